"""Futures of a round as arrays, and what they say: who wins, and how strong everybody feels."""

from __future__ import annotations

import random
from typing import NamedTuple

import numpy as np

from tapisvert.games.casino_royal.engine.futures import (
    ONE,
    SEATS,
    SITUATIONS,
    Chances,
    Futures,
    Numbers,
    Situation,
    best_stopping,
    look_ahead,
    new_futures,
    pauses_of,
)
from tapisvert.games.casino_royal.engine.hands import LANE
from tapisvert.table.fast import Word, Words, random_stream
from tapisvert.table.program import Budget

UNSEEN_LOOKS = 0.15
"""The part of what decides a hand's fate that its holder sees and `look` does not."""


class Sight(NamedTuple):
    """How a program looks ahead."""

    futures: int  # at how many
    eager: float  # how surely others call when they lead
    patient: bool  # whether it may go on though it leads


def foresee(table: Situation, sight: Sight, budget: Budget, rng: random.Random) -> Futures:
    """As many futures as the budget and the sight allow, with the own seat's best stopping in them."""
    most = sight.futures
    futures, number, numbers = new_futures(most, pauses_of(table)), 0, random_stream(rng.getrandbits(64))
    for rounds in budget.batches():
        upto = min(most, number + rounds)
        look_ahead(table, futures, number, upto, sight.eager, numbers)
        number = upto
        if number == most:
            break
    best_stopping(futures, number, sight.patient, np.zeros(SITUATIONS + 1))
    return _cut(futures, number, int(table.rules[SEATS]))


def _cut(futures: Futures, number: int, seats: int) -> Futures:
    """The first so many futures, and no seats that there are not."""
    return futures._replace(
        now=futures.now[:number, :seats],
        dealt=futures.dealt[:number, :seats],
        final=futures.final[:number, :seats],
        cash=futures.cash[:number],
        part=futures.part[:number],
    )


def shares(values: Numbers) -> Chances:
    """Every seat's share of the win in every future, from what the hands are worth; below 0 is no hand."""
    best = values == values.max(axis=1, keepdims=True)
    divided: Chances = best / best.sum(axis=1, keepdims=True)
    return divided


def share_of(values: Numbers, seat: int) -> Chances:
    """One seat's share of the win in every future."""
    return shares(values)[:, seat]


def confidence(values: Numbers, outside: Numbers) -> Chances:
    """How sure everybody is to have the best hand, who sees only their own: one row a future.

    A seat compares its hand with what the best of the others may be, in futures seen from outside.
    """
    sure = np.zeros(values.shape)
    for seat, hands in enumerate(values.T):
        others = np.sort(np.delete(outside, seat, axis=1).max(axis=1))
        below = np.searchsorted(others, hands, side="left")
        upto = np.searchsorted(others, hands, side="right")
        sure[:, seat] = (below + upto) / (2 * len(others))
    return sure


def promise(table: Situation, futures: Futures, outside: Futures) -> Chances:
    """How sure everybody is to win in the end, who knows their three cards and their board.

    A seat's chance is fitted, over futures seen from outside, to what its cards look like.
    """
    sure = np.zeros(futures.final.shape)
    won, common = shares(futures.final), shares(outside.final)
    for seat in np.flatnonzero(table.hidden):
        fit = np.linalg.lstsq(look(outside.dealt[:, seat], table.boards[seat]), common[:, seat], rcond=None)[
            0
        ]
        seen = look(futures.dealt[:, seat], table.boards[seat]) @ fit
        sure[:, seat] = (1 - UNSEEN_LOOKS) * seen + UNSEEN_LOOKS * won[:, seat]
    return sure


def look(cards: Words, board: Word) -> Chances:
    """How three cards look to their holder, with a board: pairs, height, neighbours in rank and suit."""
    lanes = [(cards >> np.uint64(shift)) & LANE for shift in (0, 13, 26, 39)]
    board_lanes = [(board >> np.uint64(shift)) & LANE for shift in (0, 13, 26, 39)]
    ranks = lanes[0] | lanes[1] | lanes[2] | lanes[3]
    kinds = np.bitwise_count(ranks)
    met = sum(np.bitwise_count(ranks & lane) for lane in board_lanes)
    suited = [
        np.bitwise_count(lane) * np.bitwise_count(on) for lane, on in zip(lanes, board_lanes, strict=True)
    ]
    return np.column_stack(
        [np.ones(len(cards)), kinds == 2, kinds == 1, np.log2(ranks + ONE), met, np.max(suited, axis=0)]
    ).astype(np.float64)
