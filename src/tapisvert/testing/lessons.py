"""Lessons can be learnt as they stand: one suite for all games, those without any included."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

import pytest

from tapisvert import games, testing
from tapisvert.table.lessons import OTHER, Answer, Course, Lesson
from tapisvert.table.scenes import Point, unfold
from tapisvert.testing.words import is_said_well, speaking
from tapisvert.words import LANGUAGES, catalogue, sections


class Lessons:
    """Derive a class `TestLessons` from it and name the `games`."""

    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "lesson" in metafunc.fixturenames:
            found = [(name, lesson) for name in self.games for lesson in games.lessons(name)]
            scenes = [(name, lesson) for name, lesson in found if not lesson.match]
            ids = [f"{name}-{lesson.name}" for name, lesson in scenes]
            metafunc.parametrize(("name", "lesson"), scenes, ids=ids)
        else:
            metafunc.parametrize("name", self.games)
        if "language" in metafunc.fixturenames:
            metafunc.parametrize("language", LANGUAGES)

    def test_every_way_of_doing_what_is_asked_leads_to_the_end(self, name: str, lesson: Lesson) -> None:
        game = games.load(name)
        for point in points(name, lesson):
            assert bool(point.right) == (len(point.path) < len(lesson.steps)), f"{point.path} leads nowhere"
            if point.right:
                assert lesson.viewer in game.to_act(point.steps[-1].state), "it is somebody else's decision"

    def test_every_legal_move_is_right_or_answered(self, name: str, lesson: Lesson) -> None:
        game, told = games.load(name), set[str]()
        for point in points(name, lesson):
            if not point.right:
                continue
            answered = {move: reply.code for reply in point.wrong for move in reply.moves}
            for move in map(game.write, game.legal(point.steps[-1].state, lesson.viewer)):
                assert move in point.right or answered[move] != OTHER, f"{move} after {point.path}"
            told |= set(answered.values())
        given = {f"{name}-lesson-{lesson.name}-{one.say}" for step in lesson.steps for one in step.wrong}
        assert given <= told, "nobody can be told these"

    def test_a_match_can_be_played(self, name: str) -> None:
        for lesson in games.lessons(name):
            if lesson.match:
                assert games.load(name).options(lesson.options)

    def test_its_sentences_are_all_there_and_no_others(self, name: str, language: str) -> None:
        speaker, titles, wanted = speaking(language), set[str](), set[str]()
        for lesson in games.lessons(name):
            own = f"{name}-lesson-{lesson.name}"
            titles |= {own, *([f"{name}-path-{lesson.path}"] if lesson.path else [])}
            wanted |= {f"{own}-{step}" for step in range(1, len(lesson.steps) + 1)}
            wanted.add(f"{own}-1" if lesson.match else f"{own}-done")
            wanted |= {f"refusal-{own}-{answer.say}" for answer in answers(lesson)}
        text = sections(catalogue(name, language)).get("lessons", "")
        assert set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) == wanted | titles
        for each in wanted:
            said = speaker.text(each)
            assert is_said_well(said), said

    def test_the_rules_that_one_must_know_are_taught_and_those_named_are_rules(self, name: str) -> None:
        own, lessons = testing.of(name), games.lessons(name)
        named = {answer.rule for lesson in lessons for answer in answers(lesson)} - {""}
        taught = {rule for lesson in lessons for rule in lesson.rules}
        assert named | taught <= set(own.rules)
        assert set(own.known) <= taught


def points(name: str, lesson: Lesson) -> tuple[Point, ...]:
    """All that can happen in a lesson, and what is said then."""
    assert Course(games.load(name), lesson).task.endswith("-1")
    return unfold(games.load(name), lesson, games.judged(name).get(lesson.name, {}))


def answers(lesson: Lesson) -> list[Answer]:
    return [answer for step in lesson.steps for answer in (*step.wrong, *step.refused)]
