"""What the suites that test every game need to know of Marienbad."""

from tapisvert.table.testing import Testing
from tapisvert_marienbad.rules import NAMES, State


def matches(state: State) -> int:
    """All the matches there are, on the table or taken."""
    return sum(state.rows) + sum(state.taken)


TESTING = Testing(
    prefix="MAR",
    sheet={"": 5},
    conserved=matches,
    variants={"the last one wins": {"last": "wins", "rows": "3-4-5"}},
    said={"row": tuple(NAMES), "count": (1, 2, 7), "left": (0, 1, 5), "last": ("loses", "wins")},
)
