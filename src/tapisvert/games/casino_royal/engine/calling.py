"""Cards that are turned up, pauses in which anybody may call, and how a round is won: what games share.

As in `calling.py` and `settling.py` (CAS-5, CAS-A2 to CAS-A6, CAS-B4, CAS-C4).
"""

import numpy as np

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.calling import FULL_HAND
from tapisvert.games.casino_royal.engine.counts import (
    ALONE,
    BEST,
    CALL,
    CALLER_LOST,
    CALLER_WON,
    DECIDED,
    ENDED_BY,
    NOBODY_CALLED,
    PACK,
    PAUSED,
    SHARED,
    SHARED_WHY,
    SHOWN,
    STEP,
    STOPPED,
    WINNER_HAS,
    WINNER_SITS,
    WINNER_TAKES,
    WON,
    WON_WHY,
)
from tapisvert.games.casino_royal.engine.evening import (
    POKER,
    VARIANT,
    Evening,
    choose,
    turn_card,
)
from tapisvert.games.casino_royal.engine.futures import FIVE, PAIRS, TWO_PAIRS
from tapisvert.games.casino_royal.engine.hands import value, word
from tapisvert.games.casino_royal.engine.talk import talks
from tapisvert.games.casino_royal.model import OWN_CARDS
from tapisvert.games.casino_royal.variant import LARGEST_STAKE
from tapisvert.table.fast import Words, compiled, count

ON_BOARD = np.array([word(board) for board in BOARDS])
"""Of every board its cards."""

ONE = np.uint64(1)


@compiled
def call_batch(evening: Evening, rng: Words) -> None:
    """CAS-A3: as many cards as players began the round, or what is left; fewer where somebody calls."""
    evening.due = min(max(evening.began, evening.sheet.batch), evening.left)
    while evening.due and not evening.callers:
        turn_up(evening)
        if evening.left:
            ask(evening, rng)


@compiled
def turn_up(evening: Evening) -> None:
    """The dealer's next card; whoever stays and has it covers it, in game A with a chip of their own."""
    card = ONE << np.uint64(turn_card(evening))
    evening.due -= 1
    paid = evening.sheet.game == POKER
    for seat in range(evening.sheet.players):
        if evening.staying[seat] and card & ON_BOARD[evening.board[seat, 0]]:
            if not paid:
                evening.covered[seat] |= card
            elif evening.money[seat]:
                evening.covered[seat] |= card
                evening.money[seat] -= 1
                evening.laid[seat] += 1


@compiled
def ask(evening: Evening, rng: Words) -> None:
    """CAS-A5, CAS-B5: whoever may call does so or not, where a pause is due and anybody may."""
    sheet = evening.sheet
    variant, asked = sheet.game == VARIANT, 0
    if (evening.due and not sheet.ask_card) or (variant and not talks(evening)):
        return
    for seat in range(sheet.players):
        if may_call(evening, seat):
            asked += 1
            ways = min(LARGEST_STAKE, evening.money[seat]) if variant else 1
            evening.calls[seat] = choose(evening, seat, 1 + ways, rng)
            evening.callers += evening.calls[seat] > 0
    if asked:
        evening.counts[PAUSED] += 1
        evening.counts[DECIDED] += asked
        evening.counts[STOPPED if evening.callers else NOBODY_CALLED] += 1


@compiled
def may_call(evening: Evening, seat: int) -> bool:
    """Whether nothing keeps the seat from saying "rien ne va plus"."""
    call, variant = evening.sheet.call, evening.sheet.game == VARIANT
    if not evening.staying[seat] or (variant and not evening.money[seat]):
        return False
    if call == FIVE:
        return count(evening.covered[seat]) + (OWN_CARDS if variant else 0) >= FULL_HAND
    return call != PAIRS or value(evening.covered[seat]) >= TWO_PAIRS


@compiled
def show(evening: Evening) -> None:
    """CAS-6: what the hands of all who stayed are worth, at a call or when the pack is used up."""
    evening.why = CALL if evening.callers else PACK
    for seat in range(evening.sheet.players):
        if evening.staying[seat]:
            evening.values[seat] = value(evening.covered[seat] | evening.own[seat])
            evening.counts[SHOWN] += 1


@compiled
def find_best(evening: Evening) -> int:
    """Who has the best hand among those who stayed and put in enough (CAS-5); how many could have."""
    best, able = -1, 0
    evening.winning = 0
    for seat in range(evening.sheet.players):
        evening.winners[seat] = 0
        if evening.staying[seat] and evening.laid[seat] >= evening.level:
            able += 1
            best = max(best, evening.values[seat])
    for seat in range(evening.sheet.players):
        if evening.staying[seat] and evening.laid[seat] >= evening.level and evening.values[seat] == best:
            evening.winners[seat] = 1
            evening.winning += 1
    return able


@compiled
def leave_alone(evening: Evening) -> None:
    """All others dropped: the last one wins, nothing is compared."""
    evening.why, evening.winning = ALONE, 1
    for seat in range(evening.sheet.players):
        evening.winners[seat] = evening.staying[seat]


@compiled
def take_boards(evening: Evening) -> None:
    """CAS-5: winners take back their own chips and share those of the others."""
    lost = evening.odd
    for seat in range(evening.sheet.players):
        if not evening.winners[seat]:
            lost += evening.laid[seat]
    each, evening.odd = lost // evening.winning, lost % evening.winning
    for seat in range(evening.sheet.players):
        if evening.winners[seat]:
            evening.money[seat] += evening.laid[seat] + each
            tell_winner(evening, seat, each)
    tell_gain(evening)
    tell_end(evening)


@compiled
def tell_gain(evening: Evening) -> None:
    """Somebody won, or several in one go."""
    why = max(0, evening.why - BEST)
    if evening.winning == 1:
        evening.counts[WON] += 1
        evening.counts[WON_WHY + why] += 1
    else:
        evening.counts[SHARED] += 1
        evening.counts[SHARED_WHY + why] += 1


@compiled
def tell_winner(evening: Evening, seat: int, amount: int) -> None:
    evening.counts[WINNER_SITS + (seat - evening.dealer) % evening.sheet.players] += 1
    evening.counts[WINNER_TAKES + amount // STEP] += 1
    if evening.why <= BEST:
        evening.counts[WINNER_HAS + (evening.values[seat] >> 20)] += 1


@compiled
def tell_end(evening: Evening) -> None:
    """What ended the round, and whether one of those who called is among its winners."""
    evening.counts[ENDED_BY + evening.why] += 1
    if evening.callers:
        right = False
        for seat in range(evening.sheet.players):
            right |= evening.calls[seat] > 0 and evening.winners[seat] > 0
        evening.counts[CALLER_WON if right else CALLER_LOST] += 1
