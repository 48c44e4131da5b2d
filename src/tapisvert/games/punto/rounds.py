"""A round of Punto and what comes after it: dealing, drawing, trophies, the next round (PUN-13 to PUN-17)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tapisvert.games.punto import scoring
from tapisvert.games.punto.board import EMPTY, value
from tapisvert.games.punto.deal import deal, sides
from tapisvert.games.punto.model import (
    Card,
    Dealt,
    Drew,
    Left,
    MatchDrawn,
    MatchWon,
    RoundDrawn,
    RoundEnd,
    RoundWon,
    State,
    Took,
    TurnedUp,
)
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Outcome, Step, put


def next_round(
    state: State,
    starter: int,
    kept: tuple[tuple[Card, ...], ...],
    neutral: Iterable[Card],
    chance: Chance,
) -> Step[State]:
    """Deals a round (PUN-14) and lets its first player turn up a card, or all draw two (PUN-17)."""
    number = state.round + 1
    dealt = deal(state.options, number, starter, state.trophies, kept, neutral, chance)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * state.options.seating.players
    state = replace(
        state,
        round=number,
        starter=starter,
        turn=starter,
        board=EMPTY,
        last=None,
        piles=dealt.piles,
        hands=nothing,
        played=nothing,
        known=dealt.known,
        neutral=dealt.neutral,
        share=dealt.share,
        gone=state.gone + dealt.left,
    )
    events: list[Event] = [Left(len(dealt.left), dealt.left)] if dealt.left else []
    events.append(Dealt(number, starter))
    if state.options.expert:
        for seat in range(state.options.seating.players):
            state = draw(state, seat, 2, events)
    return Step(turn_up(state, events), tuple(events), dealt.shuffles)


def end_round(
    state: State, verdict: scoring.Verdict, why: str, seat: int, events: list[Event], chance: Chance
) -> Step[State]:
    """Trophy, wins, and then the next round or the end of the match (PUN-13 to PUN-16)."""
    options = state.options
    end = RoundEnd(
        round=state.round,
        how=verdict.how,
        why=why,
        seat=seat,
        side=verdict.side,
        length=verdict.length,
        counts=verdict.counts,
        points=verdict.points,
        lines=tuple(series.cells for series in verdict.won),
        trophy=verdict.trophy(),
        stuck=state.hands[seat][0] if why == "stuck" and not options.expert else "",
        board=state.board.laid,
    )
    trophies, wins = state.trophies, state.wins
    if verdict.side is None:
        events.append(RoundDrawn(why, seat, state.round, end))
    else:
        trophies = put(trophies, verdict.side, (*trophies[verdict.side], end.trophy))
        wins = put(wins, verdict.side, wins[verdict.side] + 1)
        events.append(
            RoundWon(
                side=verdict.side,
                how=verdict.how,
                why=why,
                seat=seat,
                round=state.round,
                length=verdict.length,
                count=verdict.counts[verdict.side],
                points=verdict.points,
                trophy_colour=end.trophy[0],
                trophy_value=value(end.trophy),
                end=end,
            )
        )
    state = replace(state, trophies=trophies, wins=wins, previous=end)
    if max(wins) == options.wins or state.round == 5 * options.wins:
        return _end_match(state, events)
    teams = sides(options)
    neutral = options.seating.neutral
    kept = tuple(
        tuple(
            card
            for member in seats
            for card in (*state.piles[member], *state.hands[member])
            if card[0] == neutral
        )
        for seats in teams
    )
    again = [card for cards in state.played for card in cards if card[0] == neutral]
    step = next_round(state, (seat + 1) % options.seating.players, kept, again, chance)
    return Step(step.state, (*events, *step.events), step.shuffles)


def _end_match(state: State, events: list[Event]) -> Step[State]:
    """PUN-16: the side with the most wins; if several have as many, nobody."""
    teams = sides(state.options)
    most = max(state.wins)
    best = [side for side, wins in enumerate(state.wins) if wins == most]
    winners = teams[best[0]] if len(best) == 1 else ()
    events.append(MatchWon(best[0], most) if winners else MatchDrawn(most))
    scores = tuple(state.wins[seat % len(teams)] for seat in range(state.options.seating.players))
    return Step(replace(state, outcome=Outcome(winners, scores)), tuple(events))


def turn_up(state: State, events: list[Event]) -> State:
    """PUN-6: the player to move turns up the top card of their pile, if there is one."""
    pile = state.piles[state.turn]
    if state.options.expert or not pile:
        return state
    events.append(TurnedUp(state.turn, pile[0][0], value(pile[0])))
    return replace(
        state,
        piles=put(state.piles, state.turn, pile[1:]),
        hands=put(state.hands, state.turn, pile[:1]),
    )


def draw(state: State, seat: int, count: int, events: list[Event]) -> State:
    """PUN-17: cards from the pile into the hand, as far as it lasts."""
    pile = state.piles[seat]
    drawn = pile[:count]
    if not drawn:
        return state
    events.append(Drew(seat, len(drawn)))
    events.extend(Took(seat, card[0], value(card)) for card in drawn)
    return replace(
        state,
        piles=put(state.piles, seat, pile[count:]),
        hands=put(state.hands, seat, (*state.hands[seat], *drawn)),
    )
