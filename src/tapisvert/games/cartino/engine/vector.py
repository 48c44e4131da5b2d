"""Thousands of matches of Cartino at once, on the kernel: numpy arrays in, numpy arrays out.

    games = VectorCartino(1024, seed=1, preset="french-2")
    while True:
        rewards, done = games.step(games.sample())

What they all have is in `tapisvert.table.vectors`; moves and observations are those of `numbers.py`, and
written in the same pass in which the moves are made. Taking a stone back is never legal here: it tells nobody
anything.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartino.engine.bridge import half_number, sheet_of
from tapisvert.games.cartino.engine.kernel import (
    DRY,
    EXCHANGE,
    GAIN,
    HIGHEST,
    JOKER,
    LAID,
    LEFT,
    NOTHING,
    NOWHERE,
    ONE,
    OVER,
    PLAYERS,
    RANKS,
    RETIRED,
    SEATS,
    SUIT,
    SUITS,
    THE_JOKER,
    TURN,
    WON,
    Position,
    end_turn,
    fields,
    lay,
    must_join,
)
from tapisvert.games.cartino.engine.kernel import POSITION as KERNEL
from tapisvert.games.cartino.engine.matches import deal
from tapisvert.games.cartino.numbers import MANY, SIXTEEN, halves_of, moves, scale, width
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.fast import (
    Word,
    Words,
    compiled,
    count,
    lowest,
    nth_bit,
    random_below,
    random_stream,
    random_word,
    spread,
)
from tapisvert.table.game import OptionValue
from tapisvert.table.numbers import Vector
from tapisvert.table.vectors import Masks, Numbers, Observations, Vectors, kind_of, settled

Bytes = NDArray[np.uint8]

HALF, HALF_BITS = np.uint64(0xFFFFFFFF), np.uint64(32)
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


class VectorCartino(Vectors):
    """So many matches that are stepped together."""

    def __init__(
        self,
        count: int,
        seed: int = 0,
        preset: str = "",
        *,
        rewards: str = "match",
        observe: bool = True,
        observations: Observations | None = None,
        masks: Masks | None = None,
        **options: OptionValue,
    ) -> None:
        self.count, self.options = count, settled(GAME, preset, options)
        self.seats, self.by_points = self.options.players, kind_of(rewards) == "points"
        self.scale = scale(self.options)
        self.room(width(self.options), moves(self.options), observations, masks, observe)
        self.positions = cast(Any, np.zeros(count, dtype=POSITION).view(np.recarray))
        for name in SHEET.names or ():
            self.positions.sheet[name] = getattr(sheet_of(self.options), name)
        halves = [half_number(half, self.options) for half in halves_of(self.options.edition)]
        inner = [NOWHERE * how + half for how in range(HOWS) for half in halves]
        self.inner = np.array([*inner, END], dtype=np.int64)
        """The kernel's moves, by their numbers."""
        self.rng = np.zeros((count, 1), dtype=np.uint64)
        self.lots = np.zeros((count, 1), dtype=np.uint64)  # for moves that are drawn: no deal depends on them
        self.words = np.zeros((count, WORDS), dtype=np.uint64)  # the kernel's legal moves, one bit each
        self.totals = np.zeros((count, self.seats), dtype=np.int64)
        """Everybody's points in the matches that ended with the last step."""
        self.reset(seed)

    @property
    def turns(self) -> Numbers:
        turns: Numbers = self.positions.place[:, TURN]
        return turns

    @property
    def scores(self) -> Numbers:
        """The points of every match and seat, without the turn that goes on."""
        scores: Numbers = self.positions.scores[:, : self.seats]
        return scores

    def reset(self, seed: int) -> None:
        start(self.positions, self.words, self.rng, self.lots, random_stream(seed)[0], *self._out())

    def sample(self) -> Numbers:
        actions = np.empty(self.count, dtype=np.int64)
        choose(self.words, self.lots, len(self.inner) // (2 * HOWS * SUITS), actions)
        return actions

    def step(self, actions: Numbers) -> tuple[Vector, NDArray[np.bool_]]:
        if actions.shape != (self.count,):
            raise ValueError(f"{self.count} moves are needed, one for each match")
        wrong = first_wrong(self.words, self.inner, actions)
        if wrong >= 0:
            raise ValueError(f"{actions[wrong]} is no move in match {wrong} now")
        done = np.zeros(self.count, dtype=np.bool_)
        rewards = np.zeros((self.count, self.seats), dtype=np.float32)
        step_all(
            self.positions,
            self.words,
            self.rng,
            self.inner,
            actions,
            done,
            self.totals,
            rewards,
            self.by_points,
            *self._out(),
        )
        return rewards, done

    def _out(self) -> tuple[Bytes, Bytes]:
        return self.observations.view(np.uint8), self.masks.view(np.uint8)


VECTORS = VectorCartino


@compiled
def start(
    positions: Any, words: Words, rng: Words, lots: Words, seed: Word, observations: Bytes, masks: Bytes
) -> None:
    for match in range(len(positions)):
        rng[match, 0] = np.uint64(seed) ^ np.uint64(match) << np.uint64(32)
        rng[match, 0] = random_word(rng[match])  # so that neighbours start far apart
        lots[match, 0] = rng[match, 0] ^ np.uint64(0x6A09E667F3BCC909)
        lots[match, 0] = random_word(lots[match])
        deal(positions[match], rng[match])
        see(positions[match], words[match])
        if len(observations):
            write(positions[match], words[match], observations[match], masks[match])


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
def first_wrong(words: Words, inner: Numbers, actions: Numbers) -> int:
    for match in range(len(actions)):
        if not 0 <= actions[match] < len(inner):
            return match
        action = inner[actions[match]]
        if not words[match, action >> 6] >> np.uint64(action & 63) & ONE:
            return match
    return -1


@compiled
def step_all(
    positions: Any,
    words: Words,
    rng: Words,
    inner: Numbers,
    actions: Numbers,
    done: NDArray[np.bool_],
    totals: Numbers,
    rewards: Vector,
    by_points: bool,
    observations: Bytes,
    masks: Bytes,
) -> None:
    for match in range(len(actions)):
        position, action = positions[match], inner[actions[match]]
        players = position.sheet.rules[PLAYERS]
        if action == END:
            if by_points:
                for seat in range(players):
                    rewards[match, seat] = -position.scores[seat]
            end_turn(position)
            if by_points:
                for seat in range(players):
                    rewards[match, seat] += position.scores[seat]
        else:
            lay(position, action & 127, action >> 7)
        if position.place[OVER]:
            done[match] = True
            for seat in range(players):
                totals[match, seat] = position.scores[seat]
            if not by_points:
                share(totals[match], rewards[match])
            deal(position, rng[match])
        see(position, words[match])
        if len(observations):
            write(position, words[match], observations[match], masks[match])


@compiled
def share(totals: Numbers, rewards: Vector) -> None:
    """CAR-22: the highest total wins, equal ones share; the losers pay one each."""
    best, winners, seats = totals[0], 0, len(totals)
    for seat in range(1, seats):
        best = max(best, totals[seat])
    for seat in range(seats):
        winners += totals[seat] == best
    for seat in range(seats):
        rewards[seat] = (seats - winners) / winners if totals[seat] == best else -1


@compiled
def choose(words: Words, lots: Words, ranks: int, actions: Numbers) -> None:
    for match in range(len(actions)):
        ways = 0
        for word in range(WORDS):
            ways += count(words[match, word])
        nth, word = random_below(lots[match], ways), 0
        here = count(words[match, 0])
        while nth >= here:
            nth -= here
            word += 1
            here = count(words[match, word])
        action = 64 * word + lowest(nth_bit(words[match, word], np.uint64(nth)))
        # From the kernel's number of a half, which has room for 16 ranks in a suit, to that of `numbers.py`.
        actions[match] = 2 * ranks * (action >> 5) + (action & 31)


@compiled
def write(position: Position, words: Words, out: Bytes, mask: Bytes) -> None:
    """What the seat to move observes, as `numbers.counts` says it, and which numbers are its moves."""
    place, players, wide = position.place, position.sheet.rules[PLAYERS], 2 * position.sheet.rules[RANKS]
    halves, seat = SUITS * wide, place[TURN]
    suit = place[SUIT] if place[LAID] else SUITS
    taken, jokers, rack = position.taken, position.jokers, position.racks[seat]
    put(taken[0], taken[1], taken[2], taken[3], wide, out, 0)
    fresh, new = position.fresh, position.new
    put(
        jokers[0] | (fresh if suit == 0 else NOTHING),
        jokers[1] | (fresh if suit == 1 else NOTHING),
        jokers[2] | (fresh if suit == 2 else NOTHING),
        jokers[3] | (fresh if suit == 3 else NOTHING),
        wide,
        out,
        halves,
    )
    put(
        new if suit == 0 else NOTHING,
        new if suit == 1 else NOTHING,
        new if suit == 2 else NOTHING,
        new if suit == 3 else NOTHING,
        wide,
        out,
        2 * halves,
    )
    put(rack[0], rack[1], rack[2], rack[3], wide, out, 3 * halves)
    for how in range(HOWS):
        low, high = words[2 * how], words[2 * how + 1]
        put(low & HALF, low >> HALF_BITS, high & HALF, high >> HALF_BITS, wide, mask, how * halves)
    mask[HOWS * halves] = place[LAID] > 0
    mask[HOWS * halves + 1] = 0
    here = 4 * halves
    for step in range(players):
        who = seat + step if seat + step < players else seat + step - players
        out[here + step] = position.stones[who]
        out[here + players + step] = position.scores[who] >> SIXTEEN
        out[here + 2 * players + step] = position.scores[who] & ((1 << SIXTEEN) - 1)
        out[here + 3 * players + step] = position.shown[who]
        out[here + 4 * players + step] = 1 if step == 0 else 0
    here += 5 * players
    out[here] = position.held[seat] + place[WON]
    out[here + 1] = place[LEFT]
    out[here + 2] = 0
    out[here + 3] = place[RETIRED]
    out[here + 4] = place[DRY]
    out[here + 5] = place[LAID]
    out[here + 6] = min(MANY, place[GAIN])


@compiled
def put(first: Word, second: Word, third: Word, fourth: Word, wide: int, out: Bytes, start: int) -> None:
    """Write the halves of all suits, 16 or 26 each, as bytes; what is written twice is the same."""
    if wide == 16:
        word = first | second << np.uint64(16) | third << np.uint64(32) | fourth << np.uint64(48)
        spread(word, out, start)
    else:
        spread(first | second << np.uint64(26) | third << np.uint64(52), out, start)
        word = second >> np.uint64(14) | third << np.uint64(12) | fourth << np.uint64(38)
        spread(word, out, start + 40)
