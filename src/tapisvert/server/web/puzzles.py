"""Puzzles as clients solve them: a list, and packs that hold all that may follow a try.

A pack is worked out when it is first asked for, by the rules alone: the position, and what is seen after each
right move. What was proven is not proven again here (`tapis puzzles check` does that).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from hashlib import sha256

import msgspec

from tapisvert import games
from tapisvert.server.messages.lessons import (
    LessonStep,
    PuzzleEntry,
    PuzzleIndex,
    PuzzleInfo,
    PuzzlePack,
    PuzzlePath,
)
from tapisvert.server.refusals import Refuse
from tapisvert.table.game import Sentence, Step, seen
from tapisvert.table.puzzles import ASKED, TRIES, BadPuzzle, Position, Puzzle

PACK = 20
"""How many puzzles come at once: about half an hour of them."""

log = logging.getLogger(__name__)


class Kept(msgspec.Struct, frozen=True):
    """An answer as it is sent, and what it is recognised by."""

    body: bytes
    tag: str


@cache
def number(game: str) -> int:
    """How many puzzles a game has; none if its file cannot be read, which is no fault of the other games."""
    try:
        return len(games.puzzles(game))
    except BadPuzzle as error:
        log.warning("the puzzles of %s are left out: %s", game, error)
        return 0


@cache
def index(game: str) -> Kept:
    """The list of a game's puzzles; raises `Refuse`."""
    entries = [
        PuzzleEntry(puzzle.id, puzzle.kind, puzzle.grade, sum(puzzle.solved) / (TRIES * len(ASKED)))
        for puzzle in _puzzles(game)
    ]
    return _kept(PuzzleIndex(game, PACK, tuple(entries)))


@cache
def pack(game: str, at: int) -> Kept:
    """One pack of them, from 0; raises `Refuse`."""
    some = _puzzles(game)[PACK * at : PACK * (at + 1)] if at >= 0 else ()
    if not some:
        raise Refuse("not-found")
    return _kept(PuzzlePack(game, tuple(map(info, some))))


def info(puzzle: Puzzle) -> PuzzleInfo:
    """A puzzle with what follows each right move."""
    start = Position(games.load(puzzle.game), puzzle)
    return PuzzleInfo(
        id=puzzle.id,
        kind=puzzle.kind,
        grade=puzzle.grade,
        options=dict(puzzle.options),
        sides=start.game.sides(start.options),
        seat=puzzle.viewer,
        first=_shown(start, (), deciding=True),
        paths=tuple(_path(puzzle, moves) for moves in _beginnings(puzzle.right)),
        wrong={move: Sentence(said.id, said.facts) for move, said in puzzle.wrong.items()},
        why=_said(puzzle, "why"),
        proof=Sentence(_id(puzzle, "proof"), {**puzzle.facts, "counted": puzzle.counted}),
    )


def _puzzles(game: str) -> tuple[Puzzle, ...]:
    if game not in games.names():
        raise Refuse("unknown-game")
    return games.puzzles(game) if number(game) else ()


def _beginnings(lines: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Every right line as far as it may have come, each once."""
    return sorted({line[:size] for line in lines for size in range(1, len(line) + 1)})


def _path(puzzle: Puzzle, moves: tuple[str, ...]) -> PuzzlePath:
    position = Position(games.load(puzzle.game), puzzle)
    done = moves in puzzle.right
    before, steps = len(moves) - 1, []
    for step in position.follow(moves)[before:]:
        position.state = step.state
        steps.append(_shown(position, (step,), deciding=not done))
    return PuzzlePath(moves, tuple(steps), done)


def _shown(position: Position, steps: Sequence[Step[object]], deciding: bool) -> LessonStep:
    """What is seen of a position. Where the seat is to decide, the task stands for the prompt."""
    game, seat = position.game, position.puzzle.viewer
    view = game.view(position.state, seat)
    legal = game.offers(position.state, seat) if deciding else ()
    return LessonStep(
        view=view,
        legal=tuple(move for move in legal if move not in position.puzzle.unasked),
        to_act=game.to_act(position.state),
        prompt=_said(position.puzzle, "task") if deciding else game.prompt(view),
        events=tuple(event for step in steps for event in seen(step.events, seat)),
    )


def _said(puzzle: Puzzle, what: str) -> Sentence:
    return Sentence(_id(puzzle, what), puzzle.facts)


def _id(puzzle: Puzzle, what: str) -> str:
    return f"{puzzle.game}-puzzle-{puzzle.kind}-{what}"


def _kept(answer: PuzzleIndex | PuzzlePack) -> Kept:
    body = msgspec.json.encode(answer)
    return Kept(body, f'"{sha256(body).hexdigest()[:20]}"')
