"""Whole matches of Cartino on the kernel: dealt, and played at random or for the most points."""

import numpy as np

from tapisvert.games.cartino.engine.kernel import (
    LAID,
    LEFT,
    NOTHING,
    NOWHERE,
    NUMBER,
    ONE,
    OVER,
    PLAYERS,
    RANKS,
    SUITS,
    THE_JOKER,
    Numbers,
    Position,
    begin_turn,
    end_turn,
    give,
    lay,
    legal,
    must_join,
)
from tapisvert.games.cartino.engine.turns import Turns, best_turn, play_turn
from tapisvert.games.cartino.model import JOKERS, RACK
from tapisvert.table.fast import Words, compiled, count, lowest, mix, nth_bit, random_below


@compiled
def deal(position: Position, rng: Words) -> None:
    """Shuffle all stones and begin a match anew (CAR-8, CAR-9)."""
    place, rules = position.place, position.sheet.rules
    for suit in range(SUITS):
        position.taken[suit] = position.jokers[suit] = position.touching[suit] = NOTHING
    position.new = position.fresh = NOTHING
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
        position.held[seat] = position.shown[seat] = position.stones[seat] = position.scores[seat] = 0
        for _ in range(RACK):
            place[LEFT] -= 1
            give(position, seat, position.bag[place[LEFT]])
    begin_turn(position, starter(position))


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


@compiled
def greedy_match(position: Position, turns: Turns, halves: Numbers, hows: Numbers) -> None:
    """Play on to the end in place, every seat making the turn that scores most."""
    while not position.place[OVER]:
        play_turn(position, turns, best_turn(position, turns), halves, hows)


@compiled
def greedy_matches(
    position: Position, turns: Turns, halves: Numbers, hows: Numbers, matches: int, rng: Words, wins: Numbers
) -> int:
    """Deal and play whole greedy matches; counts each seat's (shared) wins, returns the turns."""
    played = 0
    for _ in range(matches):
        deal(position, rng)
        greedy_match(position, turns, halves, hows)
        played += position.place[NUMBER]
        count_wins(position, wins)
    return played
