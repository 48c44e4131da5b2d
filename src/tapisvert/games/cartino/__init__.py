"""Cartino: a field for every card, two stones for every field, and points for what a stone touches."""
