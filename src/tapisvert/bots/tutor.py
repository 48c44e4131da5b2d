"""What a judge says to moves that a lesson has no answer for: worked out ahead, and kept beside the lessons.

The same lesson gets the same opinion again: the judge has a set number of rounds and a set seed.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import msgspec

from tapisvert import bots, games
from tapisvert.table.lessons import Course, Lesson
from tapisvert.table.program import Budget
from tapisvert.table.scenes import Judgement, trace, unanswered
from tapisvert.table.worth import percent, side_of

ROUNDS = 4000
"""So many futures are played for one decision."""


def judged(name: str, lesson: Lesson) -> dict[str, Judgement]:
    """What the moves are worth that only the judge can answer, by the way that leads there."""
    game, judge = games.load(name), bots.judge(name)
    found = {}
    for path, (right, left) in unanswered(game, lesson).items():
        course = Course(game, lesson, path)
        view = game.view(course.state, lesson.viewer)
        lines = [(game.read(move),) for move in (*right, *left)]
        opinions = judge.judge(view, lines, Budget(rounds=ROUNDS), random.Random(lesson.seed))
        side = side_of(game.sides(course.options), lesson.viewer)
        worth = [percent(opinion.shares[side]) for opinion in opinions]
        others = dict(zip(left, worth[len(right) :], strict=True))
        found[trace(path)] = Judgement(max(worth[: len(right)]), others)
    return found


def write(name: str) -> Path | None:
    """Brings `lessons/judged.json` of a game up to date; None if no lesson needs it."""
    lessons = (lesson for lesson in games.lessons(name) if not lesson.match)
    opinions: Mapping[str, dict[str, Judgement]] = {
        lesson.name: found for lesson in lessons if (found := judged(name, lesson))
    }
    if not opinions:
        return None
    file = Path(str(files(games.package(name)))) / "lessons" / "judged.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(opinions), indent=2) + b"\n")
    games.look_again()
    return file
