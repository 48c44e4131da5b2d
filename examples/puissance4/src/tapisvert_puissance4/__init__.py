"""Puissance 4: discs fall into a grid, and four in a line win."""

INTERFACE = 1
"""The interface of Tapis Vert that this package is written for."""
