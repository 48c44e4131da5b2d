"""What the suites that test every game need to know of Puissance 4."""

from tapisvert.table.testing import Screen, Testing
from tapisvert_puissance4.rules import WAYS

TESTING = Testing(
    prefix="PUI",
    sheet={"": 7},
    variants={"8x7": {"board": "8x7"}},
    golden=({}, {"board": "8x7", "starter": "2"}),
    said={
        "column": (1, 4, 8),
        "columns": (7, 8),
        "row": (1, 7),
        "way": tuple(WAYS),
        "length": (4, 5, 6, 7),
    },
    screen=Screen(
        options={"starter": "1"},
        board="[data-testid=board]",
        turn="[data-column][data-legal]",
        rises="[data-testid=play-puissance4]",
    ),
)
