"""What is said in a round of betting, told to all; games A and B say where the chips go."""

from __future__ import annotations

from msgspec.structs import replace

from tapisvert.games.casino_royal import betting
from tapisvert.games.casino_royal.betting import Check, Double, Drop, Raise, Speech
from tapisvert.games.casino_royal.model import Checked, Dropped, Followed, Raised, State
from tapisvert.table.game import Event, put


def speak(state: State, seat: int, speech: Speech, events: list[Event]) -> tuple[State, int]:
    """The state after the speech, `betting` being None if that ended it, and what the seat paid."""
    assert state.betting is not None
    before = state.betting.price
    spoken = betting.speak(state.betting, seat, speech, state.money, state.staying)
    left = state.money[seat] - spoken.paid
    if isinstance(speech, Raise | Double):
        opens = state.phase == "opening" and not before
        how = "double" if isinstance(speech, Double) else "open" if opens else "raise"
        events.append(Raised(seat, spoken.price - before, spoken.paid, spoken.price, how))
    elif isinstance(speech, Check):
        events.append(Checked(seat))
    elif isinstance(speech, Drop):
        events.append(Dropped(seat))
    else:
        events.append(Followed(seat, spoken.paid, "no" if left else "yes"))
    state = replace(state, money=put(state.money, seat, left), staying=spoken.staying, betting=spoken.betting)
    return state, spoken.paid
