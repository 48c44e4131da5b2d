"""Puzzles hold as they stand: one suite for all games, those without any included.

A few of each kind are proven again here; `tapis puzzles check` and `make bench-long` prove all of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

import pytest
from msgspec.structs import replace

from tapisvert import bots, games
from tapisvert.bots import puzzles as found_by
from tapisvert.table.game import Sentence
from tapisvert.table.puzzles import ASKED, GRADES, TRIES, Position, Puzzle, grade_of
from tapisvert.testing.words import NAMES, is_said_well
from tapisvert.words import LANGUAGES, Speaker, catalogue, sections

PROVEN = 2
"""How many of a kind are proven again."""


class Puzzles:
    """Derive a class `TestPuzzles` from it and name the `games`."""

    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "kind" in metafunc.fixturenames:
            kinds = [(name, kind) for name in self.games for kind in kinds_of(name)]
            metafunc.parametrize(("name", "kind"), kinds, ids=["-".join(each) for each in kinds])
        else:
            metafunc.parametrize("name", self.games)
        if "language" in metafunc.fixturenames:
            metafunc.parametrize("language", LANGUAGES)

    def test_each_is_there_once_in_three_grades_by_the_levels_that_solve_it(self, name: str) -> None:
        there = games.puzzles(name)
        assert len({puzzle.id for puzzle in there}) == len(there)
        assert list(there) == sorted(there, key=lambda puzzle: (puzzle.grade, puzzle.id))
        assert {puzzle.grade for puzzle in there} in (set(), set(GRADES))
        for puzzle in there:
            assert puzzle.game == name
            assert puzzle.kind in kinds_of(name)
            assert len(puzzle.solved) == len(ASKED)
            assert all(0 <= solved <= TRIES for solved in puzzle.solved)

    def test_a_few_of_each_kind_are_proven_again(self, name: str, kind: str) -> None:
        for puzzle in some(name, kind):
            assert found_by.check(puzzle) == "", puzzle.id

    def test_its_grade_follows_from_what_the_levels_solved(self, name: str, kind: str) -> None:
        maker = found_by.maker_of(name)
        assert maker is not None
        for puzzle in some(name, kind):
            start = Position(games.load(name), puzzle)
            choices = len(list(start.game.legal(start.state, puzzle.viewer)))
            assert puzzle.grade == grade_of(puzzle.solved, choices, maker.judges.get(kind, ASKED))

    def test_another_answer_does_not_pass_for_the_proven_one(self, name: str, kind: str) -> None:
        puzzle = some(name, kind)[0]
        assert found_by.check(replace(puzzle, right=(*puzzle.right, ("nothing",))))
        assert found_by.check(replace(puzzle, counted=puzzle.counted + 1))

    def test_what_levels_are_asked_can_be_asked_again(self, name: str, kind: str) -> None:
        maker = found_by.maker_of(name)
        assert maker is not None
        puzzle = some(name, kind)[0]
        asked = [found_by.solves(puzzle, bots.LEVELS[0], maker.rounds, ask) for ask in range(TRIES)]
        assert sum(asked) == puzzle.solved[0]

    def test_its_sentences_are_all_there_and_no_others(self, name: str, language: str) -> None:
        speaker, wanted = Speaker(language, NAMES), set[str]()
        for kind in kinds_of(name):
            own = f"{name}-puzzle-{kind}"
            wanted |= {own, *(f"{own}-{part}" for part in ("task", "why", "proof"))}
        for puzzle in games.puzzles(name):
            own, counted = f"{name}-puzzle-{puzzle.kind}", {"counted": puzzle.counted}
            told = [Sentence(f"{own}-{part}", puzzle.facts) for part in ("task", "why")]
            told.append(Sentence(f"{own}-proof", {**puzzle.facts, **counted}))
            told += [Sentence(said.id, said.facts) for said in puzzle.wrong.values()]
            wanted |= {sentence.id for sentence in told}
            for sentence in told:
                said = speaker.say(sentence)
                assert is_said_well(said.lstrip("«“„\u202f")), said
        text = sections(catalogue(name, language)).get("puzzles", "")
        assert set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) == wanted


def kinds_of(name: str) -> tuple[str, ...]:
    """The kinds of puzzles that a game knows."""
    maker = found_by.maker_of(name)
    return maker.kinds if maker else ()


def some(name: str, kind: str) -> list[Puzzle]:
    """A few of a kind, from the easiest to the hardest, those that are proven quickest."""
    those = [puzzle for puzzle in games.puzzles(name) if puzzle.kind == kind]
    assert those, f"{name} has no puzzle of the kind {kind}"
    quick = sorted(those, key=lambda puzzle: puzzle.counted)[: max(PROVEN, len(those) // 2)]
    quick.sort(key=lambda puzzle: (puzzle.grade, puzzle.id))
    return [quick[at * len(quick) // PROVEN] for at in range(min(PROVEN, len(quick)))]
