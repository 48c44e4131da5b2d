"""What the suites that test every game need to know of Cartomanie."""

from collections import Counter

from tapisvert.games.cartomanie.model import State
from tapisvert.games.cartomanie.packs import JOKER
from tapisvert.games.cartomanie.turns import in_play
from tapisvert.table.testing import Options, Screen, Testing


def things(state: State) -> Counter[str]:
    """All the cards in play (MAN-1, MAN-22, MAN-23)."""
    return Counter(in_play(state)) + Counter(
        card for pile in state.piles for won in pile for card in won.cards
    )


VARIANTS: dict[str, Options] = {
    "without-vote": {"players": 3, "vote": False, "clock": 0},
    "short-63": {"players": 2, "version": "short", "half": 63, "vote": False},
}

TESTING = Testing(
    prefix="MAN",
    sheet={"": 24, "E": 1},
    known=("MAN-5", "MAN-6", "MAN-7", "MAN-8", "MAN-12", "MAN-13", "MAN-14", "MAN-20"),
    conserved=things,
    variants=VARIANTS,
    golden=({"players": 2, "version": "children"}, {"players": 1, "version": "short"}),
    records={
        "1": ({"players": 1, "clock": 0}, 1),
        "1-new-table": ({"players": 1, "version": "short", "vote": False}, 16),
        "2-drawn-again": ({"version": "short", "vote": False}, 14),
        "3-children": ({"players": 3, "version": "children"}, 3),
        "4-63": ({"players": 4, "version": "short", "half": 63, "clock": 15}, 5),
    },
    said={
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
    },
    screen=Screen(
        options={"clock": 0},
        board="[data-place]",
        turn="form button, [data-testid=word-field]",
        rises="[data-place][aria-disabled=false]",
    ),
)
