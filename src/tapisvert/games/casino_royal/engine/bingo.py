"""A round of game C at random, as in `bingo.py` (CAS-C1 to CAS-C5)."""

from itertools import chain, combinations

import numpy as np

from tapisvert.games.casino_royal.boards import BOARDS, CELLS
from tapisvert.games.casino_royal.engine.calling import take_boards, tell_end
from tapisvert.games.casino_royal.engine.counts import BINGO, DECIDED, MARKED, NAMED, TAKEN_BACK, UNSAID
from tapisvert.games.casino_royal.engine.evening import (
    ALL_BOARDS,
    BOARDS_EACH,
    CARDS,
    Evening,
    Numbers,
    choose,
    cut,
    turn_card,
)
from tapisvert.games.casino_royal.engine.hands import number
from tapisvert.games.casino_royal.model import SYMBOLS
from tapisvert.games.casino_royal.symbols import WAYS
from tapisvert.table.fast import Words, compiled

MOST_WAYS = max(map(len, WAYS.values()))
NEVER = 1 << CELLS
"""A cell that no board has."""


def _mask(places: frozenset[int] | tuple[int, ...]) -> int:
    return sum(1 << place for place in places)


def _cells() -> Numbers:
    """Of every card and board the cell where it stands, as a bit."""
    cells = np.zeros((CARDS, ALL_BOARDS), dtype=np.int64)
    for board, cards in enumerate(BOARDS):
        for cell, card in enumerate(cards):
            cells[number(card), board] = 1 << cell
    return cells


def _subsets() -> Numbers:
    """Of every set of boards all that can be marked of it, in the order in which the rules list that."""
    table = np.zeros((1 << BOARDS_EACH, 1 << BOARDS_EACH), dtype=np.int64)
    for boards in range(1 << BOARDS_EACH):
        held = [board for board in range(BOARDS_EACH) if boards >> board & 1]
        chosen = chain.from_iterable(combinations(held, size) for size in range(len(held) + 1))
        for place, some in enumerate(chosen):
            table[boards, place] = _mask(some)
    return table


CELL = _cells()
SUBSETS = _subsets()
WAYS_OF = np.array(
    [[*map(_mask, WAYS[name]), *[NEVER] * (MOST_WAYS - len(WAYS[name]))] for name in SYMBOLS], dtype=np.int64
)
COUNTS = np.array([_mask(frozenset[int]().union(*WAYS[name])) for name in SYMBOLS], dtype=np.int64)
"""Of every symbol the cells on which a card counts (CAS-C3)."""


@compiled
def play_bingo(evening: Evening, rng: Words) -> None:
    """From the symbol's name to the chips: card by card, until somebody has it or the pack is used up."""
    sheet = evening.sheet
    evening.symbol = choose(evening, evening.dealer, WAYS_OF.shape[0], rng)
    evening.counts[NAMED] += 1
    if sheet.bingo_cut:
        cut(evening, rng)
    while evening.left:
        card = turn_card(evening)
        if not sheet.by_hand:
            for seat in range(sheet.players):
                mark(evening, seat, card, (1 << sheet.boards) - 1)
        if sheet.by_hand or sheet.said:
            window(evening, card, rng)
        if not sheet.said:
            all_full(evening)
        if evening.winning:
            evening.why = BINGO
            take_boards(evening)
            return
    give_back(evening)


@compiled
def on_symbol(evening: Evening, seat: int, board: int, card: int) -> int:
    """The cell of a board on which the card counts, as a bit; 0: nowhere."""
    return int(CELL[card, evening.board[seat, board]] & COUNTS[evening.symbol])


@compiled
def mark(evening: Evening, seat: int, card: int, boards: int) -> None:
    """Cover the card on these boards, with chips as far as the seat has any (CAS-C5)."""
    for board in range(evening.sheet.boards):
        cell = on_symbol(evening, seat, board, card)
        if cell and boards >> board & 1:
            evening.marks[seat, board] |= cell
            if evening.money[seat]:
                evening.money[seat] -= 1
                evening.laid[seat] += 1


@compiled
def covers_symbol(evening: Evening, cells: int) -> bool:
    covered = False
    for way in range(MOST_WAYS):
        covered |= WAYS_OF[evening.symbol, way] & ~cells == 0
    return covered


@compiled
def full(evening: Evening, seat: int, card: int, boards: int) -> bool:
    """Whether the seat has the symbol, once the card is marked on these boards."""
    for board in range(evening.sheet.boards):
        cells = evening.marks[seat, board]
        if boards >> board & 1:
            cells |= on_symbol(evening, seat, board, card)
        if covers_symbol(evening, cells):
            return True
    return False


@compiled
def all_full(evening: Evening) -> None:
    """Whoever has the symbol wins."""
    evening.winning = 0
    for seat in range(evening.sheet.players):
        evening.winners[seat] = 0
        for board in range(evening.sheet.boards):
            if covers_symbol(evening, evening.marks[seat, board]):
                evening.winners[seat] = 1
        evening.winning += evening.winners[seat]


@compiled
def window(evening: Evening, card: int, rng: Words) -> None:
    """CAS-C4, CAS-C5: everybody marks the card and says "Bingo", or does not."""
    sheet = evening.sheet
    evening.winning = 0
    for seat in range(sheet.players):
        boards, bingo = answer(evening, seat, card, rng)
        evening.winners[seat] = bingo
        evening.winning += bingo
        if sheet.by_hand:
            mark(evening, seat, card, boards)
    evening.counts[DECIDED] += sheet.players
    evening.counts[MARKED] += 1


@compiled
def answer(evening: Evening, seat: int, card: int, rng: Words) -> tuple[int, int]:
    """One of all the ways in which a seat may answer: the boards that it marks, and whether it says Bingo."""
    sheet = evening.sheet
    here = places = 0
    if sheet.by_hand:
        for board in range(sheet.boards):
            if on_symbol(evening, seat, board, card):
                here |= 1 << board
                places += 1
    ways = 0
    for subset in range(1 << places):
        ways += 1
        if sheet.said and full(evening, seat, card, SUBSETS[here, subset]):
            ways += 1
    nth = choose(evening, seat, ways, rng)
    for subset in range(1 << places):
        boards = SUBSETS[here, subset]
        if nth == 0:
            return boards, 0
        nth -= 1
        if sheet.said and full(evening, seat, card, boards):
            if nth == 0:
                return boards, 1
            nth -= 1
    return 0, 0


@compiled
def give_back(evening: Evening) -> None:
    """CAS-C4: nobody said Bingo, so everybody takes their chips back."""
    for seat in range(evening.sheet.players):
        evening.money[seat] += evening.laid[seat]
    evening.counts[TAKEN_BACK] += 1
    evening.why = UNSAID
    tell_end(evening)
