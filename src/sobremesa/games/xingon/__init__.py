"""XINGON."""
