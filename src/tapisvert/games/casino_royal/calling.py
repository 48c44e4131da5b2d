"""Cards that are turned up and called, and the pause in which anybody may say "rien ne va plus".

What games A and B share (CAS-A2 to CAS-A5, CAS-B4). What a call leads to is the business of each.
"""

from __future__ import annotations

from msgspec.structs import replace

from tapisvert.games.casino_royal.betting import clockwise, talks
from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.hands import KINDS, best
from tapisvert.games.casino_royal.model import (
    OWN_CARDS,
    Answer,
    Call,
    Called,
    Decided,
    Mark,
    NobodyCalled,
    Paused,
    State,
    Stopped,
    View,
    Wait,
)
from tapisvert.table.cards import Card, rank, suit
from tapisvert.table.game import Event, put

FULL_HAND = 5
"""CAS-A5: a poker hand is five cards."""
LARGE_BATCH = 5
"""CAS-A3: the option for small tables."""


def next_batch(state: State) -> State:
    """CAS-A3: as many cards as players began the round; the last batch is what is left."""
    size = max(state.began, LARGE_BATCH) if state.options.batch == "five" else state.began
    return replace(state, phase="calling", due=min(size, len(state.pack)), betting=None)


def turn_up(state: State, events: list[Event]) -> State:
    """The next card; whoever has it covers it, and a pause follows where one is due and anybody may call."""
    card, *pack = state.pack
    state = replace(state, pack=tuple(pack), called=(*state.called, card), due=state.due - 1)
    covering = tuple(seat for seat in range(len(state.boards)) if _covers(state, seat, card))
    for seat in covering:
        state = cover(state, seat, card, state.boards[seat], chip=state.options.game == "poker")
    events.append(tell_card(state, card, covering))
    asks = not state.due or state.options.ask == "card"
    if pack and asks and (seats := may_call(state)):
        events.append(Paused(state.dealer, seats))
        return replace(state, phase="pause")
    return state


def cover(state: State, seat: int, card: Card, boards: tuple[int, ...], chip: bool) -> State:
    """The card is covered on these boards of the seat, with chips of its own if these cost something."""
    covered = tuple(
        (*cards, card) if board in boards and card in BOARDS[board] else cards
        for board, cards in zip(state.boards[seat], state.covered[seat], strict=True)
    )
    count = sum(map(len, covered)) - sum(map(len, state.covered[seat]))
    chips = min(count, state.money[seat]) if chip else 0
    return replace(
        state,
        covered=put(state.covered, seat, covered),
        money=put(state.money, seat, state.money[seat] - chips),
        laid=put(state.laid, seat, state.laid[seat] + chips),
    )


def tell_card(state: State, card: Card, seats: tuple[int, ...]) -> Called:
    return Called(card, rank(card), suit(card), len(state.called), seats)


def asked(table: State | View) -> tuple[int, ...]:
    """The seats that decide at the same time in this pause or window, answered or not."""
    if table.phase == "window":
        return tuple(range(len(table.money)))
    return may_call(table) if table.phase == "pause" else ()


def may_call(table: State | View) -> tuple[int, ...]:
    """Who may say "rien ne va plus". Depends on nothing but what all see."""
    if table.options.game == "variant" and not talks(table.money, table.staying):
        return ()  # CAS-B9: the rest of the pack decides
    return tuple(seat for seat in range(len(table.money)) if not hindrance(table, seat))


def hindrance(table: State | View, seat: int) -> str:
    """What keeps a seat from saying "rien ne va plus" (CAS-A5, CAS-B5); empty if nothing does."""
    variant = table.options.game == "variant"
    cards = open_cards(table, seat)
    if not table.playing[seat]:
        return "broke"
    if not table.staying[seat]:
        return "dropped"
    if variant and not table.money[seat]:
        return "money"
    if table.options.call == "five" and len(cards) + OWN_CARDS * variant < FULL_HAND:
        return "five"
    if table.options.call == "pairs" and KINDS.index(best(cards).kind) < KINDS.index("two-pairs"):
        return "pairs"
    return ""


def open_cards(table: State | View, seat: int) -> tuple[Card, ...]:
    """The covered cards of a seat."""
    return tuple(card for cards in table.covered[seat] for card in cards)


def answer(state: State, seat: int, said: Answer, events: list[Event]) -> State:
    """One seat has decided. Nobody else is told before all have."""
    events.append(Decided(seat, _kind(said)))
    return replace(state, answers=put(state.answers, seat, said))


def waiting(state: State) -> tuple[int, ...]:
    """The seats that still owe an answer."""
    return tuple(seat for seat in asked(state) if state.answers[seat] is None)


def close(state: State, events: list[Event]) -> tuple[State, tuple[tuple[int, int], ...]]:
    """All have answered: the callers from the dealer's left, and what each staked."""
    said = [(seat, state.answers[seat]) for seat in clockwise(len(state.money), state.dealer)]
    calls = tuple((seat, each.amount) for seat, each in said if isinstance(each, Call))
    callers = tuple(seat for seat, _ in calls)
    events.append(Stopped(callers[0], callers, calls[0][1]) if calls else NobodyCalled())
    return replace(state, answers=(None,) * len(state.answers), callers=callers), calls


def _covers(state: State, seat: int, card: Card) -> bool:
    """CAS-A2: with a chip of one's own; CAS-B4: markers cost nothing."""
    pays = state.money[seat] > 0 or state.options.game == "variant"
    return state.staying[seat] and pays and any(card in BOARDS[board] for board in state.boards[seat])


def _kind(said: Answer) -> str:
    return {Call: "call", Wait: "wait", Mark: "mark"}[type(said)]
