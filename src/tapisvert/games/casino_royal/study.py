"""What a study of Casino Royal looks at: random evenings by the million, and what a round comes to.

How it ended, who won it with what, and whether a call was right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from tapisvert.games.casino_royal.engine.counts import COUNTED, EVENTS, NAMES, chips
from tapisvert.games.casino_royal.engine.evening import CHOICES, new_evening
from tapisvert.games.casino_royal.engine.evenings import play_evenings
from tapisvert.games.casino_royal.model import RoundBegan, Shared, Shown, State, Stopped, TakenBack, Won
from tapisvert.games.casino_royal.options import Options
from tapisvert.table.fast import random_stream
from tapisvert.table.game import Event
from tapisvert.table.tally import Tally

EVENINGS = 1000

SECONDS = {"Turn": 3.0, "Cut": 15.0, "Stake": 5.0, "Name": 5.0, "Mark": 1.0}
"""What a family takes for a move, by its kind; before a cut the cards are shuffled and dealt."""


def playouts(options: Options, seed: int, evenings: int = EVENINGS) -> Iterator[Tally]:
    """Whole evenings. All decisions are counted by their legal moves, and nothing is tried beside."""
    evening, rng = new_evening(options), random_stream(seed)
    lengths, firsts = (np.zeros(evenings, dtype=np.int64) for _ in range(2))
    money = np.zeros((evenings, options.players), dtype=np.int64)
    while True:
        counts, within = (np.zeros(COUNTED, dtype=np.int64) for _ in range(2))
        choices = np.zeros(CHOICES, dtype=np.int64)
        play_evenings(evening, rng, lengths, money, firsts, counts, within, choices)
        best = money == money.max(axis=1, keepdims=True)
        row, seat = np.nonzero(best)
        ranked = np.sort(money, axis=1)
        events, ends = (_named(counts, part) for part in (range(len(EVENTS)), range(len(EVENTS), COUNTED)))
        yield Tally(
            matches=evenings,
            shared=int((best.sum(axis=1) > 1).sum()),
            wins=Counter(((seat - firsts[row]) % options.players).tolist()),
            lengths=Counter(lengths.tolist()),
            scores=Counter(money.ravel().tolist()),
            ends=ends,
            events=events,
            within=_named(within, range(COUNTED)),
            margins=Counter((ranked[:, -1] - ranked[:, -2]).tolist()),
            choices=Counter({size: count for size, count in enumerate(choices.tolist()) if count}),
        )


def ways(options: Options, events: Sequence[Event]) -> Iterator[str]:
    """Of every round of an evening how it ended, and of each of its winners hand, place and chips."""
    starts = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield from _ways(options.players, events[start:end])


def points(state: State) -> tuple[int, ...]:
    """What every side has between two rounds; while chips lie in the pot, nobody can tell who leads."""
    return () if any(state.laid) or any(state.paid) else state.money


def _named(counts: np.ndarray, part: range) -> Counter[str]:
    """What came at all of this part of what the kernel counts."""
    return Counter({NAMES[number]: int(counts[number]) for number in part if counts[number]})


def _ways(seats: int, events: Sequence[Event]) -> Iterator[str]:
    dealer, callers, gains, hands, why = 0, set[int](), dict[int, int](), dict[int, str](), "pack"
    for event in events:
        match event:
            case RoundBegan(seat=seat):
                dealer = seat
            case Stopped(seats=calling):
                callers, why = {*calling}, "call"
            case Shown(seat=seat, hand=hand):
                hands[seat] = hand
            case Won(seat=seat, amount=amount):
                gains[seat] = amount
            case Shared(seats=winners, amount=amount):
                gains |= dict.fromkeys(winners, amount)
            case TakenBack():
                why = "unsaid"
        if isinstance(event, Won | Shared) and event.why != "best":
            why = event.why
    yield f"round: ended by = {why}"
    if callers:
        yield f"call: by the winner = {'yes' if callers & gains.keys() else 'no'}"
    for seat, amount in gains.items():
        yield f"winner: left of the dealer = {(seat - dealer) % seats}"
        yield f"winner: chips = {chips(amount)}"
        if seat in hands:
            yield f"winner: hand = {hands[seat]}"
