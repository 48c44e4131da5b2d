"""Who plays Casino Royal: the four levels, the hint, and what they judge with."""
