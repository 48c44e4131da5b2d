"""What the suites that test every game need to know of Casino Royal."""

from collections import Counter

from tapisvert.games.casino_royal.hands import KINDS
from tapisvert.games.casino_royal.model import SYMBOLS, State
from tapisvert.table.testing import Options, Screen, Testing


def things(state: State) -> tuple[int, Counter[str]]:
    """All the chips (CAS-1), to the last one, and the pack of 52."""
    chips = sum(state.money) + sum(state.laid) + sum(state.paid) + state.odd + state.box
    return chips, Counter(card for heap in (state.pack, state.called, *state.own) for card in heap)


VARIANTS: dict[str, Options] = {
    "poker-5-card": {"game": "poker", "players": 5, "rounds": "2", "ask": "card", "call": "pairs"},
    "poker-2-relance": {"game": "poker", "rounds": "2", "players": 2, "relance": "on", "batch": "five"},
    "variant-3-free": {"game": "variant", "players": 3, "rounds": "all", "call": "free"},
    "bingo-2-by-hand": {"game": "bingo", "players": 2, "boards": 4, "rounds": "1", "marks": "hand"},
    "bingo-5-said": {"game": "bingo", "players": 5, "rounds": "1", "says": "player", "stock": "45"},
    "bingo-3-all": {
        "game": "bingo",
        "players": 3,
        "boards": 2,
        "rounds": "1",
        "marks": "hand",
        "says": "player",
    },
}

TESTING = Testing(
    prefix="CAS",
    sheet={"": 6, "A": 8, "B": 10, "C": 5, "D": 2, "E": 5},
    known=(
        "CAS-4",
        "CAS-6",
        "CAS-A1",
        "CAS-A2",
        "CAS-A3",
        "CAS-A4",
        "CAS-A5",
        "CAS-A6",
        "CAS-B1",
        "CAS-B2",
        "CAS-B3",
        "CAS-B5",
        "CAS-B6",
        "CAS-B7",
        "CAS-B8",
        "CAS-C1",
        "CAS-C2",
        "CAS-C3",
        "CAS-C4",
        "CAS-C5",
        "CAS-D1",
    ),
    conserved=things,
    variants=VARIANTS,
    golden=(
        {"game": "poker", "players": 4, "rounds": "1"},
        {"game": "variant", "players": 3, "rounds": "2"},
        {"game": "bingo", "players": 2, "rounds": "1"},
        {"game": "bingo", "players": 2, "rounds": "1", "boards": 2, "marks": "hand", "says": "player"},
    ),
    records={
        "poker-2": ({"game": "poker", "players": 2, "relance": "on"}, 1),
        "poker-8": ({"game": "poker", "players": 8, "ask": "card"}, 2),
        "variant-3-all": ({"game": "variant", "players": 3, "rounds": "all"}, 3),
        "variant-5": ({"game": "variant", "players": 5, "call": "free"}, 4),
        "bingo-2-by-hand": (
            {"game": "bingo", "players": 2, "boards": 4, "rounds": "2", "marks": "hand", "says": "player"},
            5,
        ),
        "bingo-7": ({"game": "bingo", "players": 7}, 6),
    },
    said={
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
    },
    short={"rounds": "1"},
    stakes=True,
    screen=Screen(
        options={"players": 2, "pace": 0},
        board=".board.large",
        turn="[data-testid=pack], [data-testid=turn]",
        rises="[data-testid=pack]",
        opening=("cut",),  # the other cuts the pack first (CAS-D2)
    ),
)
