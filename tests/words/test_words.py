"""Every game that comes with the house passes the suite for all games' words."""

from tapisvert.games import names
from tapisvert.testing.words import Words


class TestWords(Words):
    games = names()
