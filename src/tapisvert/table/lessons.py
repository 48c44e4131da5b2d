"""Lessons: positions to learn a game by, each with a task, played by the game's own rules.

A lesson is a TOML file in a game's folder `lessons/`. It says how the table is set (options, a seed, what
lies on top where the game shuffles, and the moves that lead to the first position), whose eyes one looks
through, and its steps: which moves are right, what is answered to others, and what happens next. The lessons
of a game, in their order, are a path, or several; the last of a path is a short match. A lesson has no
sentences. Those are in the game's words, in the section `lessons`: the lesson `first` of `punto` is called
`punto-lesson-first`, its steps ask `punto-lesson-first-1`, `punto-lesson-first-2` …, at its end stands
`punto-lesson-first-done`, and a wrong move may be answered by `refusal-punto-lesson-first-<say>`. All ways
through a lesson at once are worked out by `table/scenes.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from tapisvert.table.chance import Chance, Shuffle
from tapisvert.table.game import AnyGame, BadMove, BadOption, Event, Illegal, OptionValue, Step
from tapisvert.table.program import LEVELS
from tapisvert.table.value import Value

OTHER = "lesson-other"
"""The code of the answer to a move that is legal but not asked for, where nobody has a better one."""


class Case(Value, frozen=True, forbid_unknown_fields=True):
    """Moves whose text fits a pattern (`r5@*`), and which bring about an event with these fields."""

    move: str = "*"
    brings: dict[str, str | int | bool] = msgspec.field(default_factory=dict)

    def covers(self, text: str, events: Iterable[Event]) -> bool:
        """Whether the move is one of them."""
        if not fnmatchcase(text, self.move):
            return False
        told = (msgspec.to_builtins(event) for event in events) if self.brings else ({},)
        return any(self.brings.items() <= _plain(event).items() for event in told)


class Answer(Case, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is answered to wrong moves of one kind: the end of a sentence's id, and the rule to read."""

    say: str
    rule: str = ""


class Task(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One decision that is asked for, and the moves of others that follow a right one (`2 g3@1,1`)."""

    right: tuple[Case, ...]
    wrong: tuple[Answer, ...] = ()
    """Answers to other legal moves, the first that fits."""
    refused: tuple[Answer, ...] = ()
    """Answers to what the rules forbid, where there is no end of it: what is no word, for one."""
    then: tuple[str, ...] = ()


class Lesson(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as its file has it. Seats are written as people count them: from 1."""

    steps: tuple[Task, ...] = ()
    match: str = ""
    """The level of the programs, where it is no lesson but the match at the end of a path."""
    name: str = ""
    path: str = ""
    place: int = 100
    rules: tuple[str, ...] = ()
    """The rules that it teaches."""
    seat: int = 1
    seed: int = 1
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    first: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    moves: tuple[str, ...] = ()

    @property
    def viewer(self) -> int:
        """The learner's seat, counted from 0."""
        return self.seat - 1


class BadLesson(ValueError):
    """A lesson that cannot be read or played as it stands."""


class Astray(ValueError):
    """Moves that do not follow a lesson."""


class Wrong(Exception):
    """A move that the rules allow and the lesson does not ask for: the code of an answer, and a rule."""

    def __init__(self, code: str, rule: str = "") -> None:
        super().__init__(code)
        self.code, self.rule = code, rule


class Arranged(Chance):
    """Chance by a seed, but certain things come first in the first shuffle of a name."""

    first: Mapping[str, tuple[str, ...]] = {}

    def shuffle(self, number: int, name: str, items: Iterable[str]) -> Shuffle:
        mixed = super().shuffle(number, name, items)
        wanted = self.first.get(name, ()) if number == 1 else ()
        rest = list(mixed.items)
        for item in wanted:
            if item not in rest:
                raise BadLesson(f"no {item!r} is left to come first in the shuffle {name!r}")
            rest.remove(item)
        return Shuffle(number, name, (*wanted, *rest))


def read(name: str, text: str) -> Lesson:
    """The lesson of a file; raises `BadLesson`."""
    try:
        lesson = msgspec.convert({**tomllib.loads(text), "name": name}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{name}: {error}") from None
    if not lesson.steps and not lesson.match:
        raise BadLesson(f"{name}: it asks for nothing")
    if lesson.match and (lesson.steps or lesson.match not in LEVELS):
        raise BadLesson(f"{name}: a match has a level and no steps")
    return lesson


class Course:
    """A lesson on the way: the position that the learner's moves have led to."""

    def __init__(self, game: AnyGame, lesson: Lesson, path: Sequence[str] = ()) -> None:
        """Follows right moves from the first position; raises `Astray`, or `BadLesson`."""
        self.game, self.lesson = game, lesson
        self._chance = Arranged.seeded(lesson.seed)
        self._chance.first = lesson.first
        try:
            self.options = game.options(lesson.options)
        except BadOption as error:
            raise BadLesson(f"{lesson.name}: {error}") from None
        self.state: Any = game.start(self.options, self._chance).state
        self.done = 0
        """How many steps are behind the learner."""
        self._others(lesson.moves)
        for move in path:
            try:
                self.attempt(move)
            except (BadMove, Illegal, Wrong) as error:
                raise Astray(f"{lesson.name}, step {self.done + 1}: {error}") from None

    @property
    def over(self) -> bool:
        return self.done == len(self.lesson.steps)

    @property
    def task(self) -> str:
        """The id of the sentence that says what is to be done now."""
        what = "done" if self.over else str(self.done + 1)
        return f"{self.game.name}-lesson-{self.lesson.name}-{what}"

    def attempt(self, text: str) -> tuple[Step[Any], ...]:
        """A right move and what follows; raises `BadMove`, `Illegal` or `Wrong`, and changes nothing then."""
        step = self.weigh(text)
        task = self.lesson.steps[self.done]
        self.state = step.state
        self.done += 1
        return (step, *self._others(task.then))

    def weigh(self, text: str) -> Step[Any]:
        """What a right move leads to, without making it; raises as `attempt` does."""
        if self.over:
            raise Astray(f"{self.lesson.name} is over")
        task, seat = self.lesson.steps[self.done], self.lesson.viewer
        move = self.game.read(text)
        self.game.verify(self.state, seat, move)
        step = self.game.play(self.state, seat, move, self._chance)
        written = self.game.write(move)
        if not any(case.covers(written, step.events) for case in task.right):
            raise self._answer(task, written, step.events)
        return step

    def _answer(self, task: Task, text: str, events: Sequence[Event]) -> Wrong:
        for answer in task.wrong:
            if answer.covers(text, events):
                return Wrong(f"{self.game.name}-lesson-{self.lesson.name}-{answer.say}", answer.rule)
        return Wrong(OTHER)

    def _others(self, moves: Iterable[str]) -> list[Step[Any]]:
        """Plays moves as the file has them: the seat's number, and the move's text."""
        steps = []
        for each in moves:
            number, _, text = each.partition(" ")
            try:
                seat, move = int(number) - 1, self.game.read(text)
                self.game.verify(self.state, seat, move)
            except (ValueError, Illegal) as error:
                raise BadLesson(f"{self.lesson.name}: the move {each!r}: {error}") from None
            steps.append(self.game.play(self.state, seat, move, self._chance))
            self.state = steps[-1].state
        return steps


def _plain(event: dict[str, Any]) -> dict[str, str | int | bool]:
    """The fields of an event that a case can ask for."""
    return {name: fact for name, fact in event.items() if isinstance(fact, str | int)}
