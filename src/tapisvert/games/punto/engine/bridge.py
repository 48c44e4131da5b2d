"""Between the plain rules and the kernel: states become arrays, words become cells, results get names."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from tapisvert.games.punto.board import value
from tapisvert.games.punto.engine.kernel import COLUMN, EMPTY, LINE, ROW, STUCK, TURN, Round, empty_round, lay
from tapisvert.games.punto.model import COLOURS, Card, Cell, Seating, State
from tapisvert.games.punto.scoring import side_of

if TYPE_CHECKING:
    from collections.abc import Iterable

WHY = {LINE: "line", STUCK: "stuck", EMPTY: "empty"}
"""The kernel's ways to end a round, in the words of `RoundEnd.why`."""


def to_round(state: State) -> Round:
    """The round that a state is in."""
    round = empty_table(state.options.seating, state.options.expert)
    for seat, (pile, hand) in enumerate(zip(state.piles, state.hands, strict=True)):
        cards = [number(card) for card in (*reversed(pile), *hand)]
        round.piles[seat, : len(cards)] = cards
        round.left[seat] = len(cards)
    round.place[TURN] = state.turn
    put_board(round, state.board.items())
    return round


def empty_table(seating: Seating, expert: bool) -> Round:
    """A round before the deal, for one of the tables of PUN-2."""
    owner = [-1 if colour == seating.neutral else side_of(seating, colour) for colour in COLOURS]
    return empty_round(seating.players, seating.sides, seating.line, 2 if expert else 1, owner)


def put_board(round: Round, laid: Iterable[tuple[Cell, Card]]) -> None:
    """Lay cards on an empty board, with the ring of the frame just outside of the first row and column."""
    cards = dict(laid)
    if not cards:
        return
    round.place[COLUMN] = min(column for column, _ in cards) - 1
    round.place[ROW] = min(row for _, row in cards) - 1
    for cell, card in cards.items():
        lay(round.board, round.place, bit(round, cell), number(card) >> 4, number(card) & 15)


@cache
def number(card: Card) -> int:
    """The kernel's number of a card."""
    return 16 * COLOURS.index(card[0]) + value(card)


def name(number: int) -> Card:
    """The card with this number."""
    return f"{COLOURS[number >> 4]}{number & 15}"


def bit(round: Round, cell: Cell) -> np.uint64:
    """The bit of a cell that lies in the frame."""
    column, row = cell[0] - int(round.place[COLUMN]), cell[1] - int(round.place[ROW])
    if not (0 <= column < 8 and 0 <= row < 8):
        raise ValueError(f"{cell} is outside the frame")
    return np.uint64(1 << (8 * row + column))


def cells(round: Round, word: np.uint64) -> list[Cell]:
    """The cells of a word, top to bottom, left to right."""
    column, row, bits = int(round.place[COLUMN]), int(round.place[ROW]), int(word)
    return [(column + place % 8, row + place // 8) for place in range(64) if bits >> place & 1]
