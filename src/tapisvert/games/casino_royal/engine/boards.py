"""How fair the boards are: games A and C are dealt out again and again on all eight (CAS-2)."""

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.casino_royal.engine.hands import value
from tapisvert.table.fast import Words, compiled, random_below, random_stream

Numbers = NDArray[np.int64]

PACK = 52
SHARES = 840
"""A win is so many parts: up to eight winners share without a rest."""


def wins(boards: Words, batch: int, deals: int, seed: int) -> NDArray[np.float64]:
    """How often every board (a column) wins if the dealing ends after one batch, two, three … (the rows)."""
    parts = np.zeros((-(-PACK // batch), len(boards)), dtype=np.int64)
    pack = np.arange(PACK, dtype=np.uint64)
    deal_out(boards, batch, deals, random_stream(seed), pack, np.zeros(len(boards), dtype=np.int64), parts)
    return parts / (SHARES * deals)


def bingos(boards: Words, ways: NDArray[np.int8], deals: int, seed: int) -> NDArray[np.float64]:
    """How often every board is the first to cover one of several sets of cells.

    `boards` are the cards of the cells by number, one board a row, and `ways` the cells, filled up with -1.
    """
    parts, pack = np.zeros(len(boards), dtype=np.int64), np.arange(PACK, dtype=np.uint64)
    places = np.zeros(PACK, dtype=np.int64)
    deal_symbols(boards, ways, deals, random_stream(seed), pack, places, np.zeros_like(parts), parts)
    return parts / (SHARES * deals)


@compiled
def deal_symbols(
    boards: Words,
    ways: NDArray[np.int8],
    deals: int,
    rng: Words,
    pack: Words,
    places: Numbers,
    covered: Numbers,
    parts: Numbers,
) -> None:
    """Shuffle `deals` times, and add up which boards have the symbol with the fewest cards."""
    for _ in range(deals):
        for turned in range(PACK):
            other = turned + random_below(rng, PACK - turned)
            card = pack[other]
            pack[other] = pack[turned]
            pack[turned] = card
            places[card] = turned
        first, winners = PACK, 0
        for board in range(len(boards)):
            covered[board] = PACK
            for way in range(len(ways)):
                last = 0
                for cell in ways[way]:
                    if cell >= 0:
                        last = max(last, places[boards[board, cell]])
                covered[board] = min(covered[board], last)
            if covered[board] < first:
                first, winners = covered[board], 1
            elif covered[board] == first:
                winners += 1
        for board in range(len(boards)):
            if covered[board] == first:
                parts[board] += SHARES // winners


@compiled
def deal_out(
    boards: Words, batch: int, deals: int, rng: Words, pack: Words, hands: Numbers, parts: Numbers
) -> None:
    """Shuffle and turn up the whole pack `deals` times, and add up who is best after every batch."""
    for _ in range(deals):
        called = np.uint64(0)
        for turned in range(PACK):
            other = turned + random_below(rng, PACK - turned)
            card = pack[other]
            pack[other] = pack[turned]
            pack[turned] = card
            called |= np.uint64(1) << card
            if (turned + 1) % batch == 0 or turned + 1 == PACK:
                compare(boards, called, hands, parts[turned // batch])


@compiled
def compare(boards: Words, called: Words, hands: Numbers, parts: Numbers) -> None:
    """Share a win among the boards whose covered cards make the best hand."""
    best, winners = -1, 0
    for board in range(len(boards)):
        hands[board] = value(boards[board] & called)
        if hands[board] > best:
            best, winners = hands[board], 1
        elif hands[board] == best:
            winners += 1
    for board in range(len(boards)):
        if hands[board] == best:
            parts[board] += SHARES // winners
