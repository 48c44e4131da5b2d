"""Whole evenings of Casino Royal at random, by the thousand: as in `evening.py` (CAS-A1, CAS-A8, CAS-D1)."""

import numpy as np

from tapisvert.games.casino_royal.engine.bingo import play_bingo
from tapisvert.games.casino_royal.engine.counts import (
    BOARDS_PASSED,
    BROKE,
    COUNTED,
    MATCH_SHARED,
    MATCH_WON,
    ROUND_BEGAN,
)
from tapisvert.games.casino_royal.engine.evening import (
    BINGO,
    CARDS,
    CHOICES,
    NOT_YET,
    POKER,
    VARIANT,
    Evening,
    Numbers,
)
from tapisvert.games.casino_royal.engine.poker import play_poker
from tapisvert.games.casino_royal.engine.variant import play_variant
from tapisvert.table.fast import Words, compiled, mix

NOTHING = np.uint64(0)


@compiled
def play_evenings(
    evening: Evening,
    rng: Words,
    lengths: Numbers,
    money: Numbers,
    firsts: Numbers,
    counts: Numbers,
    within: Numbers,
    choices: Numbers,
) -> None:
    """As many evenings as `lengths` has room for, where every legal move of a seat has the same chance.

    Of each its moves, every seat's money and who acted first; of all together what was counted, in how many
    evenings, and how many legal moves decisions had.
    """
    for number in range(len(lengths)):
        begin(evening, rng)
        while not evening.over:
            if evening.sheet.game == POKER:
                play_poker(evening, rng)
            elif evening.sheet.game == VARIANT:
                play_variant(evening, rng)
            else:
                play_bingo(evening, rng)
            finish(evening, rng)
        lengths[number], firsts[number] = evening.moves, evening.first
        for seat in range(evening.sheet.players):
            money[number, seat] = evening.money[seat]
        for way in range(COUNTED):
            counts[way] += evening.counts[way]
            within[way] += evening.counts[way] > 0
        for size in range(CHOICES):
            choices[size] += evening.choices[size]


@compiled
def begin(evening: Evening, rng: Words) -> None:
    """CAS-A1, CAS-C1: everybody gets chips and boards, and the first round begins."""
    sheet = evening.sheet
    evening.number = evening.odd = evening.over = evening.moves = 0
    evening.first = NOT_YET
    for way in range(COUNTED):
        evening.counts[way] = 0
    for size in range(CHOICES):
        evening.choices[size] = 0
    shuffle(evening.dealt, rng)
    for seat in range(sheet.players):
        evening.money[seat] = sheet.stock
        evening.playing[seat] = 1
        evening.laid[seat] = 0
        for board in range(sheet.boards):
            evening.board[seat, board] = evening.dealt[sheet.boards * seat + board]
    evening.dealer = sheet.players - 1
    begin_round(evening, rng)


@compiled
def shuffle(items: Numbers, rng: Words) -> None:
    """The numbers from 0 on, so many as there is room for, in any order."""
    for place in range(len(items)):
        items[place] = place
    mix(items, len(items), rng)


@compiled
def begin_round(evening: Evening, rng: Words) -> None:
    """The pack goes to the next player still in the game, who shuffles all of it."""
    players = evening.sheet.players
    evening.number += 1
    evening.dealer = (evening.dealer + 1) % players
    while not evening.playing[evening.dealer]:
        evening.dealer = (evening.dealer + 1) % players
    shuffle(evening.pack, rng)
    evening.at, evening.left = 0, CARDS
    evening.due = evening.began = evening.callers = evening.level = 0
    for seat in range(players):
        evening.staying[seat] = evening.playing[seat]
        evening.began += evening.playing[seat]
        evening.covered[seat] = evening.own[seat] = NOTHING
        evening.calls[seat] = 0
        for board in range(evening.sheet.boards):
            evening.marks[seat, board] = 0
    evening.counts[ROUND_BEGAN] += 1


@compiled
def finish(evening: Evening, rng: Words) -> None:
    """A round is over and paid out: the next one begins, or the evening ends (CAS-D1)."""
    sheet, rich = evening.sheet, 0
    for seat in range(sheet.players):
        evening.laid[seat] = 0
        rich += evening.money[seat] > 0
    one_has_all = rich == 1 and (sheet.game != BINGO or sheet.until_all)
    if one_has_all or evening.number >= sheet.rounds:
        end(evening)
    else:
        pass_on(evening)
        begin_round(evening, rng)


@compiled
def pass_on(evening: Evening) -> None:
    """CAS-D1: a player who has nothing leaves with the board; CAS-A8: the others pass theirs to the left."""
    sheet, last = evening.sheet, NOT_YET
    for seat in range(sheet.players):
        if sheet.game != BINGO and evening.playing[seat] and not evening.money[seat]:
            evening.playing[seat] = 0
            evening.counts[BROKE] += 1
        if evening.playing[seat]:
            last = seat
    for board in range(sheet.boards):
        passed = evening.board[last, board]
        for seat in range(sheet.players):
            if evening.playing[seat]:
                evening.board[seat, board], passed = passed, evening.board[seat, board]
    evening.counts[BOARDS_PASSED] += 1


@compiled
def end(evening: Evening) -> None:
    """CAS-D1: the richest wins, equal riches share."""
    most = winners = 0
    for seat in range(evening.sheet.players):
        if evening.money[seat] > most:
            most, winners = evening.money[seat], 0
        winners += evening.money[seat] == most
    evening.counts[MATCH_WON if winners == 1 else MATCH_SHARED] += 1
    evening.over = 1
