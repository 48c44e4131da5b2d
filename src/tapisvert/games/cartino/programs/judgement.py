"""What a good player of Cartino weighs beside the points of a turn, in points.

While the bag lasts, a stone that is laid brings a new one; a high stone is better kept, as it feeds those who
touch it and costs nothing before the end; a rack of few suits makes long turns and five of a suit likely
(CAR-14); and a joker, laid or won, is worth some points by itself. With the bag empty, what is left costs.
`glance` is quick enough to play imagined matches with; `judge` also looks at what a turn opens to others.
"""

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.engine.kernel import (
    FIRST_COPIES,
    LAID,
    LEFT,
    NOTHING,
    NOWHERE,
    ONE,
    PLAYERS,
    REUSED,
    SUIT,
    SUITS,
    TURN,
    WON,
    Position,
)
from tapisvert.games.cartino.engine.turns import Turns, find_turns, values
from tapisvert.games.cartino.model import ALL_LAID, JOKER_LEFT, RACK
from tapisvert.table.fast import Word, compiled, count, lowest

Weights = NDArray[np.float64]

DRAWS, LAYS_HIGH, SUIT_KEPT, JOKER_SPENT, OPENS, SHEDS = range(6)
"""The weights: of a stone drawn, of the value of a stone laid, of a suit on the rack that is left, of a joker
spent, of a point opened to a player who may have the stone for it, and of a point of cost at the very end."""

MEAN_COST = 2.0
"""What a stone left on an unknown rack costs its owner on average."""


@compiled
def glance(position: Position, turns: Turns, turn: int, weights: Weights) -> float:
    """What a turn is worth to the seat to move, but for what it opens."""
    sheet, left, seat = position.sheet, position.place[LEFT], position.place[TURN]
    suit, jokers = turns.suit[turn], turns.jokers[turn]
    stones = turns.stones[turn] | turns.exchanges[turn]
    laid = count(stones | jokers)
    worth = turns.points[turn] + 0.0
    if left == 0:
        if laid == position.stones[seat]:
            others = sheet.rules[PLAYERS] - 1
            for other in range(others + 1):
                worth += MEAN_COST * position.stones[other] / others if other != seat else ALL_LAID
        return float(worth + weights[SHEDS] * (values(sheet, stones) + JOKER_LEFT * count(jokers)))
    kept = 0
    for other in range(SUITS):
        rack = position.racks[seat, other]
        kept += (remove(rack, stones) if other == suit else rack) != 0
    won = count(turns.exchanges[turn]) if sheet.rules[REUSED] else 0
    drawn = min(position.place[LAID] - position.place[WON] + laid - won, left)
    worth += weights[DRAWS] * drawn - weights[LAYS_HIGH] * values(sheet, stones | jokers)
    return float(worth - weights[SUIT_KEPT] * kept - weights[JOKER_SPENT] * (count(jokers) - won))


@compiled
def remove(rack: Word, halves: Word) -> Word:
    """A suit's rack without the cards of these halves, one copy for each half."""
    upper = halves & FIRST_COPIES
    lower = halves >> ONE & FIRST_COPIES
    both, one = upper & lower, upper ^ lower
    rack &= ~(both | both << ONE)
    twice = rack >> ONE & one
    return rack & ~(twice << ONE) & ~(one & ~twice)


@compiled
def opened(position: Position, turns: Turns, turn: int) -> float:
    """The points that a turn's new stones hold out to others, each times the chance that one rack has the
    stone to take them. Stones laid earlier in the turn count too: later ones may cover what they open."""
    sheet, seat, suit = position.sheet, position.place[TURN], turns.suit[turn]
    new = position.new | turns.stones[turn] | turns.jokers[turn]
    hidden, total = position.place[LEFT], 0
    for other in range(sheet.rules[PLAYERS]):
        if other != seat:
            hidden += position.stones[other]
    rest = new
    while rest:
        half = 32 * suit + lowest(rest)
        rest &= rest - ONE
        for side in range(4):
            near = sheet.near[half, side]
            if near == NOWHERE:
                continue
            taken = position.taken[near >> 5] | (new if near >> 5 == suit else NOTHING)
            if not taken >> np.uint64(near & 31) & ONE:
                total += sheet.value[half >> 1] * unseen(position, near)
    return float(total * min(1.0, RACK / max(hidden, 1)))


@compiled
def unseen(position: Position, half: int) -> int:
    """How many copies of a half's card the seat to move has not seen yet."""
    suit = half >> 5
    copies = np.uint64(3) << np.uint64(half & 30)
    jokers = position.jokers[suit] | (position.fresh if suit == position.place[SUIT] else NOTHING)
    stones = position.taken[suit] & ~jokers
    return 2 - count(stones & copies) - count(position.racks[position.place[TURN], suit] & copies)


@compiled
def judge(position: Position, turns: Turns, turn: int, weights: Weights) -> float:
    """What a turn is worth to the seat to move, as far as it can see."""
    return glance(position, turns, turn, weights) - float(weights[OPENS]) * opened(position, turns, turn)


@compiled
def judge_all(position: Position, turns: Turns, weights: Weights, worth: Weights) -> None:
    """Judge all turns of a list."""
    for turn in range(turns.number):
        worth[turn] = judge(position, turns, turn, weights)


@compiled
def glanced_turn(position: Position, turns: Turns, weights: Weights) -> int:
    """List the turns and return the number of the one that looks best at a glance."""
    best, highest = 0, -1e9
    for turn in range(find_turns(position, turns)):
        worth = glance(position, turns, turn, weights)
        if worth > highest:
            best, highest = turn, worth
    return best
