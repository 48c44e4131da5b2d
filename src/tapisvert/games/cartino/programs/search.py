"""Looking ahead in Cartino by simulation: in worlds that the seat cannot tell from the real one, a turn is
tried and all play on for some rounds with a glance."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.engine.kernel import (
    LEFT,
    NOTHING,
    ONE,
    OVER,
    PLAYERS,
    SUITS,
    THE_JOKER,
    TURN,
    Numbers,
    Position,
    give,
    new_position,
    restore,
)
from tapisvert.games.cartino.engine.turns import Turns, best_turn, find_turns, new_turns, play_turn
from tapisvert.games.cartino.programs.judgement import Weights, glanced_turn, judge_all
from tapisvert.table.fast import Word, Words, compiled, lowest, mix

WIDTH, ROUNDS_AHEAD, SCALE, CURIOSITY = range(4)
"""Fields of a style: how many turns are tried, how often all others and oneself have a turn after it, the
margin that is as good as won, and how much turns that were tried less are favoured."""

NEXT_WORLD = np.uint64(0x632BE59BD9B4E019)


class Search(NamedTuple):
    """The turns to choose from, what is known of them, and room to imagine in."""

    root: Position  # what others hide is in its bag
    world: Position
    needs: Numbers  # by seat: how many of its stones are hidden
    turns: Turns  # of the root
    other: Turns  # of whoever is to move in a world
    chosen: Numbers  # the numbers of the turns that are tried
    visits: Numbers
    reward: NDArray[np.float64]
    halves: Numbers
    hows: Numbers


def new_search(position: Position, weights: Weights, style: Weights) -> Search:
    """A search for the seat to move; the turns that are judged best are the ones to try."""
    root, needs, turns = new_position(position.sheet), np.zeros(4, dtype=np.int64), new_turns()
    worth = np.zeros(find_turns(position, turns), dtype=np.float64)
    judge_all(position, turns, weights, worth)  # of the others it knows how many stones they have, as all do
    restore(root, position)
    hide(root, needs)
    chosen = np.argsort(-worth, kind="stable")[: int(style[WIDTH])]
    return Search(
        root,
        new_position(position.sheet),
        needs,
        turns,
        new_turns(),
        chosen,
        np.zeros(len(chosen), dtype=np.int64),
        np.zeros(len(chosen), dtype=np.float64),
        np.zeros(8, dtype=np.int64),
        np.zeros(8, dtype=np.int64),
    )


@compiled
def hide(position: Position, needs: Numbers) -> None:
    """Put what the seat to move cannot know, the others' racks but for jokers they won, into the bag."""
    place = position.place
    for seat in range(position.sheet.rules[PLAYERS]):
        needs[seat] = 0
        if seat == place[TURN]:
            continue
        needs[seat] = position.stones[seat] - position.shown[seat]
        for _ in range(position.held[seat] - position.shown[seat]):
            position.bag[place[LEFT]] = THE_JOKER
            place[LEFT] += 1
        for suit in range(SUITS):
            rack = position.racks[seat, suit]
            while rack:
                position.bag[place[LEFT]] = 16 * suit + (lowest(rack) >> 1)
                place[LEFT] += 1
                rack &= rack - ONE
            position.racks[seat, suit] = NOTHING
        position.held[seat] = position.stones[seat] = position.shown[seat]


@compiled
def imagine(world: Position, root: Position, needs: Numbers, rng: Words) -> None:
    """A world that the seat to move cannot tell from the real one: what is hidden, dealt anew."""
    restore(world, root)
    mix(world.bag, world.place[LEFT], rng)
    for seat in range(root.sheet.rules[PLAYERS]):
        for _ in range(needs[seat]):
            world.place[LEFT] -= 1
            give(world, seat, world.bag[world.place[LEFT]])


@compiled
def look_ahead(search: Search, rounds: int, seed: Word, rng: Words, weights: Weights, style: Weights) -> None:
    """Imagine so many worlds, and in each the turn that promises most or was tried too little.

    All turns meet the same worlds in the same order, so that their difference shows sooner.
    """
    for _ in range(rounds):
        at = most_promising(search, style[CURIOSITY])
        rng[0] = seed + np.uint64(search.visits[at]) * NEXT_WORLD
        imagine(search.world, search.root, search.needs, rng)
        play_turn(search.world, search.turns, search.chosen[at], search.halves, search.hows)
        play_on(search, int(style[ROUNDS_AHEAD]), weights)
        search.visits[at] += 1
        search.reward[at] += np.tanh(lead(search) / style[SCALE])


@compiled
def most_promising(search: Search, curiosity: float) -> int:
    """The mean reward so far, and the more the less often a turn was tried; first those never tried."""
    tries = 0
    for at in range(search.visits.size):
        if search.visits[at] == 0:
            return at
        tries += search.visits[at]
    best, highest, spread = 0, -1e9, curiosity * np.sqrt(np.log(tries))
    for at in range(search.visits.size):
        promise = search.reward[at] / search.visits[at] + spread / np.sqrt(search.visits[at])
        if promise > highest:
            best, highest = at, promise
    return best


@compiled
def play_on(search: Search, rounds: int, weights: Weights) -> None:
    """All play on with a glance for so many rounds, or to the end; in the last round for points alone."""
    world = search.world
    players = world.sheet.rules[PLAYERS]
    for left in range(rounds * players, 0, -1):
        if world.place[OVER]:
            return
        if left > players:
            turn = glanced_turn(world, search.other, weights)
        else:
            turn = best_turn(world, search.other)
        play_turn(world, search.other, turn, search.halves, search.hows)


@compiled
def lead(search: Search) -> int:
    """How far the seat that searches is ahead of the best of the others."""
    seat, rival = search.root.place[TURN], -10_000
    for other in range(search.root.sheet.rules[PLAYERS]):
        if other != seat:
            rival = max(rival, search.world.scores[other])
    return int(search.world.scores[seat] - rival)
