"""What a program is to the table: somebody who sees a view, names a move, and has only so much time.

These words stand below the games, because every game brings its own programs and all of them are asked alike.
`tapisvert.bots` finds a game's programs by name and level.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

import msgspec

from tapisvert.table.game import Sentence

LEVELS: Final = ("debutant", "apprenti", "amateur", "habitue", "averti", "confirme", "maitre")
"""The same seven in every game, weakest first."""

MEASURED = "measured"
"""How a program is named that is set to the measure of whoever plays against it; a letter says how strong."""

PARTS = 4
"""So many steps lead from one level to the next where a program is set to somebody's measure."""

SLICE = 0.005
"""Seconds between two looks at the clock."""

LARGEST = 100_000
"""Rounds between two looks at the clock, at most."""

ROUNDS_A_SECOND = 50_000
"""How many imagined rounds stand for a second of thinking where a match must be repeatable.

A program whose rounds take longer has a `rounds_a_second` of its own.
"""


class Budget(msgspec.Struct, frozen=True):
    """How long a program may think about a move: so many seconds, or so many imagined rounds.

    Rounds make a program reproducible: the same view, seed and number give the same move on every machine.
    Seconds are the clock's; where strength is measured they are the processor's, so that a busy machine makes
    nobody weaker.

    >>> list(Budget(rounds=2000).batches())
    [2000]
    >>> Budget(seconds=2).scaled(0.5)
    Budget(seconds=1.0, rounds=0, processor=False)
    """

    seconds: float = 0.0
    rounds: int = 0
    """If there are any, seconds do not count."""

    processor: bool = False
    """Whether seconds are the processor's."""

    def scaled(self, factor: float) -> Budget:
        """The same budget, longer or shorter."""
        return Budget(self.seconds * factor, round(self.rounds * factor), self.processor)

    def of_processor(self) -> Budget:
        """The same budget in time of the processor."""
        return Budget(self.seconds, self.rounds, processor=True)

    def batches(self, first: int = 16) -> Iterator[int]:
        """How many rounds to imagine next, again and again until the budget is spent; at least once.

        `first` is how many to begin with, before it is known how long they take.
        """
        if self.rounds:
            yield self.rounds
            return
        clock = time.thread_time if self.processor else time.perf_counter
        start = before = clock()
        size = first
        while True:
            yield size
            now = clock()
            if now - start >= self.seconds:
                return
            span = min(SLICE, self.seconds - (now - start))
            size = max(1, int(min(4 * size, LARGEST, size * span / max(now - before, 1e-9))))
            before = now


class Program(Protocol):
    """A program of some game and level. It keeps nothing between two moves."""

    budget: Budget

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: random.Random) -> Any:
        """One of the legal moves, from what a seat sees and nothing else."""
        ...


class Advice(Protocol):
    """A move of a turn that is advised, and the points it brings.

    It may also have `said`: what people call this move, where its text does not tell.
    """

    @property
    def move(self) -> Any: ...
    @property
    def points(self) -> int: ...


class HintStep(msgspec.Struct, frozen=True):
    """A move that is proposed, and the points it would bring.

    `said` is what people call it where its text does not tell: a word with its accents.
    """

    move: str
    points: int
    said: str = ""


class Tip(msgspec.Struct, frozen=True):
    """What a hint tells at a time, in one or more sentences.

    `marks` are places, cards or other things of the game, as texts, that a page lights up. `moves` are the
    advised moves that this tip gives away; the first tips of a hint give none away.
    """

    says: tuple[Sentence, ...]
    marks: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()


class Hint(msgspec.Struct, frozen=True):
    """What is advised to a seat: the moves, and the same little by little, from where to look to the move."""

    steps: tuple[HintStep, ...]
    tips: tuple[Tip, ...] = ()


def measured(step: int) -> str:
    """The name of a program that is set to somebody's measure, so many steps above the lowest level.

    >>> measured(0), measured(8), measured(24)
    ('measureda', 'measuredi', 'measuredy')
    """
    if not 0 <= step <= PARTS * (len(LEVELS) - 1):
        raise ValueError(f"there is no step {step}")
    return MEASURED + chr(ord("a") + step)


def dial_of(name: str) -> float | None:
    """Where a level, or a program that is set to somebody's measure, is on the dial; None for other names.

    >>> dial_of("amateur"), dial_of("measuredj"), dial_of("bot")
    (2, 2.25, None)
    """
    if name in LEVELS:
        return LEVELS.index(name)
    steps = [step for step in range(PARTS * (len(LEVELS) - 1) + 1) if measured(step) == name]
    return steps[0] / PARTS if steps else None


def luck_of(view: Any) -> random.Random:
    """Luck that follows from a view alone: who asks twice gets the same hint twice."""
    return random.Random(msgspec.msgpack.encode(view))
