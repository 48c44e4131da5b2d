"""What the gaps of Cartomanie's sentences can hold, for the tests of the words."""

CHOICES: dict[str, tuple[object, ...]] = {
    "letter": ("B", "a", "*"),
    "capital": ("yes", "no", "joker"),
    "word": ("boxait",),
    "points": (0, 1, 18),
    "total": (0, 1, 24),
    "stock": (0, 1, 99),
    "count": (1, 5),
    "left": (0, 1, 12),
    "late": ("yes", "no"),
    "answer": ("yes", "no"),
    "accepted": ("yes", "no"),
    "why": ("no-capital", "quiet", "capitals", "cleared", "barren", "no-word"),
    "places": ((1, 2),),
    "cards": (("B", "a"),),
    "against": ((), (1, 2)),
    "seats": ((0, 1), (0, 1, 2)),
}
SHORT: dict[str, object] = {"version": "children"}
"""Options that make a match short."""
