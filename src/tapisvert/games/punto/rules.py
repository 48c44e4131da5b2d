"""The rules of Punto as a game of the table: turns, rounds and the match (PUN-1 to PUN-17)."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from tapisvert.games.punto import scoring
from tapisvert.games.punto.board import EMPTY, Board, check, has_place, lines_through, places, value, written
from tapisvert.games.punto.deal import cards_of, guess, sides
from tapisvert.games.punto.model import (
    SEATINGS,
    WIDTH,
    Card,
    Cell,
    Covered,
    Options,
    Place,
    Placed,
    State,
    View,
)
from tapisvert.games.punto.rounds import draw, end_round, next_round, turn_up
from tapisvert.table.chance import Chance, Shuffle
from tapisvert.table.game import (
    BadMove,
    BadOption,
    Event,
    Fact,
    Game,
    Illegal,
    Option,
    Outcome,
    Sentence,
    Step,
    Viewer,
    choose,
    put,
)

MOVE = re.compile(r"([rbgy][1-9])@(0|-?[1-9]\d?),(0|-?[1-9]\d?)")
WAYS = (
    (-1, 0, "right"),
    (1, 0, "left"),
    (0, -1, "below"),
    (0, 1, "above"),
    *((right, down, "corner") for right in (-1, 1) for down in (-1, 1)),
)
"""Where a neighbour lies, and where a card then lies seen from it."""


class Punto(Game[Options, State, Place, View]):
    name = "punto"
    version = 1
    place = 1
    hints = True
    choices = (
        Option("table", tuple(SEATINGS), "2", "PUN-2"),
        Option("expert", (False, True), False, "PUN-17"),
        Option("wins", tuple(range(1, 10)), 2, "PUN-16"),
        Option("starter", ("lot", *(str(seat) for seat in range(1, 9))), "lot", "PUN-5"),
    )
    presets: ClassVar = {
        table + variant: {"table": table, "expert": bool(variant)}
        for variant in ("", "-expert")
        for table in SEATINGS
    }

    def options(self, given: Mapping[str, object]) -> Options:
        options = msgspec.convert(choose(self.choices, given), Options)
        if options.starter != "lot" and int(options.starter) > options.seating.players:
            allowed = ("lot", *(str(seat + 1) for seat in range(options.seating.players)))
            raise BadOption("starter", options.starter, allowed)
        return options

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return sides(options)

    def start(self, options: Options, chance: Chance) -> Step[State]:
        seating = options.seating
        shuffles: tuple[Shuffle, ...] = ()
        if options.starter == "lot":
            lot = chance.shuffle(1, "starter", [str(seat + 1) for seat in range(seating.players)])
            starter, shuffles = int(lot.items[0]) - 1, (lot,)
        else:
            starter = int(options.starter) - 1
        nothing: tuple[tuple[Card, ...], ...] = ((),) * seating.sides
        state = State(
            options=options,
            round=0,
            starter=starter,
            turn=starter,
            board=EMPTY,
            last=None,
            piles=(),
            hands=(),
            played=(),
            known=(),
            neutral=(),
            share=(),
            gone=(),
            trophies=nothing,
            wins=(0,) * seating.sides,
            previous=None,
            outcome=None,
        )
        step = next_round(state, starter, nothing, cards_of(seating.neutral), chance)
        return Step(step.state, step.events, shuffles + step.shuffles)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.outcome else (state.turn,)

    def legal(self, state: State, seat: int) -> Iterable[Place]:
        if seat not in self.to_act(state):
            return []
        cards = dict.fromkeys(state.hands[seat])
        return [Place(card, cell) for card in cards for cell in places(state.board, card)]

    def tries(self, state: State, seat: int) -> Iterable[Place]:
        """Every card in hand at every place that could lie in the square, or just beside it."""
        columns, rows = zip(*state.board, strict=True) if state.board else ((0,), (0,))
        across, down = (range(max(at) - WIDTH, min(at) + WIDTH + 1) for at in (columns, rows))
        for card in dict.fromkeys(state.hands[seat]):
            yield from (Place(card, (column, row)) for column in across for row in down)

    def offers(self, state: State, seat: int) -> Iterable[str]:
        if seat not in self.to_act(state):
            return []
        cards = {card: f"{card}@" for card in state.hands[seat]}
        return [start + place for card, start in cards.items() for place in written(state.board, card)]

    def verify(self, state: State, seat: int, move: Place) -> None:
        if state.outcome:
            raise Illegal("PUN-16", "match-over")
        if seat != state.turn:
            raise Illegal("PUN-6", "not-your-turn", seat=state.turn)
        if move.card not in state.hands[seat]:
            rule = "PUN-17" if state.options.expert else "PUN-6"
            raise Illegal(rule, "not-in-hand", colour=move.card[0], value=value(move.card))
        check(state.board, move.card, move.cell)

    def play(self, state: State, seat: int, move: Place, chance: Chance) -> Step[State]:
        events: list[Event] = [event_of(state.board, seat, move)]
        board = state.board.lay(move.card, move.cell)
        hand = list(state.hands[seat])
        hand.remove(move.card)
        seating = state.options.seating
        counts = move.card[0] != seating.neutral
        lines = lines_through(board, move.cell, seating.line) if counts else []
        turn = (seat + 1) % seating.players
        state = replace(
            state,
            turn=seat if lines else turn,
            board=board,
            last=move.cell,
            hands=put(state.hands, seat, tuple(hand)),
            played=put(state.played, seat, (*state.played[seat], move.card)),
            previous=None,
        )
        if lines:
            return end_round(state, scoring.by_line(seating, lines), "line", seat, events, chance)
        if state.options.expert:
            state = draw(state, seat, 1, events)
        state = turn_up(state, events)
        if not any(has_place(board, card) for card in state.hands[turn]):
            why = "stuck" if state.hands[turn] else "empty"
            return end_round(state, scoring.by_series(seating, board), why, turn, events, chance)
        return Step(state, tuple(events))

    def view(self, state: State, viewer: Viewer) -> View:
        up = state.hands[state.turn]
        return View(
            seat=viewer,
            options=state.options,
            round=state.round,
            starter=state.starter,
            turn=state.turn,
            board=state.board.laid,
            last=state.last,
            up=up[0] if up and not state.options.expert else "",
            hand=state.hands[viewer] if viewer is not None else (),
            hands=tuple(map(len, state.hands)),
            piles=tuple(map(len, state.piles)),
            played=state.played,
            known=state.known,
            neutral=state.neutral,
            share=state.share,
            gone=state.gone,
            trophies=state.trophies,
            wins=state.wins,
            previous=state.previous,
            outcome=state.outcome,
        )

    def prompt(self, view: View) -> Sentence:
        if view.outcome:
            if not view.outcome.winners:
                return Sentence("punto-prompt-drawn")
            return Sentence("punto-prompt-won", {"side": view.wins.index(max(view.wins))})
        if view.seat != view.turn:
            return Sentence("punto-prompt-wait", {"seat": view.turn})
        if view.options.expert:
            return Sentence("punto-prompt-choose", {"seat": view.turn, "count": len(view.hand)})
        kind = "place" if view.board else "first"
        facts: dict[str, Fact] = {"seat": view.turn, "colour": view.up[0], "value": value(view.up)}
        return Sentence(f"punto-prompt-{kind}", facts)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def imagine(self, view: View, rng: random.Random) -> State:
        piles, hands = guess(view, rng)
        return State(
            options=view.options,
            round=view.round,
            starter=view.starter,
            turn=view.turn,
            board=Board(dict(view.board)),
            last=view.last,
            piles=piles,
            hands=hands,
            played=view.played,
            known=view.known,
            neutral=view.neutral,
            share=view.share,
            gone=view.gone,
            trophies=view.trophies,
            wins=view.wins,
            previous=view.previous,
            outcome=view.outcome,
        )

    def write(self, move: Place) -> str:
        return f"{move.card}@{move.cell[0]},{move.cell[1]}"

    def read(self, text: str) -> Place:
        return _read(text)


GAME = Punto()


@lru_cache(4096)
def _read(text: str) -> Place:
    """What players write again and again."""
    match = MOVE.fullmatch(text)
    if not match:
        raise BadMove(text)
    return Place(match[1], (int(match[2]), int(match[3])))


def event_of(board: Mapping[Cell, Card], seat: int, move: Place) -> Placed | Covered:
    """What a move does on a board, as it is told: a card beside another one, or on it."""
    colour, worth = move.card[0], value(move.card)
    column, row = move.cell
    under = board.get(move.cell)
    if under:
        return Covered(seat, colour, worth, column, row, under[0], value(under))
    for right, down, way in WAYS:
        near = board.get((column + right, row + down))
        if near:
            return Placed(seat, colour, worth, column, row, way, near[0], value(near))
    return Placed(seat, colour, worth, column, row, "start")
