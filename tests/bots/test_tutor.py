"""What the judges say to moves of lessons is kept as they would say it again."""

from __future__ import annotations

from tapisvert import games
from tapisvert.bots import tutor
from tapisvert.table.scenes import trace, unanswered


def test_what_is_kept_is_about_exactly_the_moves_that_need_it() -> None:
    for name in games.names():
        game, kept = games.load(name), games.judged(name)
        for lesson in games.lessons(name):
            if not lesson.match:
                needed = {trace(path): set(left) for path, (_, left) in unanswered(game, lesson).items()}
                assert {at: set(found.moves) for at, found in kept.get(lesson.name, {}).items()} == needed


def test_the_judge_says_the_same_again() -> None:
    lesson = next(lesson for lesson in games.lessons("cartino") if lesson.name == "out")
    assert tutor.judged("cartino", lesson) == games.judged("cartino")["out"]
