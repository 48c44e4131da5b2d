"""Strong, cheap opponents for Punto and Cartino, on the kernels: what anybody could write in an afternoon.

`Greedy` sees its own move and the best answer to it. `Halving` plays imagined matches on for each of its
moves in the same worlds, drops the worse half again and again, and makes the move that is left (sequential
halving). Neither has a tree, and both are programs as any other: from a view to a move.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tapisvert.games.cartino.engine.kernel import OVER
from tapisvert.games.cartino.engine.turns import best_turn, play_turn
from tapisvert.games.cartino.programs import levels as cartino
from tapisvert.games.cartino.programs.judgement import Weights
from tapisvert.games.cartino.programs.search import Search, imagine, lead, new_search, play_on
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import (
    SIDES,
    TEAMS,
    TURN,
    Round,
    copy_round,
    play,
    restore,
    shuffle,
)
from tapisvert.games.punto.model import Place
from tapisvert.games.punto.programs import levels as punto
from tapisvert.games.punto.programs.tactics import sensible_round
from tapisvert.table.fast import Word, Words, compiled, random_stream
from tapisvert.table.program import Budget

Try = Callable[[int, int, int], float]
"""From the number of a candidate, of a world and of worlds from there on: what it brought in all of them."""

AHEAD = 1000
"""Turns that all play on in Cartino: to the end."""

REPLIES = 24
"""Worlds in which a greedy player of Cartino looks at the answer."""

ANSWERS = 4
"""Cards that the next seat of Punto might turn up, of which a greedy player thinks."""

APART = np.uint64(0x632BE59BD9B4E019)
"""Not the step of `random_stream`: worlds would then have the same luck, one draw later each."""


class Candidates(NamedTuple):
    """The moves to choose from, and how one of them is tried."""

    moves: Sequence[Any]
    attempt: Try


class Opponent(ABC):
    """Somebody who tries candidates and makes one of them."""

    def __init__(self, candidates: Callable[[Any, Sequence[Any], random.Random], Candidates]) -> None:
        self.candidates = candidates
        self.budget = Budget()

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: random.Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        found = self.candidates(view, legal, rng)
        return found.moves[self.pick(found, budget) if len(found.moves) > 1 else 0]

    @abstractmethod
    def pick(self, found: Candidates, budget: Budget) -> int:
        """The number of the candidate that is chosen."""


class Greedy(Opponent):
    """Compares all candidates in a few worlds, the same for all."""

    def pick(self, found: Candidates, budget: Budget) -> int:
        return int(np.argmax([found.attempt(at, 0, REPLIES) for at in range(len(found.moves))]))


class Halving(Opponent):
    """Drops the worse half of its candidates, until one is left."""

    def pick(self, found: Candidates, budget: Budget) -> int:
        alive, phases = list(range(len(found.moves))), (len(found.moves) - 1).bit_length()
        totals, worlds = np.zeros(len(found.moves)), 0
        for _ in range(phases):
            for rounds in budget.scaled(1 / phases).batches(len(alive)):
                each = max(1, rounds // len(alive))
                for at in alive:
                    totals[at] += found.attempt(at, worlds, each)
                worlds += each
            alive = sorted(alive, key=lambda at: -totals[at])[: (len(alive) + 1) // 2]
        return alive[0]


def punto_rounds(view: Any, legal: Sequence[Place], rng: random.Random) -> Candidates:
    """Each place in rounds that players with sense play to their end; a line is made at once."""
    root = punto.imagine(view, rng)
    moves = punto.winning(root, legal)[:1] or list(legal)
    room, seed, numbers = copy_round(root), np.uint64(rng.getrandbits(63)), random_stream(0)
    places = [_place(root, move) for move in moves]

    def attempt(at: int, world: int, number: int) -> float:
        slot, cell = places[at]
        return float(won_rounds(root, room, slot, cell, seed + np.uint64(world), number, numbers))

    return Candidates(moves, attempt)


def punto_looks(view: Any, legal: Sequence[Place], rng: random.Random) -> Candidates:
    """Each place by how good it looks, less how good the best answer looks in some worlds."""
    root = punto.imagine(view, rng)
    moves = punto.winning(root, legal)[:1] or list(legal)
    looks = {card: punto.looks_of(root, card) for card in {move.card for move in moves}}
    luck = random_stream(rng.getrandbits(64))

    def attempt(at: int, world: int, number: int) -> float:
        slot, cell = _place(root, moves[at])
        own, answers = float(looks[moves[at].card][punto.index(root, moves[at].cell)]), 0.0
        for _ in range(ANSWERS):
            after = copy_round(root)
            play(after, slot, cell)
            shuffle(after, -1, luck)
            seat = after.place[TURN]
            if not after.left[seat]:
                return own
            card = bridge.name(int(after.piles[seat, after.left[seat] - 1]))
            answers += float(punto.looks_of(after, card).max())
        return own - answers / ANSWERS

    return Candidates(moves, attempt)


def cartino_matches(view: Any, legal: Sequence[Any], rng: random.Random) -> Candidates:
    """Each turn that is judged good, in matches that go on at a glance to their end."""
    return _cartino(view, rng, AHEAD, reply=False)


def cartino_replies(view: Any, legal: Sequence[Any], rng: random.Random) -> Candidates:
    """Each turn by its points, less those of the best turn after it."""
    return _cartino(view, rng, 1, reply=True)


def _cartino(view: Any, rng: random.Random, ahead: int, reply: bool) -> Candidates:
    position = cartino.imagine(view, rng)
    search = new_search(position, cartino.WEIGHTS, cartino.STYLE)
    moves = [cartino.moves_of(position, search.turns, int(turn), view.options)[0] for turn in search.chosen]
    seed, numbers = np.uint64(rng.getrandbits(63)), random_stream(0)

    def attempt(at: int, world: int, number: int) -> float:
        return float(
            led_matches(search, at, seed + np.uint64(world), number, numbers, cartino.WEIGHTS, ahead, reply)
        )

    return Candidates(moves, attempt)


@compiled
def won_rounds(
    root: Round, round: Round, slot: int, cell: Word, seed: Word, number: int, rng: Words
) -> float:
    """How many of so many rounds the mover's side wins with a card there; a drawn one counts half."""
    won, side = 0.0, root.place[TURN] % root.table[TEAMS]
    for world in range(number):
        rng[0] = (seed + np.uint64(world)) * APART
        restore(round, root)
        shuffle(round, root.place[TURN], rng)
        result = play(round, slot, cell)
        if result < 0:
            result = sensible_round(round, rng)
        winner = result % SIDES - 1
        won += 1.0 if winner == side else 0.5 if winner < 0 else 0.0
    return won


@compiled
def led_matches(
    search: Search, at: int, seed: Word, number: int, rng: Words, weights: Weights, ahead: int, reply: bool
) -> float:
    """By how much the seat leads after a turn in so many worlds: after the best answer, or far ahead as what
    a lead is worth."""
    total = 0.0
    for world in range(number):
        rng[0] = (seed + np.uint64(world)) * APART
        imagine(search.world, search.root, search.needs, rng)
        play_turn(search.world, search.turns, search.chosen[at], search.halves, search.hows)
        if reply:
            if not search.world.place[OVER]:
                turn = best_turn(search.world, search.other)
                play_turn(search.world, search.other, turn, search.halves, search.hows)
            total += lead(search)
        else:
            play_on(search, ahead, weights)
            total += np.tanh(lead(search) / 20.0)
    return total


def _place(round: Round, move: Place) -> tuple[int, Word]:
    """The slot of a card on the mover's pile, and the bit of its cell."""
    seat = int(round.place[TURN])
    pile = round.piles[seat, : round.left[seat]]
    return int(np.flatnonzero(pile == bridge.number(move.card))[-1]), bridge.bit(round, move.cell)
