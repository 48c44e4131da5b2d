"""What the gaps of Casino Royal's sentences can hold, for the tests of the words."""

from tapisvert.games.casino_royal.hands import KINDS
from tapisvert.games.casino_royal.model import SYMBOLS

CHOICES: dict[str, tuple[object, ...]] = {
    "rank": ("A", "K", "Q", "J", "10"),
    "suit": tuple("CDHS"),
    "card": ("KS",),
    "cards": (1, 26, ("KS",), ("KS", "10D", "2C")),
    "own": ((), ("KS", "10D", "2C")),
    "hand": KINDS,
    "high": ("A", "K", "Q", "J", "10"),
    "low": ("A", "K", "Q", "J", "10"),
    "symbol": SYMBOLS,
    "answer": ("call", "wait", "mark"),
    "how": ("open", "raise", "double"),
    "all_in": ("yes", "no"),
    "why": ("best", "alone", "bingo"),
    "phase": ("stake", "symbol", "cut", "calling", "opening", "raising", "bidding", "pause", "window"),
    "seats": ((0,), (0, 1), (0, 1, 2)),
    "winners": ((0,), (0, 2)),
    "amount": (0, 1, 12),
    "paid": (0, 1, 12),
    "price": (1, 12),
    "odd": (0, 1, 3),
    "count": (0, 1, 4),
    "owed": (1, 6),
    "most": (1, 10),
    "needed": (1, 6),
    "boards": (1, 4),
    "total": (0, 1, 120),
}
SHORT: dict[str, object] = {"rounds": "1"}
"""Options that make a match short."""
