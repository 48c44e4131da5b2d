"""Positions of Cartino in a few words, for tests that read like the rule sheet.

A board is what lies on it: `KSu` the king of spades on its upper half, `*KSu` a joker in its place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tapisvert.games.cartino.model import Laid, State
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue, Step
from tapisvert.table.value import Fixed

CHANCE = Chance.seeded(5)


def state(
    lying: str = "",
    *racks: str,
    options: Mapping[str, OptionValue] | None = None,
    turn: int = 0,
    bag: str = "7C 7D 7H 7S 8C 8D 8H 8S",
    scores: Sequence[int] | None = None,
    shown: Sequence[int] | None = None,
) -> State:
    """A state at the beginning of a turn. Racks not named hold one stone that is no matter."""
    chosen = GAME.options(options or {})
    seats = range(chosen.players)
    held = [tuple(racks[seat].split()) if seat < len(racks) else ("10D",) for seat in seats]
    stones = tuple(bag.split())
    return State(
        options=chosen,
        turn=turn,
        number=9,
        board=Fixed({text.strip("*"): text.startswith("*") for text in lying.split()}),
        racks=tuple(held),
        bag=stones,
        scores=tuple(scores or [0] * len(seats)),
        laid=(),
        dry=not stones,
        backs=0,
        taken_back=False,
        retired=0,
        shown=tuple(shown or [0] * len(seats)),
        sums=(),
        outcome=None,
    )


def move(position: State, text: str) -> Step[State]:
    """Verifies and plays a move of the seat whose turn it is."""
    chosen = GAME.read(text)
    GAME.verify(position, position.turn, chosen)
    return GAME.play(position, position.turn, chosen, CHANCE)


def moves(position: State, texts: str) -> State:
    """The state after several moves."""
    for text in texts.split():
        position = move(position, text).state
    return position


def scored(position: State, text: str) -> int:
    """What a stone scores where it is laid."""
    laid = move(position, text).events[0]
    assert isinstance(laid, Laid)
    return laid.points


def legal(position: State) -> set[str]:
    return {GAME.write(each) for each in GAME.legal(position, position.turn)}
