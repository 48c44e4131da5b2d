"""Whole turns of Cartino: every way a turn can leave the board, the most it can score, and the best of them.

A turn is a set of placements: halves for stones, for jokers, and for exchanges. What it scores depends on
the order only where two of its stones touch: the later one scores the earlier one. So the most that a set can
score is found without trying orders: of two new stones the one worth more goes first, and an exchange goes
after the new stones, because its field counts for them before and after it (CAR-7, CAR-13). Laying new stones
in falling value and then the exchanges does that for all pairs at once. Only where the first stone must join
(CAR-12), one stone is taken out of that order, and each one that may be first is tried.

The tests try all orders, and compare.
"""

from collections.abc import Sequence
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.engine.kernel import (
    EXCHANGE,
    FIRST_COPIES,
    HIGHEST,
    JOKER,
    LAID,
    NOTHING,
    ONE,
    STONE,
    SUIT,
    SUITS,
    TURN,
    Numbers,
    Position,
    Sheet,
    end_turn,
    lay,
    must_join,
)
from tapisvert.games.cartino.model import ALL_FIVE, RACK
from tapisvert.table.fast import Word, Words, compiled, count, lowest

MOST = 10_000
"""Room for the turns of any rack: three stones and two jokers on an empty board of 52 fields make 9,188."""

MOST_POINTS = 120
"""More than any turn scores: five stones that touch four aces each, and all five of one suit, make 110."""

ANY = 255
"""The first stone of a turn that may begin with any."""


class Turns(Protocol):
    """Turns by number; numbers start at 0."""

    number: int  # how many there are
    suit: NDArray[np.uint8]
    stones: Words
    jokers: Words
    exchanges: Words
    points: Numbers  # the most that this turn scores, five of one suit included
    first: NDArray[np.uint8]  # the half to begin with, where that matters


TURNS = np.dtype(
    [
        ("number", np.int64),
        ("stones", np.uint64, MOST),
        ("jokers", np.uint64, MOST),
        ("exchanges", np.uint64, MOST),
        ("points", np.int64, MOST),
        ("suit", np.uint8, MOST),
        ("first", np.uint8, MOST),
    ]
)


def new_turns() -> Turns:
    return new_lists(1)[0]


def new_lists(number: int) -> Sequence[Turns]:
    """Several lists of turns."""
    return cast(Sequence[Turns], np.zeros(number, dtype=TURNS).view(np.recarray))


@compiled
def find_turns(position: Position, turns: Turns) -> int:
    """List every set of placements that the seat to move may still make, and return how many there are.

    In the middle of a turn these are its continuations, with the one that lays nothing more first, and
    points count from here; five of one suit count if they become five.
    """
    turns.number = 0
    begun = position.place[LAID]
    for suit in range(SUITS):
        if begun and suit != position.place[SUIT]:
            continue
        start = turns.number
        push(turns, suit, NOTHING, NOTHING, NOTHING, 0)
        add_stones(position, turns, suit, start)
        add_jokers(position, turns, suit, start)
        if not begun:
            drop(turns, start)
    if must_join(position):
        join(position, turns)
    total = turns.number
    for turn in range(total):
        laid = begun + count(turns.stones[turn] | turns.jokers[turn] | turns.exchanges[turn])
        turns.points[turn] += ALL_FIVE if laid == RACK else 0
    return int(total)


@compiled
def push(turns: Turns, suit: int, stones: Word, jokers: Word, exchanges: Word, points: int) -> None:
    turn = turns.number
    turns.number = turn + 1
    turns.suit[turn] = suit
    turns.stones[turn] = stones
    turns.jokers[turn] = jokers
    turns.exchanges[turn] = exchanges
    turns.points[turn] = points
    turns.first[turn] = ANY


@compiled
def drop(turns: Turns, turn: int) -> None:
    """Remove a turn; the last one takes its number."""
    last = turns.number - 1
    turns.number = last
    turns.suit[turn] = turns.suit[last]
    turns.stones[turn] = turns.stones[last]
    turns.jokers[turn] = turns.jokers[last]
    turns.exchanges[turn] = turns.exchanges[last]
    turns.points[turn] = turns.points[last]
    turns.first[turn] = turns.first[last]


@compiled
def add_stones(position: Position, turns: Turns, suit: int, start: int) -> None:
    """Every turn so far, with every card of the suit: on no half, on one, or both copies on both."""
    rack = position.racks[position.place[TURN], suit]
    empty, jokers = ~position.taken[suit], position.jokers[suit]
    cards = rack & FIRST_COPIES
    while cards:
        card = cards & (~cards + ONE)
        cards ^= card
        twice = rack & card << ONE
        before = turns.number
        for turn in range(start, before):
            stones, exchanges, points = turns.stones[turn], turns.exchanges[turn], turns.points[turn]
            for level in range(2):
                half = card << np.uint64(level)
                if empty & half:
                    more = points + new_points(position, suit, half, stones, exchanges)
                    push(turns, suit, stones | half, NOTHING, exchanges, more)
                elif jokers & half:
                    more = points + exchange_points(position, suit, half, stones)
                    push(turns, suit, stones, NOTHING, exchanges | half, more)
        if twice:
            add_twins(position, turns, suit, card, before)


@compiled
def add_twins(position: Position, turns: Turns, suit: int, card: Word, start: int) -> None:
    """Every turn that has the card on its upper half, with the second copy on the lower one too."""
    empty, jokers = ~position.taken[suit], position.jokers[suit]
    half = card << ONE
    for turn in range(start, turns.number):
        stones, exchanges, points = turns.stones[turn], turns.exchanges[turn], turns.points[turn]
        if (stones | exchanges) & card:
            if empty & half:
                more = points + new_points(position, suit, half, stones, exchanges)
                push(turns, suit, stones | half, NOTHING, exchanges, more)
            elif jokers & half:
                more = points + exchange_points(position, suit, half, stones)
                push(turns, suit, stones, NOTHING, exchanges | half, more)


@compiled
def add_jokers(position: Position, turns: Turns, suit: int, start: int) -> None:
    """Every turn so far, with as many jokers as the seat has on empty halves, each set of halves once."""
    empty = position.sheet.full & ~position.taken[suit]
    for _ in range(position.held[position.place[TURN]]):
        before = turns.number
        for turn in range(start, before):
            stones, laid = turns.stones[turn], turns.jokers[turn]
            exchanges, points = turns.exchanges[turn], turns.points[turn]
            free = empty & ~stones
            if laid:  # the second joker: above the first one
                free &= ~(laid | laid - ONE)
            while free:
                half = free & (~free + ONE)
                free ^= half
                more = points + new_points(position, suit, half, stones | laid, exchanges)
                push(turns, suit, stones, laid | half, exchanges, more)
        start = before


@compiled
def new_points(position: Position, suit: int, half: Word, new: Word, exchanges: Word) -> int:
    """What one more stone on an empty half brings: its own points, and with each stone of the turn it touches
    the value of the one laid first."""
    sheet = position.sheet
    here = 32 * suit + lowest(half)
    points = position.points[here]
    beside = sheet.beside[here] & (new | exchanges)
    if beside:
        value = sheet.value[here >> 1]
        while beside:
            other = sheet.value[(32 * suit + lowest(beside)) >> 1]
            points += max(value, other) if beside & (~beside + ONE) & new else value
            beside &= beside - ONE
    return int(points)


@compiled
def exchange_points(position: Position, suit: int, half: Word, new: Word) -> int:
    """What one more exchange brings: its own points, and the values of the turn's new stones it touches."""
    sheet = position.sheet
    here = 32 * suit + lowest(half)
    return int(position.points[here] + values(sheet, sheet.beside[here] & new))


@compiled
def values(sheet: Sheet, halves: Word) -> int:
    """The sum of the values of a suit's halves."""
    total = 0
    for value in range(1, HIGHEST + 1):
        total += value * count(halves & sheet.worth[value])
    return total


@compiled
def join(position: Position, turns: Turns) -> None:
    """CAR-12: begin every turn with the stone that loses least by being first, or drop it if none may."""
    turn = turns.number - 1
    while turn >= 0:
        suit = turns.suit[turn]
        new, exchanges = turns.stones[turn] | turns.jokers[turn], turns.exchanges[turn]
        firsts = (new | exchanges) & position.touching[suit]
        least = 1000
        while firsts:
            half = 32 * suit + lowest(firsts)
            loss = first_loss(position.sheet, half, new, exchanges)
            if loss < least:
                least = loss
                turns.first[turn] = half
            firsts &= firsts - ONE
        if least == 1000:
            drop(turns, turn)
        else:
            turns.points[turn] -= least
        turn -= 1


@compiled
def first_loss(sheet: Sheet, half: int, new: Word, exchanges: Word) -> int:
    """What a turn loses by beginning with one of its stones, against laying it in its place."""
    beside = sheet.beside[half] & new
    if exchanges >> np.uint64(half & 31) & ONE:
        return values(sheet, beside)
    value, loss = sheet.value[half >> 1], 0
    while beside:
        other = sheet.value[(half & ~31 | lowest(beside)) >> 1]
        loss += max(0, other - value)
        beside &= beside - ONE
    return int(loss)


@compiled
def best_turn(position: Position, turns: Turns) -> int:
    """List the turns and return the number of one that scores most, the first of equals."""
    best = 0
    for turn in range(1, find_turns(position, turns)):
        if turns.points[turn] > turns.points[best]:
            best = turn
    return best


@compiled
def write_turn(sheet: Sheet, turns: Turns, turn: int, halves: Numbers, hows: Numbers) -> int:
    """The stones of a turn in the order that scores most; returns how many there are."""
    suit, jokers, exchanges = turns.suit[turn], turns.jokers[turn], turns.exchanges[turn]
    first, size = np.int64(turns.first[turn]), 0
    chosen = NOTHING
    if first != ANY:
        chosen = ONE << np.uint64(first & 31)
        halves[0] = first
        hows[0] = EXCHANGE if exchanges & chosen else JOKER if jokers & chosen else STONE
        size = 1
    for value in range(HIGHEST, 0, -1):
        rest = (turns.stones[turn] | jokers) & sheet.worth[value] & ~chosen
        while rest:
            place = lowest(rest)
            halves[size] = 32 * suit + place
            hows[size] = JOKER if jokers >> np.uint64(place) & ONE else STONE
            size += 1
            rest &= rest - ONE
    rest = exchanges & ~chosen
    while rest:
        halves[size] = 32 * suit + lowest(rest)
        hows[size] = EXCHANGE
        size += 1
        rest &= rest - ONE
    return size


@compiled
def play_turn(position: Position, turns: Turns, turn: int, halves: Numbers, hows: Numbers) -> None:
    """Lay the stones of a turn in the order that scores most, and end it."""
    for step in range(write_turn(position.sheet, turns, turn, halves, hows)):
        lay(position, halves[step], hows[step])
    end_turn(position)
