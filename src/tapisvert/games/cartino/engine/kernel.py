"""A match of Cartino on bits: laying, drawing, passing, and the end.

All that happens in a turn happens in one suit (CAR-10), so a board is one word a suit. Bit `2 * rank + level`
is a half: ranks count from the lowest of the pack, level 0 is above and 1 below. A rack is a word a suit too:
the first copy of a card sets the bit of its upper half, the second that of its lower half.
What a stone would score on each half (CAR-13) is kept up to date, four sums for every stone that is laid.

A stone is `16 * suit + rank`, in the order of CAR-9, a joker above them all; a half is `2 * stone + level`.
The plain rules in `rules.py` are the authority; `bridge.py` converts and the tests play both side by side.
`turns.py` finds whole turns and their points, `matches.py` plays matches by the ten thousand.
"""

from collections.abc import Sequence
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.model import ALL_FIVE, ALL_LAID, JOKER_LEFT, RACK
from tapisvert.table.fast import Word, Words, compiled, count

STONE, JOKER, EXCHANGE = 0, 1, 2
"""How a stone is laid: itself, a joker in its place, or for the joker that lies there (CAR-15)."""

THE_JOKER = 64
"""The number of a joker among the stones."""

NOWHERE = 128
"""The neighbour that a half at the edge of the board does not have."""

PLAYERS, RANKS, REUSED, JOINING = 0, 1, 2, 3
"""Fields of `rules`: how many play, ranks in a suit, whether jokers are reused, whether one must join."""

TURN, LEFT, SUIT, LAID, WON, DRY, GAIN, RETIRED, NUMBER, OVER = range(10)
"""Fields of `place`. SUIT to DRY and GAIN are of the turn that goes on; NUMBER counts turns, passes too."""

SUITS, SEATS = 4, 4
HIGHEST = 5  # no stone is worth more
STONES = 106  # of the larger pack
NOTHING, ONE = np.uint64(0), np.uint64(1)
FIRST_COPIES = np.uint64(0x5555555555555555)

Numbers = NDArray[np.int64]


class Sheet(Protocol):
    """What never changes in a match: its options and its board."""

    rules: Numbers
    value: Numbers  # of a stone
    worth: Words  # the halves of a suit whose stones have a value
    near: Numbers  # the four neighbours of a half
    beside: Words  # those of them that are in the same suit
    full: Word  # all halves of a suit


class Position(Protocol):
    """A match at any moment: one record, so that kernels hand it on as one address and change it in place."""

    sheet: Sheet
    taken: Words  # by suit: halves with a stone or a joker
    jokers: Words  # by suit: halves with a joker that lay there when the turn began
    touching: Words  # by suit: halves beside a stone; one more word for NOWHERE
    new: Word  # halves that were covered in this turn, in its suit
    fresh: Word  # those with jokers
    points: Numbers  # by half: what a stone scores there now; one more for NOWHERE
    racks: Words  # by seat and suit
    held: Numbers  # by seat: jokers that may be laid
    shown: Numbers  # by seat: jokers that all know of
    stones: Numbers  # by seat: stones and jokers on the rack, those won in this turn too
    scores: Numbers
    bag: NDArray[np.uint8]  # the next stone last
    place: Numbers


SHEET = np.dtype(
    [
        ("rules", np.int64, 4),
        ("value", np.int64, THE_JOKER + 1),
        ("worth", np.uint64, HIGHEST + 1),
        ("near", np.int64, (NOWHERE, 4)),
        ("beside", np.uint64, NOWHERE),
        ("full", np.uint64),
    ]
)

POSITION = np.dtype(
    [
        ("sheet", SHEET),
        ("taken", np.uint64, SUITS),
        ("jokers", np.uint64, SUITS),
        ("touching", np.uint64, SUITS + 1),
        ("new", np.uint64),
        ("fresh", np.uint64),
        ("points", np.int64, NOWHERE + 1),
        ("racks", np.uint64, (SEATS, SUITS)),
        ("held", np.int64, SEATS),
        ("shown", np.int64, SEATS),
        ("stones", np.int64, SEATS),
        ("scores", np.int64, SEATS),
        ("place", np.int64, 10),
        ("bag", np.uint8, STONES),
    ],
    align=True,
)


def new_position(sheet: Sheet) -> Position:
    """A match before the deal."""
    return new_positions(sheet, 1)[0]


def new_positions(sheet: Sheet, number: int) -> Sequence[Position]:
    """Several matches of one sheet."""
    positions: Any = np.zeros(number, dtype=POSITION).view(np.recarray)
    positions.sheet = sheet
    return cast(Sequence[Position], positions)


@compiled
def restore(target: Position, source: Position) -> None:
    """Make `target`, of the same sheet, equal to `source` without allocating."""
    for suit in range(SUITS):
        target.taken[suit] = source.taken[suit]
        target.jokers[suit] = source.jokers[suit]
        target.touching[suit] = source.touching[suit]
        half = 32 * suit
        for _ in range(2 * source.sheet.rules[RANKS]):
            target.points[half] = source.points[half]
            half += 1
    target.new = source.new
    target.fresh = source.fresh
    for seat in range(source.sheet.rules[PLAYERS]):
        for suit in range(SUITS):
            target.racks[seat, suit] = source.racks[seat, suit]
        target.held[seat] = source.held[seat]
        target.shown[seat] = source.shown[seat]
        target.stones[seat] = source.stones[seat]
        target.scores[seat] = source.scores[seat]
    for stone in range(source.place[LEFT]):
        target.bag[stone] = source.bag[stone]
    for field in range(10):
        target.place[field] = source.place[field]


@compiled
def fields(rack: Word) -> Word:
    """Both halves of every card on a rack."""
    cards = rack & FIRST_COPIES
    return cards | cards << ONE


@compiled
def must_join(position: Position) -> bool:
    """CAR-12, `if_possible`: the first stone of a turn has to touch another, if any of the rack can."""
    if not position.sheet.rules[JOINING] or position.place[LAID]:
        return False
    seat = position.place[TURN]
    for suit in range(SUITS):
        cards = fields(position.racks[seat, suit])
        here = cards & (~position.taken[suit] | position.jokers[suit])
        if position.held[seat]:
            here |= position.sheet.full & ~position.taken[suit]
        if here & position.touching[suit]:
            return True
    return False


@compiled
def legal(position: Position, suit: int, how: int) -> Word:
    """All halves of a suit where the seat to move could lay a stone now, were it not for `must_join`."""
    seat = position.place[TURN]
    if position.place[LAID] and position.place[SUIT] != suit:
        return NOTHING
    if how == STONE:
        return fields(position.racks[seat, suit]) & ~position.taken[suit]
    if how == EXCHANGE:
        return fields(position.racks[seat, suit]) & position.jokers[suit]
    return position.sheet.full & ~position.taken[suit] if position.held[seat] else NOTHING


@compiled
def lay(position: Position, half: int, how: int) -> int:
    """The seat to move lays a stone (CAR-11 to CAR-15). Returns what it scores."""
    sheet, place = position.sheet, position.place
    seat, suit = place[TURN], half >> 5
    bit = ONE << np.uint64(half & 31)
    scored = position.points[half]
    place[SUIT] = suit
    place[LAID] += 1
    place[GAIN] += scored
    position.stones[seat] -= 1
    if how == JOKER:
        position.held[seat] -= 1
        position.shown[seat] = max(place[WON], position.shown[seat] - 1)
        position.fresh |= bit
    else:
        take(position, seat, half >> 1)
    if how == EXCHANGE:
        position.jokers[suit] &= ~bit
        if sheet.rules[REUSED] and not place[DRY]:
            place[WON] += 1
            position.shown[seat] += 1
            position.stones[seat] += 1
        else:
            place[RETIRED] += 1
        return int(scored)
    position.new |= bit
    cover(position, half)
    return int(scored)


@compiled
def cover(position: Position, half: int) -> None:
    """A stone or a joker lies on a half from now on, and is scored beside it (CAR-5, CAR-7)."""
    position.taken[half >> 5] |= ONE << np.uint64(half & 31)
    worth = position.sheet.value[half >> 1]
    for side in range(4):
        near = position.sheet.near[half, side]
        position.points[near] += worth
        position.touching[near >> 5] |= ONE << np.uint64(near & 31)


@compiled
def take(position: Position, seat: int, stone: int) -> None:
    """Remove a card from a rack that has it."""
    suit = stone >> 4
    copies = np.uint64(3) << np.uint64(2 * (stone & 15))
    rack = position.racks[seat, suit]
    both = rack & copies == copies
    position.racks[seat, suit] = rack & ~(copies & ~FIRST_COPIES) if both else rack & ~copies


@compiled
def give(position: Position, seat: int, stone: int) -> None:
    """Add a stone or a joker to a rack."""
    position.stones[seat] += 1
    if stone == THE_JOKER:
        position.held[seat] += 1
        return
    suit = stone >> 4
    card = ONE << np.uint64(2 * (stone & 15))
    rack = position.racks[seat, suit]
    position.racks[seat, suit] = rack | (card << ONE if rack & card else card)


@compiled
def end_turn(position: Position) -> None:
    """Points, new stones (CAR-16), and the next player who can lay one, or the end (CAR-17, CAR-20)."""
    place = position.place
    seat = place[TURN]
    position.scores[seat] += place[GAIN] + (ALL_FIVE if place[LAID] == RACK else 0)
    position.jokers[place[SUIT]] |= position.fresh
    position.new = position.fresh = NOTHING
    position.held[seat] += place[WON]
    for _ in range(min(place[LAID] - place[WON], place[LEFT])):
        place[LEFT] -= 1
        give(position, seat, position.bag[place[LEFT]])
    if position.stones[seat] == 0:
        finish(position, seat)
    else:
        begin_turn(position, seat + 1)


@compiled
def begin_turn(position: Position, seat: int) -> None:
    """The first player from this seat on who can lay a stone has the turn; the others pass (CAR-17)."""
    place, players = position.place, position.sheet.rules[PLAYERS]
    place[SUIT] = -1
    place[LAID] = place[WON] = place[GAIN] = 0
    place[DRY] = place[LEFT] == 0
    for step in range(players):
        place[TURN] = (seat + step) % players
        place[NUMBER] += 1
        if can_lay(position, place[TURN]):
            return
    finish(position, -1)


@compiled
def can_lay(position: Position, seat: int) -> bool:
    """A stone always fits: only its twin and jokers ever lie on its field. A joker needs an empty half."""
    if position.stones[seat] > position.held[seat]:
        return True
    for suit in range(SUITS):
        if position.taken[suit] != position.sheet.full:
            return bool(position.held[seat] > 0)
    return False


@compiled
def finish(position: Position, out: int) -> None:
    """CAR-20 and CAR-21; `out` is the seat that laid its last stone, or -1."""
    position.place[OVER] = 1
    for seat in range(position.sheet.rules[PLAYERS]):
        position.scores[seat] += (ALL_LAID if seat == out else 0) - against(position, seat)


@compiled
def against(position: Position, seat: int) -> int:
    """CAR-21: what the stones left on a rack cost."""
    cost = JOKER_LEFT * position.held[seat]
    for suit in range(SUITS):
        for value in range(1, HIGHEST + 1):
            cost += value * count(position.racks[seat, suit] & position.sheet.worth[value])
    return int(cost)
