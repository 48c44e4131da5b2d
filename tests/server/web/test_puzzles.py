"""Puzzles over HTTP: a list, and packs that hold all that follows a try."""

from __future__ import annotations

import gzip

import pytest

from tapisvert import games
from tapisvert.server.web import puzzles
from tapisvert.table.puzzles import BadPuzzle
from tests.server.fakes import Guest
from tests.server.web.test_api import refusal


async def test_games_say_how_many_puzzles_they_have(stranger: Guest) -> None:
    told = {game["name"]: game["puzzles"] for game in (await stranger.http.get("/api/games")).json()}
    assert told == {name: len(games.puzzles(name)) for name in games.names()}


async def test_a_list_names_all_and_a_pack_holds_what_follows_each_right_move(stranger: Guest) -> None:
    index = (await stranger.http.get("/api/puzzles/cartino")).json()
    pack = (await stranger.http.get("/api/puzzles/cartino/1")).json()
    size = index["pack"]
    ids = [puzzle["id"] for puzzle in index["puzzles"]]
    assert ids == [puzzle.id for puzzle in games.puzzles("cartino")]
    assert [puzzle["id"] for puzzle in pack["puzzles"]] == ids[size : 2 * size]
    for shown, puzzle in zip(pack["puzzles"], games.puzzles("cartino")[size:], strict=False):
        assert shown["first"]["prompt"]["id"] == f"cartino-puzzle-{puzzle.kind}-task"
        assert "back" not in shown["first"]["legal"]
        done = [tuple(path["moves"]) for path in shown["paths"] if path["done"]]
        assert sorted(done) == sorted(puzzle.right)
        beginnings = {line[:length] for line in puzzle.right for length in range(1, len(line) + 1)}
        assert {tuple(path["moves"]) for path in shown["paths"]} == beginnings
        for path in shown["paths"]:
            assert path["steps"][-1]["view"]["seat"] == shown["seat"]


async def test_who_has_a_pack_already_is_told_so(stranger: Guest) -> None:
    first = await stranger.http.get("/api/puzzles/punto/0")
    again = await stranger.http.get("/api/puzzles/punto/0", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert again.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", games.names())
def test_a_pack_is_small_on_its_way(name: str) -> None:
    if games.puzzles(name):
        assert len(gzip.compress(puzzles.pack(name, 0).body)) < 60_000


@pytest.mark.parametrize("path", ["/api/puzzles/punto/9999", "/api/puzzles/punto/-1", "/api/puzzles/punto/x"])
async def test_a_pack_that_is_not_there_is_refused(stranger: Guest, path: str) -> None:
    answer = await stranger.http.get(path)
    assert refusal(answer) == (404, "not-found")


async def test_a_game_that_is_not_there_has_no_puzzles(stranger: Guest) -> None:
    assert refusal(await stranger.http.get("/api/puzzles/whist")) == (404, "unknown-game")


def test_puzzles_that_cannot_be_read_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise BadPuzzle("no JSON")

    puzzles.number.cache_clear()
    monkeypatch.setattr(games, "puzzles", broken)
    assert puzzles.number("punto") == 0
    puzzles.number.cache_clear()
