"""The programs of Cartomanie: they differ in the words they know and see, and in what they weigh.

Face-down cards are all alike to them, so they turn up any; what they are good at is the choice of a word.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from tapisvert.games.cartomanie.engine.search import Find, Search, search
from tapisvert.games.cartomanie.model import DOWN, GAP, Move, Pass, Turn, View, Vote, Word
from tapisvert.games.cartomanie.packs import Card
from tapisvert.games.cartomanie.programs import solo, versus
from tapisvert.games.cartomanie.programs.versus import Spread
from tapisvert.table.program import Budget, Program


class Player(ABC):
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

    @abstractmethod
    def word(self, view: View, known: Search, budget: Budget, rng: random.Random) -> Find | None:
        """The word to make of the cards that are up; none to pass."""


class Seeker(Player):
    """Plays as people do: overlooks words that it knows, and makes the best it sees, whatever that leaves.

    `sees` is the share of its words that it notices in the cards; after `enough` of them it looks no further.
    """

    def __init__(self, vocabulary: int, sees: float, enough: int | None = None) -> None:
        super().__init__(vocabulary)
        self.sees = sees
        self.enough = enough

    def word(self, view: View, known: Search, budget: Budget, rng: random.Random) -> Find | None:
        seen = [find for find in known.words(face_up(view)) if rng.random() < self.sees]
        if self.enough and len(seen) > self.enough:
            seen = rng.sample(seen, self.enough)
        hard = known.index.hard

        def worth(find: Find) -> tuple[int, int]:  # MAN-24
            return find.points, int(hard[find.position]) if view.stock else 0

        return max(seen, key=worth, default=None)


class Weigher(Player):
    """Also asks what its word leaves to the next player; alone, what it leaves to itself."""

    def word(self, view: View, known: Search, budget: Budget, rng: random.Random) -> Find | None:
        cards = face_up(view)
        if view.options.players == 1:
            return solo.choose(view, cards, known, budget, rng)
        return versus.choose(Spread.of(view, cards), known, budget, rng)


PROGRAMS: dict[str, Program] = {
    "debutant": Seeker(4_000, sees=0.6, enough=10),
    "amateur": Seeker(15_000, sees=0.5),
    "confirme": Weigher(60_000, 0.1),
    "maitre": Weigher(None, 0.6),
}

MARKS = (0, 0.5, 1, 1.48, 1.9, 2.4, 3)
"""Where the seven levels lie among the programs, so that each wins about as much from the one below."""


def face_up(view: View) -> tuple[Card, ...]:
    return tuple(card for card in view.table if card not in (DOWN, GAP))
