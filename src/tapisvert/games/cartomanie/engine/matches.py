"""Whole matches of Cartomanie on the kernel, played at random (MAN-11 to MAN-23).

Every legal move has the same chance, and every spelling of a word is a move, as in `rules.py`. What was
shuffled and decided is noted, so that a match can be told, counted, and played once more by the rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.cartomanie.engine.automaton import NOTHING, ONE
from tapisvert.games.cartomanie.engine.desk import (
    BARREN,
    CAPITALS_USED,
    CLEARED,
    GOING,
    MOST_DECISIONS,
    MOST_SHUFFLES,
    NO_CAPITAL,
    NO_WORD,
    NOT_STUCK,
    PASS,
    QUIET,
    QUIET_ROUND,
    SEATS,
    WHY_NEW,
    WORD,
    Match,
    Notes,
    Sheet,
)
from tapisvert.games.cartomanie.engine.walk import (
    BLANK,
    CAPITAL,
    LONGEST,
    THE_JOKER,
    Count,
    Path,
    any_word,
    draw,
)
from tapisvert.games.cartomanie.model import NEW_TABLES, TURNED
from tapisvert.table.fast import Words, compiled, count, lowest, mix, random_below, random_bit


@compiled
def play_all(sheet: Sheet, matches: Any, notes: Notes, path: Path, rng: Words) -> int:
    """Plays one match after the other while there is room for notes; returns how many."""
    notes.used[0] = notes.used[1] = 0
    for number in range(len(matches)):
        free = len(notes.decisions) - notes.used[0], len(notes.shuffles) - notes.used[1]
        if free[0] < MOST_DECISIONS or free[1] < MOST_SHUFFLES:
            return number
        play(sheet, matches[number], notes, path, rng)
    return len(matches)


@compiled
def play(sheet: Sheet, match: Match, notes: Notes, path: Path, rng: Words) -> None:
    """One match, from the first card to the last."""
    before = notes.used[0]
    deal(sheet, match, notes, rng)
    while match.why == GOING:
        if turn_up(match, notes, rng) and sheet.capitals and no_capital(match):
            stuck = NO_CAPITAL
        else:
            stuck = end_turn(sheet, match, notes, path, rng)
        if stuck != NOT_STUCK:
            lay_anew(sheet, match, stuck, notes, path, rng)
    match.moves = notes.used[0] - before


@compiled
def end_turn(sheet: Sheet, match: Match, notes: Notes, path: Path, rng: Words) -> int:
    """A word or none: every spelling and every way to pass has the same chance."""
    found, length = draw(sheet.words, match.hand, sheet.capitals, path, rng)
    ways = sheet.passes + found
    nth: Count = np.int64(random_below(rng, ways))
    if nth < sheet.passes:
        note(notes, ways, PASS - nth)
        return pass_turn(sheet, match, found)
    decision = note(notes, ways, np.int64(WORD))
    decision.length = length
    for place in range(length):
        decision.word[place] = path.letters[place]
    take_word(sheet, match, path.letters, length)
    return NOT_STUCK


@compiled
def deal(sheet: Sheet, match: Match, notes: Notes, rng: Words) -> None:
    """The cards of the version, shuffled, until there are neither too few nor too many capitals (MAN-22)."""
    cards = notes.shuffles[notes.used[1]]
    while True:
        for card in range(len(sheet.cards)):
            cards[card] = sheet.cards[card]
        mix(cards, len(sheet.cards), rng)
        match.capitals = 0
        for card in range(sheet.size):
            match.capitals += CAPITAL <= cards[card] < THE_JOKER
        if sheet.fewest <= match.capitals <= sheet.most:
            break
    match.turn = match.quiet = match.barren = match.why = 0
    match.passed = match.missed = match.filled = match.jokers = 0
    match.left = sheet.size
    for why in range(len(WHY_NEW)):
        match.laid[why] = 0
    for length in range(LONGEST):
        match.words[length] = 0
    for seat in range(SEATS):
        match.points[seat] = 0
    lay(sheet, match, notes)


@compiled
def turn_up(match: Match, notes: Notes, rng: Words) -> bool:
    """MAN-12: five cards are turned up, or all that are left; whether these were the last."""
    due = min(TURNED, count(match.down))
    for _ in range(due):
        bit = random_bit(rng, match.down)
        place = lowest(bit)
        note(notes, count(match.down), place)
        match.down ^= bit
        match.up |= bit
        match.hand[match.table[place]] += 1
    return due > 0 and not match.down


@compiled
def no_capital(match: Match) -> bool:
    """Whether no face-up card is one."""
    capitals = 0
    for code in range(CAPITAL, THE_JOKER):
        capitals += match.hand[code]
    return capitals == 0


@compiled
def take_word(sheet: Sheet, match: Match, letters: NDArray[np.uint8], length: int) -> None:
    """MAN-13, MAN-14: the cards go to the pile, the gaps are filled, the next player begins."""
    joker, filled = False, False
    for letter in range(length):
        joker |= letters[letter] >= BLANK
        card = THE_JOKER if letters[letter] >= BLANK else letters[letter]
        match.points[match.turn] += sheet.worth[card]
        match.hand[card] -= 1
        place = first_place(match, card)
        bit = ONE << np.uint64(place)
        match.up ^= bit
        if match.next < match.size:
            match.table[place] = match.stock[match.next]
            match.down |= bit
            match.next += 1
            filled = True
    match.words[length] += 1
    match.jokers += joker
    match.filled += filled
    match.quiet = match.barren = 0
    match.left -= length
    match.capitals -= sheet.capitals
    if not match.left:
        match.why = CLEARED
    elif sheet.capitals and not match.capitals:
        match.why = CAPITALS_USED
    match.turn = (match.turn + 1) % sheet.players


@compiled
def first_place(match: Match, card: int) -> int:
    """The first place on which such a card lies face up."""
    up = match.up
    while match.table[lowest(up)] != card:
        up &= up - ONE
    return lowest(up)


@compiled
def pass_turn(sheet: Sheet, match: Match, found: int) -> int:
    """No word: the cards stay. When all are up, a full round of this decides (MAN-17, MAN-19)."""
    match.passed += 1
    match.missed += sheet.players == 1 and found > 0
    match.quiet = 0 if match.down else match.quiet + 1
    match.turn = (match.turn + 1) % sheet.players
    if match.quiet < sheet.players:
        return NOT_STUCK
    if match.next < match.size:
        return QUIET_ROUND
    match.why = QUIET
    return NOT_STUCK


@compiled
def lay_anew(sheet: Sheet, match: Match, stuck: int, notes: Notes, path: Path, rng: Words) -> None:
    """MAN-16, MAN-19: everything goes back into the stock; three times in a row at most."""
    if match.barren == NEW_TABLES:
        match.why = BARREN
        return
    cards, size = notes.shuffles[notes.used[1]], 0
    while match.up:  # all cards of the table are
        cards[size] = match.table[lowest(match.up)]
        match.up &= match.up - ONE
        size += 1
    while match.next < match.size:
        cards[size] = match.stock[match.next]
        match.hand[match.stock[match.next]] += 1
        match.next += 1
        size += 1
    if not sheet.vote and not any_word(sheet.words, match.hand, sheet.capitals, path):
        match.why = NO_WORD
        return
    mix(cards, size, rng)
    lay(sheet, match, notes)
    match.quiet = 0
    match.barren += 1
    match.laid[stuck] += 1


@compiled
def lay(sheet: Sheet, match: Match, notes: Notes) -> None:
    """MAN-11: a table of face-down cards from the last shuffle; the rest is the stock."""
    cards = notes.shuffles[notes.used[1]]
    notes.used[1] += 1
    for code in range(BLANK):
        match.hand[code] = 0
    match.up = match.down = NOTHING
    for place in range(min(sheet.places, match.left)):
        match.table[place] = cards[place]
        match.down |= ONE << np.uint64(place)
    match.next = match.size = 0
    for card in range(sheet.places, match.left):
        match.stock[match.size] = cards[card]
        match.size += 1


@compiled
def note(notes: Notes, ways: int, move: Count) -> Any:
    """A decision, and among how many."""
    decision = notes.decisions[notes.used[0]]
    decision.ways, decision.move, decision.length = ways, move, 0
    notes.used[0] += 1
    return decision
