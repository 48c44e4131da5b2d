"""Where the same cards lie at other tables too: each seat turns them up in an order of its own (MAN-12).

Nobody can tell face-down cards apart. So whichever place a seat chooses, it turns up the next card of its own
order that is still hidden; a longer word of somebody else does not change what it finds.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tapisvert.games.cartomanie.model import GAP, State
from tapisvert.games.cartomanie.packs import Card
from tapisvert.table.chance import Chance, Shuffle


def with_streams(state: State, cards: tuple[Card, ...], chance: Chance) -> tuple[State, tuple[Shuffle, ...]]:
    """A new table, with an order of all its cards for every seat, and the shuffles that made them."""
    if not chance.apart:
        return state, ()
    seats = range(1, state.options.players + 1)
    shuffles = tuple(chance.shuffle(state.laid, f"seat {seat}", numbered(cards)) for seat in seats)
    return replace(state, streams=tuple(shuffle.items for shuffle in shuffles)), shuffles


def numbered(cards: tuple[Card, ...]) -> list[str]:
    """Every card with a number that tells it from its like.

    >>> numbered(("e", "T", "e"))
    ['e1', 'T1', 'e2']
    """
    copies: Counter[Card] = Counter()
    found = []
    for card in cards:
        copies[card] += 1
        found.append(f"{card}{copies[card]}")
    return found


def exchanged(state: State, place: int) -> State:
    """With the card at this place that the seat is to turn up, and what lay there where that one was."""
    if not state.streams:
        return state
    next_up = state.streams[state.turn][0]
    down = [at for at, card in enumerate(state.table) if card != GAP and not state.up[at]]
    hidden = [*(state.table[at] for at in down), *state.stock]
    here, there = down.index(place - 1), hidden.index(next_up[0])
    hidden[here], hidden[there] = hidden[there], hidden[here]
    table = list(state.table)
    for at, card in zip(down, hidden, strict=False):
        table[at] = card
    streams = tuple(tuple(card for card in stream if card != next_up) for stream in state.streams)
    return replace(state, table=tuple(table), stock=tuple(hidden[len(down) :]), streams=streams)
