"""Lessons are read from files, begin where they say, and tell right from wrong by the rules of their game."""

from __future__ import annotations

import pytest

from tapisvert.games import load
from tapisvert.table.chance import Chance
from tapisvert.table.game import BadMove, Illegal
from tapisvert.table.lessons import OTHER, Arranged, Astray, BadLesson, Case, Course, Lesson, Wrong, read

PUNTO = load("punto")
TEXT = """
options = { table = "2", starter = "1" }
first = { "side 1" = ["r5", "r6", "b2"], "side 2" = ["g3", "y9"] }
moves = ["1 r5@0,0", "2 g3@1,0"]

[[steps]]
right = [{ move = "r6@*", brings = { kind = "covered", under_colour = "g" } }]
wrong = [{ brings = { kind = "covered" }, say = "own", rule = "PUN-8" }]
then = ["2 y9@0,0"]

[[steps]]
right = [{ move = "b2@1,1" }, { move = "b2@0,1" }]
"""


def lesson(text: str = TEXT) -> Lesson:
    return read("short", text)


def changed(before: str, after: str) -> Lesson:
    assert before in TEXT
    return lesson(TEXT.replace(before, after))


def test_a_lesson_begins_where_its_moves_lead() -> None:
    course = Course(PUNTO, lesson())
    assert dict(course.state.board) == {(0, 0): "r5", (1, 0): "g3"}
    assert course.state.hands[0] == ("r6",)
    assert (course.done, course.over, course.task) == (0, False, "punto-lesson-short-1")


def test_right_moves_lead_through_it_and_others_answer() -> None:
    course = Course(PUNTO, lesson())
    mine, theirs = course.attempt("r6@1,0")
    assert dict(mine.state.board)[1, 0] == "r6"
    assert dict(theirs.state.board)[0, 0] == "y9"
    assert course.task == "punto-lesson-short-2"
    [last] = course.attempt("b2@0,1")
    assert last.state == course.state
    assert (course.over, course.task) == (True, "punto-lesson-short-done")
    with pytest.raises(Astray):
        course.attempt("r6@1,0")


def test_a_wrong_move_has_its_answer_or_the_one_for_all_and_changes_nothing() -> None:
    course = Course(PUNTO, lesson())
    before = course.state
    with pytest.raises(Wrong) as own:
        course.attempt("r6@0,0")
    assert (own.value.code, own.value.rule) == ("punto-lesson-short-own", "PUN-8")
    with pytest.raises(Wrong) as other:
        course.attempt("r6@0,1")
    assert (other.value.code, other.value.rule) == (OTHER, "")
    with pytest.raises(Illegal, match="PUN-7"):
        course.attempt("r6@4,4")
    with pytest.raises(BadMove):
        course.attempt("anywhere")
    assert (course.state, course.done) == (before, 0)


def test_the_way_so_far_is_followed_or_refused() -> None:
    course = Course(PUNTO, lesson(), ["r6@1,0"])
    assert course.done == 1
    for path in (["r6@0,0"], ["r6@4,4"], ["anywhere"], ["r6@1,0", "b2@1,1", "b2@1,1"]):
        with pytest.raises(Astray):
            Course(PUNTO, lesson(), path)


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ('"2 g3@1,0"', '"2 g3@4,0"', "PUN-7"),
        ('"2 g3@1,0"', '"2 somewhere"', "somewhere"),
        ('"2 g3@1,0"', '"g3@1,0"', "g3@1,0"),
        ('table = "2"', 'table = "9"', "table"),
        ('["r5", "r6", "b2"]', '["r5", "g6", "b2"]', "no 'g6' is left"),
        ('["r5", "r6", "b2"]', '["r5", "r5", "r5"]', "no 'r5' is left"),
    ],
)
def test_a_lesson_that_cannot_be_played_says_why(before: str, after: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        Course(PUNTO, changed(before, after))


@pytest.mark.parametrize(
    "text",
    ["", "steps = []", "no toml", "moves = 1", TEXT + "\n[hints]\n"],
)
def test_a_file_that_is_no_lesson_says_so(text: str) -> None:
    with pytest.raises(BadLesson, match="short"):
        lesson(text)


def test_a_case_asks_for_a_text_and_for_an_event() -> None:
    start = PUNTO.start(PUNTO.options({"starter": "1"}), Chance.seeded(1))
    kinds = [type(event).__name__ for event in start.events]
    assert kinds[0] == "Dealt"
    assert Case(move="a?c").covers("abc", ())
    assert not Case(move="a?c").covers("abd", ())
    assert Case(brings={"kind": "dealt", "round": 1}).covers("anything", start.events)
    assert not Case(brings={"kind": "dealt", "round": 2}).covers("anything", start.events)
    assert not Case(brings={"kind": "placed"}).covers("anything", ())


def test_what_comes_first_comes_first_once_and_the_rest_follows_the_seed() -> None:
    chance = Arranged.seeded(3)
    chance.first = {"pack": ("b", "d")}
    plain = Chance.seeded(3)
    mixed = chance.shuffle(1, "pack", "abcdef").items
    assert mixed[:2] == ("b", "d")
    assert [item for item in plain.shuffle(1, "pack", "abcdef").items if item not in "bd"] == list(mixed[2:])
    assert chance.shuffle(2, "pack", "abcdef") == plain.shuffle(2, "pack", "abcdef")
    assert chance.shuffle(1, "other", "abc") == plain.shuffle(1, "other", "abc")
