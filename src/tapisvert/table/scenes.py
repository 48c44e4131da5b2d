"""A lesson with everything that can happen in it, so that a learner needs nobody between two moves.

A scene is a list of points. At a point the learner sees some steps of the match, one after the other, and
then decides: a right move leads to another point, any other one has its answer. Answers come from the lesson,
from the rules, or else from the game's judge, whose opinions are worked out ahead (`Judgement`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tapisvert.table.game import AnyGame, Fact, Illegal, Step
from tapisvert.table.lessons import OTHER, Answer, BadLesson, Course, Lesson, Wrong
from tapisvert.table.value import Value

MOST = 150
"""A scene of more points would be no short one, nor short to load."""

WORSE = "lesson-worse"
"""The code of the judge's answer: how often of a hundred times one wins so, and how often with the best."""


class Judgement(Value, frozen=True, forbid_unknown_fields=True):
    """What moves at one point are worth to the learner, in percent: the best right one, and others."""

    best: int
    moves: dict[str, int]


Judged = Mapping[str, Judgement]
"""The opinions about one lesson, by the right moves that lead there, written one after the other."""


class Reply(Value, frozen=True):
    """An answer to moves: to these, or to all that fit a pattern."""

    code: str
    rule: str = ""
    facts: tuple[tuple[str, Fact], ...] = ()
    moves: tuple[str, ...] = ()
    pattern: str = ""


class Point(Value, frozen=True):
    """A decision of the learner, or the end. `right` has the point that each right move leads to."""

    path: tuple[str, ...]
    steps: tuple[Step[object], ...]
    right: dict[str, int]
    wrong: tuple[Reply, ...]


def unfold(game: AnyGame, lesson: Lesson, judged: Judged) -> tuple[Point, ...]:
    """Every point of a lesson, the first position first; raises `BadLesson`."""
    first = Course(game, lesson)
    points: list[Point | None] = [None]
    open_: list[tuple[int, tuple[str, ...], tuple[Step[object], ...]]] = [(0, (), (Step(first.state),))]
    while open_:
        number, path, steps = open_.pop(0)
        right, replies = _sorted(Course(game, lesson, path), judged.get(trace(path)))
        numbers: dict[str, int] = {}
        for move in right:
            numbers[move] = len(points)
            course = Course(game, lesson, path)
            open_.append((len(points), (*path, move), course.attempt(move)))
            points.append(None)
        if len(points) > MOST:
            raise BadLesson(f"{lesson.name}: there are more than {MOST} points in it")
        points[number] = Point(path, steps, numbers, replies)
    return tuple(point for point in points if point is not None)


def trace(path: Sequence[str]) -> str:
    """How a point is named among opinions."""
    return " > ".join(path)


def unanswered(game: AnyGame, lesson: Lesson) -> dict[tuple[str, ...], tuple[list[str], list[str]]]:
    """By the way there, each point with right moves and legal ones that only a judge could answer."""
    found = {}
    for point in unfold(game, lesson, {}):
        left = [move for reply in point.wrong if reply.code == OTHER for move in reply.moves]
        if left:
            found[point.path] = (list(point.right), left)
    return found


def _sorted(course: Course, judgement: Judgement | None) -> tuple[list[str], tuple[Reply, ...]]:
    """The right moves at a point, and the answers to all others that anybody can try there."""
    if course.over:
        return [], ()
    game, seat = course.game, course.lesson.viewer
    right: list[str] = []
    replies: dict[Reply, list[str]] = {}
    moves = dict.fromkeys(map(game.write, (*game.legal(course.state, seat), *game.tries(course.state, seat))))
    for move in moves:
        try:
            course.weigh(move)
            right.append(move)
        except Illegal as illegal:
            _add(
                replies,
                Reply(f"{game.name}-{illegal.code}", illegal.rule, tuple(illegal.facts.items())),
                move,
            )
        except Wrong as wrong:
            _add(replies, _opinion(move, judgement) if wrong.code == OTHER else _of(wrong), move)
    task = course.lesson.steps[course.done]
    patterns = (_pattern(course, answer) for answer in task.refused)
    listed = (_with(reply, tuple(texts)) for reply, texts in replies.items())
    return right, (*listed, *patterns)


def _add(replies: dict[Reply, list[str]], reply: Reply, move: str) -> None:
    replies.setdefault(reply, []).append(move)


def _of(wrong: Wrong) -> Reply:
    return Reply(wrong.code, wrong.rule)


def _opinion(move: str, judgement: Judgement | None) -> Reply:
    if judgement is None or move not in judgement.moves or judgement.moves[move] >= judgement.best:
        return Reply(OTHER)
    return Reply(WORSE, "", (("worth", judgement.moves[move]), ("best", judgement.best)))


def _pattern(course: Course, answer: Answer) -> Reply:
    code = f"{course.game.name}-lesson-{course.lesson.name}-{answer.say}"
    return Reply(code, answer.rule, pattern=answer.move)


def _with(reply: Reply, moves: tuple[str, ...]) -> Reply:
    return Reply(reply.code, reply.rule, reply.facts, moves)
