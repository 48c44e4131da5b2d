"""Lessons and puzzles."""

from __future__ import annotations

from typing import Any

import msgspec

from tapisvert.server.messages.parts import Options, Refusal
from tapisvert.table.game import Sentence
from tapisvert.table.speech import GameEvent


class LessonStep(msgspec.Struct, frozen=True):
    """What a learner sees after a move: as in an `update`. Of several, the last is the one to decide at."""

    view: Any
    legal: tuple[str, ...]
    to_act: tuple[int, ...]
    prompt: Sentence  # the task, where the learner is to decide
    events: tuple[GameEvent, ...] = ()


class LessonAnswer(msgspec.Struct, frozen=True):
    """What is said to a move that is not asked for: to each of `moves`, or to all that fit the `pattern`.

    In a pattern `*` stands for any characters, `?` for one, and `[a-z]` for one of these.
    """

    refusal: Refusal
    moves: tuple[str, ...] = ()
    pattern: str = ""


class LessonPoint(msgspec.Struct, frozen=True):
    """A decision of the learner, or the end. `steps` are seen one after the other on the way there.

    `right` has the number of the point that each right move leads to; at the end there is none.
    """

    steps: tuple[LessonStep, ...]
    right: dict[str, int] = {}
    wrong: tuple[LessonAnswer, ...] = ()


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of a game, with all that can happen in it. It begins at the first point."""

    game: str
    name: str
    options: Options
    sides: tuple[tuple[int, ...], ...]
    seat: int
    steps: int  # how many moves it asks for
    points: tuple[LessonPoint, ...]


class LessonEntry(msgspec.Struct, frozen=True):
    """A lesson in its path. One with a level in `match` is a match with these options, against programs."""

    name: str
    path: str = ""  # empty where a game has just one
    match: str = ""
    options: Options = {}


class PuzzleEntry(msgspec.Struct, frozen=True):
    """A puzzle as it is listed. Its pack is its place in the list, divided by the size of packs."""

    id: str
    kind: str
    grade: int
    solved: float  # how much of the tries of all levels solved it, from 0 to 1


class PuzzleIndex(msgspec.Struct, frozen=True):
    """The puzzles of a game, easy ones first; packs are of so many."""

    game: str
    pack: int
    puzzles: tuple[PuzzleEntry, ...]


class PuzzlePath(msgspec.Struct, frozen=True):
    """Right moves so far, and what is seen after the last of them; `done` if they are the answer."""

    moves: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    done: bool


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle with all that follows a try: nothing has to be asked for while it is solved."""

    id: str
    kind: str
    grade: int
    options: Options
    sides: tuple[tuple[int, ...], ...]
    seat: int
    first: LessonStep
    paths: tuple[PuzzlePath, ...]
    wrong: dict[str, Sentence]  # by the move's text; `*` for all others
    why: Sentence
    proof: Sentence  # what was enumerated, and how much


class PuzzlePack(msgspec.Struct, frozen=True):
    """Some of a game's puzzles."""

    game: str
    puzzles: tuple[PuzzleInfo, ...]
