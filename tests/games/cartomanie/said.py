"""What the gaps of Cartomanie's sentences can hold, for the tests of the words."""

from tapisvert.games.cartomanie.packs import JOKER

CHOICES: dict[str, tuple[object, ...]] = {
    "letter": ("B", "e", JOKER),
    "capital": ("yes", "no", "joker"),
    "word": ("a", "boxait"),
    "points": (0, 1, 18),
    "total": (0, 1, 36),
    "places": ((1,), (3, 8, 12)),
    "cards": (("A",), ("B", "o", JOKER)),
    "count": (1, 5),
    "stock": (0, 1, 99),
    "late": ("yes", "no"),
    "answer": ("yes", "no"),
    "accepted": ("yes", "no"),
    "against": ((), (1, 2)),
    "why": ("no-capital", "capitals", "cleared", "quiet", "barren", "no-word"),
    "left": (0, 1, 17),
    "missed": (0, 1, 4),
    "seats": ((0, 1), (0, 1, 2)),
}
SHORT: dict[str, object] = {}
"""Options that make a match short: presets name the version, and every match is one game."""
