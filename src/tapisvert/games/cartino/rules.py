"""The rules of Cartino as a game of the table: turns, drawing and the end (CAR-1 to CAR-22)."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from tapisvert.games.cartino.board import card_of, layout
from tapisvert.games.cartino.laying import (
    check,
    lays,
    points,
    touched,
    turn_points,
    turn_suit,
    wins_jokers,
    won,
)
from tapisvert.games.cartino.model import (
    JOKER,
    JOKERS,
    RACK,
    TAKE_BACKS,
    AllFive,
    Back,
    Began,
    Drew,
    End,
    Laid,
    LaidStone,
    Lay,
    Move,
    Options,
    State,
    Stone,
    Took,
    TookBack,
    View,
)
from tapisvert.games.cartino.parts import divided
from tapisvert.games.cartino.turns import begin_turn, end_turn
from tapisvert.table.cards import RANKS, height, rank, suit
from tapisvert.table.chance import Chance
from tapisvert.table.game import (
    BadMove,
    Event,
    Fact,
    Game,
    Illegal,
    Option,
    OptionValue,
    Outcome,
    Sentence,
    Step,
    Viewer,
    choose,
    put,
)
from tapisvert.table.value import Fixed

MOVE = re.compile(rf"(\*?)((?:{'|'.join(RANKS)})[CDHS][ul])(!?)")
LOW_TO_HIGH = "DHSC"
DEALS = 1000
"""How often a start is dealt until it is one that could have been. On average it takes as many as there are
seats; where the seat's own rack makes it next to impossible, the last deal has to do."""

SHEETS: dict[str, dict[str, OptionValue]] = {
    "french": {"edition": 32, "queen": 3, "joker": "retired"},
    "german": {"edition": 52, "queen": 5, "joker": "reused"},
}


class Cartino(Game[Options, State, Move, View]):
    name = "cartino"
    version = 1
    place = 2
    hints = True
    choices = (
        Option("players", (2, 3, 4), 2, "CAR-8"),
        Option("edition", (32, 52), 32, "CAR-1"),
        Option("queen", (3, 5), 3, "CAR-6"),
        Option("joker", ("retired", "reused"), "retired", "CAR-15"),
        Option("joining", ("free", "if_possible"), "free", "CAR-12"),
    )
    presets: ClassVar = {
        f"{sheet}-{players}": {"players": players, **options}
        for sheet, options in SHEETS.items()
        for players in (2, 3, 4)
    }

    def options(self, given: Mapping[str, object]) -> Options:
        return msgspec.convert(choose(self.choices, given), Options)

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(options.players))

    def start(self, options: Options, chance: Chance) -> Step[State]:
        shuffle = chance.shuffle(1, "bag", all_stones(options))
        racks = tuple(shuffle.items[RACK * seat : RACK * (seat + 1)] for seat in range(options.players))
        rest = shuffle.items[RACK * options.players :]
        parts: tuple[int, ...] = ()
        if chance.apart:
            rest, parts = divided(rest, options.players)
        first = starter(racks)
        nobody = (0,) * options.players
        state = State(
            options=options,
            turn=first,
            number=0,
            board=Fixed(),
            racks=racks,
            bag=rest,
            scores=nobody,
            laid=(),
            dry=False,
            backs=0,
            taken_back=False,
            retired=0,
            shown=nobody,
            sums=(),
            outcome=None,
            parts=parts,
        )
        events: list[Event] = []
        for seat, rack in enumerate(racks):
            events += [Drew(seat, RACK, len(shuffle.items) - RACK * (seat + 1)), Took(seat, rack)]
        events.append(Began(first))
        return Step(begin_turn(state, first, events), tuple(events), (shuffle,))

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.outcome else (state.turn,)

    def legal(self, state: State, seat: int) -> Iterable[Move]:
        if seat not in self.to_act(state):
            return
        yield from lays(state)
        if state.laid:
            yield End()
            if state.backs < TAKE_BACKS:
                yield Back()

    def tries(self, state: State, seat: int) -> Iterable[Move]:
        """Every stone of the rack at both halves of its field, as it is or in place of a joker."""
        for stone in dict.fromkeys(state.racks[seat]):
            if stone != JOKER:
                yield from (Lay(f"{stone}{half}", how) for half in "ul" for how in ("stone", "exchange"))

    def verify(self, state: State, seat: int, move: Move) -> None:
        if state.outcome:
            raise Illegal("CAR-20", "match-over")
        if seat != state.turn:
            raise Illegal("CAR-9", "not-your-turn", seat=state.turn)
        if isinstance(move, Lay):
            check(state, move)
        elif not state.laid:
            raise Illegal("CAR-10", "nothing-laid")
        elif isinstance(move, Back) and state.backs >= TAKE_BACKS:
            raise Illegal("CAR-11", "enough-taken-back", count=TAKE_BACKS)

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, End):
            return end_turn(state)
        if isinstance(move, Back):
            return _take_back(state)
        events: list[Event] = [_event_of(state, move)]
        lay = LaidStone(move.half, move.how, points(state, move.half), state.shown[seat])
        state = replace(
            state,
            board=Fixed({**state.board, move.half: move.how == "joker"}),
            racks=put(state.racks, seat, _without(state, move)),
            retired=state.retired + (move.how == "exchange" and not wins_jokers(state)),
            shown=_shown(state, move),
            laid=(*state.laid, lay),
        )
        if len(state.laid) == RACK:
            events.append(AllFive(seat, turn_suit(state), turn_points(state.laid)))
        return Step(state, tuple(events))

    def view(self, state: State, viewer: Viewer) -> View:
        return View(
            viewer,
            state.options,
            state.turn,
            state.number,
            tuple(state.board.items()),
            state.racks[viewer] if viewer is not None else (),
            tuple([len(rack) for rack in state.racks]),
            len(state.bag),
            state.scores,
            state.laid,
            state.dry,
            state.backs,
            state.taken_back,
            state.retired,
            state.shown,
            state.sums,
            state.outcome,
        )

    def prompt(self, view: View) -> Sentence:
        if view.outcome:
            if len(view.outcome.winners) == 1:
                return Sentence("cartino-prompt-won", {"seat": view.outcome.winners[0]})
            return Sentence("cartino-prompt-shared")
        facts: dict[str, Fact] = {"seat": view.turn}
        if view.seat != view.turn:
            return Sentence("cartino-prompt-wait", facts)
        if not view.laid:
            return Sentence("cartino-prompt-lay", facts)
        facts |= {"points": turn_points(view.laid), "suit": suit(card_of(view.laid[0].half))}
        return Sentence("cartino-prompt-more", facts)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def imagine(self, view: View, rng: random.Random) -> State:
        """Deals the stones nobody has shown to the other racks and the bag. Before the first stone is laid,
        whoever starts has the lowest (CAR-9)."""
        unseen = Counter(all_stones(view.options)) - Counter(view.rack) - Counter({JOKER: view.retired})
        unseen -= Counter(JOKER if joker else card_of(half) for half, joker in view.board)
        known = [JOKER] * sum(count for seat, count in enumerate(view.shown) if seat != view.seat)
        hidden = list((unseen - Counter(known)).elements())
        racks, bag = _dealt(view, hidden, rng)
        for _ in range(DEALS if view.number == 1 and not view.board else 0):
            if starter(racks) == view.turn:
                break
            racks, bag = _dealt(view, hidden, rng)
        return State(
            options=view.options,
            turn=view.turn,
            number=view.number,
            board=Fixed(view.board),
            racks=racks,
            bag=bag,
            scores=view.scores,
            laid=view.laid,
            dry=view.dry,
            backs=view.backs,
            taken_back=view.taken_back,
            retired=view.retired,
            shown=view.shown,
            sums=view.sums,
            outcome=view.outcome,
        )

    def write(self, move: Move) -> str:
        if isinstance(move, End):
            return "end"
        if isinstance(move, Back):
            return "back"
        return ("*" if move.how == "joker" else "") + move.half + ("!" if move.how == "exchange" else "")

    def read(self, text: str) -> Move:
        if text == "end":
            return End()
        if text == "back":
            return Back()
        match = MOVE.fullmatch(text)
        if not match or (match[1] and match[3]):
            raise BadMove(text)
        return Lay(match[2], "joker" if match[1] else "exchange" if match[3] else "stone")


GAME = Cartino()


def all_stones(options: Options) -> list[Stone]:
    """CAR-1: two of every card, and the jokers."""
    return [*layout(options.edition).cards, *layout(options.edition).cards, *[JOKER] * JOKERS]


def starter(racks: tuple[tuple[Stone, ...], ...]) -> int:
    """CAR-9: the seat whose rack is lowest, compared from its lowest stone up; of equals the first."""
    return min(range(len(racks)), key=lambda seat: sorted(map(_lowness, racks[seat])))


def _dealt(
    view: View, hidden: list[Stone], rng: random.Random
) -> tuple[tuple[tuple[Stone, ...], ...], tuple[Stone, ...]]:
    """The racks and the bag, with what is hidden shuffled."""
    rng.shuffle(hidden)
    racks, stones = [], iter(hidden)
    for seat, (count, shown) in enumerate(zip(view.racks, view.shown, strict=True)):
        known = (JOKER,) * shown
        racks.append(view.rack if seat == view.seat else (*islice(stones, count - shown), *known))
    return tuple(racks), tuple(stones)


def _lowness(stone: Stone) -> tuple[int, int]:
    """Suit before rank, jokers highest."""
    return (len(LOW_TO_HIGH), 0) if stone == JOKER else (LOW_TO_HIGH.index(suit(stone)), height(stone))


def _without(state: State, move: Lay) -> tuple[Stone, ...]:
    """The rack after a stone was laid; a joker that was won joins it (CAR-15)."""
    rack = list(state.racks[state.turn])
    rack.remove(JOKER if move.how == "joker" else card_of(move.half))
    if move.how == "exchange" and wins_jokers(state):
        rack.append(JOKER)
    return tuple(rack)


def _shown(state: State, move: Lay) -> tuple[int, ...]:
    """A joker that was won is known to all to be on that rack, until one is laid in a later turn (CAR-15)."""
    known = state.shown[state.turn]
    just_won = won(state.laid) if wins_jokers(state) else 0
    if move.how == "exchange" and wins_jokers(state):
        return put(state.shown, state.turn, known + 1)
    if move.how == "joker":
        return put(state.shown, state.turn, max(known - 1, just_won))
    return state.shown


def _take_back(state: State) -> Step[State]:
    """CAR-11: the last stone of the turn goes back to the rack. The others have seen it."""
    *before, last = state.laid
    seat = state.turn
    rack = list(state.racks[seat])
    board = dict(state.board)
    retired = state.retired
    if last.how == "exchange":
        board[last.half] = True
        if wins_jokers(state):
            rack.remove(JOKER)
        else:
            retired -= 1
    else:
        del board[last.half]
    card = card_of(last.half)
    first = "no" if state.taken_back else "yes"
    rack.append(JOKER if last.how == "joker" else card)
    state = replace(
        state,
        board=Fixed(board),
        racks=put(state.racks, seat, tuple(rack)),
        retired=retired,
        shown=put(state.shown, seat, last.shown),
        laid=tuple(before),
        backs=state.backs + 1,
        taken_back=True,
    )
    return Step(state, (TookBack(seat, rank(card), suit(card), last.how, first),))


def _event_of(state: State, move: Lay) -> Laid:
    card = card_of(move.half)
    near = touched(state, move.half)
    return Laid(
        seat=state.turn,
        rank=rank(card),
        suit=suit(card),
        half=move.half[-1],
        how=move.how,
        points=points(state, move.half),
        count=len(near),
        ranks=tuple(rank(other) for other in near),
    )
