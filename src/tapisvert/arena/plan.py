"""What an arena plays: every group of players, on every deal, on every seat.

This is duplicate play. A *deal* is all the luck of a match, and all players meet the same deals. On each of
them every group sits down once, and again with all of them moved on by one place, until everybody has sat
everywhere: what luck gave to a seat, it gave to all. Over the deals the order in which they sit changes, too.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from importlib import metadata
from itertools import combinations, count, permutations
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.bots.entrants import Entrant
from tapisvert.table.game import AnyGame, OptionValue


class Plan(msgspec.Struct, frozen=True, dict=True):
    """Who plays what. How many matches are played is not part of it: more can always follow.

    `share` is how much of its time a level gets, `patience` how many seconds anybody may think about a move,
    `luck` how many futures are played to tell what each thing that could have come would have been worth.
    With `rounds` levels imagine so many for a move instead, and the same seed gives the same matches.
    `forfeit`: a bot that fails loses its match, and the others go on.
    """

    game: str
    version: int
    options: dict[str, OptionValue]
    players: tuple[Entrant, ...]
    seed: int = 0
    share: float = 1.0
    patience: int = 60
    luck: int = 0
    rounds: int = 0
    forfeit: bool = False

    @cached_property
    def rules(self) -> AnyGame:
        return games.load(self.game)

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of every side: partners are one player."""
        return self.rules.sides(self.rules.options(self.options))

    @property
    def header(self) -> dict[str, Any]:
        """What makes two plans the same: the levels are those of a version of this package."""
        return {
            "arena": 2,
            "tapisvert": metadata.version("tapisvert"),
            "game": f"{self.game} {self.version}",
            "options": self.options,
            "players": [f"{player.text} {player.fingerprint}".strip() for player in self.players],
            "seed": self.seed,
            "share": self.share,
            **{name: set for name in ("luck", "rounds", "forfeit") if (set := getattr(self, name))},
        }

    @property
    def fingerprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self.header, order="deterministic")).hexdigest()[:8]

    def pairings(self, matches: int) -> Iterator[Pairing]:
        """At least so many matches: a deal that is begun is played by all."""
        given = 0
        for deal in count():
            if given >= matches:
                return
            for lineup in lineups(len(self.players), len(self.sides), deal):
                given += 1
                yield Pairing(deal, lineup)


class Pairing(msgspec.Struct, frozen=True):
    """One match: the deal, and which player has which side."""

    deal: int
    lineup: tuple[int, ...]


def lineups(players: int, sides: int, deal: int) -> Iterator[tuple[int, ...]]:
    """Who has which side in the matches of a deal."""
    together = min(players, sides)
    for group in combinations(range(players), together):
        known = orders(together, sides)
        order = known[deal % len(known)]
        for lineup in sorted(set(rotations(order))):
            yield tuple(group[player] for player in lineup)


@cache
def orders(players: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """Every way to seat all players around a table, but for moving all on; each as often, or nearly."""
    each, over = divmod(sides, players)
    # Everybody sits somewhere, so every order can be moved on until the first player has the first place.
    found = {
        min(rotations((0, *others)))
        for extra in combinations(range(players), over)
        for others in permutations([*range(players)][1:] + [*range(players)] * (each - 1) + [*extra])
    }
    # Mixed, and always the same: in their order, neighbours would stay neighbours for hundreds of deals.
    return tuple(random.Random(0).sample(sorted(found), len(found)))


def rotations(order: Sequence[int]) -> list[tuple[int, ...]]:
    return [(*order[first:], *order[:first]) for first in range(len(order))]
