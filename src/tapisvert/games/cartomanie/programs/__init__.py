"""Who plays Cartomanie: the four levels, the hint, and what a finished match had to find."""
