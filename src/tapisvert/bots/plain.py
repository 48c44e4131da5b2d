"""The plain program: it plays any game that brings no programs of its own, at every level.

It knows nothing but the contract. From what its seat sees it imagines whole states, and in each it plays one
match to its end: along a tree while it knows the way, at random from there on (information-set Monte Carlo
tree search with several observers, after Cowling, Powley and Whitehouse, 2012). Every seat has a tree of its
own, whose branches are what that seat is told: so nobody in the search acts on what they cannot know, be it a
card in another hand or a decision made at the same time. Where nothing is hidden all share one tree.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, Outcome
from tapisvert.table.open import OpenGame
from tapisvert.table.program import Budget, Program

ROUNDS_A_SECOND = 500
"""How many imagined rounds stand for a second of thinking where a match must be repeatable."""

CURIOSITY = 0.7
"""How much a move that was tried rarely is worth another try."""

WIDTH = 30
"""So many moves of a node are tried in any case; of more, another one as the square root of visits grows."""

LONGEST = 500
"""Moves after which an imagined match counts as even."""

WORLDS = 4
"""In how many imagined states a move must win at once to be a win."""

GLANCE = 200
"""So many moves are looked at for a win at once."""


def programs(game: AnyGame) -> dict[str, Program]:
    """The four that the levels of a game are made of."""
    return {
        "debutant": Beginner(game),
        "amateur": Searcher(game, 0.1, blur=1.0),
        "confirme": Searcher(game, 0.4),
        "maitre": Searcher(game, 1.5),
    }


class Beginner:
    """Wins if it can at once; else it makes any move."""

    rounds_a_second = ROUNDS_A_SECOND

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.budget = Budget()

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: random.Random) -> Any:
        certain = winning(self.game, view, legal, rng)
        return rng.choice(legal) if certain is None else certain


class Searcher:
    """Makes the move it came back to most often. With a `blur` it picks among those it came back to."""

    rounds_a_second = ROUNDS_A_SECOND

    def __init__(self, game: AnyGame, seconds: float, blur: float = 0.0) -> None:
        self.game = game
        self.budget = Budget(seconds=seconds)
        self.blur = blur

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: random.Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        certain = winning(self.game, view, legal, rng)
        if certain is not None:
            return certain
        search = Search(self.game, view, legal, rng)
        for rounds in budget.batches(first=1):
            for _ in range(rounds):
                search.imagine()
        tried = search.tried()
        if self.blur:
            weights = [edge.visits ** (1 / self.blur) for edge in tried]
            return rng.choices(tried, weights)[0].move
        return max(tried, key=lambda edge: (edge.visits, edge.total)).move


class Edge:
    """A move at a node: how often it was made, how often it could have been, and what it brought."""

    __slots__ = ("available", "move", "total", "visits")

    def __init__(self, move: Any) -> None:
        self.move = move
        self.visits = 0
        self.available = 1
        self.total = 0.0


class Node:
    """What one seat has been told so far: the moves it made from here, and where each telling leads."""

    __slots__ = ("edges", "leads", "visits")

    def __init__(self) -> None:
        self.edges: dict[Any, Edge] = {}
        self.leads: dict[Any, Node] = {}
        self.visits = 0

    def pick(self, moves: Sequence[Any], rng: random.Random) -> Edge:
        """The move to try next: a new one while there are any to try, else the most promising."""
        self.visits += 1
        edges = self.edges
        known = [edge for move in moves if (edge := edges.get(move)) is not None]
        for edge in known:
            edge.available += 1
        if len(known) < len(moves) and len(known) < WIDTH + math.isqrt(self.visits):
            fresh = [move for move in moves if move not in edges] if known else moves
            move = rng.choice(fresh)
            edges[move] = edge = Edge(move)
            return edge
        return max(known, key=_promise)

    def after(self, told: Any) -> Node:
        """The node that a telling leads to."""
        node = self.leads.get(told)
        if node is None:
            node = self.leads[told] = Node()
        return node


class Search:
    """The trees that grow while a seat thinks about one decision."""

    def __init__(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: random.Random) -> None:
        self.game, self.view, self.legal, self.rng = game, view, legal, rng
        self.seat: int = view.seat
        self.open = isinstance(game, OpenGame)
        self.roots: dict[int, Node] = {self._tree(self.seat): Node()}

    def tried(self) -> list[Edge]:
        """The moves that were tried, in the order in which they came up."""
        return list(self.roots[self._tree(self.seat)].edges.values())

    def imagine(self) -> None:
        """One round: a state, a way down the trees, a match to its end, and what is learnt of it."""
        game, rng = self.game, self.rng
        state, chance = game.imagine(self.view, rng), Chance(rng.randbytes(32))
        stand: dict[int, tuple[Node, int]] = {}
        way: list[tuple[int, Edge]] = []
        seat, moves = self.seat, self.legal
        while True:
            edge = self._node(stand, seat, way).pick(moves, rng)
            way.append((seat, edge))
            state = game.play(state, seat, edge.move, chance).state
            waiting = game.to_act(state)
            if not edge.visits or not waiting or len(way) >= LONGEST:
                break
            seat = waiting[0]
            moves = _listed(game.legal(state, seat))
        worth = _worth(game, _played_out(game, state, chance, rng))
        for seat, edge in way:
            edge.visits += 1
            edge.total += worth(seat)

    def _tree(self, seat: int) -> int:
        return 0 if self.open else seat

    def _node(self, stand: dict[int, tuple[Node, int]], seat: int, way: Sequence[tuple[int, Edge]]) -> Node:
        """Where a seat stands in its tree, once it is told what happened since it stood there last."""
        tree = self._tree(seat)
        node, heard = stand.get(tree) or (self.roots.setdefault(tree, Node()), 0)
        for mover, edge in way[heard:]:
            told = edge.move if self.open or mover == seat else self.game.tell(edge.move, mover, seat)
            node = node.after((mover, told))
        stand[tree] = node, len(way)
        return node


def winning(game: AnyGame, view: Any, legal: Sequence[Any], rng: random.Random) -> Any:
    """A move that wins at once and alone, whatever is hidden and with any luck; None if there is none."""
    worlds = [(game.imagine(view, rng), Chance(rng.randbytes(32))) for _ in range(WORLDS)]
    for move in legal if len(legal) <= GLANCE else rng.sample(legal, GLANCE):
        ends = (game.play(world, view.seat, move, chance).state for world, chance in worlds)
        if all(_worth(game, end)(view.seat) == 1 for end in ends):
            return move
    return None


def _promise(edge: Edge) -> float:
    return edge.total / edge.visits + CURIOSITY * math.sqrt(math.log(edge.available) / edge.visits)


def _listed(moves: Any) -> Sequence[Any]:
    return moves if isinstance(moves, list | tuple) else list(moves)


def _played_out(game: AnyGame, state: Any, chance: Chance, rng: random.Random) -> Any:
    """The state at the end of a match that goes on at random, or after so many moves."""
    for _ in range(LONGEST):
        waiting = game.to_act(state)
        if not waiting:
            break
        seat = waiting[0]
        state = game.play(state, seat, rng.choice(_listed(game.legal(state, seat))), chance).state
    return state


def _worth(game: AnyGame, state: Any) -> Callable[[int], float]:
    """What a state is worth to a seat, from 0 to 1: all to those who won, a half where nothing is decided."""
    outcome = game.outcome(state)
    if outcome is None:
        return lambda seat: 0.5
    if len(outcome.scores) == 1:  # alone, more points are better too
        score = outcome.scores[0]
        alone = (1 + score / (10 + abs(score))) / 4 + len(outcome.winners) / 2
        return lambda seat: alone
    winners = outcome.winners
    if not winners or len(winners) == len(outcome.scores):
        return lambda seat: 0.5
    won = 0.5 + 0.5 / _winning_sides(game, state, outcome)
    return lambda seat: won if seat in winners else 0.0


def _winning_sides(game: AnyGame, state: Any, outcome: Outcome) -> int:
    """Between how many sides a win is shared. A state that does not tell its options has no teams."""
    options = getattr(state, "options", None)
    if options is None:
        return len(outcome.winners)
    return sum(not set(side).isdisjoint(outcome.winners) for side in game.sides(options))
