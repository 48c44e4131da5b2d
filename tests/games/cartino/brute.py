"""Turns of Cartino found the long way: every stone after every other, by the plain rules alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from tapisvert.games.cartino.board import card_of, layout
from tapisvert.games.cartino.laying import lays, turn_points
from tapisvert.games.cartino.model import JOKER, RACK, Lay, Options, State, Stone
from tapisvert.games.cartino.rules import GAME, all_stones
from tapisvert.table.chance import Chance

NO_CHANCE = Chance.seeded(0)
Placements = frozenset[str]
"""What a turn leaves on the board, in the words of the notation."""


def every_turn(state: State) -> Iterator[State]:
    """The state after every ordered turn, before it ends."""
    if state.laid:
        yield state
    for move in list(lays(state)):
        yield from every_turn(GAME.play(state, state.turn, move, NO_CHANCE).state)


def best_by_placements(state: State) -> tuple[dict[Placements, int], Counter[int]]:
    """The most points of every set of placements (added to those laid), and how many turns score what."""
    before = len(state.laid)
    best: dict[Placements, int] = {}
    tally: Counter[int] = Counter()
    for after in every_turn(state):
        points = turn_points(after.laid)
        tally[points] += 1
        placed = frozenset(GAME.write(Lay(stone.half, stone.how)) for stone in after.laid[before:])
        gained = points - turn_points(state.laid)
        best[placed] = max(gained, best.get(placed, gained))
    return best, tally


def position_of(options: Options, rack: str, laid: str, bag: bool = True, turn: int = 0) -> State:
    """A state with this rack to move and these stones on the board (`KSu *QSl`), the rest dealt by chance."""
    state = GAME.start(options, Chance.seeded(1)).state
    board = {text.lstrip("*"): text.startswith("*") for text in laid.split()}
    left = Counter(all_stones(options)) - Counter(rack.split())
    left -= Counter(JOKER if joker else card_of(half) for half, joker in board.items())
    rest: list[Stone] = sorted(left.elements())
    random.Random(f"{rack} {laid}").shuffle(rest)
    racks = tuple(
        tuple(rack.split()) if seat == turn else tuple(rest.pop() for _ in range(RACK))
        for seat in range(options.players)
    )
    assert set(board) <= set(layout(options.edition).halves)
    return replace(state, turn=turn, board=board, racks=racks, bag=tuple(rest) if bag else (), dry=not bag)
