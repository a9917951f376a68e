"""The ``sobremesa`` command."""
