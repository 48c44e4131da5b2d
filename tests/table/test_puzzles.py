"""Puzzles are read from files, and their positions come about by the rules of their game."""

from __future__ import annotations

import msgspec
import pytest

from tapisvert import games
from tapisvert.bots import puzzles as found_by
from tapisvert.table.puzzles import BadPuzzle, Position, Proof, Puzzle, named, read, write

PUNTO = games.load("punto")
PROOF = Proof(right=(("r5@1,0",),), counted=3)


def puzzle(**other: object) -> Puzzle:
    made = named(PROOF, PUNTO, "win-now", 0, 7, {"starter": "1"}, ())
    return msgspec.structs.replace(made, **other)


def test_what_is_written_is_read_again() -> None:
    first, second = puzzle(grade=1, solved=(5, 5, 5, 5)), puzzle(id="other")
    assert read(write([first, second])) == (first, second)


def test_the_same_position_and_question_have_the_same_id() -> None:
    assert puzzle().id == puzzle().id != named(PROOF, PUNTO, "win-now", 1, 7, {"starter": "1"}, ()).id


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": {"table": "17"}},
        {"moves": ("1 r5@9,9",)},
        {"moves": ("1 nothing",)},
        {"moves": ("somebody r5@0,0",)},
    ],
)
def test_a_position_that_no_match_comes_to_is_named_pun_6(wrong: dict[str, object]) -> None:
    with pytest.raises(BadPuzzle, match=puzzle().id):
        Position(PUNTO, puzzle(**wrong))


@pytest.mark.parametrize("text", ["{}", '{"id": 1}', "not JSON"])
def test_a_file_that_is_none_is_named(text: str) -> None:
    with pytest.raises(BadPuzzle):
        read(text)


def test_a_puzzle_that_does_not_hold_is_found_out() -> None:
    assert found_by.check(puzzle(kind="riddle")) == "nobody knows the kind riddle"
    assert found_by.check(puzzle(seat=2)) == "the seat is not to move"
    assert found_by.check(puzzle()) == "no answer"


def test_making_gives_the_same_puzzles_again_and_says_what_was_dropped_and_why() -> None:
    made = [found_by.make("casino_royal", 3, 1000, 600.0, kind="call-or-wait", matches=2) for _ in range(2)]
    assert made[0].puzzles == made[1].puzzles
    assert made[0].dropped == made[1].dropped
    assert made[0].matches == 2
    assert made[0].candidates == len(made[0].puzzles) + sum(made[0].dropped.values())
    assert all(found_by.check(each) == "" for each in made[0].puzzles)
