"""One file for each schema change, numbered."""
