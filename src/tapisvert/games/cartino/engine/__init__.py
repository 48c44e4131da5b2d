"""The rules of Cartino, fast: turns and matches on bits, and the bridge from the plain rules."""
