"""Who plays Cartino: the levels, the hint, and what they search and judge with."""
