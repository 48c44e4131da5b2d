"""What the suites that test every game need to know of Cartino."""

from collections import Counter

from tapisvert.games.cartino.board import card_of
from tapisvert.games.cartino.model import JOKER, State
from tapisvert.table.testing import Options, Screen, Testing


def things(state: State) -> Counter[str]:
    """All the stones and jokers (CAR-1)."""
    heaps = (*state.racks, state.bag, (JOKER,) * state.retired)
    on_board = (JOKER if joker else card_of(half) for half, joker in state.board.items())
    return Counter(stone for heap in heaps for stone in heap) + Counter(on_board)


VARIANTS: dict[str, Options] = {
    "joining": {"players": 3, "joining": "if_possible", "joker": "reused"},
    "joining-52": {"players": 2, "joining": "if_possible", "edition": 52},
}

TESTING = Testing(
    prefix="CAR",
    sheet={"": 22, "E": 6},
    known=(
        "CAR-1",
        "CAR-5",
        "CAR-6",
        "CAR-7",
        "CAR-10",
        "CAR-11",
        "CAR-13",
        "CAR-14",
        "CAR-15",
        "CAR-16",
        "CAR-20",
        "CAR-21",
        "CAR-22",
    ),
    conserved=things,
    variants=VARIANTS,
    golden=({"players": 2, "joker": "reused"},),
    records={
        "2": ({}, 1),
        "2-german": ({"edition": 52, "queen": 5, "joker": "reused"}, 2),
        "3-reused": ({"players": 3, "joker": "reused", "joining": "if_possible"}, 3),
        "4-joining": ({"players": 4, "joining": "if_possible"}, 4),
    },
    said={
        "rank": ("A", "K", "Q", "J", "10", "2"),
        "suit": tuple("CDHS"),
        "other": tuple("CDHS"),
        "half": ("u", "l"),
        "how": ("stone", "joker", "exchange"),
        "first": ("yes", "no"),
        "count": (0, 1, 3),
        "ranks": (("A", "K", "7"),),
        "stones": (("*",), ("KS", "10D"), ("AC", "KS", "*")),
        "seats": ((0, 1), (0, 1, 2)),
        "points": (0, 1, 9),
        "total": (-3, 0, 1, 24),
        "bag": (0, 1, 40),
    },
    noise=3,
    screen=Screen(
        options={},
        board="[data-testid=board]",
        turn="[data-testid=rack-stone], [data-testid=end-turn]",
        rises="[data-testid=rack-stone]",
        opening=("lift",),  # racks are secret
    ),
)
