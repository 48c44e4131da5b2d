"""How an evening of Casino Royal may go on: players with sense play the round to its end (`evening.py`).

They see what lies open and their own cards: whoever is ahead calls and raises, whoever is far behind drops
out. What is still to be turned up is shuffled anew in every future.
"""

from __future__ import annotations

import numpy as np

from tapisvert.games.casino_royal.engine.bingo import all_full, give_back, mark
from tapisvert.games.casino_royal.engine.calling import find_best, leave_alone, may_call, show, take_boards
from tapisvert.games.casino_royal.engine.calling import turn_up as turn_next
from tapisvert.games.casino_royal.engine.evening import (
    BINGO,
    BOARDS_EACH,
    CARDS,
    POKER,
    VARIANT,
    Evening,
    Numbers,
    in_round,
    turn_card,
)
from tapisvert.games.casino_royal.engine.hands import value
from tapisvert.games.casino_royal.engine.leading import sure_of_it
from tapisvert.games.casino_royal.engine.reckoning import Rows, divide_evening
from tapisvert.games.casino_royal.engine.talk import (
    BIDDING,
    NOBODY,
    OPENING,
    RELANCE,
    largest,
    next_speaker,
    open_bidding,
    pay,
    raise_price,
    talks,
)
from tapisvert.games.casino_royal.engine.variant import deal, divide
from tapisvert.games.casino_royal.model import SYMBOLS
from tapisvert.games.casino_royal.variant import LARGEST_MINIMUM, LARGEST_STAKE
from tapisvert.table.fast import Word, Words, compiled, mix, random_below
from tapisvert.table.futures import APART

START, DEALT, TALKING, CALLING, ASKING = range(5)
"""Where a round is: its stake or symbol is still to be named; named, and the pack still to be cut; in a
betting; cards are turned up; in a pause."""

WAITS = -1
"""Of `calls`: the seat has already answered that it does not call; 0 is no answer."""

LITTLE, DARING = 2, 5
"""Chips that one follows with any hand; and the fewest that one calls with in game B, who have them."""

EAGER = np.array(
    [
        [52, 52, 20, 25, 13, 4, 2, 2, 0, 0],
        [75, 70, 36, 40, 22, 12, 8, 5, 5, 5],
        [90, 84, 50, 48, 33, 20, 12, 8, 5, 5],
    ]
)
MANY = 4
"""How often of a hundred times the leader of game A calls, with two players, three, and many, by how many
kinds it is ahead: as Confirmé does and Maître. Whom nobody catches up with soon lets chips pile up."""

NOTHING, ONE = np.uint64(0), np.uint64(1)


@compiled
def play_futures(
    root: Evening,
    evening: Evening,
    deck: Numbers,
    phase: int,
    seed: Word,
    bell: Rows,
    spread: float,
    edge: float,
    rows: Rows,
    rng: Words,
) -> None:
    """One future a row: what every seat gets of the evening, and behind that its chips after the round."""
    players = root.sheet.players
    unseen = NOTHING
    for card in range(root.left):
        unseen |= ONE << np.uint64(root.pack[card])
    for row in range(rows.shape[0]):
        restore(root, evening)
        rng[0] = (seed + np.uint64(row)) * np.uint64(APART)
        shuffle_unseen(evening, deck, unseen, rng)
        if evening.sheet.game == BINGO:
            play_bingo(evening, phase, rng)
        else:
            play_round(evening, phase, rng)
        for seat in range(players):
            rows[row, players + seat] = evening.money[seat]
        divide_evening(evening, bell, spread, edge, rows[row])


@compiled
def restore(root: Evening, evening: Evening) -> None:
    """Begin where the root is."""
    evening.number, evening.dealer, evening.odd, evening.left = root.number, root.dealer, root.odd, root.left
    evening.due, evening.began, evening.symbol, evening.callers = root.due, root.began, root.symbol, 0
    evening.terms, evening.turn, evening.price, evening.raises = (
        root.terms,
        root.turn,
        root.price,
        root.raises,
    )
    evening.level = 0
    for seat in range(root.sheet.players):
        evening.money[seat], evening.playing[seat] = root.money[seat], root.playing[seat]
        evening.staying[seat], evening.laid[seat] = root.staying[seat], root.laid[seat]
        evening.calls[seat], evening.bets[seat] = root.calls[seat], root.bets[seat]
        evening.spoken[seat] = root.spoken[seat]
        evening.covered[seat], evening.own[seat] = root.covered[seat], root.own[seat]
        for board in range(BOARDS_EACH):
            evening.marks[seat, board] = root.marks[seat, board]
            evening.board[seat, board] = root.board[seat, board]


@compiled
def shuffle_unseen(evening: Evening, deck: Numbers, unseen: Word, rng: Words) -> None:
    """All cards in any order, and those that are gone taken out: so that other cards that are gone change
    nothing in the order of the rest."""
    for card in range(CARDS):
        deck[card] = card
    mix(deck, CARDS, rng)
    place = 0
    for card in range(CARDS):
        if unseen >> np.uint64(deck[card]) & ONE:
            evening.pack[place] = deck[card]
            place += 1
    evening.at = 0


@compiled
def play_round(evening: Evening, phase: int, rng: Words) -> None:
    """A round of game A or B from anywhere in it to its chips."""
    variant = evening.sheet.game == VARIANT
    if phase == START and variant:
        stake(evening, rng)
    if phase <= DEALT and variant:
        deal(evening)
        talk(evening, OPENING, rng)
    elif phase == TALKING:
        talk_on(evening, rng)
    elif phase == ASKING:
        ask(evening, rng)
        if not evening.callers and not evening.due:
            relance(evening, rng)
    ended = phase == TALKING and evening.terms == BIDDING
    while not ended and in_round(evening) > 1 and evening.left and not evening.callers:
        if not evening.due:
            evening.due = min(max(evening.began, evening.sheet.batch), evening.left)
        call_cards(evening, rng)
        if evening.left and not evening.callers:
            relance(evening, rng)
    if variant and evening.callers:
        talk(evening, BIDDING, rng)
    settle(evening)


@compiled
def settle(evening: Evening) -> None:
    """CAS-A6, CAS-B6 to CAS-B10: who is alone takes all, else hands are compared."""
    alone, variant = in_round(evening) == 1, evening.sheet.game == VARIANT
    if alone:
        leave_alone(evening)
        take_boards(evening)
    else:
        show(evening)
        if variant:
            divide(evening)
        else:
            find_best(evening)
            take_boards(evening)


@compiled
def stake(evening: Evening, rng: Words) -> None:
    """CAS-B1: the dealer names any minimum."""
    amount = 1 + random_below(rng, min(LARGEST_MINIMUM, evening.money[evening.dealer]))
    for seat in range(evening.sheet.players):
        evening.laid[seat] = min(amount, evening.money[seat])
        evening.money[seat] -= evening.laid[seat]


@compiled
def call_cards(evening: Evening, rng: Words) -> None:
    """The cards that are due, with the pauses between them."""
    while evening.due and not evening.callers:
        turn_next(evening)
        asked = not evening.due or evening.sheet.ask_card
        if evening.left and asked and not (evening.sheet.game == VARIANT and not talks(evening)):
            ask(evening, rng)


@compiled
def ask(evening: Evening, rng: Words) -> None:
    """CAS-A5, CAS-B5: whoever may call and is ahead does so, or lets chips pile up."""
    evening.callers = 0
    for seat in range(evening.sheet.players):
        if evening.calls[seat] == 0 and may_call(evening, seat):
            lead = ahead(evening, seat)
            if evening.sheet.game == VARIANT:
                stake = min(DARING + random_below(rng, DARING), LARGEST_STAKE, evening.money[seat])
                evening.calls[seat] = stake if lead > 0 else 0
            else:
                table = min(evening.began, MANY) - 2
                calls = lead > 0 and random_below(rng, 100) < EAGER[table, lead - 1]
                evening.calls[seat] = 1 if calls else 0
        evening.calls[seat] = max(0, evening.calls[seat])
        evening.callers += evening.calls[seat] > 0


@compiled
def ahead(evening: Evening, seat: int) -> int:
    """By how many kinds the seat is ahead, from 1 on if it takes itself for the best; below 0 if it takes
    itself for too far behind to pay much.

    In B the others have three cards in hand, too: that is worth a kind.
    """
    mine, others, above = value(evening.covered[seat] | evening.own[seat]), 0, 0
    for other in range(evening.sheet.players):
        if other != seat and evening.staying[other]:
            hand = value(evening.covered[other])
            others = max(others, hand)
            above += hand > mine
    if evening.sheet.game == VARIANT:
        return int((mine >> 20) - (others >> 20) - 1)
    if above > in_round(evening) // 2:
        return -1
    return int(1 + (mine >> 20) - (others >> 20)) if mine > others else 0


@compiled
def relance(evening: Evening, rng: Words) -> None:
    """CAS-A4."""
    if evening.sheet.game == POKER and evening.sheet.relance:
        talk(evening, RELANCE, rng)


@compiled
def talk(evening: Evening, terms: int, rng: Words) -> None:
    """A betting from its beginning."""
    evening.terms, evening.turn = terms, evening.dealer
    evening.price = evening.raises = 0
    for seat in range(evening.sheet.players):
        evening.bets[seat] = evening.spoken[seat] = 0
    if talks(evening):
        if terms == BIDDING:
            open_bidding(evening)
        evening.turn = next_speaker(evening)
        talk_on(evening, rng)


@compiled
def talk_on(evening: Evening, rng: Words) -> None:
    """A betting from the seat whose turn it is."""
    while evening.turn != NOBODY:
        speak(evening, evening.turn, rng)
        evening.turn = next_speaker(evening)


@compiled
def speak(evening: Evening, seat: int, rng: Words) -> None:
    """Whoever is ahead raises half of the time; whoever is too far behind pays little and no more.

    Who has won the evening by dropping out does, and others give it no reason to.
    """
    owes, sure = evening.price - evening.bets[seat], sure_of_it(evening)
    most, lead = largest(evening, seat, owes), ahead(evening, seat)
    bold = lead > 0 and random_below(rng, 2) == 0
    evening.spoken[seat] = 1
    if owes and sure == seat:
        evening.staying[seat] = 0
    elif most and bold and sure == NOBODY:
        raise_price(evening, seat, evening.price if evening.terms == BIDDING else (most + 1) // 2)
    elif owes and (owes <= LITTLE or lead >= 0):
        pay(evening, seat, min(owes, evening.money[seat]))
    elif owes:
        evening.staying[seat] = 0


@compiled
def play_bingo(evening: Evening, phase: int, rng: Words) -> None:
    """CAS-C1 to CAS-C5: nobody overlooks a card."""
    if phase == START:
        evening.symbol = random_below(rng, len(SYMBOLS))
    while evening.left:
        card = turn_card(evening)
        for seat in range(evening.sheet.players):
            mark(evening, seat, card, (1 << evening.sheet.boards) - 1)
        all_full(evening)
        if evening.winning:
            take_boards(evening)
            return
    give_back(evening)
