"""Thousands of matches of Cartino at once, on the kernel: numpy arrays in, numpy arrays out.

    games = VectorCartino(1024, seed=1)
    while True:
        done, scores = games.step(games.sample())

A match that ends is dealt anew at once. A move is `128 * how + half`: `how` is 0 for a stone, 1 for a joker,
2 for an exchange, and a half has the kernel's number; the last move, 384, ends the turn. Taking a stone back
is left out: it tells nobody anything. Every match has a luck of its own, from the seed and its place alone.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.engine.bridge import sheet_of
from tapisvert.games.cartino.engine.kernel import (
    EXCHANGE,
    HIGHEST,
    JOKER,
    LAID,
    NOTHING,
    NOWHERE,
    ONE,
    OVER,
    PLAYERS,
    SEATS,
    SUIT,
    SUITS,
    THE_JOKER,
    TURN,
    Numbers,
    Position,
    end_turn,
    fields,
    lay,
    must_join,
)
from tapisvert.games.cartino.engine.kernel import POSITION as KERNEL
from tapisvert.games.cartino.engine.matches import deal
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.fast import (
    Word,
    Words,
    bits,
    compiled,
    count,
    lowest,
    nth_bit,
    random_below,
    random_stream,
    random_word,
)
from tapisvert.table.game import OptionValue

HOWS = 3
END = HOWS * NOWHERE
WORDS = END // 64 + 1

SHEET = np.dtype(
    [
        ("rules", np.int64, 4),
        ("value", np.int8, THE_JOKER + 1),
        ("worth", np.uint64, HIGHEST + 1),
        ("near", np.uint8, (NOWHERE, 4)),
        ("full", np.uint64),
    ],
    align=True,
)
POSITION = np.dtype(
    [
        ("sheet", SHEET),
        *(
            (name, KERNEL[name])
            for name in ("taken", "jokers", "touching", "new", "fresh", "racks", "place", "bag")
        ),
        ("points", np.int16, NOWHERE + 1),
        *((name, np.int16, SEATS) for name in ("held", "shown", "stones", "scores")),
    ],
    align=True,
)
"""The kernel's position in a sixth of its room, so that thousands of them stay close to the processor."""


class VectorCartino:
    """So many matches that are stepped together."""

    actions = END + 1

    def __init__(self, count: int, seed: int = 0, preset: str = "", **options: OptionValue) -> None:
        given = {**(GAME.presets[preset] if preset else {}), **options}
        self.count = count
        self.options = GAME.options(given)
        self.positions = cast(Any, np.zeros(count, dtype=POSITION).view(np.recarray))
        for name in SHEET.names or ():
            self.positions.sheet[name] = getattr(sheet_of(self.options), name)
        self.rng = np.zeros((count, 1), dtype=np.uint64)
        self.words = np.zeros((count, WORDS), dtype=np.uint64)  # the legal moves, one bit each
        self.reset(seed)

    @property
    def turns(self) -> Numbers:
        """The seat to move in every match."""
        turns: Numbers = self.positions.place[:, TURN]
        return turns

    @property
    def scores(self) -> Numbers:
        """The points of every match and seat, without the turn that goes on."""
        scores: Numbers = self.positions.scores[:, : self.options.players]
        return scores

    def reset(self, seed: int) -> None:
        """Deals all matches."""
        start(self.positions, self.words, self.rng, random_stream(seed)[0])

    def masks(self) -> NDArray[np.bool_]:
        """Which moves are legal, by match."""
        return bits(self.words, self.actions)

    def sample(self) -> Numbers:
        """A random legal move for every match, each with the same chance."""
        actions = np.empty(self.count, dtype=np.int64)
        choose(self.words, self.rng, actions)
        return actions

    def step(self, actions: Numbers) -> tuple[NDArray[np.bool_], Numbers]:
        """Makes a move in every match; raises `ValueError`, and moves nothing, if one of them is not legal.

        Returns which matches ended with it, and everybody's points in these (0 in the others).
        """
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} moves are needed, one for each match")
        wrong = first_wrong(self.words, actions)
        if wrong >= 0:
            raise ValueError(f"{actions[wrong]} is no move in match {wrong} now")
        done = np.zeros(self.count, dtype=np.bool_)
        scores = np.zeros((self.count, self.options.players), dtype=np.int64)
        step_all(self.positions, self.words, self.rng, actions, done, scores)
        return done, scores

    def racks(self) -> Words:
        """The racks of the seats to move: a word a suit, as the kernel has them, and how many jokers."""
        racks = np.zeros((self.count, SUITS + 1), dtype=np.uint64)
        write_racks(self.positions, racks)
        return racks


@compiled
def start(positions: Any, words: Words, rng: Words, seed: Word) -> None:
    for match in range(len(positions)):
        rng[match, 0] = np.uint64(seed) ^ np.uint64(match) << np.uint64(32)
        rng[match, 0] = random_word(rng[match])  # so that neighbours start far apart
        deal(positions[match], rng[match])
        see(positions[match], words[match])


@compiled
def see(position: Position, words: Words) -> None:
    """Finds all moves that are legal now; in the middle of a turn only its suit has any (CAR-10)."""
    place, full = position.place, position.sheet.full
    seat, joined = place[TURN], must_join(position)
    for word in range(WORDS):
        words[word] = NOTHING
    words[END >> 6] = ONE if place[LAID] else NOTHING
    for suit in range(SUITS):
        if place[LAID] and place[SUIT] != suit:
            continue
        cards, taken = fields(position.racks[seat, suit]), position.taken[suit]
        there = position.touching[suit] if joined else full
        shift = np.uint64(32 * (suit & 1))
        words[suit >> 1] |= (cards & ~taken & there) << shift
        if position.held[seat]:
            words[2 * JOKER + (suit >> 1)] |= (full & ~taken & there) << shift
        words[2 * EXCHANGE + (suit >> 1)] |= (cards & position.jokers[suit] & there) << shift


@compiled
def first_wrong(words: Words, actions: Numbers) -> int:
    for match in range(len(actions)):
        action = actions[match]
        if not 0 <= action <= END or not words[match, action >> 6] >> np.uint64(action & 63) & ONE:
            return match
    return -1


@compiled
def step_all(
    positions: Any, words: Words, rng: Words, actions: Numbers, done: NDArray[np.bool_], scores: Numbers
) -> None:
    for match in range(len(actions)):
        position, action = positions[match], actions[match]
        if action == END:
            end_turn(position)
        else:
            lay(position, action & 127, action >> 7)
        if position.place[OVER]:
            done[match] = True
            for seat in range(position.sheet.rules[PLAYERS]):
                scores[match, seat] = position.scores[seat]
            deal(position, rng[match])
        see(position, words[match])


@compiled
def choose(words: Words, rng: Words, actions: Numbers) -> None:
    for match in range(len(actions)):
        ways = 0
        for word in range(WORDS):
            ways += count(words[match, word])
        nth, word = random_below(rng[match], ways), 0
        here = count(words[match, 0])
        while nth >= here:
            nth -= here
            word += 1
            here = count(words[match, word])
        actions[match] = 64 * word + lowest(nth_bit(words[match, word], np.uint64(nth)))


@compiled
def write_racks(positions: Any, racks: Words) -> None:
    for match in range(len(racks)):
        seat = positions[match].place[TURN]
        for suit in range(SUITS):
            racks[match, suit] = positions[match].racks[seat, suit]
        racks[match, SUITS] = np.uint64(positions[match].held[seat])
