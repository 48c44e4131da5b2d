"""Lessons as clients play them: everything that a learner can see, try and be told, in one answer.

Nothing is kept of it, and nothing more is asked: a lesson that was loaded is learnt without a network.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any

from tapisvert import games
from tapisvert.server.messages.lessons import LessonAnswer, LessonEntry, LessonInfo, LessonPoint, LessonStep
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.refusals import Refuse
from tapisvert.table.game import AnyGame, Event, Sentence, seen
from tapisvert.table.lessons import BadLesson, Lesson
from tapisvert.table.scenes import Point, Reply, unfold

log = logging.getLogger(__name__)


def names(game: str) -> tuple[str, ...]:
    """The lessons of a game; none if one of them cannot be read, which is no fault of the other games."""
    try:
        return tuple(lesson.name for lesson in games.lessons(game))
    except BadLesson as error:
        log.warning("the lessons of %s are left out: %s", game, error)
        return ()


def entries(game: str) -> tuple[LessonEntry, ...]:
    """The lessons of a game in the order in which they are learnt; raises `Refuse`."""
    if game not in games.names():
        raise Refuse("unknown-game")
    found = games.lessons(game) if names(game) else ()
    return tuple(
        LessonEntry(lesson.name, lesson.path, lesson.match, dict(lesson.options) if lesson.match else {})
        for lesson in found
    )


@cache
def lesson(game: str, name: str) -> LessonInfo:
    """A lesson with all that can happen in it; raises `Refuse`."""
    if game not in games.names():
        raise Refuse("unknown-game")
    found, rules = _find(game, name), games.load(game)
    try:
        points = unfold(rules, found, games.judged(game).get(name, {}))
    except BadLesson as error:
        raise Refuse("bad-message", problem=str(error)[:200]) from None
    return LessonInfo(
        game=game,
        name=name,
        options=dict(found.options),
        sides=rules.sides(rules.options(found.options)),
        seat=found.viewer,
        steps=len(found.steps),
        points=tuple(_point(rules, found, point) for point in points),
    )


def _find(game: str, name: str) -> Lesson:
    for lesson in games.lessons(game) if name in names(game) else ():
        if lesson.name == name and not lesson.match:
            return lesson
    raise Refuse("not-found")


def _point(game: AnyGame, lesson: Lesson, point: Point) -> LessonPoint:
    *before, last = point.steps
    task = Sentence(f"{game.name}-lesson-{lesson.name}-{len(point.path) + 1}") if point.right else None
    return LessonPoint(
        steps=(
            *(_shown(game, lesson.viewer, step.state, step.events, None) for step in before),
            _shown(game, lesson.viewer, last.state, last.events, task),
        ),
        right=point.right,
        wrong=tuple(map(_answer, point.wrong)),
    )


def _answer(reply: Reply) -> LessonAnswer:
    return LessonAnswer(Refusal(reply.code, reply.rule, dict(reply.facts)), reply.moves, reply.pattern)


def _shown(
    game: AnyGame, seat: int, state: Any, events: Sequence[Event], task: Sentence | None
) -> LessonStep:
    """What the learner sees after a step. Where the learner is to decide, the task stands for the prompt."""
    view = game.view(state, seat)
    return LessonStep(
        view=view,
        legal=tuple(game.offers(state, seat)) if task else (),
        to_act=game.to_act(state),
        prompt=task or game.prompt(view),
        events=seen(events, seat),
    )
