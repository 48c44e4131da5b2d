"""Lessons over HTTP: anybody may learn, a lesson comes whole, and a bad request gets a clear answer."""

from __future__ import annotations

import gzip

import msgspec
import pytest

from tapisvert import games
from tapisvert.server.messages.lessons import LessonInfo
from tapisvert.server.web import lessons
from tapisvert.table.lessons import BadLesson
from tests.server.fakes import Guest
from tests.server.web.test_api import refusal

FIRST = "/api/lessons/punto/first"
RIGHT = ["r7@-1,0", "r9@2,0", "r9@1,0", "r5@3,0"]
LARGEST = 12_000
"""Bytes of a lesson as it is sent: it comes at once, on any network."""


async def test_games_say_which_lessons_they_have(stranger: Guest) -> None:
    told = {game["name"]: game["lessons"] for game in (await stranger.http.get("/api/games")).json()}
    assert all(list(told[name]) == [lesson.name for lesson in games.lessons(name)] for name in games.names())


async def test_every_path_begins_with_scenes_and_ends_with_a_match(stranger: Guest) -> None:
    for name, paths, scenes in (
        ("punto", 1, 8),
        ("cartino", 1, 10),
        ("cartomanie", 1, 8),
        ("casino_royal", 3, 6),
    ):
        told = (await stranger.http.get(f"/api/lessons/{name}")).json()
        found: dict[str, list[str]] = {}
        for entry in told:
            found.setdefault(entry["path"], []).append(entry["match"])
        assert len(found) == paths
        for matches in found.values():
            assert matches == [""] * (scenes - 1) + ["debutant"]
        assert all(bool(entry["options"]) == bool(entry["match"]) for entry in told)


async def test_a_lesson_comes_with_all_that_can_happen_in_it(stranger: Guest) -> None:
    told = (await stranger.http.get(FIRST)).json()
    assert (told["seat"], told["steps"], told["sides"]) == (0, 4, [[0], [1]])
    point = told["points"][0]
    for done, move in enumerate(RIGHT):
        here = point["steps"][-1]
        assert here["prompt"] == {"id": f"punto-lesson-first-{done + 1}", "facts": {}}
        assert (here["to_act"], move in here["legal"]) == ([0], True)
        answered = {text for answer in point["wrong"] for text in answer["moves"]} | set(point["right"])
        assert set(here["legal"]) < answered, "what the rules forbid is answered, too"
        point = told["points"][point["right"][move]]
    assert point["right"] == {}
    assert point["steps"][-1]["view"]["outcome"]["winners"] == [0]


async def test_a_wrong_move_is_answered_and_a_forbidden_one_by_its_rule(stranger: Guest) -> None:
    point = (await stranger.http.get(FIRST)).json()["points"][0]
    said = {move: answer["refusal"] for answer in point["wrong"] for move in answer["moves"]}
    assert said["r7@1,1"] == {"code": "punto-lesson-first-row", "rule": "PUN-7", "facts": {}}
    assert (said["r7@2,0"]["code"], said["r7@2,0"]["rule"]) == ("punto-not-lower", "PUN-8")
    assert said["r7@-3,3"]["rule"] == "PUN-7"


async def test_what_no_list_can_hold_is_answered_by_a_pattern_man_6(stranger: Guest) -> None:
    point = (await stranger.http.get("/api/lessons/cartomanie/first")).json()["points"][0]
    patterns = {
        answer["pattern"]: answer["refusal"]["rule"] for answer in point["wrong"] if answer["pattern"]
    }
    assert patterns == {"word [a-z]*": "MAN-6", "word *": "MAN-5"}


async def test_the_judge_answers_what_the_lesson_does_not(stranger: Guest) -> None:
    points = (await stranger.http.get("/api/lessons/cartino/out")).json()["points"]
    said = [answer["refusal"] for point in points for answer in point["wrong"] if answer["moves"] == ["end"]]
    assert said[0] == {"code": "lesson-worse", "rule": "", "facts": {"worth": 0, "best": 100}}


async def test_nothing_of_another_seat_is_told(stranger: Guest) -> None:
    told = (await stranger.http.get("/api/lessons/casino_royal/variant")).json()
    assert told["points"][0]["steps"][0]["view"]["own"] == ["KH", "KS", "6C"]
    hidden = [step for point in told["points"] if point["right"] for step in point["steps"]]
    assert "9S" not in str(hidden), "a card in the other hand, before it is shown"


@pytest.mark.parametrize("name", games.names())
def test_every_lesson_is_small(name: str) -> None:
    for lesson in games.lessons(name):
        if not lesson.match:
            told: LessonInfo = lessons.lesson(name, lesson.name)
            assert len(gzip.compress(msgspec.json.encode(told))) < LARGEST, lesson.name


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/lessons/belote", (404, "unknown-game")),
        ("/api/lessons/belote/first", (404, "unknown-game")),
        ("/api/lessons/punto/last", (404, "not-found")),
        ("/api/lessons/punto/match", (404, "not-found")),
        ("/api/lessons/punto/..%2ffirst", (404, "not-found")),
    ],
)
async def test_what_is_not_there_is_refused(stranger: Guest, path: str, expected: tuple[int, str]) -> None:
    assert refusal(await stranger.http.get(path)) == expected


def test_a_lesson_that_cannot_be_read_costs_the_game_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(name: str) -> tuple[()]:
        raise BadLesson("first: it asks for nothing")

    monkeypatch.setattr(games, "lessons", broken)
    assert lessons.names("punto") == ()
    assert lessons.entries("punto") == ()
    assert "the lessons of punto are left out: first: it asks for nothing" in caplog.text


def test_a_game_without_a_folder_of_lessons_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "package", lambda name: "tests")
    assert games.lessons("bare") == ()
