"""What other nodes stored about a table, taken in here.

This is how a node fills what it missed: the newest is always in the store. A move that another node sent
along and that is the next one here comes without it (cluster.py).
"""

from __future__ import annotations

from tapisvert.server.rooms.node import Follower
from tapisvert.server.storage.store import SharedStore


async def take_in(table: Follower, store: SharedStore) -> bool:
    """Brings a table to what is stored; whether there was anything new. The caller holds the table's lock."""
    before = table.head
    news = await store.news(table.row.code, table.match_row.id, before.moves)
    if news is None or news[0] == before:
        return False
    head, moves = news
    if (head.revision, head.number, head.chat) == (before.revision, before.number, before.chat):
        table.follow(moves)
    else:
        saved = await store.load(table.row.code)
        if saved is not None:  # else a host took the table away
            table.take_in(saved)
    return True
