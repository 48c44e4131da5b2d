"""An evening of Casino Royal in one record, decisions at random, and what is done with the pack.

The plain rules are the authority, and the names are theirs. A decision draws one number below the count of
legal moves, which have the order of `moves.legal`: rules and kernel that draw from the same stream play the
same evening, and the tests let them. `talk.py` is the betting, `calling.py` the cards and the
end of a round; `poker.py`, `variant.py` and `bingo.py` play rounds, and
`evenings.py` whole evenings by the thousand.
"""

from functools import cache
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.calling import LARGE_BATCH
from tapisvert.games.casino_royal.engine.bridge import CALLS
from tapisvert.games.casino_royal.engine.counts import CALLED, COUNTED, SEATS, WAS_CUT
from tapisvert.games.casino_royal.evening import GREEN, MOST_ROUNDS, STOCK
from tapisvert.games.casino_royal.model import PACK
from tapisvert.games.casino_royal.options import Options
from tapisvert.games.casino_royal.rules import GAMES
from tapisvert.table.fast import Words, compiled, random_below

POKER, VARIANT, BINGO = range(3)
CARDS = len(PACK)
ALL_BOARDS = len(BOARDS)
BOARDS_EACH = 4  # at most (CAS-C1)
CHOICES = CARDS  # no decision has so many legal moves
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
    call: int  # who may call, as in `futures`
    ask_card: int
    boards: int  # of a player
    stock: int
    by_hand: int  # whether players mark
    said: int  # whether players say "Bingo"
    bingo_cut: int


class Evening(Protocol):
    """An evening at any moment. One entry a seat, where nothing else is said."""

    sheet: Sheet
    number: int  # of the round
    dealer: int
    odd: int
    over: int
    moves: int
    first: int  # the seat that acted first
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
    pots: int  # in B: how many hold chips of others than their one winner
    took: Numbers  # in B: who won one of those
    counts: Numbers  # how often each of `counts.NAMES` came
    choices: Numbers  # how many decisions had so many legal moves


SHEET = np.dtype([(name, np.int64) for name in Sheet.__annotations__])
SEATED = (
    *("money", "playing", "staying", "laid", "calls"),
    *("bets", "spoken", "values", "winners", "gains", "took"),
)
SHAPES: dict[str, int | tuple[int, int]] = {
    **dict.fromkeys(SEATED, SEATS),
    "board": (SEATS, BOARDS_EACH),
    "dealt": ALL_BOARDS,
    "pack": CARDS,
    "marks": (SEATS, BOARDS_EACH),
    "counts": COUNTED,
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
    return evening_in(new_room(options))


def evening_in(room: NDArray[np.void]) -> Evening:
    """The evening that a room has, as the kernel takes it; a room's fields are set far sooner."""
    return cast(Evening, room.view(np.recarray)[0])


def new_room(options: Options) -> NDArray[np.void]:
    """One evening of which nothing is known but the options."""
    return _empty(options).copy()


@cache
def _empty(options: Options) -> NDArray[np.void]:
    seats, bingo = options.players, options.game == "bingo"
    room = np.zeros(1, dtype=EVENING)
    room["sheet"] = (
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
        options.bingo_cut,
    )
    return room


@compiled
def choose(evening: Evening, seat: int, ways: int, rng: Words) -> int:
    """What a seat does: one of its legal moves by number, each with the same chance."""
    act(evening, seat)
    evening.choices[ways] += 1
    return random_below(rng, ways) if ways > 1 else 0


@compiled
def act(evening: Evening, seat: int) -> None:
    """A move of the seat."""
    if evening.first == NOT_YET:
        evening.first = seat
    evening.moves += 1


@compiled
def cut(evening: Evening, rng: Words) -> None:
    """CAS-D2: the player on the dealer's right cuts."""
    players = evening.sheet.players
    seat = (evening.dealer - 1) % players
    while not evening.playing[seat]:
        seat = (seat - 1) % players
    evening.at = 1 + choose(evening, seat, evening.left - 1, rng)
    evening.counts[WAS_CUT] += 1


@compiled
def turn_card(evening: Evening) -> int:
    """The dealer turns up the next card, having no other move."""
    act(evening, evening.dealer)
    evening.choices[1] += 1
    evening.counts[CALLED] += 1
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
