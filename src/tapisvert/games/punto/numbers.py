"""Punto in numbers: a move is a cell and the card's place in the sorted hand, a view planes and counts."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tapisvert.games.punto.board import value
from tapisvert.games.punto.model import COLOURS, SEATINGS, VALUES, WIDTH, Card, Cell, Options, Place, View
from tapisvert.table.numbers import Vector, one_of, scaled, tally

REACH = WIDTH - 1
"""PUN-9: how far from the first card another can ever lie."""

SPAN = 2 * REACH + 1
CELLS = SPAN * SPAN
CARDS = {
    card: place for place, card in enumerate(colour + str(worth) for colour in COLOURS for worth in VALUES)
}
SEATS = max(seating.players for seating in SEATINGS.values())
COPIES = 2


def moves(options: Options) -> int:
    """One for every cell that can ever be reached; in the expert variant for both cards of the hand."""
    return CELLS * (2 if options.expert else 1)


def number(view: View, legal: Iterable[Place]) -> dict[int, Place]:
    hand = sorted(view.hand)  # the vector does not say in which order it was drawn
    return {CELLS * hand.index(move.card) + _cell(move.cell): move for move in legal}


def width(options: Options) -> int:
    return LENGTH


def encode(view: View) -> Vector:
    """For each colour a plane of the values on top, cards in hand, turned up, played, dealt; counts."""
    board = np.zeros((len(COLOURS), CELLS), dtype=np.float32)
    for cell, card in view.board:
        board[COLOURS.index(card[0]), _cell(cell)] = value(card) / max(VALUES)
    nobody: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    played = (view.played + nobody)[:SEATS]
    known, trophies = ((cards + nobody)[: len(COLOURS)] for cards in (view.known, view.trophies))
    cards = [view.hand, (view.up,) if view.up else (), view.neutral, view.gone, *played, *known, *trophies]
    return np.concatenate(
        [
            board.ravel(),
            *(tally(each, CARDS, COPIES) for each in cards),
            one_of(view.seat, SEATS),
            one_of(view.turn, SEATS),
            scaled(view.piles, SEATS, len(CARDS) / 2),
            scaled(view.hands, SEATS, COPIES),
            scaled(view.share, len(COLOURS), COPIES * len(VALUES)),
            scaled(view.wins, len(COLOURS), view.options.wins),
        ]
    )


LENGTH = len(COLOURS) * CELLS + (4 + SEATS + 2 * len(COLOURS)) * len(CARDS) + 4 * SEATS + 2 * len(COLOURS)


def _cell(cell: Cell) -> int:
    column, row = cell
    return SPAN * (row + REACH) + column + REACH
