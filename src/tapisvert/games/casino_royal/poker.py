"""Game A, Casino Royal Poker: chips on one's board, "Relance ?", "rien ne va plus" (CAS-A1 to CAS-A7)."""

from __future__ import annotations

from msgspec.structs import replace

from tapisvert.games.casino_royal import betting
from tapisvert.games.casino_royal.betting import Speech, Terms
from tapisvert.games.casino_royal.calling import answer, close, next_batch, open_cards, waiting
from tapisvert.games.casino_royal.model import Answer, State
from tapisvert.games.casino_royal.settling import best_of, show, take_boards
from tapisvert.games.casino_royal.talk import speak
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Step, put

LARGEST_RAISE = 5
"""CAS-A4: at most so many chips, and no more than half of one's covered cards."""


def begin(state: State, events: list[Event]) -> Step[State]:
    """CAS-A2: the pack is cut."""
    return Step(next_batch(state), tuple(events))


def decide(state: State, seat: int, said: Answer, chance: Chance) -> Step[State]:
    """CAS-A5: one call ends the dealing."""
    events: list[Event] = []
    state = answer(state, seat, said, events)
    if waiting(state):
        return Step(state, tuple(events))
    state, calls = close(state, events)
    if calls:
        return compare(state, events, chance)
    return go_on(state, events)


def say(state: State, seat: int, speech: Speech, chance: Chance) -> Step[State]:
    """CAS-A4: what is raised or followed with is put on one's board."""
    events: list[Event] = []
    state, paid = speak(state, seat, speech, events)
    state = replace(state, laid=put(state.laid, seat, state.laid[seat] + paid))
    if sum(state.staying) == 1:
        return take_boards(state, "alone", (state.staying.index(True),), {}, events, chance)
    return Step(state if state.betting else next_batch(state), tuple(events))


def go_on(state: State, events: list[Event]) -> Step[State]:
    """After a card that nobody called at: the rest of the batch, "Relance ?", or the next batch."""
    if state.due:
        return Step(replace(state, phase="calling"), tuple(events))
    talk = betting.begin(_terms(state), state.dealer, state.money, state.staying)
    if state.options.raises and talk:
        return Step(replace(state, phase="raising", betting=talk), tuple(events))
    return Step(next_batch(state), tuple(events))


def _terms(state: State) -> Terms:
    halves = [len(open_cards(state, seat)) // 2 for seat in range(len(state.money))]
    most = tuple(max(1, min(half, LARGEST_RAISE)) for half in halves)
    return Terms("CAS-A4", most, raises=0, first_pass=True, doubling=False)


def compare(state: State, events: list[Event], chance: Chance) -> Step[State]:
    """CAS-A6: the best hand takes all chips on the others' boards, whoever called."""
    hands = show(state, events)
    return take_boards(state, "best", best_of(state, hands), hands, events, chance)
