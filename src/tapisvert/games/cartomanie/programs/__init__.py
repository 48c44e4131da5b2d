"""Who plays Cartomanie: the levels, the hint, and what a finished match had to find."""
