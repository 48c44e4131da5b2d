"""What many matches of a game had in common, in counts that can be added up.

What a game adds to the studies of it is in its `study.py`, each part only if it has it:

- `playouts(options, seed)` plays at random on the game's kernel: a `Tally` again and again;
- `ways(options, events)` says what the events of a match tell together, as texts to be counted that look like
  `round: ended by = call`;
- `rounds(options, events)` tells how the rounds of a match went, as a `Tally` of them;
- `tries(state, seat, luck)` names moves that a player may think of, be they legal or not;
- `points(state)` tells what every side has so far, to see who leads; nothing while that is open;
- `SECONDS` says how long people take for a move, by the name of its type;
- `TABLES` are the presets that are studied unless others are asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec


class Luck(msgspec.Struct):
    """Results and luck of sides, in sums: of both, of their squares and of their product."""

    sides: int = 0
    result: float = 0.0
    luck: float = 0.0
    results: float = 0.0
    lucks: float = 0.0
    both: float = 0.0

    def note(self, result: float, luck: float) -> None:
        """One side of one match."""
        self.add(Luck(1, result, luck, result**2, luck**2, result * luck))

    def add(self, other: Luck) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def spread(self) -> float:
        """The standard deviation of a side's result."""
        return float(max(0.0, self._variance) ** 0.5)

    @property
    def explained(self) -> float:
        """How much of the variance of results is luck, as far as it was seen: what the best line through
        both explains."""
        product = self.both / self.sides - self.result * self.luck / self.sides**2
        lucky = self.lucks / self.sides - (self.luck / self.sides) ** 2
        whole = lucky * self._variance
        return min(1.0, product**2 / whole) if whole > 0 else 0.0

    @property
    def _variance(self) -> float:
        return self.results / self.sides - (self.result / self.sides) ** 2


PARTS = 5
"""Parts of a match, all of the same length, in which it is told how much there is to choose."""


class Tally(msgspec.Struct):
    """Counts of some matches. A match that several share is won by each of them."""

    matches: int = 0
    drawn: int = 0
    """Won by nobody."""
    shared: int = 0
    """Won by several sides."""
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    """By place, from the side that acted first."""
    lengths: Counter[int] = msgspec.field(default_factory=Counter)
    """How many matches had so many moves."""
    scores: Counter[int] = msgspec.field(default_factory=Counter)
    """How many sides had so many points."""
    ends: Counter[str] = msgspec.field(default_factory=Counter)
    """How rounds or matches ended."""
    events: Counter[str] = msgspec.field(default_factory=Counter)
    """What happened."""
    within: Counter[str] = msgspec.field(default_factory=Counter)
    """In how many matches any of these came."""
    margins: Counter[int] = msgspec.field(default_factory=Counter)
    """Points between the first two sides."""
    choices: Counter[int] = msgspec.field(default_factory=Counter)
    """How many decisions had so many moves."""
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    """Rules that forbade a move."""
    tried: int = 0
    """Moves that were tried for that."""
    hindered: Counter[str] = msgspec.field(default_factory=Counter)
    """Decisions where they forbade any."""
    asked: int = 0
    """Decisions where moves were tried."""
    rounds: Tally | None = None
    """The rounds of these matches, counted like matches."""
    luck: Luck | None = None
    """Of those matches whose luck was reckoned."""

    turns: Counter[int] = msgspec.field(default_factory=Counter)
    """How many matches had so many changes of who leads."""
    behind: Counter[int] = msgspec.field(default_factory=Counter)
    """How many winners had been so many points behind, at worst."""
    minutes: Counter[int] = msgspec.field(default_factory=Counter)
    """How many matches would take people so many minutes."""
    widths: Counter[int] = msgspec.field(default_factory=Counter)
    """Legal moves, all together, by the part of the match: from 0, the first, to the last of `PARTS`."""
    looks: Counter[int] = msgspec.field(default_factory=Counter)
    """At how many decisions these were counted."""
    said: dict[str, dict[str, str | int]] = msgspec.field(default_factory=dict)
    """An example of each refusal: what it said."""

    @property
    def games(self) -> int:
        """How many were played: matches, or rounds if these were all."""
        return self.matches or (self.rounds.matches if self.rounds else 0)

    def add(self, other: Tally) -> None:
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            elif name == "said":
                self.said = theirs | mine
            elif name == "rounds":
                self.rounds = total(each for each in (mine, theirs) if each) if mine or theirs else None
            elif name == "luck":
                self.luck = _together(mine, theirs)
            else:
                setattr(self, name, mine + theirs)


def _together(one: Luck | None, other: Luck | None) -> Luck | None:
    if not one or not other:
        return one or other
    whole = Luck()
    whole.add(one)
    whole.add(other)
    return whole


def total(tallies: Iterable[Tally]) -> Tally:
    """All of them together."""
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
    return whole
