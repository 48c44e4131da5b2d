"""Every game that comes with the house passes the suite for all games."""

from tapisvert.games import names
from tapisvert.testing.conformance import Conformance


class TestConformance(Conformance):
    games = names()
