"""How a match of Cartomanie may go on: cards that nobody has seen come up, and all make the words they know.

Against others everybody makes the most valuable word (MAN-24). Alone the words are as long as the cards of
each capital ask for, and when everything lies open `parting.py` looks for a clean end (MAN-21).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartomanie.engine.desk import SEATS
from tapisvert.games.cartomanie.engine.index import Texts
from tapisvert.games.cartomanie.engine.kernel import CAPITALS, JOKERS, LETTERS, SMALL, Index, add, best
from tapisvert.games.cartomanie.engine.parting import LETTERS_WANTED, Looks, Room, fittest, part
from tapisvert.games.cartomanie.engine.walk import BLANK, CAPITAL, THE_JOKER
from tapisvert.games.cartomanie.model import NEW_TABLES, TURNED
from tapisvert.table.fast import Word, Words, compiled, mix
from tapisvert.table.futures import APART

PLAYERS, TURN, DUE, DOWN, STOCK, QUIET, BARREN, PLACES = range(8)
"""Fields of `numbers`: players; whose turn it is; cards still to turn up; cards face down; cards of the
stock; quiet turns; new tables without a word; places of a table."""

RETURNED, WON, OPEN, FEWEST, MOST, NEXT, OVER, FIELDS = range(8, 16)
"""How many of the last cards of the pool are surely in play (MAN-16); capitals that were won, and that lie
open; the fewest and the most capitals in play (MAN-22); the next card of the pool; whether and how it ended.
"""

ENDED, CLEARED = 1, 2

Numbers = NDArray[np.int64]
Rows = NDArray[np.float64]


class Knowledge(NamedTuple):
    """The words that all players know, and how they look at them."""

    texts: Texts
    words: Index
    looks: Looks


class Table(NamedTuple):
    """What lies there at any moment of a match."""

    numbers: Numbers
    up: NDArray[np.int8]  # the face-up cards, counted by code
    pool: NDArray[np.uint8]  # what may lie face down or in the stock, the next card first
    points: Numbers
    hand: Words  # room for the face-up cards as the search counts them


def new_table(pool: int) -> Table:
    """Room for a table of which so many cards are unseen."""
    return Table(
        np.zeros(FIELDS, dtype=np.int64),
        np.zeros(BLANK, dtype=np.int8),
        np.zeros(pool + BLANK, dtype=np.uint8),
        np.zeros(SEATS, dtype=np.int64),
        np.zeros(5, dtype=np.uint64),
    )


@compiled
def play_futures(
    known: Knowledge, root: Table, table: Table, room: Room, seed: Word, hope: float, rows: Rows, rng: Words
) -> None:
    """One future a row: what every seat gets of the match; alone, the chance that all cards are cleared.

    That is less than 1 where some are left: the more of them, the less a better player would have done it.
    """
    for row in range(rows.shape[0]):
        rng[0] = (seed + np.uint64(row)) * np.uint64(APART)
        begin(root, table, rng)
        while not table.numbers[OVER]:
            play_turn(known, table, room, rng)
        players = rows.shape[1]
        if players == 1:
            rows[row, 0] = np.exp(-cards_left(table) / hope)
            continue
        highest, winners = table.points[0], 0
        for seat in range(players):
            highest = max(highest, table.points[seat])
        for seat in range(players):
            winners += table.points[seat] == highest
        for seat in range(players):
            rows[row, seat] = (table.points[seat] == highest) / winners


@compiled
def begin(root: Table, table: Table, rng: Words) -> None:
    """Lay the table as it is, and deal what nobody has seen until the capitals are as they may be."""
    for field in range(FIELDS):
        table.numbers[field] = root.numbers[field]
    for code in range(BLANK):
        table.up[code] = root.up[code]
    for seat in range(SEATS):
        table.points[seat] = root.points[seat]
    numbers, pool = table.numbers, table.pool
    hidden, sure = numbers[DOWN] + numbers[STOCK], numbers[RETURNED]
    unseen = len(root.pool) - BLANK - sure
    while True:
        for card in range(unseen + sure):
            pool[card] = root.pool[card]
        mix(pool, unseen, rng)
        for card in range(sure):
            pool[hidden - sure + card] = root.pool[unseen + card]
        capitals = 0
        for card in range(hidden):
            capitals += CAPITAL <= pool[card] < THE_JOKER
        fits = numbers[FEWEST] <= numbers[WON] + numbers[OPEN] + capitals <= numbers[MOST]
        if fits and (capitals or numbers[OPEN] or not numbers[FEWEST]):  # MAN-18: else it would be over
            break
    mix(pool, hidden, rng)
    numbers[NEXT] = 0


@compiled
def play_turn(known: Knowledge, table: Table, room: Room, rng: Words) -> None:
    """Cards are turned up, and a word is made or not (MAN-12 to MAN-19)."""
    numbers, with_capitals = table.numbers, len(known.words.spans) > 1
    due = numbers[DUE]
    turn_up(table)
    if due and not numbers[DOWN] and with_capitals and not capitals_up(table):
        lay_anew(known, table, rng)
        return
    gather(table)
    alone = numbers[PLAYERS] == 1
    everything_up = not numbers[DOWN] and not numbers[STOCK]
    if alone and everything_up and part(known.texts, known.words, known.looks, table.hand, room):
        numbers[OVER] = CLEARED
        return
    if alone:
        word, joker = fittest(known.words, known.looks, table.hand, wanted(table, with_capitals))
        points = 0
    else:
        word, points, joker = best(known.words, table.hand, numbers[STOCK] > 0)
    if word >= 0:
        table.points[numbers[TURN]] += points
        take_word(known.texts, known.words.number[word], joker, with_capitals, table)
    else:
        numbers[QUIET] = 0 if numbers[DOWN] else numbers[QUIET] + 1
        if numbers[QUIET] >= numbers[PLAYERS]:
            if numbers[STOCK]:
                lay_anew(known, table, rng)
            else:
                numbers[OVER] = ENDED
    numbers[TURN] = (numbers[TURN] + 1) % numbers[PLAYERS]
    numbers[DUE] = min(TURNED, numbers[DOWN])


@compiled
def cards_left(table: Table) -> int:
    """Cards on the table and in the stock; none if a way was found to clear them all."""
    if table.numbers[OVER] == CLEARED:
        return 0
    left = table.numbers[DOWN] + table.numbers[STOCK]
    for code in range(BLANK):
        left += table.up[code]
    return int(left)


@compiled
def turn_up(table: Table) -> None:
    numbers = table.numbers
    for _ in range(numbers[DUE]):
        table.up[table.pool[numbers[NEXT]]] += 1
        numbers[NEXT] += 1
    numbers[DOWN] -= numbers[DUE]
    numbers[DUE] = 0


@compiled
def capitals_up(table: Table) -> int:
    capitals = 0
    for code in range(CAPITAL, THE_JOKER):
        capitals += table.up[code]
    return capitals


@compiled
def gather(table: Table) -> None:
    """Count the face-up cards as the search wants them."""
    for field in range(JOKERS):
        table.hand[field] = 0
    for letter in range(LETTERS):
        if table.up[letter]:
            add(table.hand, SMALL, letter, table.up[letter])
        if table.up[CAPITAL + letter]:
            add(table.hand, CAPITALS, letter, table.up[CAPITAL + letter])
    table.hand[JOKERS] = table.up[THE_JOKER]


@compiled
def wanted(table: Table, capitals: bool) -> float:
    """How long words have to be so that letters and capitals run out together."""
    if not capitals:
        return LETTERS_WANTED
    return cards_left(table) / max(capitals_left(table), 1)


@compiled
def capitals_left(table: Table) -> int:
    """Capitals on the table and in the stock."""
    numbers = table.numbers
    number = capitals_up(table)
    for card in range(numbers[NEXT], numbers[NEXT] + numbers[DOWN] + numbers[STOCK]):
        number += CAPITAL <= table.pool[card] < THE_JOKER
    return int(number)


@compiled
def take_word(texts: Texts, number: int, joker: int, capitals: bool, table: Table) -> None:
    """MAN-13, MAN-14: the cards leave, others fill the gaps; without a card or a capital it ends (MAN-18)."""
    numbers, start, end = table.numbers, texts.starts[number], texts.starts[number + 1]
    for place in range(start, end):
        letter = np.int64(texts.letters[place])
        if capitals and place == start:
            table.up[CAPITAL + letter] -= 1
        elif letter == joker:
            table.up[THE_JOKER] -= 1
            joker = -1
        else:
            table.up[letter] -= 1
    filled = min(end - start, numbers[STOCK])
    numbers[STOCK] -= filled
    numbers[DOWN] += filled
    numbers[QUIET] = numbers[BARREN] = 0
    if not cards_left(table):
        numbers[OVER] = CLEARED
    elif capitals and not capitals_left(table):
        numbers[OVER] = ENDED


@compiled
def lay_anew(known: Knowledge, table: Table, rng: Words) -> None:
    """MAN-16, MAN-19: everything goes back into the stock; no new table where no word is left."""
    numbers, pool = table.numbers, table.pool
    if numbers[BARREN] == NEW_TABLES:
        numbers[OVER] = ENDED
        return
    hidden, size = numbers[DOWN] + numbers[STOCK], 0
    for card in range(hidden):
        pool[card] = pool[numbers[NEXT] + card]
        table.up[pool[card]] += 1
    gather(table)
    if best(known.words, table.hand, False)[0] < 0:
        numbers[OVER] = ENDED
        return
    for code in range(BLANK):
        for _ in range(table.up[code]):
            pool[size] = code
            size += 1
        table.up[code] = 0
    mix(pool, size, rng)
    numbers[NEXT] = 0
    numbers[DOWN] = min(numbers[PLACES], size)
    numbers[STOCK] = size - numbers[DOWN]
    numbers[QUIET] = 0
    numbers[BARREN] += 1
    numbers[DUE] = min(TURNED, numbers[DOWN])
