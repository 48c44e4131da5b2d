"""The end of a round: hands are shown, winners take chips, odd ones wait (CAS-5, CAS-A6, CAS-C4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from tapisvert.games.casino_royal.betting import clockwise
from tapisvert.games.casino_royal.calling import open_cards
from tapisvert.games.casino_royal.evening import finish
from tapisvert.games.casino_royal.hands import best, value
from tapisvert.games.casino_royal.model import Hand, Pot, Result, Share, Shared, Shown, State, Won
from tapisvert.table.cards import Card
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Step


def show(state: State, events: list[Event]) -> dict[int, Hand]:
    """CAS-6: the hands of all who stayed, from the dealer's left."""
    hands = {}
    for seat in clockwise(len(state.money), state.dealer):
        if state.staying[seat]:
            hand = hands[seat] = best(all_cards(state, seat))
            events.append(Shown(seat, hand.kind, hand.high, hand.low, hand.cards, state.own[seat]))
    return hands


def all_cards(state: State, seat: int) -> tuple[Card, ...]:
    """CAS-6: the covered cards, in game B with the three in hand."""
    return (*state.own[seat], *open_cards(state, seat))


def best_of(state: State, seats: Iterable[int]) -> tuple[int, ...]:
    """Who has the best hand among these; several if equal (CAS-5)."""
    values = {seat: value(all_cards(state, seat)) for seat in seats}
    return tuple(seat for seat in sorted(values) if values[seat] == max(values.values()))


def take_boards(
    state: State,
    why: str,
    winners: tuple[int, ...],
    hands: Mapping[int, Hand],
    events: list[Event],
    chance: Chance,
) -> Step[State]:
    """CAS-5: winners take back their own chips and share those on the boards of the others."""
    losers = sum(chips for seat, chips in enumerate(state.laid) if seat not in winners)
    each, odd = divmod(state.odd + losers, len(winners))
    tell_gain(why, winners, each, odd, events)
    gains = {seat: (state.laid[seat], each) for seat in winners}
    state, result = settle(state, why, winners, hands, gains, (), odd)
    return finish(state, result, events, chance)


def tell_gain(why: str, winners: tuple[int, ...], each: int, odd: int, events: list[Event]) -> None:
    events.append(Won(winners[0], each, why) if len(winners) == 1 else Shared(winners, each, odd, why))


def settle(
    state: State,
    why: str,
    winners: tuple[int, ...],
    hands: Mapping[int, Hand],
    gains: Mapping[int, tuple[int, int]],
    pots: tuple[Pot, ...],
    odd: int,
) -> tuple[State, Result]:
    """Pays every seat what it takes back and what it won, and writes down how the round ended."""
    shares = tuple(
        Share(
            seat=seat,
            stayed=state.staying[seat],
            hand=hands.get(seat),
            own=state.own[seat] if seat in hands else (),
            put=state.laid[seat] + state.paid[seat],
            back=gains.get(seat, (0, 0))[0],
            won=gains.get(seat, (0, 0))[1],
        )
        for seat, plays in enumerate(state.playing)
        if plays
    )
    result = Result(
        round=state.round,
        why=why,
        callers=state.callers,
        winners=winners,
        shares=shares,
        pots=pots,
        odd=odd,
        boards=state.boards,
        covered=state.covered,
    )
    money = list(state.money)
    for share in shares:
        money[share.seat] += share.back + share.won
    return replace(state, money=tuple(money)), result
