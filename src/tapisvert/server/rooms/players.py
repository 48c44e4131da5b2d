"""Who plays how well, as a guest sees it: the players of the house or of a group, and one's own ratings.

Guests of a group are listed in their group, and not in the house.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from tapisvert import games
from tapisvert.server.messages.ratings import KindRatings, MatchRating, Moved, RatingInfo, TableKind
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import rating
from tapisvert.server.rooms.counted import Standing
from tapisvert.server.rooms.rating import Strength
from tapisvert.server.rooms.ratings import Ratings, standing_of
from tapisvert.server.storage.store import Store
from tapisvert.table.program import LEVELS

LISTED = 100
"""Players at a kind of table that are listed, and always whoever asks."""

FIND = "SELECT r.*, g.name FROM ratings r JOIN guests g ON g.id = r.guest"
IN_THE_HOUSE = " WHERE r.guest NOT IN (SELECT guest FROM members)"
IN_A_GROUP = " JOIN members m ON m.guest = r.guest WHERE m.of_group = ? AND m.revoked IS NULL"


class Players:
    """`listed`: whether the house shows its players at all."""

    def __init__(self, store: Store, ratings: Ratings, listed: bool) -> None:
        self._store = store
        self._ratings = ratings
        self._listed = listed

    async def house(self, guest: str) -> tuple[KindRatings, ...]:
        """All kinds of tables that somebody is rated at; raises `Refuse` if the host does not show that."""
        if not self._listed:
            raise Refuse("players-off")
        await self._ratings.settle()
        return _by_kind(await self._store.ask(FIND + IN_THE_HOUSE), guest)

    async def group(self, group: str, guest: str) -> tuple[KindRatings, ...]:
        await self._ratings.settle()
        return _by_kind(await self._store.ask(FIND + IN_A_GROUP, group), guest)

    async def mine(self, guest: str) -> tuple[KindRatings, ...]:
        await self._ratings.settle()
        return _by_kind(await self._store.ask(f"{FIND} WHERE r.guest = ?", guest), guest)

    async def match(self, match: str) -> MatchRating:
        """How a match moved everybody; raises `Refuse` for one that is not rated, or not over."""
        found = await self._ratings.of_match(match)
        if found is None:
            raise Refuse("not-rated")
        moved = [
            Moved(seat, before.points, after.points, after.provisional, anchor is not None)
            for seat, (before, after, anchor) in enumerate(
                zip(found.before, found.after, found.anchors, strict=True)
            )
        ]
        return MatchRating(match, found.why, tuple(moved))


def kind_info(kind: str) -> TableKind | None:
    """What a kind is, by its name; None if its game is not here any more."""
    game, teams, *values = kind.split("/")
    if game not in games.names():
        return None
    sides, _, team = teams.partition("x")
    rules = games.load(game)
    options = {
        choice.name: next((value for value in choice.values if str(value) == said), said)
        for name, said in zip(rating.names_of(game), values, strict=False)
        for choice in rules.choices
        if choice.name == name
    }
    return TableKind(game, kind, int(sides), int(team or 1), options)


def _by_kind(rows: list[Any], guest: str) -> tuple[KindRatings, ...]:
    found: defaultdict[str, list[RatingInfo]] = defaultdict(list)
    for row in rows:
        found[row["kind"]].append(_info(row["name"], standing_of(row), bool(guest) and row["guest"] == guest))
    lists = []
    for kind, players in found.items():
        about = kind_info(kind)
        if about is None:
            continue
        in_order = sorted(players, key=lambda one: (one.provisional, -one.points, one.name))
        shown = [one for place, one in enumerate(in_order) if place < LISTED or one.yours]
        lists.append(KindRatings(about, tuple(shown), _programs(about)))
    return tuple(sorted(lists, key=lambda one: (games.load(one.kind.game).place, one.kind.kind)))


def _info(name: str, standing: Standing, yours: bool) -> RatingInfo:
    strength, played, won = standing.strength, standing.played, standing.won
    return RatingInfo(name, strength.points, strength.margin, strength.provisional, played, won, yours)


def _programs(kind: TableKind) -> tuple[RatingInfo, ...]:
    """The anchors of a kind, the strongest first; none if they were never measured."""
    anchors = [(level, rating.anchor(kind.game, kind.options, level)) for level in reversed(LEVELS)]
    return tuple(_anchor(level, strength) for level, strength in anchors if strength)


def _anchor(level: str, strength: Strength) -> RatingInfo:
    return RatingInfo("", strength.points, strength.margin, False, 0, 0, level=level)
