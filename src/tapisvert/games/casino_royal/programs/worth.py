"""What a position of Casino Royal is worth: players with sense play on to the end of the round, and the chips
they have then are worth what the rounds to come make of them (CAS-D1)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec.structs import replace

from tapisvert.games.casino_royal.calling import open_cards
from tapisvert.games.casino_royal.engine.bingo import CELL
from tapisvert.games.casino_royal.engine.evening import CARDS, Evening, evening_in, new_evening, new_room
from tapisvert.games.casino_royal.engine.hands import number, word
from tapisvert.games.casino_royal.engine.onward import (
    ASKING,
    CALLING,
    DEALT,
    START,
    TALKING,
    WAITS,
    play_futures,
)
from tapisvert.games.casino_royal.engine.talk import BIDDING, OPENING, RELANCE
from tapisvert.games.casino_royal.model import PACK, SYMBOLS, Call, Move, Turn
from tapisvert.games.casino_royal.moves import legal as legal_moves
from tapisvert.games.casino_royal.programs.belief import believed
from tapisvert.games.casino_royal.programs.habits import full_mark, sensible
from tapisvert.games.casino_royal.programs.judgement import considered
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.bell import bell
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream
from tapisvert.table.futures import FuturesJudge, Rows

if TYPE_CHECKING:
    from tapisvert.games.casino_royal.model import State, View
    from tapisvert.table.worth import Line

PHASES = {
    "stake": START,
    "symbol": START,
    "cut": DEALT,
    "opening": TALKING,
    "raising": TALKING,
    "bidding": TALKING,
    "calling": CALLING,
    "pause": ASKING,
}
TERMS = {"opening": OPENING, "raising": RELANCE, "bidding": BIDDING}

SPREAD = {
    "poker": (8.0, 10.5, 12.5, 14.0, 15.0, 16.0, 17.0),
    "variant": (9.5, 14.0, 17.0, 19.0, 21.0, 22.5, 23.5),
    "bingo": (18.5, 22.5, 23.0, 23.0, 23.5, 25.0, 27.0),
}
"""By how many chips a round goes up and down for a seat where Confirmé plays, from two players to eight."""

EDGE = {("variant", 2): 3.0, ("bingo", 2): 7.5}
"""So many chips it is worth to name what the last round is played for: between two of Confirmé 56 of 100
evenings of game C are won by who deals last (fitted to 1,500 and, in B, 500). Between more it is little."""

WIDER = {"poker": 1.4, "variant": 1.2}
"""So many times as much, where it is told how sides stand: without it leads in games A and B are judged too
sure. In 300 to 2,000 matches of Confirmé at tables of 2, 3, 4, 6 and 8 what was said and what happened lay
0.012 to 0.025 apart without it, and 0.005 to 0.017 with it."""

LASTING = {"poker": 0.84, "variant": 0.58, "bingo": 0.94}
"""So much of what cards seem to be worth lasts, at any table (fitted to matches of Confirmé at tables of two:
120 in game A, 300 in B, 200 in C)."""

NUMBERS = {card: number(card) for card in PACK}

ROUTINE = ("cut", "calling")
"""Phases in which nothing is decided that matters: all cards that are to come are alike."""


class CasinoJudge(FuturesJudge):
    """Plays rounds to their end on the kernel."""

    worlds = 8
    thrift = 2  # chips vary less than who wins
    counted = True

    def futures(self, state: State, seed: int, number: int) -> Rows:
        return self._ends(state, seed, number, 1.0)

    def stood(self, state: State, seed: int, number: int) -> Rows:
        """The same, where chips may go up and down by more than is foreseen."""
        if state.outcome:
            return self.rows(state, seed, number)
        return self._ends(state, seed, number, WIDER.get(state.options.game, 1.0))

    def _ends(self, state: State, seed: int, number: int, wider: float) -> Rows:
        state = _marked(state)
        if state.outcome:
            return self.rows(state, seed, number)
        root, options, seats = evening_of(state), state.options, state.options.players
        rows, deck = np.zeros((number, 2 * seats)), np.zeros(CARDS, dtype=np.int64)
        spread = SPREAD[options.game][sum(state.playing) - 2] * wider
        phase, room = PHASES[state.phase], new_evening(options)
        edge = EDGE.get((options.game, seats), 0.0)
        play_futures(root, room, deck, phase, np.uint64(seed), BELL, spread, edge, rows, random_stream(0))
        return rows

    def hides(self, view: View) -> bool:
        """CAS-B2: three cards each, in game B alone."""
        return view.options.game == "variant"

    def imaginer(self, view: View, rng: random.Random) -> Callable[[], State]:
        """CAS-B3, CAS-B5: whoever raised is likely to hold something."""
        return believed(view, rng) if self.hides(view) else super().imaginer(view, rng)

    def points(self, state: State) -> tuple[float, ...]:
        return tuple(map(float, state.money))

    def lasting(self, state: State) -> float:
        return LASTING[state.options.game]

    def redraw(self, state: State, rng: random.Random | None) -> State:
        pack = sorted(state.pack)
        if rng:
            rng.shuffle(pack)
        return replace(state, pack=tuple(pack))

    def alternatives(
        self, state: State, seat: int, line: Line, rng: random.Random
    ) -> Sequence[tuple[float, State]]:
        """CAS-A2, CAS-C3: every card that could have been turned up; a new deal is one of too many."""
        if not isinstance(line[0], Turn):
            return super().alternatives(state, seat, line, rng)
        pack = sorted(state.pack)
        found = []
        for place, card in enumerate(pack):
            before = replace(state, pack=(card, *pack[:place], *pack[place + 1 :]))
            found.append((1 / len(pack), GAME.play(before, seat, line[0], Chance.seeded(0)).state))
        return found

    def lines(self, view: View, legal: Sequence[Move]) -> Sequence[Line]:
        """What a program thinks about: of all stakes some, and no call that is seen to lose (CAS-A5)."""
        if view.phase in ROUTINE or view.phase == "window":
            return []
        return super().lines(view, considered(sensible(view, legal)))


JUDGE = CasinoJudge(GAME)


BELL = bell(10)


def evening_of(state: State) -> Evening:
    """The evening as the kernel knows it."""
    room = new_room(state.options)
    seats, talk = state.options.players, state.betting
    room["number"], room["dealer"], room["odd"] = state.round, state.dealer, state.odd
    room["left"], room["due"], room["began"] = len(state.pack), state.due, state.began
    room["pack"][0, : len(state.pack)] = [NUMBERS[card] for card in state.pack]
    room["money"][0, :seats], room["playing"][0, :seats] = state.money, state.playing
    room["staying"][0, :seats] = state.staying
    room["laid"][0, :seats] = state.paid if state.options.game == "variant" else state.laid
    room["calls"][0, :seats] = [_called(answer) for answer in state.answers]
    room["own"][0, :seats] = [word(cards) for cards in state.own]
    if state.options.game != "bingo":
        room["covered"][0, :seats] = [word(open_cards(state, seat)) for seat in range(seats)]
    if state.symbol:
        room["symbol"] = SYMBOLS.index(state.symbol)
    for seat, boards in enumerate(state.boards):
        room["board"][0, seat, : len(boards)] = boards
        for place, (board, cards) in enumerate(zip(boards, state.covered[seat], strict=True)):
            room["marks"][0, seat, place] = sum(int(CELL[NUMBERS[card], board]) for card in cards)
    if talk:
        room["terms"], room["turn"], room["price"] = TERMS[state.phase], talk.turn, talk.price
        room["raises"] = sum(talk.raised)
        room["bets"][0, :seats], room["spoken"][0, :seats] = talk.paid, talk.spoken
    return evening_in(room)


def _called(answer: Any) -> int:
    if answer is None:
        return 0
    return max(1, answer.amount) if isinstance(answer, Call) else WAITS


def _marked(state: State) -> State:
    """CAS-C5: whoever has not marked the called card yet overlooks nothing."""
    while state.phase == "window" and not state.outcome:
        seat = GAME.to_act(state)[0]
        state = GAME.play(state, seat, full_mark(tuple(legal_moves(state, seat))), Chance.seeded(0)).state
    return state
