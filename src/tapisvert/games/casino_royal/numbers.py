"""Casino Royal in numbers: all moves stand in one table; a view is boards, cards and counts by seat.

What a seat observes is told from where it sits: itself comes first, then the others in the order of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import TypeVar, get_args

import numpy as np

from tapisvert.games.casino_royal.betting import Check, Double, Drop, Follow, Raise
from tapisvert.games.casino_royal.boards import BOARDS, CELLS
from tapisvert.games.casino_royal.evening import GREEN, STOCK
from tapisvert.games.casino_royal.hands import KINDS
from tapisvert.games.casino_royal.model import (
    PACK,
    SYMBOLS,
    Call,
    Cut,
    Mark,
    Move,
    Name,
    Phase,
    Stake,
    Turn,
    View,
    Wait,
)
from tapisvert.games.casino_royal.options import Options
from tapisvert.games.casino_royal.rules import GAMES
from tapisvert.games.casino_royal.variant import LARGEST_MINIMUM, LARGEST_STAKE
from tapisvert.table.numbers import Vector, one_of, scaled, tally

SEATS = len(BOARDS)
MOST_BOARDS = 4
"""CAS-C1: of one player."""

MOVES: tuple[Move, ...] = (
    *(Turn(), Wait(), Check(), Follow(), Drop(), Double()),
    *map(Call, range(LARGEST_STAKE + 1)),
    *map(Raise, range(1, LARGEST_STAKE + 1)),
    *map(Stake, range(1, LARGEST_MINIMUM + 1)),
    *map(Name, SYMBOLS),
    *(
        Mark(boards, bingo)
        for size in range(MOST_BOARDS + 1)
        for boards, bingo in product(combinations(range(1, MOST_BOARDS + 1), size), (False, True))
    ),
    *map(Cut, range(1, len(PACK))),
)
"""Every move there is, in all three games."""

NUMBERS = {move: place for place, move in enumerate(MOVES)}

CARDS = {card: place for place, card in enumerate(PACK)}
CALLS = ("five", "pairs", "free")
PHASES = get_args(Phase)
CHIPS = max(GREEN, SEATS * STOCK)
MANY = 16
"""Rounds and raises beyond this are all the same."""


T = TypeVar("T")


def moves(options: Options) -> int:
    return len(MOVES)


def number(view: View, legal: Iterable[Move]) -> dict[int, Move]:
    return {NUMBERS[move]: move for move in legal}


def points(view: View) -> Sequence[int]:
    """Everybody's chips."""
    return view.money


def round(view: View) -> int:
    return view.round


def width(options: Options) -> int:
    return LENGTH


def encode(view: View) -> Vector:
    """Whose every board is and what is covered on it; cards; counts by seat, the betting, the options."""
    return np.concatenate([_boards(view), _cards(view), _seats(view), _betting(view), _options(view)])


def _boards(view: View) -> Vector:
    """For each of the eight boards the seat that has it, and which of its cells are covered."""
    owners = np.zeros((len(BOARDS), SEATS), dtype=np.float32)
    cells = np.zeros((len(BOARDS), CELLS), dtype=np.float32)
    for place, (boards, covered) in enumerate(
        zip(_around(view, view.boards), _around(view, view.covered), strict=True)
    ):
        for board, cards in zip(boards, covered, strict=True):
            owners[board, place] = 1
            cells[board, [BOARDS[board].index(card) for card in cards]] = 1
    return np.concatenate([owners.ravel(), cells.ravel()])


def _cards(view: View) -> Vector:
    """What was called, the last of it again, one's own three, and the kinds of the hands that are seen."""
    hands = np.zeros((SEATS, len(KINDS)), dtype=np.float32)
    for place, hand in enumerate(_around(view, view.hands)):
        if hand:
            hands[place, KINDS.index(hand.kind)] = 1
    cards = (view.called, view.called[-1:], view.own)
    return np.concatenate([*(tally(each, CARDS, 1) for each in cards), hands.ravel()])


def _seats(view: View) -> Vector:
    return np.concatenate(
        [
            one_of(_place(view, view.dealer), SEATS),
            *(scaled(_around(view, chips), SEATS, CHIPS) for chips in (view.money, view.laid, view.paid)),
            *(scaled(_around(view, flags), SEATS, 1) for flags in (view.playing, view.staying)),
            *(
                scaled([seat in some for seat in _around(view, range(view.options.players))], SEATS, 1)
                for some in (view.asked, view.callers)
            ),
        ]
    )


def _betting(view: View) -> Vector:
    """The phase, what is to be paid in it, and who has paid and said what."""
    talk, said = view.betting, view.answer
    stakes = (view.stake, view.least, view.most, said.amount if isinstance(said, Call) else 0)
    return np.concatenate(
        [
            one_of(PHASES.index(view.phase), len(PHASES)),
            one_of(SYMBOLS.index(view.symbol) if view.symbol else None, len(SYMBOLS)),
            one_of(_place(view, talk.turn if talk else None), SEATS),
            one_of(_place(view, talk.last if talk else None), SEATS),
            scaled(_around(view, talk.paid) if talk else (), SEATS, CHIPS),
            scaled(_around(view, talk.spoken) if talk else (), SEATS, 1),
            scaled(_around(view, talk.raised) if talk else (), SEATS, MANY),
            scaled((talk.price if talk else 0, view.odd, view.box), 3, CHIPS),
            scaled(stakes, len(stakes), LARGEST_STAKE),
            scaled((said is not None, isinstance(said, Call)), 2, 1),
            scaled((view.round, view.rounds), 2, MANY),
            scaled((view.began, view.due), 2, SEATS),
            scaled((view.pack,), 1, len(PACK)),
        ]
    )


def _options(view: View) -> Vector:
    options = view.options
    flags = (
        options.batch == "five",
        options.raises,
        options.ask == "card",
        options.says == "player",
        options.marks == "hand",
    )
    return np.concatenate(
        [
            one_of(GAMES.index(options.game), len(GAMES)),
            one_of(CALLS.index(options.call), len(CALLS)),
            scaled((options.players,), 1, SEATS),
            scaled((options.boards,), 1, MOST_BOARDS),
            scaled(flags, len(flags), 1),
        ]
    )


def _around(view: View, by_seat: Sequence[T]) -> list[T]:
    """What there is by seat, from the viewer's on."""
    first = view.seat or 0
    return [*by_seat[first:], *by_seat[:first]]


def _place(view: View, seat: int | None) -> int | None:
    """How many seats after the viewer's another one is."""
    return None if seat is None else (seat - (view.seat or 0)) % view.options.players


LENGTH = sum(
    (
        len(BOARDS) * (SEATS + CELLS),
        3 * len(CARDS) + SEATS * len(KINDS),
        8 * SEATS,
        len(PHASES) + len(SYMBOLS) + 5 * SEATS + 14,
        len(GAMES) + len(CALLS) + 7,
    )
)
"""Of the five parts of a vector, in their order."""
