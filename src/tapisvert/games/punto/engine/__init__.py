"""The rules of Punto, fast: one round on bitboards, and the bridge from the plain rules."""
