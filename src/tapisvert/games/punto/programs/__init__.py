"""Who plays Punto: the levels, and what they search and see with."""
