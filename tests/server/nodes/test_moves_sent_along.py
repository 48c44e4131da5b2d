"""A node that stores a move sends it along: others follow without reading, unless something is missing."""

from __future__ import annotations

from unittest.mock import AsyncMock

import pytest

from tapisvert.server.nodes.channels import Notice
from tapisvert.server.rooms.node import Moved
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.storage.store import MoveRow
from tests.server.nodes.test_cluster import Host, apart, hosts, play_apart, until

__all__ = ["hosts"]


async def test_a_move_is_followed_without_a_look_into_the_store(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = await apart(*hosts)
    await play_apart(pages, 2)
    reading = AsyncMock(side_effect=AssertionError("nothing is missing"))
    for each in hosts:
        monkeypatch.setattr(each.store, "news", reading)
        monkeypatch.setattr(each.store, "load", reading)
    await play_apart(pages, 6)
    monkeypatch.undo()
    assert pages[0].table.head == pages[1].table.head
    reading.assert_not_called()


async def unsaid(hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch) -> tuple[Host, LiveTable, Moved]:
    """A move that one node stored and did not tell: the other node, its table, and what it would be told."""
    pages = await apart(*hosts)
    for page in pages:
        await page.settled()
    seat = next(seat for seat, page in enumerate(pages) if page.latest(seat)["legal"])
    said: list[Moved] = []
    monkeypatch.setattr(hosts[seat].node, "moved", said.append)
    await pages[seat].move(seat)
    return hosts[1 - seat], pages[1 - seat].table, said[0]


async def test_a_node_that_missed_a_move_reads_what_is_missing(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hears of the second move, of which nothing is stored and so nothing is played."""
    there, table, first = await unsaid(hosts, monkeypatch)
    second = Moved(first.code, first.revision, first.match, 2, first.row)
    there.node._heard(Notice("one", moves=[second]))
    assert table.head.moves == 0
    await until(lambda: table.head.moves == 1)
    there.node._heard(Notice("one", moves=[first]))  # it comes late
    assert table.head.moves == 1


@pytest.mark.parametrize("way", ["another revision", "another match", "in the middle of something"])
async def test_a_move_is_not_taken_at_its_word_where_nodes_know_different_tables(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A seat may be somebody else's by then: who may see the move is read first."""
    _, table, told = await unsaid(hosts, monkeypatch)
    if way == "another revision":
        assert not table.hear_move(Moved(told.code, told.revision + 1, told.match, 1, told.row))
    elif way == "another match":
        assert not table.hear_move(Moved(told.code, told.revision, f"{told.code}-2", 1, told.row))
    else:
        async with table.lock:
            assert not table.hear_move(told)
    assert table.head.moves == 0
    await until(lambda: table.hear_move(told))  # not while it still follows how the match began
    assert table.head.moves == 1


def test_what_comes_late_only_names_the_moves() -> None:
    moved = Moved("AAAAAA", 1, "AAAAAA-1", 1, MoveRow(0, "a1"))
    assert Notice("one", moves=[moved]).and_then(Notice("one")) == Notice("one", {"AAAAAA"})
