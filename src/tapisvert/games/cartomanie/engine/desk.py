"""What matches of Cartomanie are played on in the kernel: the table's rules, records, and room for notes."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartomanie.engine.automaton import Automaton
from tapisvert.games.cartomanie.engine.walk import BLANK, LONGEST

CARDS, PLACES, SEATS = 123, 24, 4
"""The most there can be."""

GOING, CLEARED, CAPITALS_USED, QUIET, BARREN, NO_WORD = range(6)
WHY = ("", "cleared", "capitals", "quiet", "barren", "no-word")
"""Why a match ended, as `model.Ended` says it."""

NO_CAPITAL, QUIET_ROUND, NOT_STUCK = range(3)
WHY_NEW = ("no-capital", "quiet")
"""Why a new table is laid, as `model.NewTable` says it."""

PASS, LATE, WORD = -1, -2, -3
"""What a decision is, if it does not turn up the card on a place."""

MOST_DECISIONS, MOST_SHUFFLES = 8192, 256
"""More than a match can have. No word takes less than a card, and no version has more than 46 words: 31
capitals, or 46 cards of the children's. Before each word and after the last at most four tables (MAN-19) are
turned up, with a pass for every five cards and for every player: 47 * 4 * (24 + 5 + 4) + 46 decisions.
"""

MATCH = np.dtype(
    [
        ("table", np.uint8, PLACES),
        ("stock", np.uint8, CARDS),
        ("hand", np.int8, BLANK),  # the face-up cards, counted
        ("up", np.uint64),  # the places with a face-up card
        ("down", np.uint64),
        ("next", np.int64),  # the first card of the stock, which ends at `size`
        ("size", np.int64),
        ("turn", np.int64),
        ("quiet", np.int64),
        ("barren", np.int64),
        ("capitals", np.int64),  # in play
        ("left", np.int64),  # cards in play
        ("why", np.int64),
        ("moves", np.int64),
        ("passed", np.int64),
        ("missed", np.int64),
        ("filled", np.int64),
        ("jokers", np.int64),  # words with one
        ("laid", np.int64, len(WHY_NEW)),  # new tables
        ("words", np.int64, LONGEST),  # by their length
        ("points", np.int64, SEATS),
    ],
    align=True,
)
DECISION = np.dtype(
    [
        ("ways", np.int32),  # how many moves were legal
        ("move", np.int8),  # a place from 0, or PASS, LATE, WORD
        ("length", np.int8),
        ("word", np.uint8, LONGEST),  # codes of its letters, as the walk has them
    ],
    align=True,
)

Match: TypeAlias = Any
"""A record of MATCH; numba knows its fields."""


class Sheet(NamedTuple):
    """What a table plays by."""

    words: Automaton
    cards: NDArray[np.uint8]  # what the version draws from
    worth: NDArray[np.int64]  # by a card's code
    size: int  # cards in play
    fewest: int  # capitals among them (MAN-22)
    most: int
    places: int
    players: int
    passes: int  # ways to make no word: one, or with a clock two (MAN-15)
    capitals: bool
    vote: bool


class Notes(NamedTuple):
    """What happened in some matches, one behind the other."""

    decisions: Any  # records of DECISION
    shuffles: NDArray[np.uint8]  # the cards in their new order, a row each
    used: NDArray[np.int64]  # how many of both
