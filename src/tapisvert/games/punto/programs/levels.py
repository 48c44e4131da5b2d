"""The programs of Punto. All play from their seat's view; what it hides they imagine."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import NEED, OWNER, TEAMS, TURN, Round, copy_round
from tapisvert.games.punto.model import Card, Cell, Place, View
from tapisvert.games.punto.programs.instinct import glance, instinct
from tapisvert.games.punto.programs.search import Tree, new_tree, search, visits
from tapisvert.games.punto.programs.tactics import completing, threats
from tapisvert.games.punto.rules import GAME
from tapisvert.table.fast import random_stream
from tapisvert.table.program import Budget, Program

EDGES = 2_000_000
"""Room for a tree of some seconds; it is taken up only as the tree grows."""

ALERT = 0.8
"""How often an amateur notices that somebody is about to make a line."""

HASTE = 1.5
"""How far an amateur's instinct is blurred: with Gumbel's noise, it picks by the softmax of the looks."""

WORLDS = 16
"""How many deals a search imagines, where it is hidden who holds which card."""

ENOUGH = 60_000
"""Imagined rounds after which Maître stops: against a tenth of them they won 0.53 ± 0.13 of the matches, and
twice as many 0.58 ± 0.15 against an eighth (docs/environments.md), so that more are hardly worth the time."""


class Beginner:
    """Plays like a child: mostly beside its own colour, and often overlooks a line that lacks one card."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Place], budget: Budget, rng: random.Random) -> Place:
        round = imagine(view, rng)
        wins = winning(round, legal)
        if wins and rng.random() < 0.6:
            return wins[0]
        own = {cell for cell, card in view.board if card[0] in colours(view)}
        near = [move for move in legal if own & around(move.cell)]
        return rng.choice(near if near and rng.random() < 0.5 else legal)


class Amateur:
    """Takes a win, mostly blocks what others threaten, and otherwise lays a card where it looks good."""

    budget = Budget()

    def choose(self, view: View, legal: Sequence[Place], budget: Budget, rng: random.Random) -> Place:
        round = imagine(view, rng)
        wins = winning(round, legal)
        if wins:
            return wins[0]
        if rng.random() < ALERT:
            open_gaps = threats(round, mover(round))
            legal = [move for move in legal if open_gaps >> index(round, move.cell) & 1] or legal
        looks = {card: looks_of(round, card) for card in {move.card for move in legal}}

        def tempting(move: Place) -> float:
            return float(looks[move.card][index(round, move.cell)]) - HASTE * math.log(rng.expovariate(1))

        return max(legal, key=tempting)


class Searcher:
    """Plays thousands of imagined rounds to their end and makes the move it came back to most often.

    A seasoned one that is given time and no number of rounds stops as soon as it has seen enough.
    """

    def __init__(self, seconds: float, seasoned: bool) -> None:
        self.budget = Budget(seconds=seconds)
        self.seasoned = seasoned

    def choose(self, view: View, legal: Sequence[Place], budget: Budget, rng: random.Random) -> Place:
        worlds = imagined(view, rng)
        certain = winning(worlds[0], legal) or legal
        if len(certain) < len(legal) or len(legal) == 1:
            return certain[0]
        _, card, cell = max(visits(grown(worlds, budget, rng, self.seasoned)))
        return Place(bridge.name(card), bridge.cells(worlds[0], np.uint64(1 << cell))[0])


PROGRAMS: dict[str, Program] = {
    "debutant": Beginner(),
    "amateur": Amateur(),
    "confirme": Searcher(0.3, seasoned=False),
    "maitre": Searcher(1.0, seasoned=True),
}

MARKS = (0, 0.45, 1, 1.25, 1.6, 2, 3)
"""Where the seven levels lie among the programs, so that each wins about as much from the one below."""


def imagine(view: View, rng: random.Random) -> Round:
    """A round that the seat cannot tell from the real one."""
    return bridge.to_round(GAME.imagine(view, rng))


def imagined(view: View, rng: random.Random) -> list[Round]:
    """Such rounds to search in: several, where it is hidden who holds which card."""
    seating = view.options.seating
    hidden = seating.neutral or seating.players > seating.sides
    return [imagine(view, rng) for _ in range(WORLDS if hidden else 1)]


def grown(worlds: Sequence[Round], budget: Budget, rng: random.Random, seasoned: bool) -> Tree:
    """The tree of a search in these worlds, for the seat to move."""
    tree, numbers = new_tree(EDGES), random_stream(rng.getrandbits(64))
    piles, round = np.stack([world.piles for world in worlds]), copy_round(worlds[0])
    played = 0
    for rounds in budget.batches():
        search(tree, worlds[0], piles, round, rounds, seasoned, numbers)
        played += rounds
        if seasoned and played >= ENOUGH:
            break
    return tree


def winning(round: Round, legal: Sequence[Place]) -> list[Place]:
    """The legal moves that make a line (PUN-10)."""
    mine = [round.table[OWNER + colour] == mover(round) for colour in range(4)]
    gaps = [completing(round.board[colour], round.table[NEED]) if mine[colour] else 0 for colour in range(4)]
    return [move for move in legal if gaps[bridge.number(move.card) >> 4] & int(bridge.bit(round, move.cell))]


def looks_of(round: Round, card: Card) -> NDArray[np.float64]:
    """How good a card looks on every cell of the frame where it may be laid."""
    notes = instinct()
    glance(round, bridge.number(card), notes)
    return notes.looks


def index(round: Round, cell: Cell) -> int:
    """The number of a cell in the frame."""
    return int(bridge.bit(round, cell)).bit_length() - 1


def mover(round: Round) -> int:
    """The side of the seat to move."""
    return int(round.place[TURN] % round.table[TEAMS])


def colours(view: View) -> str:
    """The colours that the seat to move wins with."""
    seating = view.options.seating
    return seating.colours[view.turn % seating.sides]


def around(cell: Cell) -> set[Cell]:
    """A cell and its eight neighbours."""
    return {(cell[0] + right, cell[1] + down) for right in (-1, 0, 1) for down in (-1, 0, 1)}
