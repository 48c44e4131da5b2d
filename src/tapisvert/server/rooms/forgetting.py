"""Forgetting a guest: all that names them goes, for a host who is asked to, or when they ask it themselves.

The matches stay, since they are others' too: with a dash in the place of the name.
"""

from __future__ import annotations

import secrets
import time

import msgspec
from msgspec.structs import replace

from tapisvert.server.rooms import tournament_store
from tapisvert.server.storage.store import NOBODY, Change, Store
from tapisvert.table.match import Setup

FORGET_CHAT = "UPDATE chat SET name = ?, text = '', phrase = '', guest = NULL, client = NULL"

OF_THEIR_OWN = ("played", "memory", "passes", "tries", "ratings", "members", "subscriptions")
"""What is nobody else's."""


async def forget(store: Store, guest: str, by_name: bool = False) -> int | None:
    """Deletes all that names a guest; at how many tables that was, None if there is no such guest.

    `by_name`: lines of chat that do not say whose they are go too, if they were said by somebody of that
    name. A host may want that; a guest might have taken the name for it.
    """
    rows = await store.ask("SELECT name FROM guests WHERE id = ?", guest)
    if not rows:
        return None
    stranger = secrets.token_hex(12)  # nobody has a cookie for it
    seats = await store.ask("SELECT code FROM seats WHERE guest = ?", guest)
    hosted = await store.ask("SELECT code FROM tables WHERE host = ?", guest)
    spoke = await store.ask("SELECT DISTINCT code FROM chat WHERE guest = ?", guest)
    played = await store.ask("SELECT code FROM matches WHERE guests LIKE ?", f'%"{guest}"%')
    codes = sorted({row["code"] for row in (*seats, *hosted, *spoke, *played)})
    changes: list[Change] = [
        ("UPDATE tables SET host = ?, host_name = ? WHERE host = ?", (stranger, NOBODY, guest)),
        (FORGET_CHAT + " WHERE guest = ?", (NOBODY, guest)),
        # From before lines of onlookers said whose they are.
        *(
            [(FORGET_CHAT + " WHERE guest IS NULL AND name = ?", (NOBODY, rows[0]["name"]))]
            if by_name
            else []
        ),
        (
            "UPDATE tables SET outcasts = replace(outcasts, ?, ?) WHERE outcasts IS NOT NULL",
            (guest, stranger),
        ),
        *((f"DELETE FROM {name} WHERE guest = ?", (guest,)) for name in OF_THEIR_OWN),
        ("UPDATE upkeep SET value = value + 1 WHERE name = 'ratings'", ()),
        # The numbers stay, which others' ratings follow from, and nobody can tell whose they were.
        (
            "UPDATE rated SET body = replace(body, ?, ?) WHERE body LIKE ?",
            (f'"{guest}"', '""', f'%"{guest}"%'),
        ),
        # Their cookies prove nothing from here on, and of their devices nothing else is known.
        (
            "UPDATE devices SET guest = '', name = '', made = 0, seen = 0, ended = coalesce(ended, ?)"
            " WHERE guest = ?",
            (time.time(), guest),
        ),
        ("DELETE FROM told WHERE who = ?", (guest,)),
        ("DELETE FROM guests WHERE id = ?", (guest,)),
    ]
    for code in codes:
        changes += await _rename(store, code, guest)
    unseat = "UPDATE seats SET name = ?, guest = ?, stand_in = TRUE WHERE guest = ?"
    changes.append((unseat, (NOBODY, stranger, guest)))
    # A server that has the table in memory sees by its revision that it has changed.
    changes += [("UPDATE tables SET revision = revision + 1 WHERE code = ?", (code,)) for code in codes]
    await store.change(changes)
    await tournament_store.forget(store, guest)
    return len(codes)


def removal(code: str) -> list[Change]:
    """Deletes a table for good, with its matches and chat."""
    of_matches = [
        (f"DELETE FROM {name} WHERE match IN (SELECT id FROM matches WHERE code = ?)", (code,))
        for name in ("moves", "lookbacks", "played", "results", "tries", "told")
    ]
    others = ("matches", "chat", "seats", "leases", "tables")
    return [*of_matches, *((f"DELETE FROM {name} WHERE code = ?", (code,)) for name in others)]


async def _rename(store: Store, code: str, guest: str) -> list[Change]:
    """Takes a guest's name out of the records of a table."""
    seats = await store.ask("SELECT seat, name, guest FROM seats WHERE code = ?", code)
    now = {row["seat"]: row["name"] for row in seats if row["guest"] == guest}
    changes: list[Change] = []
    for row in await store.ask("SELECT id, setup, guests FROM matches WHERE code = ?", code):
        if not row["setup"]:
            continue
        setup = msgspec.json.decode(row["setup"], type=Setup)
        if row["guests"]:
            guests = msgspec.json.decode(row["guests"], type=tuple[str, ...])
        else:  # from before matches had this column: the seat's owner now, if the name is the same
            guests = tuple(
                guest if now.get(seat) == sitter.name else "" for seat, sitter in enumerate(setup.seats)
            )
        sitters = tuple(
            replace(sitter, name=NOBODY) if whose == guest else sitter
            for whose, sitter in zip(guests, setup.seats, strict=True)
        )
        values = (
            msgspec.json.encode(replace(setup, seats=sitters)).decode(),
            msgspec.json.encode(["" if whose == guest else whose for whose in guests]).decode(),
        )
        changes.append(("UPDATE matches SET setup = ?, guests = ? WHERE id = ?", (*values, row["id"])))
    return changes
