"""What happens between the turns of Cartino, and how it ends (CAR-16 to CAR-22)."""

from __future__ import annotations

from msgspec.structs import replace

from tapisvert.games.cartino.laying import possible, turn_points, wins_jokers, won
from tapisvert.games.cartino.model import (
    ALL_LAID,
    JOKER,
    JOKER_LEFT,
    Counted,
    Drew,
    MatchShared,
    MatchWon,
    Options,
    Passed,
    Scored,
    State,
    Stone,
    Sum,
    Took,
    WentOut,
    value,
)
from tapisvert.games.cartino.parts import draw
from tapisvert.table.game import Event, Outcome, Step, put


def end_turn(state: State) -> Step[State]:
    """Points, then new stones, then the next player who can lay one, or the end."""
    seat = state.turn
    gained = turn_points(state.laid)
    total = state.scores[seat] + gained
    events: list[Event] = [Scored(seat, gained, total)]
    count = len(state.laid) - (won(state.laid) if wins_jokers(state) else 0)
    drawn, bag, parts = draw(state, count)
    state = replace(
        state,
        scores=put(state.scores, seat, total),
        racks=put(state.racks, seat, (*state.racks[seat], *drawn)),
        bag=bag,
        parts=parts,
        laid=(),
    )
    if drawn:
        events += [Drew(seat, len(drawn), len(state.bag)), Took(seat, drawn)]
    if not state.racks[seat]:
        events.append(WentOut(seat, ALL_LAID))
        return Step(_end(state, seat, events), tuple(events))
    return Step(begin_turn(state, (seat + 1) % state.options.players, events), tuple(events))


def begin_turn(state: State, seat: int, events: list[Event]) -> State:
    """The first player from this seat on who can lay a stone has the turn; the others pass (CAR-17)."""
    for _ in range(state.options.players):
        state = replace(state, turn=seat, number=state.number + 1, laid=(), dry=not state.bag, backs=0)
        if next(possible(state), None):
            return state
        events.append(Passed(seat))
        seat = (seat + 1) % state.options.players
    return _end(state, None, events)


def against(rack: tuple[Stone, ...], options: Options) -> int:
    """CAR-21: what the stones left on a rack cost."""
    return sum(JOKER_LEFT if stone == JOKER else value(stone, options) for stone in rack)


def _end(state: State, out: int | None, events: list[Event]) -> State:
    """CAR-20 to CAR-22: `out` is the seat that laid its last stone."""
    sums = []
    for seat, rack in enumerate(state.racks):
        bonus = ALL_LAID if seat == out else 0
        cost = against(rack, state.options)
        sums.append(Sum(state.scores[seat], bonus, rack, cost, state.scores[seat] + bonus - cost))
        if rack:
            events.append(Counted(seat, len(rack), cost, sums[-1].total, rack))
    totals = tuple(each.total for each in sums)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    events.append(
        MatchWon(winners[0], max(totals)) if len(winners) == 1 else MatchShared(max(totals), winners)
    )
    return replace(state, sums=tuple(sums), outcome=Outcome(winners, totals))
