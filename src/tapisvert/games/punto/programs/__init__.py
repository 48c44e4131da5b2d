"""Who plays Punto: the four levels, and what they search and see with."""
