"""Who plays Cartino: the four levels, the hint, and what they search and judge with."""
