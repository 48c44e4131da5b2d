"""What the suites that test every game need to know of Punto."""

from collections import Counter

from tapisvert.games.punto import model
from tapisvert.games.punto.model import State
from tapisvert.table.testing import Options, Screen, Testing

END = model.RoundEnd(
    round=1,
    how="line",
    why="line",
    seat=0,
    side=0,
    length=4,
    counts=(1, 0),
    points=7,
    lines=(),
    trophy="r5",
    stuck="",
    board=(),
)


def things(state: State) -> Counter[str]:
    """All the cards in play (PUN-1, PUN-2)."""
    heaps = (*state.piles, *state.hands, *state.played, *state.trophies, state.gone)
    cards = Counter(card for heap in heaps for card in heap)
    if state.outcome and state.previous and state.previous.trophy:
        # The last board stays as it was won, so its trophy is both shown there and kept.
        cards[state.previous.trophy] -= 1
    return cards


VARIANTS: dict[str, Options] = {"long": {"wins": 9, "starter": "2"}}

TESTING = Testing(
    prefix="PUN",
    sheet={"": 17, "E": 3},
    known=("PUN-2", "PUN-6", "PUN-7", "PUN-8", "PUN-9", "PUN-10", "PUN-13", "PUN-16"),
    conserved=things,
    variants=VARIANTS,
    golden=({"table": "2", "wins": 1}, {"table": "3", "expert": True, "wins": 1}),
    records={
        "2": ({"table": "2"}, 1),
        "3": ({"table": "3", "wins": 3}, 2),
        "3-expert": ({"table": "3", "expert": True}, 3),
        "4": ({"table": "4", "wins": 3, "starter": "2"}, 4),
        "2x2-expert": ({"table": "2x2", "expert": True, "wins": 1}, 5),
        "3x2": ({"table": "3x2", "wins": 4}, 6),
        "3x2-expert": ({"table": "3x2", "expert": True, "wins": 2}, 7),
        "4x2": ({"table": "4x2"}, 8),
    },
    said={
        "way": ("start", "left", "right", "above", "below", "corner"),
        "how": ("line", "series", "points"),
        "why": ("line", "stuck", "empty"),
        "count": (1, 2, 5),
        "wins": (0, 1, 2),
        "length": (2, 3, 4, 5, 6),
        "colour": tuple(model.COLOURS),
        "near_colour": ("", *model.COLOURS),
        "under_colour": tuple(model.COLOURS),
        "trophy_colour": tuple(model.COLOURS),
        "cards": (("r5",),),
        "end": (END,),
    },
    short={"wins": 1},
    screen=Screen(
        options={"starter": "1"},
        board="[data-testid=board]",
        turn="[data-testid=hand-card]",
        rises="[data-testid=hand-card]",
    ),
)
