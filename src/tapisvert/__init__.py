"""Tapis Vert: four tabletop games to play, to host and to program."""
