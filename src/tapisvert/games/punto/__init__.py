"""Punto: small cards, a square of six by six, and one line to make before the others."""
