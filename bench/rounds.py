"""Rounds of Punto whose every draw is judged by playing on, all of it in a kernel (`ceiling.py`).

In Punto most draws change nothing and a few decide, so that only thousands of rounds tell how much luck there
is. Those who play are the game's own programs, as fast as they can be: Amateur, or one that searches.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert import games
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import (
    EMPTY,
    LINE,
    ONE,
    SIDES,
    STUCK,
    TEAMS,
    TURN,
    Round,
    copy_round,
    legal,
    play,
    restore,
    shuffle,
    stopped,
)
from tapisvert.games.punto.programs.instinct import glance
from tapisvert.games.punto.programs.levels import ALERT, HASTE
from tapisvert.games.punto.programs.search import WIDEST, Tree, new_tree, search
from tapisvert.games.punto.programs.tactics import threats, winning
from tapisvert.games.punto.programs.worth import draw_anew, match_shares
from tapisvert.table.chance import Chance
from tapisvert.table.fast import Words, compiled, lowest, random_stream, random_word

GROUPS, EACH = 4, 10
"""So many cards are drawn at every draw, and so many times a round goes on from each."""
PRESETS, LEVELS = ("2", "4"), ("amateur", "confirme", "maitre")
"""Where nothing is hidden but what is still to be drawn, and who plays there."""

Floats = NDArray[np.float64]


def plays(preset: str, level: str) -> bool:
    """Whether rounds of this table can be played here, by this level."""
    return preset in PRESETS and level in LEVELS


class Room(NamedTuple):
    """Room to play in: with another card, on from there, and in thought; and how those who play think."""

    card: Round
    future: Round
    thinking: Round
    spare: Round
    worlds: NDArray[np.uint8]
    tree: Tree
    rounds: int
    seasoned: bool


def drawn(preset: str, level: str, rounds: int, seed: int) -> tuple[float, tuple[float, ...]]:
    """The variance that the draws of one round put into its result, as a mean of all sides, and the result.

    A round without a winner is worth what the next one is.
    """
    game = games.load("punto")
    options = game.options({"table": preset, "starter": "1"})
    root = bridge.to_round(game.start(options, Chance.seeded(seed)).state)
    sides = options.seating.sides
    after = np.zeros((sides + 1, sides, sides))
    for starter in range(sides):
        after[0, starter] = match_shares((0,) * sides, starter, 1)
        after[1:, starter] = np.eye(sides)
    totals, result, values = np.zeros(sides), np.zeros(sides), np.zeros((GROUPS, EACH, sides))
    rounds, thinking = rounds if level != "amateur" else 0, copy_round(root)
    others = copy_round(root), copy_round(root), thinking, copy_round(root)
    room = Room(*others, thinking.piles[None], new_tree((rounds + 2) * WIDEST), rounds, level == "maitre")
    judge_round(root, room, after, values, totals, result, random_stream(seed))
    return float(totals.mean()), tuple(map(float, result))


@compiled
def judge_round(
    root: Round, room: Room, after: Floats, values: Floats, totals: Floats, result: Floats, rng: Words
) -> None:
    """Play a round from its deal. At every draw, other cards are drawn and played on from, and their variance
    is added up by side."""
    card, future = room.card, room.future
    shuffle(root, -1, rng)
    while True:
        for group in range(values.shape[0]):
            restore(card, root)
            shuffle(card, -1, rng)  # the one to move draws another card, too
            for one in range(values.shape[1]):
                restore(future, card)
                draw_anew(future, rng)
                settle(future, play_on(future, room, rng), after, values[group, one])
        add_between(values, totals)
        found = step(root, room, rng)
        if found >= 0:
            settle(root, found, after, result)
            return


@compiled
def play_on(round: Round, room: Room, rng: Words) -> int:
    """Play a round to its end in place."""
    while True:
        found = step(round, room, rng)
        if found >= 0:
            return int(found)


@compiled
def step(round: Round, room: Room, rng: Words) -> int:
    """One move: the result if the round ends with it, or -1."""
    seat = round.place[TURN]
    size = round.left[seat]
    if size == 0:
        return int(stopped(round.board, round.table, EMPTY))
    cells = legal(round.board, round.piles[seat, size - 1] & 15)
    if not cells:
        return int(stopped(round.board, round.table, STUCK))
    wins = winning(round, size - 1)
    if wins:
        return int(play(round, size - 1, wins & (~wins + ONE)))
    cell = searched(round, room, rng) if room.rounds else tempting(round, room.tree, rng)
    return int(play(round, size - 1, ONE << np.uint64(cell)))


@compiled
def tempting(round: Round, tree: Tree, rng: Words) -> int:
    """The cell that Amateur picks: it mostly blocks, and its instinct is blurred."""
    seat = round.place[TURN]
    cells = glance(round, round.piles[seat, round.left[seat] - 1], tree.notes)
    if uniform(rng) < ALERT:
        blocks = cells & threats(round, seat % round.table[TEAMS])
        if blocks:
            cells = blocks
    found, best = 0, -np.inf
    while cells:
        cell = lowest(cells)
        cells &= cells - ONE
        looks = tree.notes.looks[cell] - HASTE * np.log(-np.log(uniform(rng)))
        if looks > best:
            found, best = cell, looks
    return int(found)


@compiled
def searched(round: Round, room: Room, rng: Words) -> int:
    """The cell that a search came back to most often."""
    tree = room.tree
    for edge in range(tree.used[0]):
        tree.visits[edge], tree.reward[edge], tree.below[edge] = 0, 0.0, 0
    for block in range(tree.used[1]):
        tree.beside[block], tree.seen[block] = 0, 0
    tree.used[0], tree.used[1] = 1, 1
    restore(room.thinking, round)
    search(tree, room.thinking, room.worlds, room.spare, room.rounds, room.seasoned, rng)
    block = tree.below[0]
    found, most = 0, -1
    for edge in range(tree.first[block], tree.first[block] + tree.size[block]):
        if (tree.visits[edge], tree.cell[edge]) > (most, found):
            found, most = tree.cell[edge], tree.visits[edge]
    return int(found)


@compiled
def add_between(values: Floats, totals: Floats) -> None:
    """Adds the variance of what groups stand for (`ceiling.between`)."""
    groups, each, sides = values.shape
    for side in range(sides):
        total, squares, within = 0.0, 0.0, 0.0
        for group in range(groups):
            mean, square = 0.0, 0.0
            for one in range(each):
                mean += values[group, one, side] / each
                square += values[group, one, side] ** 2 / each
            total += mean
            squares += mean * mean
            within += (square - mean * mean) / (each - 1)
        between = (squares - total * total / groups) / (groups - 1)
        totals[side] += between - within / groups


@compiled
def settle(round: Round, found: int, after: Floats, row: Any) -> None:
    """What every side gets when a round has ended (`worth.settle`)."""
    starter = round.place[TURN] + (0 if found // SIDES == LINE else 1)
    for side in range(row.size):
        row[side] = after[found % SIDES, starter % round.table[TEAMS], side]


@compiled
def uniform(rng: Words) -> float:
    """Anything between 0 and 1."""
    return float((random_word(rng) >> np.uint64(11)) + np.uint64(1)) * 2.0**-53 * (1 - 1e-12)
