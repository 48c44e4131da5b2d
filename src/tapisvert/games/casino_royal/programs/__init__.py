"""Who plays Casino Royal: the levels, the hint, and what they judge with."""
