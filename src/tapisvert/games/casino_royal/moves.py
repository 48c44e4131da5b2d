"""What a seat may do now, and why not (CAS-A1 to CAS-D2): whose decision it is, bounds, windows."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType

from tapisvert.games.casino_royal import betting, bingo
from tapisvert.games.casino_royal.betting import Check, Double, Drop, Follow, Raise, Speech, verify_stake
from tapisvert.games.casino_royal.calling import asked, hindrance, open_cards, waiting
from tapisvert.games.casino_royal.evening import cutter
from tapisvert.games.casino_royal.model import (
    SYMBOLS,
    Call,
    Cut,
    Mark,
    Move,
    Name,
    Stake,
    State,
    Turn,
    View,
    Wait,
)
from tapisvert.games.casino_royal.variant import LARGEST_MINIMUM, LARGEST_STAKE
from tapisvert.table.game import Illegal

RULES = {
    "stake": "CAS-B1",
    "symbol": "CAS-C2",
    "cut": "CAS-D2",
    "opening": "CAS-B3",
    "raising": "CAS-A4",
    "bidding": "CAS-B5",
    "window": "CAS-C5",
}
CALLING = {"poker": "CAS-A2", "variant": "CAS-B4", "bingo": "CAS-C3"}
PAUSE = {"poker": "CAS-A5", "variant": "CAS-B5"}
FITTING: dict[str, type | UnionType] = {
    "stake": Stake,
    "symbol": Name,
    "cut": Cut,
    "calling": Turn,
    "opening": Speech,
    "raising": Speech,
    "bidding": Speech,
    "pause": Call | Wait,
    "window": Mark,
}
"""The moves that can be made in a phase."""


def to_act(state: State) -> tuple[int, ...]:
    """The seats that owe a decision."""
    if state.outcome:
        return ()
    if state.phase in ("pause", "window"):
        return waiting(state)
    if state.betting:
        return (state.betting.turn,)
    return (cutter(state) if state.phase == "cut" else state.dealer,)


def legal(state: State, seat: int) -> Iterator[Move]:
    if seat not in to_act(state):
        return
    if state.phase == "stake":
        yield from map(Stake, range(1, bounds(state, seat)[1] + 1))
    elif state.phase == "symbol":
        yield from map(Name, SYMBOLS)
    elif state.phase == "cut":
        yield from map(Cut, range(1, len(state.pack)))
    elif state.phase == "calling":
        yield Turn()
    elif state.phase == "pause":
        yield Wait()
        yield from map(Call, range(1, bounds(state, seat)[1] + 1)) if _staked(state) else (Call(),)
    elif state.phase == "window":
        yield from bingo.possible(state, seat)
    else:
        yield from _speeches(state, seat)


def bounds(table: State | View, seat: int) -> tuple[int, int]:
    """The smallest and the largest stake, raise or call of a seat that has to decide; 0: none."""
    most = 0
    if table.betting:
        if not table.betting.terms.doubling:
            most = betting.largest(table.betting, seat, table.money, table.staying)
    elif table.phase == "stake":
        most = min(LARGEST_MINIMUM, table.money[seat])
    elif table.phase == "pause" and _staked(table):
        most = min(LARGEST_STAKE, table.money[seat])
    return min(1, most), most


def verify(state: State, seat: int, move: Move) -> None:
    """Raises `Illegal` unless the seat may make this move now."""
    if state.outcome:
        raise Illegal("CAS-D1", "match-over")
    if state.phase in ("pause", "window"):
        _verify_answer(state, seat, move)
        return
    if isinstance(move, Call | Wait | Mark):
        raise Illegal(PAUSE.get(state.options.game, "CAS-C5"), "window-closed")
    owing = to_act(state)[0]
    if seat != owing:
        raise Illegal(_rule(state), "not-your-decision", seat=owing)
    if not isinstance(move, FITTING[state.phase]):
        raise Illegal(_rule(state), "not-now", phase=state.phase)
    if isinstance(move, Stake):
        verify_stake("CAS-B1", move.amount, LARGEST_MINIMUM, state.money[seat])
    elif isinstance(move, Cut):
        if not 1 <= move.cards < len(state.pack):
            raise Illegal("CAS-D2", "cut-out-of-bounds", least=1, most=len(state.pack) - 1)
    elif state.betting and isinstance(move, Speech):
        betting.verify(state.betting, seat, move, state.money, state.staying)


def _speeches(state: State, seat: int) -> Iterator[Speech]:
    talk = state.betting
    assert talk is not None
    yield from (Follow(), Drop()) if betting.owed(talk, seat) else (Check(),)
    most = betting.largest(talk, seat, state.money, state.staying)
    if talk.terms.doubling:
        yield from (Double(),) if most else ()
    else:
        yield from map(Raise, range(1, most + 1))


def _verify_answer(state: State, seat: int, move: Move) -> None:
    """Whoever is asked answers once, and need not wait for anybody."""
    rule = _rule(state)
    if not isinstance(move, FITTING[state.phase]):
        raise Illegal(rule, "window-open", phase=state.phase)
    if seat not in asked(state):
        raise Illegal(rule, f"may-not-call-{hindrance(state, seat)}", count=len(open_cards(state, seat)))
    if state.answers[seat] is not None:
        raise Illegal(rule, "answered-already")
    if isinstance(move, Mark):
        bingo.verify(state, seat, move)
    elif isinstance(move, Call) and _staked(state):
        verify_stake("CAS-B5", move.amount, LARGEST_STAKE, state.money[seat])
    elif isinstance(move, Call) and move.amount:
        raise Illegal("CAS-A5", "call-without-stake")


def _staked(table: State | View) -> bool:
    """CAS-B5: whether a call costs something."""
    return table.options.game == "variant"


def _rule(state: State) -> str:
    if state.phase == "calling":
        return CALLING[state.options.game]
    return PAUSE[state.options.game] if state.phase == "pause" else RULES[state.phase]
