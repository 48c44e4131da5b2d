"""What other nodes did at a table, taken in here and told to those who are here.

The newest is always read from the store: a message from another node says that there is something to
read, never what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tapisvert.server.rooms.core import TableCore


async def take_in(table: TableCore) -> bool:
    """Brings a table to what is stored, for who holds its lock; whether there was anything new."""
    before = table.head
    news = await table.node.news(table.row.code, table.match_row.id, before.moves)
    if news is None or news[0] == before:
        return False
    head, moves = news
    if (head.revision, head.number, head.chat) != (before.revision, before.number, before.chat):
        await _take_in_all(table)
    else:
        table.follow(moves)
    return True


async def _take_in_all(table: TableCore) -> None:
    saved = await table.store.load(table.row.code)
    if saved is None:
        return  # it was taken away
    changed = saved.table.revision != table.row.revision
    if changed:
        # Whether the match is over is said with its last move, which comes below.
        table.renew(saved.table, saved.match)
    if table.play is None and saved.match.setup:
        table.set_up()
    if table.play is not None:
        table.follow(saved.moves[len(table.play.match.moves) :])
    for line in saved.chat:
        if line.number > table.chat.last and not line.forgotten:
            table.say_aloud(line)
    table.chat.renew(saved.chat)
    if changed:
        table.rearrange()
        table.announce()
