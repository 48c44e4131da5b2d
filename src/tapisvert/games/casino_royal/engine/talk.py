"""A round of betting at random: whoever speaks says any of what they may, until nobody owes anything.

"Relance ?" of game A (CAS-A4) and both phases of game B (CAS-B3, CAS-B5 to CAS-B8), as in `betting.py`.
"""

from tapisvert.games.casino_royal.engine.counts import (
    CHECKED,
    DOUBLE,
    DROPPED,
    FOLLOWED,
    OPEN,
    RAISE,
    RAISED,
    RAISED_HOW,
)
from tapisvert.games.casino_royal.engine.evening import Evening, choose, in_round
from tapisvert.games.casino_royal.poker import LARGEST_RAISE
from tapisvert.games.casino_royal.variant import LARGEST_STAKE, MOST_RAISES
from tapisvert.table.fast import Words, compiled, count

RELANCE, OPENING, BIDDING = range(3)
"""Terms of betting: CAS-A4, CAS-B3, CAS-B5."""

NOBODY = -1


@compiled
def talk(evening: Evening, rng: Words) -> None:
    """One after the other, until the betting is over; none if not even two have money to talk about."""
    evening.turn = evening.dealer
    evening.price = evening.raises = 0
    for seat in range(evening.sheet.players):
        evening.bets[seat] = evening.spoken[seat] = 0
    if not talks(evening):
        return
    if evening.terms == BIDDING:
        open_bidding(evening)
    seat = next_speaker(evening)
    while seat != NOBODY:
        evening.turn = seat
        speak(evening, seat, rng)
        seat = next_speaker(evening)


@compiled
def talks(evening: Evening) -> bool:
    """Whether two at least of those who stay have money left."""
    rich = 0
    for seat in range(evening.sheet.players):
        rich += evening.staying[seat] and evening.money[seat] > 0
    return rich >= 2


@compiled
def open_bidding(evening: Evening) -> None:
    """CAS-B5: the first caller from the dealer's left opens with what they staked."""
    players = evening.sheet.players
    opener = (evening.dealer + 1) % players
    while not evening.calls[opener]:
        opener = (opener + 1) % players
    evening.turn, evening.price = opener, evening.calls[opener]
    evening.spoken[opener] = 1
    pay(evening, opener, evening.price)


@compiled
def next_speaker(evening: Evening) -> int:
    """The next that has money and has not spoken or owes something."""
    players = evening.sheet.players
    if in_round(evening) < 2:
        return NOBODY
    for step in range(1, players + 1):
        seat = (evening.turn + step) % players
        waits = not evening.spoken[seat] or evening.bets[seat] < evening.price
        if evening.staying[seat] and evening.money[seat] and waits:
            return seat
    return NOBODY


@compiled
def speak(evening: Evening, seat: int, rng: Words) -> None:
    """Follow or drop where something is owed, else check; or raise by any amount that may be."""
    owes = evening.price - evening.bets[seat]
    most = largest(evening, seat, owes)
    plain = 2 if owes else 1
    said = choose(evening, seat, plain + (min(most, 1) if evening.terms == BIDDING else most), rng)
    evening.spoken[seat] = 1
    if said >= plain:
        raise_price(evening, seat, evening.price if evening.terms == BIDDING else said - plain + 1)
    elif not owes:
        evening.counts[CHECKED] += 1
    elif said == 0:
        pay(evening, seat, min(owes, evening.money[seat]))
        evening.counts[FOLLOWED] += 1
    else:
        evening.staying[seat] = 0
        evening.counts[DROPPED] += 1


@compiled
def largest(evening: Evening, seat: int, owes: int) -> int:
    """The largest raise the seat may make now, or what doubling adds; 0: none."""
    terms, spare = evening.terms, int(evening.money[seat]) - owes
    late = terms == RELANCE and evening.spoken[seat]
    used_up = terms == OPENING and evening.raises >= MOST_RAISES
    if late or used_up or not answered(evening, seat):
        return 0
    if terms == BIDDING:
        return evening.price if evening.price <= spare else 0
    most = LARGEST_STAKE
    if terms == RELANCE:
        most = max(1, min(count(evening.covered[seat]) // 2, LARGEST_RAISE))
    return max(0, min(most, spare))


@compiled
def answered(evening: Evening, seat: int) -> bool:
    """Whether anybody else could still answer a raise."""
    for other in range(evening.sheet.players):
        if other != seat and evening.staying[other] and evening.money[other]:
            return True
    return False


@compiled
def raise_price(evening: Evening, seat: int, more: int) -> None:
    how = RAISE
    if evening.terms == BIDDING:
        how = DOUBLE
    elif evening.terms == OPENING and not evening.price:
        how = OPEN
    evening.raises += evening.price > 0  # the opening is none
    evening.price += more
    pay(evening, seat, evening.price - evening.bets[seat])
    evening.counts[RAISED] += 1
    evening.counts[RAISED_HOW + how] += 1


@compiled
def pay(evening: Evening, seat: int, amount: int) -> None:
    """Onto one's board (A) or into the middle (B)."""
    evening.money[seat] -= amount
    evening.bets[seat] += amount
    evening.laid[seat] += amount
