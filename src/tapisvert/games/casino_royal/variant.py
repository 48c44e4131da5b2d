"""Game B, the poker variant: three cards of one's own, and a pot in the middle (CAS-B1 to CAS-B10)."""

from __future__ import annotations

from msgspec.structs import replace

from tapisvert.games.casino_royal import betting
from tapisvert.games.casino_royal.betting import Speech, Terms, clockwise
from tapisvert.games.casino_royal.calling import answer, close, next_batch, waiting
from tapisvert.games.casino_royal.evening import finish
from tapisvert.games.casino_royal.model import (
    OWN_CARDS,
    Answer,
    Dealt,
    Pot,
    SidePot,
    Staked,
    State,
    Won,
)
from tapisvert.games.casino_royal.settling import best_of, settle, show, tell_gain
from tapisvert.games.casino_royal.talk import speak
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Step, put

LARGEST_MINIMUM = 5
"""CAS-B1."""
LARGEST_STAKE = 10
"""CAS-B3, CAS-B5."""
MOST_RAISES = 3
"""CAS-B3: besides the opening."""


def stake(state: State, amount: int) -> Step[State]:
    """CAS-B1: everybody pays the minimum, or what they have."""
    paid = tuple(min(amount, money) for money in state.money)
    money = tuple(purse - each for purse, each in zip(state.money, paid, strict=True))
    events = Staked(state.dealer, amount, sum(paid) + state.odd)
    return Step(replace(state, money=money, paid=paid, stake=amount, phase="cut"), (events,))


def begin(state: State, events: list[Event]) -> Step[State]:
    """CAS-B2: the pack is cut; three cards each, one at a time from the dealer's left."""
    ring = [seat for seat in clockwise(len(state.money), state.dealer) if state.playing[seat]]
    own = list(state.own)
    for place, seat in enumerate(ring):
        own[seat] = state.pack[place : OWN_CARDS * len(ring) : len(ring)]
        events.append(Dealt(seat, own[seat]))
    state = replace(state, own=tuple(own), pack=state.pack[OWN_CARDS * len(ring) :])
    terms = Terms("CAS-B3", _most(state), raises=MOST_RAISES, first_pass=False, doubling=False)
    talk = betting.begin(terms, state.dealer, state.money, state.staying)
    if not talk:
        return Step(next_batch(state), tuple(events))
    return Step(replace(state, phase="opening", betting=talk), tuple(events))


def say(state: State, seat: int, speech: Speech, chance: Chance) -> Step[State]:
    """CAS-B3, CAS-B5 to CAS-B8: what is paid goes into the middle."""
    events: list[Event] = []
    state, paid = speak(state, seat, speech, events)
    state = replace(state, paid=put(state.paid, seat, state.paid[seat] + paid))
    if sum(state.staying) == 1:
        return _take_all(state, events, chance)
    if state.betting:
        return Step(state, tuple(events))
    if state.phase == "opening":
        return Step(next_batch(state), tuple(events))
    return compare(state, events, chance)


def decide(state: State, seat: int, said: Answer, chance: Chance) -> Step[State]:
    """CAS-B5: the first caller from the dealer's left opens with what they staked."""
    events: list[Event] = []
    state = answer(state, seat, said, events)
    if waiting(state):
        return Step(state, tuple(events))
    state, calls = close(state, events)
    if not calls:
        return go_on(state, events)
    opener, amount = calls[0]
    state = replace(
        state,
        phase="bidding",
        money=put(state.money, opener, state.money[opener] - amount),
        paid=put(state.paid, opener, state.paid[opener] + amount),
    )
    terms = Terms("CAS-B5", _most(state), raises=0, first_pass=False, doubling=True)
    talk = betting.opened(terms, opener, amount, state.money, state.staying)
    assert talk is not None, "a pause is only where two have money"
    return Step(replace(state, betting=talk), tuple(events))


def go_on(state: State, events: list[Event]) -> Step[State]:
    """After a card that nobody called at: the rest of the batch, or the next one."""
    return Step(replace(state, phase="calling") if state.due else next_batch(state), tuple(events))


def _most(state: State) -> tuple[int, ...]:
    return (LARGEST_STAKE,) * len(state.money)


def _take_all(state: State, events: list[Event], chance: Chance) -> Step[State]:
    """CAS-B3, CAS-B6: all others are out; nothing is shown."""
    seat = state.staying.index(True)
    pot = state.odd + sum(state.paid)
    own = state.paid[seat]
    events.append(Won(seat, pot - own, "alone"))
    pots = (Pot(pot, (seat,), (seat,)),)
    state, result = settle(state, "alone", (seat,), {}, {seat: (own, pot - own)}, pots, 0)
    return finish(state, result, events, chance)


def compare(state: State, events: list[Event], chance: Chance) -> Step[State]:
    """CAS-B7 to CAS-B10: all who are in show, and every pot goes to the best hand that can win it."""
    hands = show(state, events)
    pots, gains, odd = _divide(state)
    main, *others = (pot for pot in pots if len(pot.seats) > 1)
    # A pot that one alone can win is no side pot, but it may hold chips of those who dropped.
    takers = {seat for seat, (_, won) in gains.items() if won}
    winners = tuple(sorted(takers.union(main.winners, *(pot.winners for pot in others))))
    events += [SidePot(pot.winners[0], pot.amount, pot.seats, pot.winners) for pot in others]
    if not others and winners == main.winners and len({gains[seat][1] for seat in winners}) == 1:
        tell_gain("best", winners, gains[winners[0]][1], odd, events)
    else:
        *first, last = (Won(seat, gains[seat][1], "best") for seat in winners)
        events += [*first, replace(last, odd=odd)]
    state, result = settle(state, "best", winners, hands, gains, pots, odd)
    return finish(state, result, events, chance)


def _divide(state: State) -> tuple[tuple[Pot, ...], dict[int, tuple[int, int]], int]:
    """CAS-B9: the pots with their winners, what every seat takes back and wins, and the chips left over."""
    pots: list[Pot] = []
    gains: dict[int, tuple[int, int]] = {}
    left, below = 0, 0
    for amount, seats in betting.pots(state.paid, state.staying):
        amount += 0 if pots else state.odd  # CAS-5: for the winner of the next round
        winners = best_of(state, seats)
        each, odd = divmod(amount, len(winners))
        level = min(state.paid[seat] for seat in seats)
        for seat in winners:
            back, won = gains.get(seat, (0, 0))
            gains[seat] = (back + level - below, won + each - (level - below))
        pots.append(Pot(amount, seats, winners))
        left, below = left + odd, level
    return tuple(pots), gains, left
