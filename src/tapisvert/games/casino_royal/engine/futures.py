"""What may come in games A and B: hidden cards are dealt and the pack is turned up, thousands of times.

In a future nobody raises any more, and an opponent who has the best hand at a pause and may say "rien ne va
plus" does so, mostly. What the own seat does at its pauses is left open: every future says what stopping
there would bring, up to the pause at which somebody else stops or the pack is used up. `best_stopping` then
finds when to stop, from the last pause back to the first: that is a problem of optimal stopping, solved on
the futures by what they bring on average for each kind of situation (the method of Longstaff and Schwartz).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tapisvert.games.casino_royal.engine.hands import value
from tapisvert.table.fast import Word, Words, compiled, count, random_below, random_word

SEATS, ME, PACK, UNSEEN, BATCH, DUE, ASK_CARD, CALL, VARIANT, POT, PAUSED = range(11)
"""Fields of `rules`: seats, the own seat, cards in the pack, cards that the own seat has not seen, cards of a
batch, cards still due in this one, whether every card is followed by a pause, who may call, whether this is
game B, chips that the winner gets besides those of the others' boards (A) or in all (B), and whether others
may call before the next card."""

FIVE, PAIRS, FREE = range(3)
"""Who may call (CAS-A5)."""

MOST_SEATS, MOST_PAUSES = 8, 52
KINDS, LEADS = 10, 3
SITUATIONS = KINDS * LEADS
"""A situation at a pause: the kind of the own hand, and whether it is behind what lies open, ahead, or ahead
by a whole kind."""
NO_CALL = SITUATIONS
"""The own seat may not call at this pause."""
TWO_PAIRS = 3 << 20
NOTHING, ONE = np.uint64(0), np.uint64(1)
APART = np.uint64(0xD1342543DE82EF95)
"""What the seeds of two futures are apart: odd, and nothing that the stream itself steps by."""

Numbers = NDArray[np.int64]
Chances = NDArray[np.float64]


class Situation(NamedTuple):
    """A round of A or B as one seat sees it. One entry a seat, where nothing else is said."""

    rules: Numbers
    unseen: Words  # the cards that the own seat has not seen, by number
    staying: Numbers
    boards: Words
    covered: Words
    own: Words  # in B: the three cards of the own seat
    hidden: Numbers  # in B: how many cards a seat holds that the own seat has not seen
    money: Numbers
    laid: Numbers  # on the boards (A) or in the middle (B)


class Futures(NamedTuple):
    """Room for futures (one a row), and for what is being dealt out."""

    now: Numbers  # what every seat's hand is worth before the next card; -1 for those who do not stay
    dealt: Words  # the hidden cards of every seat
    gain: Chances  # what stopping at a pause (a column) brings the own seat
    share: Chances  # its share of the win
    situation: NDArray[np.int8]
    ends: Numbers  # the pause at which somebody else stops, or where the pack is used up
    final: Numbers  # what the hands are worth where the first leader who may call does so
    cash: Chances  # what the own seat gets if it stops where that is best
    part: Chances  # its share of the win then
    pool: Words
    covered: Words
    own: Words
    money: Numbers
    laid: Numbers
    values: Numbers
    open: Numbers


def new_futures(number: int, pauses: int = MOST_PAUSES) -> Futures:
    """Room for so many, with so many pauses at most."""
    seats = MOST_SEATS
    return Futures(
        np.zeros((number, seats), dtype=np.int64),
        np.zeros((number, seats), dtype=np.uint64),
        np.zeros((number, pauses), dtype=np.float64),
        np.zeros((number, pauses), dtype=np.float64),
        np.zeros((number, pauses), dtype=np.int8),
        np.zeros(number, dtype=np.int64),
        np.zeros((number, seats), dtype=np.int64),
        np.zeros(number, dtype=np.float64),
        np.zeros(number, dtype=np.float64),
        np.zeros(52, dtype=np.uint64),
        np.zeros(seats, dtype=np.uint64),
        np.zeros(seats, dtype=np.uint64),
        np.zeros(seats, dtype=np.int64),
        np.zeros(seats, dtype=np.int64),
        np.zeros(seats, dtype=np.int64),
        np.zeros(seats, dtype=np.int64),
    )


def pauses_of(table: Situation) -> int:
    """At most so many pauses are still to come; to have no room for more saves time."""
    pack, batch = int(table.rules[PACK]), int(table.rules[BATCH])
    return max(1, pack) if table.rules[ASK_CARD] else pack // batch + 2


@compiled
def look_ahead(table: Situation, futures: Futures, first: int, last: int, eager: float, rng: Words) -> None:
    """Deal out the futures from number `first` up to `last`; `eager` is the chance that a leader calls.

    Every future has a random stream of its own: after another move the same cards come, so that moves are
    compared in the same luck.
    """
    start = rng[0]
    for future in range(first, last):
        rng[0] = start ^ np.uint64(future) * APART
        unseen = deal_hidden(table, futures, future, rng)
        if not (table.rules[PAUSED] and stopped_now(table, futures, future, eager, rng)):
            turn_up(table, futures, future, unseen, eager, rng)
    rng[0] = start


@compiled
def stopped_now(table: Situation, futures: Futures, future: int, eager: float, rng: Words) -> bool:
    """Whether somebody else calls at the very pause at which the own seat decides."""
    best, winners = compare(table, futures)
    if not opponent_stops(table, futures, best, eager, rng):
        return False
    note(table, futures, future, 0, best, winners)
    futures.ends[future] = 0
    return True


@compiled
def deal_hidden(table: Situation, futures: Futures, future: int, rng: Words) -> int:
    """Begin a future: give everybody who stays their hidden cards; how many cards are left unseen."""
    unseen = table.rules[UNSEEN]
    for place in range(unseen):
        futures.pool[place] = table.unseen[place]
    for seat in range(table.rules[SEATS]):
        futures.covered[seat] = table.covered[seat]
        futures.money[seat] = table.money[seat]
        futures.laid[seat] = table.laid[seat]
        dealt = NOTHING
        if table.staying[seat]:
            for _ in range(table.hidden[seat]):
                unseen -= 1
                dealt |= draw(futures.pool, unseen, rng)
        futures.dealt[future, seat] = dealt
        futures.own[seat] = table.own[seat] | dealt
        hand = value(table.covered[seat] | futures.own[seat])
        futures.now[future, seat] = hand if table.staying[seat] else -1
        futures.final[future, seat] = -1
    return int(unseen)


@compiled
def draw(pool: Words, last: int, rng: Words) -> Word:
    """A random card of the pool up to place `last`, whose card takes its place."""
    place = random_below(rng, last + 1)
    card = ONE << pool[place]
    pool[place] = pool[last]
    return card


@compiled
def turn_up(table: Situation, futures: Futures, future: int, unseen: int, eager: float, rng: Words) -> None:
    """Turn up cards until an opponent stops or the pack is used up, and note what each pause offers."""
    rules = table.rules
    pack, due, pause, settled = rules[PACK], rules[DUE], 0, False
    while True:
        if due == 0:
            due = min(rules[BATCH], pack)
        unseen -= 1
        cover(table, futures, draw(futures.pool, unseen, rng))
        pack -= 1
        due -= 1
        if pack > 0 and due > 0 and not rules[ASK_CARD]:
            continue
        best, winners = compare(table, futures)
        stopped = opponent_stops(table, futures, best, eager, rng) or pack == 0
        note(table, futures, future, pause, best, winners)
        own_call = futures.situation[future, pause] < NO_CALL and futures.values[rules[ME]] == best
        if not settled and (stopped or own_call):
            settled = True
            for seat in range(rules[SEATS]):
                if table.staying[seat]:
                    futures.final[future, seat] = futures.values[seat]
        if stopped:
            futures.ends[future] = pause
            return
        pause += 1


@compiled
def cover(table: Situation, futures: Futures, card: Word) -> None:
    """Whoever stays and has the card covers it; in A with a chip of their own (CAS-A2, CAS-B4)."""
    for seat in range(table.rules[SEATS]):
        if table.staying[seat] and table.boards[seat] & card:
            if table.rules[VARIANT]:
                futures.covered[seat] |= card
            elif futures.money[seat] > 0:
                futures.covered[seat] |= card
                futures.money[seat] -= 1
                futures.laid[seat] += 1


@compiled
def compare(table: Situation, futures: Futures) -> tuple[int, int]:
    """The best hand of those who stay, and how many have it."""
    best, winners = -1, 0
    for seat in range(table.rules[SEATS]):
        if table.staying[seat]:
            futures.open[seat] = value(futures.covered[seat])
            hand = futures.open[seat]
            if futures.own[seat]:
                hand = value(futures.covered[seat] | futures.own[seat])
            futures.values[seat] = hand
            if hand > best:
                best, winners = hand, 1
            elif hand == best:
                winners += 1
    return best, winners


@compiled
def opponent_stops(table: Situation, futures: Futures, best: int, eager: float, rng: Words) -> bool:
    """Whether one of the others has the best hand, may call, and does."""
    calls = np.float64(random_word(rng) >> np.uint64(11)) * 2.0**-53 < eager
    for seat in range(table.rules[SEATS]):
        if (
            seat != table.rules[ME]
            and table.staying[seat]
            and futures.values[seat] == best
            and may_call(table, futures, seat)
        ):
            return bool(calls)
    return False


@compiled
def may_call(table: Situation, futures: Futures, seat: int) -> bool:
    """Whether a seat may say "rien ne va plus" (CAS-A5, CAS-B5)."""
    if table.rules[VARIANT] and futures.money[seat] == 0:
        return False
    if table.rules[CALL] == FIVE:
        return count(futures.covered[seat] | futures.own[seat]) >= 5
    return bool(table.rules[CALL] == FREE or futures.open[seat] >= TWO_PAIRS)


@compiled
def note(table: Situation, futures: Futures, future: int, pause: int, best: int, winners: int) -> None:
    """Write down what the own seat would get if the dealing ended here, and how that looks to it."""
    rules, me = table.rules, table.rules[ME]
    hand, others = futures.values[me], 0
    chips = np.float64(rules[POT])
    for seat in range(rules[SEATS]):
        if seat != me and table.staying[seat]:
            others = max(others, futures.open[seat])
        if not rules[VARIANT] and not (table.staying[seat] and futures.values[seat] == best):
            chips += futures.laid[seat]
    share = 1.0 / winners if hand == best else 0.0
    futures.share[future, pause] = share
    if rules[VARIANT]:
        futures.gain[future, pause] = share * chips - futures.laid[me]
    else:
        futures.gain[future, pause] = share * chips if share > 0 else -np.float64(futures.laid[me])
    lead = 0 if hand < others else 1 if hand >> 20 == others >> 20 else 2
    calls = may_call(table, futures, me)
    futures.situation[future, pause] = (hand >> 20) * LEADS + lead if calls else NO_CALL


@compiled
def best_stopping(futures: Futures, number: int, patient: bool, better: Chances) -> None:
    """Fill in `cash` and `part`: what the own seat gets if it goes on now and stops where that is best.

    A player without patience stops as soon as nothing that lies open is better than the own hand. `better`
    is room for how much better it is on average to go on, in every situation.
    """
    pauses = 0
    for future in range(number):
        end = futures.ends[future]
        futures.cash[future] = futures.gain[future, end]
        futures.part[future] = futures.share[future, end]
        pauses = max(pauses, end)
    for pause in range(pauses - 1, -1, -1):
        for situation in range(NO_CALL):
            better[situation] = 0.0 if patient or situation % LEADS == 0 else -1.0
        for future in range(number):
            if patient and pause < futures.ends[future]:
                situation = futures.situation[future, pause]
                better[situation] += futures.cash[future] - futures.gain[future, pause]
        for future in range(number):
            situation = futures.situation[future, pause]
            if pause < futures.ends[future] and situation < NO_CALL and better[situation] < 0.0:
                futures.cash[future] = futures.gain[future, pause]
                futures.part[future] = futures.share[future, pause]
