"""Between the plain rules and the kernel: states become arrays, halves and stones become numbers and back."""

from __future__ import annotations

from functools import cache
from typing import cast

import numpy as np

from tapisvert.games.cartino.board import LOWER, Half, card_of, halves_of, layout
from tapisvert.games.cartino.engine import kernel
from tapisvert.games.cartino.engine.kernel import NOWHERE, Position, Sheet, new_position
from tapisvert.games.cartino.laying import won
from tapisvert.games.cartino.model import JOKER, Lay, Options, State, Stone, value
from tapisvert.games.cartino.rules import LOW_TO_HIGH
from tapisvert.table.cards import Card, height, suit

HOW = ("stone", "joker", "exchange")
"""The kernel's ways to lay a stone, in the words of `Lay.how`."""


@cache
def sheet_of(options: Options) -> Sheet:
    """The options and the board that they name."""
    board = layout(options.edition)
    ranks = len(board.cards) // len(LOW_TO_HIGH)
    sheet = cast(Sheet, np.zeros(1, dtype=kernel.SHEET).view(np.recarray)[0])
    sheet.rules[:] = options.players, ranks, options.joker == "reused", options.joining == "if_possible"
    sheet.near[:] = NOWHERE
    sheet.full = np.uint64((1 << 2 * ranks) - 1)
    for card in board.cards:
        stone = number(card, options)
        sheet.value[stone] = value(card, options)
        sheet.worth[sheet.value[stone]] |= np.uint64(3 << 2 * (stone & 15))
        for half in halves_of(card):
            here = half_number(half, options)
            others = [half_number(other, options) for other in board.touching[half]]
            sheet.near[here, : len(others)] = others
            sheet.beside[here] = sum(1 << (other & 31) for other in others if other >> 5 == here >> 5)
    return sheet


def to_position(state: State) -> Position:
    """A state as the kernel's arrays, also in the middle of a turn."""
    options = state.options
    position = new_position(sheet_of(options))
    place = position.place
    place[kernel.LEFT] = len(state.bag)
    position.bag[: len(state.bag)] = [number(stone, options) for stone in reversed(state.bag)]
    for seat, rack in enumerate(state.racks):
        for stone in rack:
            kernel.give(position, seat, number(stone, options))
        position.scores[seat] = state.scores[seat]
        position.shown[seat] = state.shown[seat]
    place[kernel.TURN] = state.turn
    place[kernel.NUMBER] = state.number
    place[kernel.DRY] = state.dry
    place[kernel.RETIRED] = state.retired
    place[kernel.OVER] = state.outcome is not None
    put_board(position, state)
    put_turn(position, state)
    return position


def put_board(position: Position, state: State) -> None:
    """What lies on the board, whoever laid it."""
    how = {stone.half: stone.how for stone in state.laid}
    for half, joker in state.board.items():
        here = half_number(half, state.options)
        bit = np.uint64(1 << (here & 31))
        kernel.cover(position, here)
        if how.get(half) in ("stone", "joker"):
            position.new |= bit
        if joker and half in how:
            position.fresh |= bit
        elif joker:
            position.jokers[here >> 5] |= bit


def put_turn(position: Position, state: State) -> None:
    """What was done in the turn that goes on."""
    place = position.place
    place[kernel.SUIT] = half_number(state.laid[0].half, state.options) >> 5 if state.laid else -1
    place[kernel.LAID] = len(state.laid)
    place[kernel.GAIN] = sum(stone.points for stone in state.laid)
    if state.options.joker == "reused" and not state.dry:
        place[kernel.WON] = won(state.laid)
        position.held[state.turn] -= place[kernel.WON]


def number(stone: Stone, options: Options) -> int:
    """The kernel's number of a stone."""
    return kernel.THE_JOKER if stone == JOKER else numbers(options.edition)[stone]


def half_number(half: Half, options: Options) -> int:
    """The kernel's number of a half."""
    return 2 * number(card_of(half), options) + (half[-1] == LOWER)


@cache
def numbers(edition: int) -> dict[Card, int]:
    """The numbers of all cards."""
    cards = layout(edition).cards
    lowest = min(map(height, cards))
    return {card: 16 * LOW_TO_HIGH.index(suit(card)) + height(card) - lowest for card in cards}


@cache
def half_names(edition: int) -> dict[int, Half]:
    """The halves by their numbers."""
    return {
        2 * number + level: half
        for card, number in numbers(edition).items()
        for level, half in enumerate(halves_of(card))
    }


def to_lay(half: int, how: int, options: Options) -> Lay:
    """The move that lays a stone so."""
    return Lay(half_names(options.edition)[half], HOW[how])
