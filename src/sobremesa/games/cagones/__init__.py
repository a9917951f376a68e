"""CAGONES."""
