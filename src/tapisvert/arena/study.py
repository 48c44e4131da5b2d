"""What a game is like: many matches at random and many between programs, counted.

Everything here comes from the contract: outcomes, lengths, events by their kinds, refusals by their rules.
What a game can add is told in `tapisvert.table.tally`. A study is made in parts, so that they can be played
side by side, and so that one which was interrupted goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.table.game import AnyGame, OptionValue
from tapisvert.table.program import Budget
from tapisvert.table.tally import Tally, total

RANDOM = ""
"""Who plays where nobody thinks."""

PAIRS = ("amateur>debutant", "confirme>amateur", "maitre>confirme")
"""Who plays whom, to see what skill is worth: the better one has one side, the other one all others."""

BATCH, PLAYED = 100_000, 20
"""Games in a part: on a kernel, and by the rules."""


class Subject(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is studied. `level` is the program on all seats.

    It imagines `rounds` rounds for a move, which gives the same match on every machine; if that is 0, it
    thinks for `share` of its time. In so many of its matches (`luck`) what luck gave is reckoned.
    """

    game: str
    options: dict[str, OptionValue]
    level: str = "amateur"
    rounds: int = 50
    share: float = 0.1
    seed: int = 0
    luck: int = 0

    @property
    def rules(self) -> AnyGame:
        return games.load(self.game)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return self.rules.sides(self.rules.options(self.options))

    def budget(self, whole: Budget) -> Budget:
        """What a program gets of its budget."""
        return Budget(rounds=self.rounds) if self.rounds else whole.scaled(self.share).of_processor()


class Study(msgspec.Struct, frozen=True):
    """What was found at a table: at random, and between programs."""

    table: str
    subject: Subject
    random: Tally
    programs: Tally
    skill: dict[str, Tally] = {}
    """By `PAIRS`: what the better of the two won, as the wins of the first place."""


class Part(msgspec.Struct, frozen=True):
    """Some of the games of a study: at a table, by a level, `RANDOM` or one of `PAIRS`, from a deal on."""

    table: str
    player: str
    first: int
    games: int


def parts(table: str, subject: Subject, playouts: int, matches: int, skill: int = 0) -> Iterator[Part]:
    """All that a study of a table consists of; alone there is nobody to be better than."""
    size = BATCH if own(subject.game, "playouts") else PLAYED
    pairs = [(pair, skill, PLAYED) for pair in PAIRS if len(subject.sides) > 1]
    for player, wanted, most in ((RANDOM, playouts, size), (subject.level, matches, PLAYED), *pairs):
        for first in range(0, wanted, most):
            yield Part(table, player, first, min(most, wanted - first))


def play(subject: Subject, part: Part) -> Tally:
    """Plays a part; runs wherever a worker is."""
    from tapisvert.arena.study_watch import duel, watch

    first = subject.seed + part.first
    if part.player in PAIRS:
        return total(duel(subject, deal, part.player) for deal in range(first, first + part.games))
    playouts = None if part.player else own(subject.game, "playouts")
    if not playouts:
        return total(watch(subject, deal, part.player) for deal in range(first, first + part.games))
    whole = Tally()
    for tally in playouts(subject.rules.options(subject.options), first):
        whole.add(tally)
        if whole.games >= part.games:
            break
    return whole


@cache
def own(game: str, part: str) -> Any:
    """What a game brings to its study, or nothing."""
    return getattr(games.part(game, "study"), part, None)


def tables(game: str) -> tuple[str, ...]:
    """The presets that are studied unless others are asked for."""
    chosen: tuple[str, ...] = own(game, "TABLES") or tuple(games.load(game).presets)
    return chosen
