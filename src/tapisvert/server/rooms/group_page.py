"""A group as its host and its guests see it: cards, tables, the deals of the day, ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from tapisvert.server.messages.groups import GroupDay, GroupInfo, GroupLine, GroupTable, MemberInfo
from tapisvert.server.rooms import deals
from tapisvert.server.rooms.groups import Group, Groups, Member
from tapisvert.server.rooms.players import Players
from tapisvert.server.rooms.standings import Standings
from tapisvert.server.storage.store import Store
from tapisvert.table.days import day_of

TABLES = 40
"""Tables that are listed: those that wait first, then those being played, then the last that ended."""

FIND_TABLES = (
    "SELECT code, game, phase, rated FROM tables WHERE of_group = ? AND removed IS NULL"
    " ORDER BY CASE phase WHEN 'open' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END, touched DESC, code"
    f" LIMIT {TABLES}"
)
FIND_SEATS = (
    "SELECT s.code, s.kind, s.name FROM seats s JOIN tables t ON t.code = s.code"
    " WHERE t.of_group = ? AND t.removed IS NULL ORDER BY s.code, s.seat"
)


class GroupPage:
    """`now` is the time by the calendar that all nodes go by."""

    def __init__(
        self, store: Store, groups: Groups, players: Players, standings: Standings, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._groups = groups
        self._players = players
        self._standings = standings
        self._now = now

    async def show(self, group: Group, guest: str) -> GroupInfo:
        """A group; its cards are listed for its host, and for anybody else their own alone."""
        members = await self._groups.members(group)
        shown = members if guest == group.host else [each for each in members if each.guest == guest]
        return GroupInfo(
            id=group.id,
            name=group.name,
            chat=group.chat,
            opens=group.opens,
            host=guest == group.host,
            may_open=group.may_open(guest),
            members=tuple(_member(each, guest) for each in shown),
            tables=await self._tables(group),
            day=await self._day(members, guest),
            ratings=await self._players.group(group.id, guest),
        )

    async def mine(self, guest: str) -> list[GroupLine]:
        """The groups that a guest made, and the one they have a card of."""
        own = [GroupLine(group.id, group.name, True) for group in await self._groups.hosted(guest)]
        member = await self._groups.of(guest)
        return [*own, GroupLine(member.id, member.name, False)] if member else own

    async def _tables(self, group: Group) -> tuple[GroupTable, ...]:
        seats: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        for row in await self._store.ask(FIND_SEATS, group.id):
            seats[row["code"]].append((row["kind"], row["name"]))
        return tuple(
            GroupTable(
                code=row["code"],
                game=row["game"],
                phase=row["phase"],
                names=tuple(name for kind, name in seats[row["code"]] if kind != "open"),
                free=sum(kind == "open" for kind, _ in seats[row["code"]]),
                rated=bool(row["rated"]),
            )
            for row in await self._store.ask(FIND_TABLES, group.id)
        )

    async def _day(self, members: list[Member], guest: str) -> tuple[GroupDay, ...]:
        day = day_of(self._now())
        there = {each.guest for each in members}
        tried = [each for each in await self._standings.of(day) if each.guest in there and each.counts]
        return tuple(
            GroupDay(
                offer.daily.name,
                offer.game,
                offer.daily.level,
                offer.seats,
                tuple(each.standing(guest, False) for each in tried if each.deal == offer.daily.name),
            )
            for offer in deals.offers(day)
        )


def _member(member: Member, guest: str) -> MemberInfo:
    return MemberInfo(member.number, member.name, member.guest == guest, member.used, member.revoked)
