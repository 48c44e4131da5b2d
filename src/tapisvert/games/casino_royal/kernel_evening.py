"""An evening of Casino Royal in one record: chips and boards, decisions at random, what is between rounds.

The plain rules are the authority, and the names are theirs. A decision draws one number below the count of
legal moves, which have the order of `moves.legal`: rules and kernel that draw from the same stream play the
same evening, and the tests let them. `kernel_talk.py` is the betting, `kernel_calling.py` the cards and the
end of a round; `kernel_poker.py`, `kernel_variant.py` and `kernel_bingo.py` play rounds, and
`kernel_evenings.py` whole evenings by the thousand.
"""

from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.bridge import CALLS
from tapisvert.games.casino_royal.calling import LARGE_BATCH
from tapisvert.games.casino_royal.evening import GREEN, MOST_ROUNDS, STOCK
from tapisvert.games.casino_royal.kernel_told import (
    BOARDS_PASSED,
    BROKE,
    CALLED,
    COUNTED,
    MATCH_SHARED,
    MATCH_WON,
    ROUND_BEGAN,
    SEATS,
    WAS_CUT,
)
from tapisvert.games.casino_royal.model import PACK
from tapisvert.games.casino_royal.options import Options
from tapisvert.games.casino_royal.rules import GAMES
from tapisvert.table.fast import Words, compiled, random_below

POKER, VARIANT, BINGO = range(3)
CARDS = len(PACK)
ALL_BOARDS = len(BOARDS)
BOARDS_EACH = 4  # at most (CAS-C1)
CHOICES = CARDS  # no decision has so many legal moves
NOTHING = np.uint64(0)
NOT_YET = -1

Numbers = NDArray[np.int64]


class Sheet(Protocol):
    """What never changes in an evening: its options."""

    players: int
    game: int
    rounds: int  # at most
    until_all: int  # whether one who has all ends an evening of Bingo, too
    batch: int  # cards in a batch at least
    relance: int
    call: int  # who may call, as in `kernel_futures`
    ask_card: int
    boards: int  # of a player
    stock: int
    by_hand: int  # whether players mark
    said: int  # whether players say "Bingo"


class Evening(Protocol):
    """An evening at any moment. One entry a seat, where nothing else is said."""

    sheet: Sheet
    number: int  # of the round
    dealer: int
    odd: int
    over: int
    moves: int
    acted: int  # how many seats have
    place: Numbers  # among those who acted, in the order in which they first did
    money: Numbers
    playing: Numbers
    board: Numbers  # by seat and place: the numbers of its boards
    dealt: Numbers  # all boards, as they were shuffled
    pack: Numbers  # as it was shuffled
    at: int  # where in it the next card lies
    left: int  # cards to come
    due: int
    began: int
    staying: Numbers
    laid: Numbers  # chips on boards (A, C) or in the middle (B)
    covered: Words  # in A and B
    own: Words  # in B
    marks: Numbers  # in C, by seat and board: the covered cells, one bit each
    symbol: int
    calls: Numbers  # who said "rien ne va plus"; in B, the stake
    callers: int  # how many
    terms: int  # of the betting
    turn: int
    price: int
    raises: int
    bets: Numbers  # what was paid in this betting
    spoken: Numbers
    values: Numbers  # of the hands that were shown
    level: int  # in B: what one must have put in to win this pot
    winners: Numbers
    winning: int  # how many
    why: int  # what ended the round
    gains: Numbers  # in B: what winners take of the others' chips
    pots: int  # in B: how many of those
    took: Numbers  # in B: who won a pot that others could have won
    told: Numbers  # how often each of `kernel_told.NAMES` came
    choices: Numbers  # how many decisions had so many legal moves


SHEET = np.dtype([(name, np.int64) for name in Sheet.__annotations__])
SEATED = (
    *("place", "money", "playing", "staying", "laid", "calls"),
    *("bets", "spoken", "values", "winners", "gains", "took"),
)
SHAPES: dict[str, int | tuple[int, int]] = {
    **dict.fromkeys(SEATED, SEATS),
    "board": (SEATS, BOARDS_EACH),
    "dealt": ALL_BOARDS,
    "pack": CARDS,
    "marks": (SEATS, BOARDS_EACH),
    "told": COUNTED,
    "choices": CHOICES,
}
EVENING = np.dtype(
    [
        ("sheet", SHEET),
        ("covered", np.uint64, SEATS),
        ("own", np.uint64, SEATS),
        *(
            (name, np.int64, SHAPES.get(name, ()))
            for name in Evening.__annotations__
            if name not in ("sheet", "covered", "own")
        ),
    ]
)


def new_evening(options: Options) -> Evening:
    """Room for evenings with these options, one after the other."""
    seats, bingo = options.players, options.game == "bingo"
    evening: Any = np.zeros(1, dtype=EVENING).view(np.recarray)[0]
    evening.sheet = (
        seats,
        GAMES.index(options.game),
        options.agreed or MOST_ROUNDS,
        not options.agreed,
        LARGE_BATCH if options.batch == "five" else 0,
        options.raises,
        CALLS[options.call],
        options.ask == "card",
        options.boards if bingo else 1,
        GREEN // seats if bingo and options.stock == "share" else STOCK,
        options.marks == "hand",
        options.says == "player",
    )
    return cast(Evening, evening)


@compiled
def begin(evening: Evening, rng: Words) -> None:
    """CAS-A1, CAS-C1: everybody gets chips and boards, and the first round begins."""
    sheet = evening.sheet
    evening.number = evening.odd = evening.over = evening.moves = evening.acted = 0
    for way in range(COUNTED):
        evening.told[way] = 0
    for size in range(CHOICES):
        evening.choices[size] = 0
    mix(evening.dealt, rng)
    for seat in range(sheet.players):
        evening.money[seat] = sheet.stock
        evening.playing[seat] = 1
        evening.laid[seat] = 0
        evening.place[seat] = NOT_YET
        for board in range(sheet.boards):
            evening.board[seat, board] = evening.dealt[sheet.boards * seat + board]
    evening.dealer = sheet.players - 1
    begin_round(evening, rng)


@compiled
def mix(items: Numbers, rng: Words) -> None:
    """Shuffle the numbers from 0 on, so many as there is room for."""
    for place in range(len(items)):
        items[place] = place
    for last in range(len(items) - 1, 0, -1):
        other = random_below(rng, last + 1)
        items[last], items[other] = items[other], items[last]


@compiled
def begin_round(evening: Evening, rng: Words) -> None:
    """The pack goes to the next player still in the game, who shuffles all of it."""
    players = evening.sheet.players
    evening.number += 1
    evening.dealer = (evening.dealer + 1) % players
    while not evening.playing[evening.dealer]:
        evening.dealer = (evening.dealer + 1) % players
    mix(evening.pack, rng)
    evening.at, evening.left = 0, CARDS
    evening.due = evening.began = evening.callers = evening.level = 0
    for seat in range(players):
        evening.staying[seat] = evening.playing[seat]
        evening.began += evening.playing[seat]
        evening.covered[seat] = evening.own[seat] = NOTHING
        evening.calls[seat] = 0
        for board in range(evening.sheet.boards):
            evening.marks[seat, board] = 0
    evening.told[ROUND_BEGAN] += 1


@compiled
def choose(evening: Evening, seat: int, ways: int, rng: Words) -> int:
    """What a seat does: one of its legal moves by number, each with the same chance."""
    act(evening, seat)
    evening.choices[ways] += 1
    return random_below(rng, ways) if ways > 1 else 0


@compiled
def act(evening: Evening, seat: int) -> None:
    """A move of the seat."""
    if evening.place[seat] == NOT_YET:
        evening.place[seat] = evening.acted
        evening.acted += 1
    evening.moves += 1


@compiled
def cut(evening: Evening, rng: Words) -> None:
    """CAS-D2: the player on the dealer's right cuts."""
    players = evening.sheet.players
    seat = (evening.dealer - 1) % players
    while not evening.playing[seat]:
        seat = (seat - 1) % players
    evening.at = 1 + choose(evening, seat, evening.left - 1, rng)
    evening.told[WAS_CUT] += 1


@compiled
def turn_card(evening: Evening) -> int:
    """The dealer turns up the next card, having no other move."""
    act(evening, evening.dealer)
    evening.choices[1] += 1
    evening.told[CALLED] += 1
    return draw(evening)


@compiled
def draw(evening: Evening) -> int:
    """Takes the next card off the pack."""
    card = int(evening.pack[evening.at])
    evening.at = evening.at + 1 if evening.at + 1 < CARDS else 0
    evening.left -= 1
    return card


@compiled
def in_round(evening: Evening) -> int:
    """How many stay."""
    number = 0
    for seat in range(evening.sheet.players):
        number += evening.staying[seat]
    return number


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
    """CAS-D1: who has nothing leaves with the board; CAS-A8: the others pass theirs to the left."""
    sheet, last = evening.sheet, NOT_YET
    for seat in range(sheet.players):
        if sheet.game != BINGO and evening.playing[seat] and not evening.money[seat]:
            evening.playing[seat] = 0
            evening.told[BROKE] += 1
        if evening.playing[seat]:
            last = seat
    for board in range(sheet.boards):
        passed = evening.board[last, board]
        for seat in range(sheet.players):
            if evening.playing[seat]:
                evening.board[seat, board], passed = passed, evening.board[seat, board]
    evening.told[BOARDS_PASSED] += 1


@compiled
def end(evening: Evening) -> None:
    """CAS-D1: the richest wins, equal riches share. Who never acted comes after those who did."""
    most = winners = 0
    for seat in range(evening.sheet.players):
        if evening.money[seat] > most:
            most, winners = evening.money[seat], 0
        winners += evening.money[seat] == most
        if evening.place[seat] == NOT_YET:
            evening.place[seat] = evening.acted
            evening.acted += 1
    evening.told[MATCH_WON if winners == 1 else MATCH_SHARED] += 1
    evening.over = 1
