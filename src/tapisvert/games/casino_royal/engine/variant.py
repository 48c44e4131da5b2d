"""A round of game B at random, as in `variant.py` (CAS-B1 to CAS-B10)."""

import numpy as np

from tapisvert.games.casino_royal.engine.calling import (
    call_batch,
    find_best,
    leave_alone,
    show,
    take_boards,
    tell_end,
    tell_gain,
    tell_winner,
)
from tapisvert.games.casino_royal.engine.counts import DEALT, SIDE_POT, STAKED, WON, WON_WHY
from tapisvert.games.casino_royal.engine.evening import Evening, choose, cut, draw, in_round
from tapisvert.games.casino_royal.engine.talk import BIDDING, OPENING, talk
from tapisvert.games.casino_royal.model import OWN_CARDS
from tapisvert.games.casino_royal.variant import LARGEST_MINIMUM
from tapisvert.table.fast import Words, compiled

ONE = np.uint64(1)


@compiled
def play_variant(evening: Evening, rng: Words) -> None:
    """From the minimum stake to the pots."""
    stake(evening, rng)
    cut(evening, rng)
    deal(evening)
    evening.terms = OPENING
    talk(evening, rng)
    while in_round(evening) > 1 and evening.left and not evening.callers:
        call_batch(evening, rng)
    if evening.callers:
        evening.terms = BIDDING
        talk(evening, rng)
    if in_round(evening) == 1:  # CAS-B3, CAS-B6: nothing is shown
        leave_alone(evening)
        take_boards(evening)
    else:
        show(evening)
        divide(evening)


@compiled
def stake(evening: Evening, rng: Words) -> None:
    """CAS-B1: everybody pays the minimum, or what they have."""
    most = min(LARGEST_MINIMUM, evening.money[evening.dealer])
    amount = 1 + choose(evening, evening.dealer, most, rng)
    for seat in range(evening.sheet.players):
        evening.laid[seat] = min(amount, evening.money[seat])
        evening.money[seat] -= evening.laid[seat]
    evening.counts[STAKED] += 1


@compiled
def deal(evening: Evening) -> None:
    """CAS-B2: three cards each, one at a time from the dealer's left."""
    players = evening.sheet.players
    for _ in range(OWN_CARDS):
        for step in range(1, players + 1):
            seat = (evening.dealer + step) % players
            if evening.playing[seat]:
                evening.own[seat] |= ONE << np.uint64(draw(evening))
    evening.counts[DEALT] += evening.began


@compiled
def divide(evening: Evening) -> None:
    """CAS-B9: every pot, from the one that all can win, goes to the best hand that can win it."""
    players = evening.sheet.players
    for seat in range(players):
        evening.gains[seat] = evening.took[seat] = 0
    left = evening.pots = 0
    higher = next_level(evening)
    while higher:
        below, evening.level = evening.level, higher
        higher = next_level(evening)
        amount = pot(evening, below)
        if not below:
            amount += evening.odd
        able = find_best(evening)
        each = amount // evening.winning
        left += amount % evening.winning
        played = amount > evening.level - below
        for seat in range(players):
            if evening.winners[seat]:
                evening.money[seat] += each
                evening.gains[seat] += each - (evening.level - below)
                evening.took[seat] |= played
        evening.counts[SIDE_POT] += able > 1 and below > 0
        evening.pots += played
    evening.odd = left
    tell_pots(evening)


@compiled
def next_level(evening: Evening) -> int:
    """The smallest amount above this level that one who stayed has put in; 0: there is none."""
    level = 0
    for seat in range(evening.sheet.players):
        laid = evening.laid[seat]
        if evening.staying[seat] and laid > evening.level and (laid < level or not level):
            level = laid
    return level


@compiled
def pot(evening: Evening, below: int) -> int:
    """What of everybody's chips is between the level below and this one.

    Nobody who has put in most drops: such a seat owes nothing. So the last level leaves nothing over.
    """
    amount = 0
    for seat in range(evening.sheet.players):
        amount += min(evening.laid[seat], evening.level) - min(evening.laid[seat], below)
    return amount


@compiled
def tell_pots(evening: Evening) -> None:
    """Who won more than their own chips back, or a pot that others could have won, and how much."""
    evening.winning = 0
    for seat in range(evening.sheet.players):
        evening.winners[seat] = evening.took[seat]
        if evening.took[seat]:
            evening.winning += 1
            tell_winner(evening, seat, evening.gains[seat])
    if evening.pots == 1:
        tell_gain(evening)
    else:
        evening.counts[WON] += evening.winning
        evening.counts[WON_WHY] += evening.winning
    tell_end(evening)
