"""A match of Cartino on bits: laying, drawing, passing, the end, and random matches by the ten thousand.

All that happens in a turn happens in one suit (CAR-10), so a board is one word a suit. Bit `2 * rank + level`
is a half: ranks count from the lowest of the pack, level 0 is above and 1 below. A rack is a word a suit too:
the first copy of a card sets the bit of its upper half, the second that of its lower half.
What a stone would score on each half (CAR-13) is kept up to date, four sums for every stone that is laid.

A stone is `16 * suit + rank`, in the order of CAR-9, a joker above them all; a half is `2 * stone + level`.
The plain rules in `rules.py` are the authority; `bridge.py` converts and the tests play both side by side.
`kernel_turns.py` finds whole turns and their points.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.model import ALL_FIVE, ALL_LAID, JOKER_LEFT, JOKERS, RACK
from tapisvert.table.fast import Word, Words, compiled, count, lowest, nth_bit, random_below

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


class Sheet(NamedTuple):
    """What never changes in a match: its options and its board."""

    rules: Numbers
    value: Numbers  # of a stone
    worth: Words  # the halves of a suit whose stones have a value
    near: Numbers  # the four neighbours of a half
    beside: Words  # those of them that are in the same suit
    full: Word  # all halves of a suit


class Position(NamedTuple):
    """A match at any moment. All arrays, so that kernels can change it in place."""

    sheet: Sheet
    taken: Words  # by suit: halves with a stone or a joker
    jokers: Words  # by suit: halves with a joker that lay there when the turn began
    touching: Words  # by suit: halves beside a stone; one more word for NOWHERE
    fresh: Words  # one word: jokers of this turn
    points: Numbers  # by half: what a stone scores there now; one more for NOWHERE
    racks: Words  # by seat and suit
    held: Numbers  # by seat: jokers that may be laid
    shown: Numbers  # by seat: jokers that all know of
    size: Numbers  # by seat: stones and jokers on the rack, those won in this turn too
    scores: Numbers
    bag: NDArray[np.uint8]  # the next stone last
    place: Numbers


def new_position(sheet: Sheet) -> Position:
    """A match before the deal."""
    return Position(
        sheet,
        np.zeros(SUITS, dtype=np.uint64),
        np.zeros(SUITS, dtype=np.uint64),
        np.zeros(SUITS + 1, dtype=np.uint64),
        np.zeros(1, dtype=np.uint64),
        np.zeros(NOWHERE + 1, dtype=np.int64),
        np.zeros((SEATS, SUITS), dtype=np.uint64),
        np.zeros(SEATS, dtype=np.int64),
        np.zeros(SEATS, dtype=np.int64),
        np.zeros(SEATS, dtype=np.int64),
        np.zeros(SEATS, dtype=np.int64),
        np.zeros(STONES, dtype=np.uint8),
        np.zeros(10, dtype=np.int64),
    )


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
    target.fresh[0] = source.fresh[0]
    for seat in range(source.sheet.rules[PLAYERS]):
        for suit in range(SUITS):
            target.racks[seat, suit] = source.racks[seat, suit]
        target.held[seat] = source.held[seat]
        target.shown[seat] = source.shown[seat]
        target.size[seat] = source.size[seat]
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
    position.size[seat] -= 1
    if how == JOKER:
        position.held[seat] -= 1
        position.shown[seat] = max(0, position.shown[seat] - 1)
        position.fresh[0] |= bit
    else:
        take(position, seat, half >> 1)
    if how == EXCHANGE:
        position.jokers[suit] &= ~bit
        if sheet.rules[REUSED] and not place[DRY]:
            place[WON] += 1
            position.shown[seat] += 1
            position.size[seat] += 1
        else:
            place[RETIRED] += 1
        return int(scored)
    position.taken[suit] |= bit
    worth = sheet.value[half >> 1]
    for side in range(4):
        near = sheet.near[half, side]
        position.points[near] += worth
        position.touching[near >> 5] |= ONE << np.uint64(near & 31)
    return int(scored)


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
    position.size[seat] += 1
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
    position.jokers[place[SUIT]] |= position.fresh[0]
    position.fresh[0] = NOTHING
    position.held[seat] += place[WON]
    for _ in range(min(place[LAID] - place[WON], place[LEFT])):
        place[LEFT] -= 1
        give(position, seat, position.bag[place[LEFT]])
    if position.size[seat] == 0:
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
    if position.size[seat] > position.held[seat]:
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


@compiled
def deal(position: Position, rng: Words) -> None:
    """Shuffle all stones and begin a match anew (CAR-8, CAR-9)."""
    place, rules = position.place, position.sheet.rules
    for suit in range(SUITS):
        position.taken[suit] = position.jokers[suit] = position.touching[suit] = NOTHING
    position.fresh[0] = NOTHING
    for half in range(NOWHERE):
        position.points[half] = 0
    for field in range(10):
        place[field] = 0
    for suit in range(SUITS):
        for rank in range(rules[RANKS]):
            for _ in range(2):
                position.bag[place[LEFT]] = 16 * suit + rank
                place[LEFT] += 1
    for _ in range(JOKERS):
        position.bag[place[LEFT]] = THE_JOKER
        place[LEFT] += 1
    mix(position.bag, place[LEFT], rng)
    for seat in range(rules[PLAYERS]):
        for suit in range(SUITS):
            position.racks[seat, suit] = NOTHING
        position.held[seat] = position.shown[seat] = position.size[seat] = position.scores[seat] = 0
        for _ in range(RACK):
            place[LEFT] -= 1
            give(position, seat, position.bag[place[LEFT]])
    begin_turn(position, starter(position))


@compiled
def mix(stones: NDArray[np.uint8], size: int, rng: Words) -> None:
    """Shuffle the first `size` stones."""
    for last in range(size - 1, 0, -1):
        other = random_below(rng, last + 1)
        stones[last], stones[other] = stones[other], stones[last]


@compiled
def starter(position: Position) -> int:
    """CAR-9: who has the lowest stone in the lowest suit; equal ones are taken out and the next compared."""
    best = 0
    for seat in range(1, position.sheet.rules[PLAYERS]):
        for suit in range(SUITS):
            mine, other = position.racks[seat, suit], position.racks[best, suit]
            if mine != other:
                # The lowest card that only one of them has is its owner's, who is the lower.
                if mine & (ONE << np.uint64(lowest(mine ^ other))):
                    best = seat
                break
    return best


@compiled
def random_match(position: Position, rng: Words) -> None:
    """Play on to the end in place; every legal move, `end` among them, has the same chance."""
    place = position.place
    while not place[OVER]:
        joined = must_join(position)
        ways = 1 if place[LAID] else 0
        for suit in range(SUITS):
            for how in range(3):
                halves = legal(position, suit, how)
                ways += count(halves & position.touching[suit] if joined else halves)
        nth = random_below(rng, ways)
        if place[LAID]:
            if nth == 0:
                end_turn(position)
                continue
            nth -= 1
        lay_nth(position, nth, joined)


@compiled
def lay_nth(position: Position, nth: int, joined: bool) -> None:
    """Lay the nth of all the stones that may be laid now."""
    for suit in range(SUITS):
        for how in range(3):
            halves = legal(position, suit, how)
            if joined:
                halves &= position.touching[suit]
            here = count(halves)
            if nth < here:
                lay(position, 32 * suit + lowest(nth_bit(halves, np.uint64(nth))), how)
                return
            nth -= here


@compiled
def random_matches(position: Position, matches: int, rng: Words, wins: Numbers) -> int:
    """Deal and play whole matches at random; counts each seat's (shared) wins, returns the turns."""
    turns = 0
    for _ in range(matches):
        deal(position, rng)
        random_match(position, rng)
        turns += position.place[NUMBER]
        count_wins(position, wins)
    return turns


@compiled
def count_wins(position: Position, wins: Numbers) -> None:
    """CAR-22: the highest total wins, equal ones share."""
    players = position.sheet.rules[PLAYERS]
    best = position.scores[0]
    for seat in range(1, players):
        best = max(best, position.scores[seat])
    for seat in range(players):
        wins[seat] += position.scores[seat] == best
