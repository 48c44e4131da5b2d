"""The programs of Cartomanie: they differ in the words they know and in what they look at.

Face-down cards are all alike to them, so they turn up any; what they are good at is the choice of a word.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from tapisvert.games.cartomanie import alone, company
from tapisvert.games.cartomanie.company import Table
from tapisvert.games.cartomanie.kernel_search import Find, Search, search
from tapisvert.games.cartomanie.model import DOWN, GAP, Move, Pass, Turn, View, Vote, Word
from tapisvert.games.cartomanie.packs import Card
from tapisvert.table.program import Budget, Program


class Player:
    """What all levels share: they turn up cards at random, and leave votes to the people (MAN-9)."""

    def __init__(self, vocabulary: int | None, seconds: float = 0.0) -> None:
        self.vocabulary = vocabulary
        self.budget = Budget(seconds=seconds)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: random.Random) -> Move:
        if view.proposal:
            return Vote(True)
        if view.due:
            return rng.choice([move for move in legal if isinstance(move, Turn)])
        find = self.word(view, search(view.options.capitals, self.vocabulary), budget, rng)
        return Word(find.spelling) if find else Pass()

    def word(self, view: View, known: Search, budget: Budget, rng: random.Random) -> Find | None:
        """The best word it knows, whatever it leaves."""
        return known.best(face_up(view), prefer_hard=bool(view.stock))


class Beginner(Player):
    """Knows the everyday words, overlooks many, and is content with what it sees."""

    def word(self, view: View, known: Search, budget: Budget, rng: random.Random) -> Find | None:
        noticed = [find for find in known.words(face_up(view)) if rng.random() < 0.35]
        return max(rng.sample(noticed, min(4, len(noticed))), key=lambda find: find.points, default=None)


class Weigher(Player):
    """Also asks what its word leaves to the next player; alone, what it leaves to itself."""

    def word(self, view: View, known: Search, budget: Budget, rng: random.Random) -> Find | None:
        cards = face_up(view)
        if view.options.players == 1:
            return alone.choose(view, cards, known, budget, rng)
        return company.choose(Table.of(view, cards), known, budget, rng)


PROGRAMS: dict[str, Program] = {
    "debutant": Beginner(4_000),
    "amateur": Player(15_000),
    "confirme": Weigher(60_000, 0.1),
    "maitre": Weigher(None, 0.6),
}


class Advised(NamedTuple):
    """The word that is advised, and what it is worth."""

    move: Move
    points: int


def hint(view: View) -> tuple[Advised, ...]:
    """The word a careful player would make now, with its points; nothing if there is none."""
    known, cards = search(view.options.capitals), face_up(view)
    if view.due or not cards:
        return ()
    if view.options.players == 1:
        find = alone.choose(view, cards, known, Budget(rounds=200), random.Random(0))
    else:
        find = known.best(cards, prefer_hard=bool(view.stock))
    return (Advised(Word(find.spelling), find.points),) if find else ()


def face_up(view: View) -> tuple[Card, ...]:
    return tuple(card for card in view.table if card not in (DOWN, GAP))
