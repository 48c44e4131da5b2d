"""What the gaps of Cartino's sentences can hold, for the tests of the words."""

CHOICES: dict[str, tuple[object, ...]] = {
    "rank": ("A", "K", "Q", "J", "10", "2"),
    "suit": tuple("CDHS"),
    "other": tuple("CDHS"),
    "half": ("u", "l"),
    "how": ("stone", "joker", "exchange"),
    "count": (0, 1, 3),
    "ranks": (("A", "K", "7"),),
    "stones": (("*",), ("KS", "10D"), ("AC", "KS", "*")),
    "seats": ((0, 1), (0, 1, 2)),
    "points": (0, 1, 9),
    "total": (-3, 0, 1, 24),
    "bag": (0, 1, 40),
}
SHORT: dict[str, object] = {}
"""Options that make a match short: every match is one game."""
