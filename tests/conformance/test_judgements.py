"""Every game's positions are judged as all are, by the one suite for all games."""

from tapisvert.games import names
from tapisvert.testing.judgements import Judgements


class TestJudgements(Judgements):
    games = names()
