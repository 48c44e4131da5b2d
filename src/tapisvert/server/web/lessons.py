"""Lessons as clients play them: what a learner sees, and what is said to a try. Nothing is kept of it.

A try names the right moves before it, so that any node can answer, and nobody has to sit at a table to learn.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from tapisvert import games
from tapisvert.server.messages import LessonInfo, LessonStep, Refusal, Try, Verdict
from tapisvert.server.refusals import Refuse, of_game
from tapisvert.table.game import BadMove, Event, Illegal, Sentence, seen
from tapisvert.table.lessons import Astray, BadLesson, Course, Lesson, Wrong

log = logging.getLogger(__name__)


def names(game: str) -> tuple[str, ...]:
    """The lessons of a game; none if one of them cannot be read, which is no fault of the other games."""
    try:
        return tuple(lesson.name for lesson in games.lessons(game))
    except BadLesson as error:
        log.warning("the lessons of %s are left out: %s", game, error)
        return ()


def lesson(game: str, name: str) -> LessonInfo:
    """A lesson at its first position; raises `Refuse`."""
    course = _course(game, name, ())
    return LessonInfo(
        game=game,
        name=name,
        options=dict(course.lesson.options),
        sides=course.game.sides(course.options),
        seat=course.lesson.viewer,
        steps=len(course.lesson.steps),
        first=_shown(course, course.state, (), last=True),
    )


def attempt(game: str, name: str, tried: Try) -> Verdict:
    """What is said to a move after others; raises `Refuse`."""
    course = _course(game, name, tried.moves)
    try:
        made = course.attempt(tried.move)
    except BadMove:
        raise Refuse("bad-move", text=tried.move) from None
    except Illegal as illegal:
        return Verdict(of_game(game, illegal).refusal)
    except Wrong as wrong:
        return Verdict(Refusal(wrong.code, wrong.rule))
    except (Astray, BadLesson) as error:
        raise Refuse("bad-message", problem=str(error)[:200]) from None
    shown = tuple(_shown(course, step.state, step.events, last=step is made[-1]) for step in made)
    return Verdict(None, shown, course.over)


def _course(game: str, name: str, path: Sequence[str]) -> Course:
    if game not in games.names():
        raise Refuse("unknown-game")
    found = _find(game, name)
    try:
        return Course(games.load(game), found, path)
    except (Astray, BadLesson) as error:
        raise Refuse("bad-message", problem=str(error)[:200]) from None


def _find(game: str, name: str) -> Lesson:
    for lesson in games.lessons(game) if name in names(game) else ():
        if lesson.name == name:
            return lesson
    raise Refuse("not-found")


def _shown(course: Course, state: Any, events: Sequence[Event], last: bool) -> LessonStep:
    """What the learner sees after a step. Where the learner is to decide, the task stands for the prompt."""
    game, seat = course.game, course.lesson.viewer
    view = game.view(state, seat)
    deciding = last and not course.over
    return LessonStep(
        view=view,
        legal=tuple(game.offers(state, seat)) if deciding else (),
        to_act=game.to_act(state),
        prompt=Sentence(course.task) if deciding else game.prompt(view),
        events=seen(events, seat),
    )
