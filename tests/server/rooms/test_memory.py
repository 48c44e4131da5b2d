"""What a guest has done is remembered for all their browsers, and the first time counts."""

from __future__ import annotations

import pytest

from tapisvert.server.messages.people import Memories, Remembered
from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms import memory
from tapisvert.server.rooms.memory import Memory
from tapisvert.server.storage.store import Store
from tests.server.fakes import Guest

NOW = 1000.0


@pytest.fixture
async def kept(any_store: Store) -> Memory:
    return Memory(any_store, lambda: NOW)


async def test_both_sides_are_put_together_and_the_earlier_stays(kept: Memory) -> None:
    await kept.remember("anna", "puzzles", Memories({"a": Remembered(5, "1"), "b": Remembered(9, "1")}))
    told = Memories({"b": Remembered(7, "0"), "a": Remembered(6, "0"), "c": Remembered(5e9, "1")})
    both = (await kept.remember("anna", "puzzles", told)).entries
    assert both == {"a": Remembered(5, "1"), "b": Remembered(7, "0"), "c": Remembered(NOW, "1")}
    assert (await kept.recall("anna", "puzzles")).entries == both
    assert (await kept.recall("anna", "lessons")).entries == {}
    assert (await kept.recall("ben", "puzzles")).entries == {}


async def test_there_is_an_end_to_it_and_nothing_of_an_unknown_kind(
    kept: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "MOST", 2)
    await kept.remember("anna", "days", Memories({"a": Remembered(1, ""), "b": Remembered(1, "")}))
    with pytest.raises(Refuse, match="memory-full"):
        await kept.remember("anna", "days", Memories({"c": Remembered(1, "")}))
    with pytest.raises(Refuse, match="not-found"):
        await kept.recall("anna", "secrets")


async def test_whoever_is_forgotten_has_done_nothing(any_store: Store, kept: Memory) -> None:
    await any_store.name_guest("anna", "Anna")
    await kept.remember("anna", "days", Memories({"a": Remembered(1, "")}))
    await Upkeep(any_store).forget("anna")
    assert (await kept.recall("anna", "days")).entries == {}


async def test_it_is_ones_own_and_well_formed(anna: Guest, ben: Guest, stranger: Guest) -> None:
    told = {"entries": {"punto/first": {"at": 12.0, "value": "1"}}}
    assert await anna.post("/api/me/memory/lessons", told) == told
    assert (await anna.http.get("/api/me/memory/lessons")).json() == told
    assert (await ben.http.get("/api/me/memory/lessons")).json() == {"entries": {}}
    assert (await stranger.http.get("/api/me/memory/lessons")).json()["code"] == "no-name"
    for entries in ({"a b": {"at": 1, "value": ""}}, {"a": {"at": 1, "value": "x" * 201}}, {"a": 1}):
        answer = await anna.http.post("/api/me/memory/lessons", json={"entries": entries})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
