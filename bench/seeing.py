"""Players of Cartino who see more than a seat may: the others' racks, or the order of the bag as well.

Only to measure with, never at a table. Who sees everything plays its turns to the end in the one world there
is: the others by the looks of `bench/looks.py`, itself by trying the best looking turns of every later
position in the same way. Who sees the racks, and who sees no more than is fair, try their turns in many
worlds, and all play on to the end by these looks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from bench import duel, looks
from tapisvert.adapters.numbered import Numbered
from tapisvert.games.cartino.engine import bridge as stones
from tapisvert.games.cartino.engine.kernel import OVER, TURN, Numbers, Position, new_position, restore
from tapisvert.games.cartino.engine.turns import Turns, find_turns, new_turns, play_turn
from tapisvert.games.cartino.programs import levels as cartino
from tapisvert.games.cartino.programs.endgame import solvable, solve
from tapisvert.games.cartino.programs.judgement import Weights
from tapisvert.games.cartino.programs.search import hide, imagine
from tapisvert.table.fast import Words, compiled, random_stream

WIDE, NARROW = 40, 6
"""How many turns are tried at first, and how many of one's own later on."""

FEWER, WORLDS = 16, 300
"""How many turns are tried in how many worlds, where there is more than one."""

SCALE = 20.0
"""A lead that is as good as won."""


class Room(NamedTuple):
    """Positions to try things in, the turns found there, and notes on which look best."""

    ahead: Position  # played on with foresight
    world: Position  # played on at a glance
    choice: Turns  # in `ahead`
    other: Turns  # in `world`
    few: looks.Few
    worth: Weights
    order: Numbers
    halves: Numbers
    hows: Numbers


def everything(match: Numbered, seat: int, rng: random.Random) -> Any:
    """The first move of the turn after which most is won in the world as it is."""

    def judge(position: Position, turns: Turns, chosen: Numbers, worth: Weights) -> None:
        try_all(position, turns, chosen, new_room(position), looks.weights(), worth)

    return chosen_move(stones.to_position(match.state), match, WIDE, judge)


def racks(match: Numbered, seat: int, rng: random.Random) -> Any:
    """The first move of the turn that is best on average, whatever order the bag is in."""
    return averaged(stones.to_position(match.state), match, rng, hidden=False)


def fair(match: Numbered, seat: int, rng: random.Random) -> Any:
    """The same by what the seat may know."""
    return averaged(cartino.imagine(match.view(seat), rng), match, rng, hidden=True)


SEEING: Mapping[str, duel.Player] = {"everything": everything, "racks": racks, "fair": fair}


def averaged(position: Position, match: Numbered, rng: random.Random, hidden: bool) -> Any:
    """By worlds in which the bag is shuffled, and with it what is hidden on racks."""
    root, needs = new_position(position.sheet), np.zeros(4, dtype=np.int64)
    restore(root, position)
    if hidden:
        hide(root, needs)
    luck = random_stream(rng.getrandbits(64))

    def judge(position: Position, turns: Turns, chosen: Numbers, worth: Weights) -> None:
        try_in_worlds(root, needs, turns, chosen, new_room(position), looks.weights(), luck, worth)

    return chosen_move(position, match, FEWER, judge)


def chosen_move(
    position: Position,
    match: Numbered,
    width: int,
    judge: Callable[[Position, Turns, Numbers, Weights], None],
) -> Any:
    """The first move of the best of so many turns that look good; what hides nothing is played exactly."""
    turns = new_turns()
    if solvable(position):
        turns, best, _ = solve(position)
    else:
        worth = np.zeros(find_turns(position, turns), dtype=np.float64)
        looks.look_at_all(position, turns, looks.weights(), worth)
        chosen = np.argsort(-worth, kind="stable")[:width]
        won = np.zeros(len(chosen), dtype=np.float64)
        judge(position, turns, chosen, won)
        best = int(chosen[won.argmax()])
    return cartino.moves_of(position, turns, best, match.state.options)[0]


def new_room(position: Position) -> Room:
    return Room(
        new_position(position.sheet),
        new_position(position.sheet),
        new_turns(),
        new_turns(),
        looks.new_few(),
        np.zeros(NARROW, dtype=np.float64),
        np.zeros(NARROW, dtype=np.int64),
        np.zeros(8, dtype=np.int64),
        np.zeros(8, dtype=np.int64),
    )


@compiled
def try_all(
    root: Position, turns: Turns, chosen: Numbers, room: Room, weights: Weights, leads: Weights
) -> None:
    """By how much the seat to move leads at the end after each of the turns."""
    seat = root.place[TURN]
    for at in range(chosen.size):
        restore(room.ahead, root)
        play_turn(room.ahead, turns, chosen[at], room.halves, room.hows)
        while not room.ahead.place[OVER]:
            if room.ahead.place[TURN] == seat:
                turn = foreseen_turn(room, weights)
            else:
                turn = looks.sensed_turn(room.ahead, room.choice, weights, room.few)
            play_turn(room.ahead, room.choice, turn, room.halves, room.hows)
        leads[at] = lead(room.ahead, seat)


@compiled
def try_in_worlds(
    root: Position,
    needs: Numbers,
    turns: Turns,
    chosen: Numbers,
    room: Room,
    weights: Weights,
    rng: Words,
    worth: Weights,
) -> None:
    """How good the leads at the end are after each of the turns, in the same worlds."""
    seat = root.place[TURN]
    for _ in range(WORLDS):
        imagine(room.ahead, root, needs, rng)
        for at in range(chosen.size):
            restore(room.world, room.ahead)
            play_turn(room.world, turns, chosen[at], room.halves, room.hows)
            finish(room, weights)
            worth[at] += np.tanh(lead(room.world, seat) / SCALE)


@compiled
def finish(room: Room, weights: Weights) -> None:
    """All play on at a glance to the end."""
    while not room.world.place[OVER]:
        turn = looks.sensed_turn(room.world, room.other, weights, room.few)
        play_turn(room.world, room.other, turn, room.halves, room.hows)


@compiled
def foreseen_turn(room: Room, weights: Weights) -> int:
    """Of the turns that look best the one after which most is won if all play on at a glance."""
    size, seat = 0, room.ahead.place[TURN]
    for turn in range(find_turns(room.ahead, room.choice)):
        worth = looks.looks(room.ahead, room.choice, turn, weights)
        if size < NARROW:
            size += 1
        elif worth <= room.worth[size - 1]:
            continue
        at = size - 1
        while at > 0 and room.worth[at - 1] < worth:
            room.worth[at], room.order[at] = room.worth[at - 1], room.order[at - 1]
            at -= 1
        room.worth[at], room.order[at] = worth, turn
    best, most = room.order[0], -10_000
    for at in range(size):
        restore(room.world, room.ahead)
        play_turn(room.world, room.choice, room.order[at], room.halves, room.hows)
        finish(room, weights)
        won = lead(room.world, seat)
        if won > most:
            best, most = room.order[at], won
    return int(best)


@compiled
def lead(position: Position, seat: int) -> int:
    """Of a seat of two."""
    return int(position.scores[seat] - position.scores[1 - seat])
