"""Game C, Casino Royal Bingo: a symbol, and who covers it first (CAS-C1 to CAS-C5)."""

from __future__ import annotations

from itertools import chain, combinations

from msgspec.structs import replace

from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.calling import answer, cover, tell_card, waiting
from tapisvert.games.casino_royal.evening import finish
from tapisvert.games.casino_royal.model import Mark, Marked, Named, Phase, State, TakenBack
from tapisvert.games.casino_royal.settling import settle, take_boards
from tapisvert.games.casino_royal.symbols import CELLS, WAYS
from tapisvert.table.cards import Card
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Illegal, Step


def name(state: State, symbol: str) -> Step[State]:
    """CAS-C2: the dealer names the symbol; then the pack is cut (CAS-D2)."""
    phase: Phase = "cut" if state.options.bingo_cut else "calling"
    return Step(replace(state, symbol=symbol, phase=phase), (Named(state.dealer, symbol),))


def begin(state: State, events: list[Event]) -> Step[State]:
    """CAS-D2: the pack is cut."""
    return Step(replace(state, phase="calling"), tuple(events))


def turn(state: State, chance: Chance) -> Step[State]:
    """CAS-C3: one card; by hand a window follows, else the program covers and says "Bingo"."""
    card, *pack = state.pack
    state = replace(state, pack=tuple(pack), called=(*state.called, card))
    marked = {}
    if state.options.marks == "program":
        marked = {seat: where for seat in range(len(state.money)) if (where := places(state, seat))}
        state = _mark(state, marked)
    events: list[Event] = [tell_card(state, card, tuple(marked))]
    if state.options.by_hand:
        return Step(replace(state, phase="window"), tuple(events))
    return _look(state, tuple(seat for seat in range(len(state.money)) if full(state, seat)), events, chance)


def decide(state: State, seat: int, said: Mark, chance: Chance) -> Step[State]:
    """CAS-C4, CAS-C5: when all have answered, their marks lie there for all to see."""
    events: list[Event] = []
    state = answer(state, seat, said, events)
    if waiting(state):
        return Step(state, tuple(events))
    marks = {each: mark for each, mark in enumerate(state.answers) if isinstance(mark, Mark)}
    state = _mark(state, {each: mark.boards for each, mark in marks.items() if mark.boards})
    events.append(Marked(tuple(each for each, mark in marks.items() if mark.boards)))
    state = replace(state, phase="calling", answers=(None,) * len(state.answers))
    if state.options.says == "player":
        saying = tuple(each for each, mark in marks.items() if mark.bingo)
    else:
        saying = tuple(each for each in marks if full(state, each))
    return _look(state, saying, events, chance)


def possible(state: State, seat: int) -> list[Mark]:
    """Every mark a seat may make in this window."""
    where = places(state, seat) if state.options.marks == "hand" else ()
    subsets = chain.from_iterable(combinations(where, size) for size in range(len(where) + 1))
    marks = []
    for boards in subsets:
        marks.append(Mark(boards))
        if state.options.says == "player" and full(state, seat, boards):
            marks.append(Mark(boards, bingo=True))
    return marks


def verify(state: State, seat: int, mark: Mark) -> None:
    """Raises `Illegal` unless the card can be marked there and "Bingo" said (CAS-C4, CAS-C5)."""
    options = state.options
    if mark.boards and options.marks == "program":
        raise Illegal("CAS-C5", "program-marks")
    if mark.bingo and options.says == "program":
        raise Illegal("CAS-C4", "program-says")
    where = places(state, seat)
    for board in mark.boards:
        if not 1 <= board <= len(state.boards[seat]):
            raise Illegal("CAS-C1", "no-such-board", board=board, boards=len(state.boards[seat]))
        if board not in where:
            raise Illegal("CAS-C3", "not-on-your-symbol", board=board)
    if mark.bingo and not full(state, seat, mark.boards):
        raise Illegal("CAS-C4", "no-bingo")


def places(state: State, seat: int) -> tuple[int, ...]:
    """The numbers, from 1, of the seat's boards that have the called card on the symbol (CAS-C3)."""
    card, cells = state.called[-1], CELLS[state.symbol]
    return tuple(
        number
        for number, board in enumerate(state.boards[seat], 1)
        if card in BOARDS[board] and BOARDS[board].index(card) in cells
    )


def full(state: State, seat: int, marking: tuple[int, ...] = ()) -> bool:
    """Whether the symbol is covered on one of the seat's boards, once the called card is marked on these."""
    extra = state.called[-1:]
    return any(
        _covers_symbol(state.symbol, board, cards + extra if number in marking else cards)
        for number, (board, cards) in enumerate(zip(state.boards[seat], state.covered[seat], strict=True), 1)
    )


def _covers_symbol(symbol: str, board: int, cards: tuple[Card, ...]) -> bool:
    cells = {BOARDS[board].index(card) for card in cards}
    return any(way <= cells for way in WAYS[symbol])


def _mark(state: State, marked: dict[int, tuple[int, ...]]) -> State:
    """CAS-C5: with chips of one's own; without any, with worthless markers."""
    for seat, numbers in marked.items():
        boards = tuple(state.boards[seat][number - 1] for number in numbers)
        state = cover(state, seat, state.called[-1], boards, chip=True)
    return state


def _look(state: State, saying: tuple[int, ...], events: list[Event], chance: Chance) -> Step[State]:
    """CAS-C4: whoever has it wins; never said, all chips go back."""
    if saying:
        state = replace(state, callers=saying)
        return take_boards(state, "bingo", saying, {}, events, chance)
    if state.pack:
        return Step(state, tuple(events))
    events.append(TakenBack())
    gains = {seat: (chips, 0) for seat, chips in enumerate(state.laid)}
    state, result = settle(state, "unsaid", (), {}, gains, (), state.odd)
    return finish(state, result, events, chance)
