"""Lessons over HTTP: anybody may learn, nothing is kept, and a bad request gets a clear answer."""

from __future__ import annotations

from typing import Any

import pytest

from tapisvert import games
from tapisvert.server.web import lessons
from tapisvert.table.lessons import BadLesson
from tests.server.fakes import Guest
from tests.server.web.test_api import refusal

FIRST = "/api/lessons/punto/first"
RIGHT = ["r7@-1,0", "r9@2,0", "r9@1,0", "r5@3,0"]


async def attempt(guest: Guest, move: str, *before: str) -> dict[str, Any]:
    answer = await guest.http.post(f"{FIRST}/try", json={"moves": before, "move": move})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_games_say_which_lessons_they_have(stranger: Guest) -> None:
    told = {game["name"]: game["lessons"] for game in (await stranger.http.get("/api/games")).json()}
    assert told["punto"] == ["first"]
    assert told["casino_royal"] == ["poker", "variant", "bingo"]
    assert all(list(told[name]) == [lesson.name for lesson in games.lessons(name)] for name in games.names())


async def test_a_lesson_begins_with_a_position_and_a_task(stranger: Guest) -> None:
    told = (await stranger.http.get(FIRST)).json()
    assert (told["seat"], told["steps"], told["sides"]) == (0, 4, [[0], [1]])
    first = told["first"]
    assert first["prompt"] == {"id": "punto-lesson-first-1", "facts": {}}
    assert first["view"]["up"] == "r7"
    assert RIGHT[0] in first["legal"]
    assert first["to_act"] == [0]


async def test_a_lesson_is_learnt_move_by_move(stranger: Guest) -> None:
    for done, move in enumerate(RIGHT):
        told = await attempt(stranger, move, *RIGHT[:done])
        assert told["refusal"] is None
        assert told["done"] == (done == 3)
        *shown, last = told["steps"]
        assert all(step["legal"] == [] for step in shown)
        if told["done"]:
            assert last["legal"] == []
            assert last["view"]["outcome"]["winners"] == [0]
        else:
            assert len(shown) == 1, "the learner's move, then the other's"
            assert last["prompt"]["id"] == f"punto-lesson-first-{done + 2}"
            assert last["legal"]


async def test_a_wrong_move_is_answered_and_a_forbidden_one_refused_by_its_rule(stranger: Guest) -> None:
    wrong = await attempt(stranger, "r7@1,1")
    assert wrong == {
        "refusal": {"code": "punto-lesson-first-row", "rule": "PUN-7", "facts": {}},
        "steps": [],
        "done": False,
    }
    forbidden = await attempt(stranger, "r7@2,0")
    assert forbidden["refusal"]["code"] == "punto-not-lower"
    assert forbidden["refusal"]["rule"] == "PUN-8"
    assert forbidden["steps"] == []


async def test_nothing_of_another_seat_is_told(stranger: Guest) -> None:
    path = "/api/lessons/casino_royal/variant"
    told = (await stranger.http.get(path)).json()
    assert told["first"]["view"]["own"] == ["KH", "KS", "6C"]
    assert "9S" not in str(told["first"]["view"]), "a card in the other hand"
    made = (await stranger.http.post(f"{path}/try", json={"move": "raise 3"})).json()
    assert "9S" not in str(made)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/lessons/belote/first", (404, "unknown-game")),
        ("/api/lessons/punto/last", (404, "not-found")),
        ("/api/lessons/punto/..%2ffirst", (404, "not-found")),
    ],
)
async def test_what_is_not_there_is_refused(stranger: Guest, path: str, expected: tuple[int, str]) -> None:
    assert refusal(await stranger.http.get(path)) == expected


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"move": "somewhere"}, "bad-move"),
        ({"move": RIGHT[1], "moves": ["r7@1,1"]}, "bad-message"),  # not the way of the lesson
        ({"move": RIGHT[0], "moves": RIGHT}, "bad-message"),  # it is over
        ({"move": "x" * 201}, "bad-message"),
        ({"move": "x", "moves": ["x"] * 51}, "bad-message"),
        ({"move": "x", "seat": 1}, "bad-message"),
        ({}, "bad-message"),
    ],
)
async def test_a_bad_try_is_refused(stranger: Guest, body: dict[str, Any], code: str) -> None:
    assert refusal(await stranger.http.post(f"{FIRST}/try", json=body)) == (400, code)


def test_a_lesson_that_cannot_be_read_costs_the_game_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(name: str) -> tuple[()]:
        raise BadLesson("first: it asks for nothing")

    monkeypatch.setattr(games, "lessons", broken)
    assert lessons.names("punto") == ()
    assert "the lessons of punto are left out: first: it asks for nothing" in caplog.text


def test_a_game_without_a_folder_of_lessons_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "package", lambda name: "tests")
    assert games.lessons("bare") == ()
