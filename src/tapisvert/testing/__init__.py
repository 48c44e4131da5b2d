"""What every game is tested with, for games from elsewhere too.

A game's tests are one file:

    from tapisvert.testing.conformance import Conformance
    from tapisvert.testing.judgements import Judgements
    from tapisvert.testing.lessons import Lessons
    from tapisvert.testing.puzzles import Puzzles
    from tapisvert.testing.words import Words

    class TestConformance(Conformance):
        games = ("belote",)

    class TestWords(Words):
        games = ("belote",)

    class TestLessons(Lessons):
        games = ("belote",)

    class TestPuzzles(Puzzles):
        games = ("belote",)

    class TestJudgements(Judgements):
        games = ("belote",)

What the suites need to know of a game is `TESTING` in its `testing.py` (`tapisvert.table.testing.Testing`).
"""

from __future__ import annotations

from tapisvert import games
from tapisvert.table.testing import Screen, Testing


def of(name: str) -> Testing:
    """What a game says about itself to the suites; the defaults if it has no `testing.py`."""
    module = games.part(name, "testing")
    if module is None:
        return Testing()
    found: Testing = module.TESTING
    return found


def with_screen() -> list[str]:
    """The games that have a page of their own to test."""
    return [name for name in games.names() if of(name).screen]


def screen(name: str) -> Screen:
    """How a game's page is taken hold of."""
    found = of(name).screen
    if found is None:
        raise games.MissingPart(name, "testing.py with a screen")
    return found
