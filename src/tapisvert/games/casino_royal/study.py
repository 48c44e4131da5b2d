"""What a round of Casino Royal comes to: how it ended, who won it with what, and whether a call was right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tapisvert.games.casino_royal.model import RoundBegan, Shared, Shown, Stopped, TakenBack, Won
from tapisvert.games.casino_royal.options import Options
from tapisvert.table.game import Event

STEP = 10
"""Chips that were won are told in classes of so many."""


def ways(options: Options, told: Sequence[Event]) -> Iterator[str]:
    """Of every round of an evening how it ended, and of each of its winners hand, place and chips."""
    starts = [number for number, event in enumerate(told) if isinstance(event, RoundBegan)]
    for start, end in zip(starts, [*starts[1:], len(told)], strict=True):
        yield from _ways(options.players, told[start:end])


def _ways(seats: int, told: Sequence[Event]) -> Iterator[str]:
    dealer, callers, gains, hands, why = 0, set[int](), dict[int, int](), dict[int, str](), "pack"
    for event in told:
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
        yield f"winner: chips = {amount // STEP * STEP}-{amount // STEP * STEP + STEP - 1}"
        if seat in hands:
            yield f"winner: hand = {hands[seat]}"
