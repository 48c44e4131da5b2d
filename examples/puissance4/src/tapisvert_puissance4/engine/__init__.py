"""The grid on bitboards: the same rules, fast."""
