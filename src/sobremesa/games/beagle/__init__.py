"""Beagle or Bagel?, all three games."""
