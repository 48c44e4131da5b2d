"""Puissance 4 passes the tests for all games."""

from __future__ import annotations

from tapisvert.testing.conformance import Conformance
from tapisvert.testing.judgements import Judgements
from tapisvert.testing.lessons import Lessons
from tapisvert.testing.words import Words


class TestConformance(Conformance):
    games = ("puissance4",)


class TestWords(Words):
    games = ("puissance4",)


class TestLessons(Lessons):
    games = ("puissance4",)


class TestJudgements(Judgements):
    games = ("puissance4",)
