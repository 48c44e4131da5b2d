"""Groups: a class, a library, a club. A card makes a phone one named guest of the group.

A card is a pass (passes.py) that stays good until the host revokes it, and like every pass it is stored as a
hash alone. Whoever has one lays the group's tables and no others, and says no more anywhere than the group
allows.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Sequence

from tapisvert.server.messages.groups import CardsWish, GroupCard, GroupChat, GroupOpens, GroupWish
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import ChatSent
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.names import clean_name, told_apart
from tapisvert.server.rooms.passes import Passes
from tapisvert.server.storage.store import Change, Store
from tapisvert.table.value import Value

MOST_CARDS = 60
MOST_GROUPS = 10

COLUMNS = "g.id, g.name, g.host, g.chat, g.opens"
OF_GUEST = (
    f"SELECT {COLUMNS} FROM members m JOIN groups g ON g.id = m.of_group"
    " WHERE m.guest = ? AND m.revoked IS NULL"
)
OF_HOST = f"SELECT {COLUMNS} FROM groups g WHERE g.host = ? ORDER BY g.made, g.id"
MEMBERS = (
    "SELECT m.guest, m.number, m.revoked, g.name,"
    " (SELECT count(*) FROM devices d WHERE d.guest = m.guest AND d.ended IS NULL) AS devices"
    " FROM members m JOIN guests g ON g.id = m.guest WHERE m.of_group = ? ORDER BY m.number"
)
ADD_MEMBER = "INSERT INTO members (guest, of_group, number) VALUES (?, ?, ?)"
ADD_GUEST = "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)"
OF_TABLES = "UPDATE tables SET chat = ?, phrases = ?, revision = revision + 1 WHERE of_group = ?"


class Group(Value, frozen=True):
    """What a host decided about a group."""

    id: str
    name: str
    host: str
    chat: GroupChat
    opens: GroupOpens

    def may_open(self, guest: str) -> bool:
        return guest == self.host or self.opens == "everybody"


class Member(Value, frozen=True):
    """Somebody who has a card, or had one. `used`: a device is them now."""

    guest: str
    number: int
    name: str
    used: bool
    revoked: bool


class Groups:
    """`clock` tells the time by the calendar."""

    def __init__(self, store: Store, passes: Passes, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._passes = passes
        self._clock = clock

    async def make(self, me: Me, wish: GroupWish, names: Sequence[str]) -> tuple[Group, list[GroupCard]]:
        """A group, with a card for each name."""
        if not names:
            raise Refuse("bad-message", problem="names")
        if len(await self._store.ask(OF_HOST, me.guest)) >= MOST_GROUPS:
            raise Refuse("too-many-groups", most=MOST_GROUPS)
        group = Group(secrets.token_hex(6), clean_name(wish.name), me.guest, wish.chat, wish.opens)
        cards, changes = self._new_cards(group, names, [])
        add = "INSERT INTO groups (id, name, host, chat, opens, made) VALUES (?, ?, ?, ?, ?, ?)"
        values = (group.id, group.name, group.host, group.chat, group.opens, self._clock())
        await self._store.change([(add, values), *changes])
        return group, cards

    async def find(self, group: str, guest: str, revoked: str = "") -> Group:
        """A group, for its host or somebody of it; raises `Refuse`.

        `revoked`: the guest that somebody was before their card was revoked.
        """
        found = await self._store.ask(f"SELECT {COLUMNS} FROM groups g WHERE g.id = ?", group)
        known = [_group(row) for row in found]
        if known and guest and (guest == known[0].host or known[0] == await self.of(guest)):
            return known[0]
        if revoked and revoked in await self.revoked([revoked]):
            raise Refuse("card-revoked")
        raise Refuse("unknown-group")

    async def own(self, group: str, guest: str) -> Group:
        """A group, for its host alone."""
        found = await self.find(group, guest)
        if guest != found.host:
            raise Refuse("not-host")
        return found

    async def of(self, guest: str) -> Group | None:
        """The group that a guest has a card of."""
        rows = await self._store.ask(OF_GUEST, guest) if guest else []
        return _group(rows[0]) if rows else None

    async def hosted(self, guest: str) -> list[Group]:
        return [_group(row) for row in await self._store.ask(OF_HOST, guest)] if guest else []

    async def members(self, group: Group) -> list[Member]:
        return [
            Member(row["guest"], row["number"], row["name"], row["devices"] > 0, row["revoked"] is not None)
            for row in await self._store.ask(MEMBERS, group.id)
        ]

    async def cards(self, group: Group, wish: CardsWish) -> list[GroupCard]:
        """New cards: for more names, and in the place of others, also of those that were revoked."""
        there = await self.members(group)
        known = {each.number: each for each in there}
        if not set(wish.again) <= known.keys():
            raise Refuse("unknown-card")
        cards, changes = self._new_cards(group, wish.names, there)
        for number in sorted(set(wish.again)):
            code, change = self._passes.drawn(known[number].guest, "group")
            back = "UPDATE members SET revoked = NULL WHERE guest = ?"
            changes += [change, (back, (known[number].guest,))]
            cards.append(GroupCard(number, known[number].name, code))
        await self._store.change(changes)
        return sorted(cards, key=lambda card: card.number)

    async def change(self, group: Group, wish: GroupWish) -> None:
        """What may be said and who may open tables from here on, also at tables that are there."""
        update = "UPDATE groups SET name = ?, chat = ?, opens = ? WHERE id = ?"
        talk = (wish.chat != "off", wish.chat == "phrases", group.id)
        values = (clean_name(wish.name), wish.chat, wish.opens, group.id)
        await self._store.change([(update, values), (OF_TABLES, talk)])

    async def revoke(self, group: Group, number: int) -> str:
        """A card proves nothing any more; the guest whose it was, whose sessions are still to be ended."""
        found = [each for each in await self.members(group) if each.number == number]
        if not found:
            raise Refuse("unknown-card")
        guest = found[0].guest
        revoke = "UPDATE members SET revoked = ? WHERE guest = ? AND revoked IS NULL"
        void = "DELETE FROM passes WHERE guest = ?"
        await self._store.change([(revoke, (self._clock(), guest)), (void, (guest,))])
        return guest

    async def revoked(self, guests: Collection[str]) -> set[str]:
        """Those of these guests whose cards were revoked."""
        marks = ", ".join("?" * len(guests))
        query = f"SELECT guest FROM members WHERE revoked IS NOT NULL AND guest IN ({marks})"
        return {row["guest"] for row in await self._store.ask(query, *guests)} if guests else set()

    async def remove(self, group: Group) -> None:
        """Takes the group itself away, once its tables and guests are gone."""
        await self._store.change(
            [
                ("DELETE FROM members WHERE of_group = ?", (group.id,)),
                ("DELETE FROM groups WHERE id = ?", (group.id,)),
            ]
        )

    async def for_table(self, guest: str, wanted: str) -> Group | None:
        """Whose table a guest lays: their group's, or as a host the one that is wanted; raises `Refuse`."""
        group = await self.of(guest)
        if group is None and not wanted:
            return None
        group = group or await self.find(wanted, guest)
        if not group.may_open(guest):
            raise Refuse("group-opens")
        return group

    async def check_table(self, group: str, guest: str, revoked: str = "") -> None:
        """A group's table is for its guests and its host; raises `Refuse`."""
        try:
            await self.find(group, guest, revoked)
        except Refuse as refuse:
            if refuse.refusal.code == "card-revoked":
                raise
            raise Refuse("not-of-group") from None

    async def check_words(self, guest: str, sent: ChatSent) -> None:
        """Whoever has a card says no more than their group allows, at whatever table; raises `Refuse`."""
        group = await self.of(guest)
        if group and group.chat == "off":
            raise Refuse("chat-off")
        if group and group.chat == "phrases" and sent.text:
            raise Refuse("phrases-only")

    def _new_cards(
        self, group: Group, names: Sequence[str], there: list[Member]
    ) -> tuple[list[GroupCard], list[Change]]:
        if len(there) + len(names) > MOST_CARDS:
            raise Refuse("too-many-cards", most=MOST_CARDS)
        taken = [each.name for each in there]
        first = max((each.number for each in there), default=0) + 1
        cards: list[GroupCard] = []
        changes: list[Change] = []
        for number, given in enumerate(names, first):
            name, guest = told_apart(clean_name(given), taken), secrets.token_hex(12)
            code, change = self._passes.drawn(guest, "group")
            taken.append(name)
            cards.append(GroupCard(number, name, code))
            changes.append((ADD_GUEST, (guest, name, self._clock())))
            changes += [(ADD_MEMBER, (guest, group.id, number)), change]
        return cards, changes


def _group(row: object) -> Group:
    return Group(*(row[column] for column in ("id", "name", "host", "chat", "opens")))  # type: ignore[index]
