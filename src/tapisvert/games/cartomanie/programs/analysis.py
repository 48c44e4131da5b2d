"""What there was to find in a finished match: every turn beside the best word its cards had."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tapisvert.games.cartomanie.engine.search import search
from tapisvert.games.cartomanie.model import Move, Pass, State, Turn, Vote, Word
from tapisvert.games.cartomanie.packs import worth
from tapisvert.games.cartomanie.spelling import cards_of, face_up, shown


class Looked(msgspec.Struct, frozen=True):
    """A turn: the word that was made in it, and the best there was; both may be none."""

    turn: int
    seat: int
    word: str
    points: int
    late: bool
    best: str
    best_points: int


def analyse(made: Iterable[tuple[State, int, Move]]) -> tuple[Looked, ...]:
    """Every turn of a match, from its moves and the states they were made in."""
    return tuple(_look(state, end) for state, _, move in made if (end := _end_of_turn(state, move)))


def _end_of_turn(state: State, move: Move) -> Word | Pass | None:
    """The word or the pass that this move ends a turn with."""
    if isinstance(move, Vote):
        assert state.proposal is not None
        votes = state.proposal.votes
        last = votes.count(None) == 2  # this one, and the player who asked does not vote
        return state.proposal.word if move.yes and last and False not in votes else None
    return None if isinstance(move, Turn) or (isinstance(move, Word) and move.asked) else move


def _look(state: State, end: Word | Pass) -> Looked:
    best = search(state.options.capitals).best(face_up(state), prefer_hard=bool(state.stock))
    word = end.spelling if isinstance(end, Word) else ""
    return Looked(
        turn=state.number,
        seat=state.turn,
        word=shown(word),
        points=worth(cards_of(word)),
        late=isinstance(end, Pass) and end.late,
        best=shown(best.spelling) if best else "",
        best_points=best.points if best else 0,
    )
