"""Punto in numbers: a move is a cell and the card's place in the sorted hand, a view planes and counts.

All cards and the cells beside them lie in a frame of 8 x 8 cells: its second column and row are the first
that have a card. What a seat observes is told from where it sits: its own colours and itself come first, then
those of the others in the order of play, the neutral colour last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.punto.board import value
from tapisvert.games.punto.model import COLOURS, VALUES, WIDTH, Card, Cell, Options, Place, Seating, View
from tapisvert.table.numbers import Vector

SPAN = WIDTH + 2
CELLS = SPAN * SPAN
CARDS = {
    card: place for place, card in enumerate(colour + str(worth) for colour in COLOURS for worth in VALUES)
}
COPIES = 2
ROUNDS = 5
"""PUN-16: for each win that a match is played for, so many rounds at most."""


def moves(options: Options) -> int:
    """One for every cell of the frame; in the expert variant for both cards of the hand."""
    return CELLS * (2 if options.expert else 1)


def number(view: View, legal: Iterable[Place]) -> dict[int, Place]:
    hand = sorted(view.hand, key=CARDS.__getitem__)  # the vector does not say in which order it was drawn
    corner = _corner(view)
    return {CELLS * hand.index(move.card) + _cell(move.cell, corner): move for move in legal}


def points(view: View) -> Sequence[int]:
    """The rounds that every seat has won with its side."""
    return [view.wins[seat % len(view.wins)] for seat in range(len(view.piles))]


def round(view: View) -> int:
    return view.round


def width(options: Options) -> int:
    return len(scale(options))


@cache
def scale(options: Options) -> Vector:
    """What the counts of a view are multiplied with."""
    seating = options.seating
    seats, sides, cards = seating.players, seating.sides, len(CARDS)
    parts = (
        (len(COLOURS) * CELLS, max(VALUES)),
        ((2 + seats) * cards, COPIES),
        (sides, COPIES * len(VALUES)),
        (seats, cards),
        (seats, COPIES),
        (sides, options.wins),
        (seats, 1),
        (1, ROUNDS * options.wins),
    )
    return np.concatenate([np.full(size, 1 / most, dtype=np.float32) for size, most in parts])


def encode(view: View) -> Vector:
    return counts(view) * scale(view.options)


def counts(view: View) -> NDArray[np.int8]:
    """For each colour a plane of the values on top; cards in hand, out of the match, played by seat; counts.

    A trophy is of its side's own colour, so one tally of the cards that are out says whose they are. What a
    seat played is told as that seat sees the colours.
    """
    seating = view.options.seating
    first = view.seat or 0
    seats, sides = (np.roll(np.arange(size), -first) for size in (seating.players, seating.sides))
    colours = [COLOURS.index(colour) for colour in colours_of(seating, first % seating.sides)]
    corner = _corner(view)
    board = np.zeros((len(COLOURS), CELLS), dtype=np.int8)
    for cell, card in view.board:
        board[COLOURS.index(card[0]), _cell(cell, corner)] = value(card)
    out = [card for cards in (view.gone, *view.trophies) for card in cards]
    hand = view.hand or ((view.up,) if view.up else ())
    tallies = [_tally(cards)[colours].ravel() for cards in (hand, out)]
    for seat in seats:
        own = [COLOURS.index(colour) for colour in colours_of(seating, seat % seating.sides)]
        tallies.append(_tally(view.played[seat])[own].ravel())
    return np.concatenate(
        [
            board[colours].ravel(),
            *tallies,
            np.array(view.share)[sides],
            np.array(view.piles)[seats],
            np.array(view.hands)[seats],
            np.array(view.wins)[sides],
            seats == view.turn,
            [view.round],
        ]
    ).astype(np.int8)


@cache
def colours_of(seating: Seating, side: int) -> str:
    """All colours as a side sees them: its own first, then those of the next side, the neutral one last."""
    return "".join([*seating.colours[side:], *seating.colours[:side], seating.neutral])


def _tally(cards: Iterable[Card]) -> NDArray[np.int8]:
    found = np.zeros(len(CARDS), dtype=np.int8)
    for card in cards:
        found[CARDS[card]] += 1
    return found.reshape(len(COLOURS), len(VALUES))


def _corner(view: View) -> Cell:
    """The first cell of the frame; before the first card it is such that this one lies in the second."""
    if not view.board:
        return -1, -1
    return min(column for (column, _), _ in view.board) - 1, min(row for (_, row), _ in view.board) - 1


def _cell(cell: Cell, corner: Cell) -> int:
    return SPAN * (cell[1] - corner[1]) + cell[0] - corner[0]
