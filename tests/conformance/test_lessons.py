"""Every game's lessons can be learnt, by the one suite for all games."""

from tapisvert.games import names
from tapisvert.testing.lessons import Lessons


class TestLessons(Lessons):
    games = names()
