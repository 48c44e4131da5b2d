"""Lessons can be learnt as they stand: one suite for all games, those without any included."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar

import pytest

from tapisvert import games, testing
from tapisvert.table.lessons import Course, Lesson, Wrong
from tapisvert.testing.words import is_said_well, speaking
from tapisvert.words import LANGUAGES, catalogue, sections

WAYS = 12
"""So many right moves of a step are followed: the first ones and the last ones, where there are more."""


class Lessons:
    """Derive a class `TestLessons` from it and name the `games`."""

    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "lesson" in metafunc.fixturenames:
            found = [(name, lesson) for name in self.games for lesson in games.lessons(name)]
            ids = [f"{name}-{lesson.name}" for name, lesson in found]
            metafunc.parametrize(("name", "lesson"), found, ids=ids)
        else:
            metafunc.parametrize("name", self.games)
        if "language" in metafunc.fixturenames:
            metafunc.parametrize("language", LANGUAGES)

    def test_every_way_of_doing_what_is_asked_leads_to_the_end(self, name: str, lesson: Lesson) -> None:
        assert lesson.name
        ends = list(ways_through(name, lesson, ()))
        assert ends
        assert all(len(path) == len(lesson.steps) for path in ends)

    def test_every_legal_move_is_right_or_answered(self, name: str, lesson: Lesson) -> None:
        game = games.load(name)
        given = {
            f"{name}-lesson-{lesson.name}-{answer.say}" for step in lesson.steps for answer in step.wrong
        }
        path, said = next(ways_through(name, lesson, ())), set()
        for done in range(len(path)):
            course = Course(game, lesson, path[:done])
            for move in map(game.write, game.legal(course.state, lesson.viewer)):
                try:
                    Course(game, lesson, path[:done]).attempt(move)
                except Wrong as wrong:
                    said.add(wrong.code)
        assert given <= said, "nobody can be told these"

    def test_its_sentences_are_all_there_and_no_others(self, name: str, language: str) -> None:
        speaker, wanted = speaking(language), set[str]()
        for lesson in games.lessons(name):
            own = f"{name}-lesson-{lesson.name}"
            wanted |= {own, f"{own}-done", *(f"{own}-{step}" for step in range(1, len(lesson.steps) + 1))}
            wanted |= {f"refusal-{own}-{answer.say}" for step in lesson.steps for answer in step.wrong}
        text = sections(catalogue(name, language)).get("lessons", "")
        assert set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) == wanted
        titles = {f"{name}-lesson-{lesson.name}" for lesson in games.lessons(name)}
        for each in wanted - titles:
            said = speaker.text(each)
            assert is_said_well(said), said

    def test_the_rules_that_its_answers_name_are_rules(self, name: str) -> None:
        named = {
            answer.rule for lesson in games.lessons(name) for step in lesson.steps for answer in step.wrong
        } - {""}
        assert named <= set(testing.of(name).rules)


def ways_through(name: str, lesson: Lesson, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The right moves of a learner from here to the end, in as many ways as are followed."""
    game = games.load(name)
    course = Course(game, lesson, path)
    if course.over:
        yield path
        return
    assert lesson.viewer in game.to_act(course.state), f"step {course.done + 1} is not the learner's"
    right = []
    for move in map(game.write, game.legal(course.state, lesson.viewer)):
        try:
            Course(game, lesson, path).attempt(move)
        except Wrong:
            continue
        right.append(move)
    assert right, f"step {course.done + 1} cannot be done"
    few = right if len(right) <= WAYS // (1 + len(path)) else [right[0], right[-1]]
    for move in few:
        yield from ways_through(name, lesson, (*path, move))
