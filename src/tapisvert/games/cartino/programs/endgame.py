"""The end of Cartino between two, played exactly: the bag is empty, so that each knows what the other holds.

Turns are searched to the end with alpha-beta; a position that comes up again in another order is remembered.
A value is the margin that is still to come for the seat to move. Who maximises it wins if that can be forced.

At most ten halves are empty then: stones and jokers are two more than halves, at most ten of them are on the
racks and two have left the game. So 38 bits tell a position, and no two are ever taken for one another.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.engine.kernel import (
    DRY,
    NOTHING,
    ONE,
    OVER,
    PLAYERS,
    SUIT,
    SUITS,
    TURN,
    Numbers,
    Position,
    new_positions,
    restore,
)
from tapisvert.games.cartino.engine.turns import MOST, MOST_POINTS, Turns, find_turns, new_lists, play_turn
from tapisvert.table.fast import Word, Words, compiled, lowest

DEPTH = 12
"""Every turn lays one of ten stones at least, so that there are at most ten."""

SLOT_BITS = 20
SLOTS = 1 << SLOT_BITS
FAR = 10_000
EXACT, AT_LEAST, AT_MOST = 0, 1, 2


class Memory(NamedTuple):
    """What can still change, and the values found so far, by position."""

    halves: Numbers  # empty at the root
    jokers: Numbers  # halves with a joker at the root
    stones: Numbers  # on the racks at the root: `128 * seat + 32 * suit + bit`
    sizes: Numbers  # of the three
    keys: Words  # 0: free
    values: NDArray[np.int16]
    kinds: NDArray[np.uint8]


class Ending(NamedTuple):
    """Room to search an ending in; one position, list of turns and order of them for each level."""

    levels: Sequence[Position]
    lists: Sequence[Turns]
    orders: Numbers
    tally: Numbers
    memory: Memory
    chosen: Numbers  # the number of the best turn at the root
    halves: Numbers
    hows: Numbers


def new_ending(root: Position) -> Ending:
    return Ending(
        new_positions(root.sheet, DEPTH),
        new_lists(DEPTH),
        np.zeros((DEPTH, MOST), dtype=np.int64),
        np.zeros(MOST_POINTS, dtype=np.int64),
        Memory(
            np.zeros(16, dtype=np.int64),
            np.zeros(4, dtype=np.int64),
            np.zeros(16, dtype=np.int64),
            np.zeros(3, dtype=np.int64),
            np.zeros(SLOTS, dtype=np.uint64),
            np.zeros(SLOTS, dtype=np.int16),
            np.zeros(SLOTS, dtype=np.uint8),
        ),
        np.zeros(1, dtype=np.int64),
        np.zeros(8, dtype=np.int64),
        np.zeros(8, dtype=np.int64),
    )


def solvable(position: Position) -> bool:
    """Two players, and the bag was empty when the turn began."""
    return bool(position.sheet.rules[PLAYERS] == 2 and position.place[DRY])


def solve(root: Position) -> tuple[Turns, int, int]:
    """The turns of a solvable position, the number of the best, and the margin still to come with it."""
    ending = new_ending(root)
    restore(ending.levels[0], root)
    survey(root, ending.memory)
    value = margin(ending, 0, -FAR, FAR)
    return ending.lists[0], int(ending.chosen[0]), value


def values(root: Position) -> tuple[Turns, list[int], int]:
    """The turns of a solvable position, the margin to come with each, and how many positions that took."""
    ending = new_ending(root)
    restore(ending.levels[0], root)
    survey(root, ending.memory)
    number, found = sort_turns(root, ending, 0), []
    seat, after = root.place[TURN], ending.levels[1]
    for turn in range(number):
        restore(after, root)
        play_turn(after, ending.lists[0], turn, ending.halves, ending.hows)
        gained = after.scores[seat] - root.scores[seat] - after.scores[1 - seat] + root.scores[1 - seat]
        if not after.place[OVER]:
            onward = margin(ending, 1, -FAR, FAR)
            gained += onward if after.place[TURN] == seat else -onward
        found.append(int(gained))
    return ending.lists[0], found, int(np.count_nonzero(ending.memory.keys))


@compiled
def survey(root: Position, memory: Memory) -> None:
    """Find what can still change: empty halves, jokers that lie on the board, and stones on the racks."""
    sizes = memory.sizes
    for suit in range(SUITS):
        empty = root.sheet.full & ~root.taken[suit]
        jokers = root.jokers[suit] | (root.fresh if suit == root.place[SUIT] else NOTHING)
        sizes[0] = note(memory.halves, sizes[0], 32 * suit, empty)
        sizes[1] = note(memory.jokers, sizes[1], 32 * suit, jokers)
        for seat in range(2):
            sizes[2] = note(memory.stones, sizes[2], 128 * seat + 32 * suit, root.racks[seat, suit])


@compiled
def note(list: Numbers, size: int, base: int, bits: Word) -> int:
    """Append every bit of a word to a list; returns its new size."""
    while bits:
        list[size] = base + lowest(bits)
        size += 1
        bits &= bits - ONE
    return size


@compiled
def key_of(position: Position, memory: Memory) -> Word:
    """The position in at most 38 bits, never 0."""
    key = ONE << ONE | np.uint64(position.place[TURN])
    for at in range(memory.sizes[0]):
        suit, bit = memory.halves[at] >> 5, np.uint64(memory.halves[at] & 31)
        key = key << ONE | (position.taken[suit] >> bit & ONE)
        key = key << ONE | (position.jokers[suit] >> bit & ONE)
    for at in range(memory.sizes[1]):
        suit, bit = memory.jokers[at] >> 5, np.uint64(memory.jokers[at] & 31)
        key = key << ONE | (position.jokers[suit] >> bit & ONE)
    for at in range(memory.sizes[2]):
        seat, suit, bit = (
            memory.stones[at] >> 7,
            memory.stones[at] >> 5 & 3,
            np.uint64(memory.stones[at] & 31),
        )
        key = key << ONE | (position.racks[seat, suit] >> bit & ONE)
    return key << np.uint64(4) | np.uint64(4 * position.held[0] + position.held[1])


@compiled
def slot_of(memory: Memory, key: Word) -> int:
    """Where the value of a position is, or could be put; -1 if the memory is full."""
    slot = (key * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(64 - SLOT_BITS)
    for _ in range(64):
        if memory.keys[slot] == key or memory.keys[slot] == NOTHING:
            return int(np.int64(slot))
        slot = (slot + ONE) & np.uint64(SLOTS - 1)
    return -1


@compiled
def margin(ending: Ending, depth: int, low: int, high: int) -> int:
    """The margin still to come for the seat to move: exact between `low` and `high`, else a bound."""
    now, memory = ending.levels[depth], ending.memory
    slot, key = -1, NOTHING
    if depth:
        key = key_of(now, memory)
        slot = slot_of(memory, key)
        if slot >= 0 and memory.keys[slot] == key:
            known, kind = int(memory.values[slot]), memory.kinds[slot]
            if kind == EXACT or (kind == AT_LEAST and known >= high) or (kind == AT_MOST and known <= low):
                return known
    seat = now.place[TURN]
    best, floor = -FAR, low
    number = sort_turns(now, ending, depth)
    for at in range(number):
        turn = ending.orders[depth, at]
        after = ending.levels[depth + 1]
        restore(after, now)
        play_turn(after, ending.lists[depth], turn, ending.halves, ending.hows)
        gained = after.scores[seat] - now.scores[seat] - after.scores[1 - seat] + now.scores[1 - seat]
        value = gained
        if not after.place[OVER]:
            if after.place[TURN] == seat:
                value += margin(ending, depth + 1, floor - gained, high - gained)
            else:
                value -= margin(ending, depth + 1, gained - high, gained - floor)
        if value > best:
            best = value
            if depth == 0:
                ending.chosen[0] = turn
        floor = max(floor, best)
        if best >= high:
            break
    if slot >= 0:
        memory.keys[slot] = key
        memory.values[slot] = best
        memory.kinds[slot] = AT_LEAST if best >= high else AT_MOST if best <= low else EXACT
    return best


@compiled
def sort_turns(now: Position, ending: Ending, depth: int) -> int:
    """List the turns of a position and their order, those that score most first; returns how many."""
    turns, tally = ending.lists[depth], ending.tally
    number = find_turns(now, turns)
    for points in range(tally.size):
        tally[points] = 0
    for turn in range(number):
        tally[turns.points[turn]] += 1
    before = 0
    for points in range(tally.size - 1, -1, -1):
        before, tally[points] = before + tally[points], before
    for turn in range(number):
        at = tally[turns.points[turn]]
        tally[turns.points[turn]] = at + 1
        ending.orders[depth, at] = turn
    return number
