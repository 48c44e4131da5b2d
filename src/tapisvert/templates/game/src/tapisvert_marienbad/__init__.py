"""Marienbad: rows of matches, and whoever takes the last one loses."""

INTERFACE = 1
"""The interface of Tapis Vert that this package is written for."""
