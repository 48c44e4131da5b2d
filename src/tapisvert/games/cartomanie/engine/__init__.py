"""The rules of Cartomanie, fast: word search and matches on bits, and the bridge from the plain rules."""
