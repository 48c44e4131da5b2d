"""Puzzles of Cartino: the turn that scores most, and the exact end between two.

The kernel finds them. What a turn scores is then proven by the plain rules, in every order of its stones; an
end is gone through to its last stone, and once more by the plain rules where few stones are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import numpy as np

from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.kernel import Position
from tapisvert.games.cartino.engine.turns import Turns, find_turns, new_turns, write_turn
from tapisvert.games.cartino.laying import lays, turn_points
from tapisvert.games.cartino.model import JOKER, End, LaidStone, State
from tapisvert.games.cartino.programs.endgame import solvable, values
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.puzzles import ANY, Proof, Said, Table, Unfit

MOST_ORDERS = 40_000
"""Turns that can be laid in more orders than that are left to others."""
MOST_LINES = 24
"""An answer that can be given in more orders than that is no single answer to the eye."""
FEWEST_TURNS = 8
FEW_STONES = 5
"""With so many stones left in all, the plain rules go through an end as well."""

CHANCE = Chance.seeded(0)
"""Nothing is shuffled after the start (CAR-8)."""

Facts = dict[str, str | int | tuple[str, ...]]

Placed = frozenset[tuple[str, str]]
"""A turn, whatever the order of its stones: halves and how they were filled."""


class CartinoPuzzles:
    """The best turn by points, and the exact end."""

    kinds = ("exact-end", "best-turn")
    most: ClassVar[Mapping[str, float]] = {"best-turn": 0.85}
    judges: ClassVar[Mapping[str, tuple[str, ...]]] = {"best-turn": ("debutant", "amateur")}
    tables = (
        Table(("confirme", "amateur")),
        Table(("maitre", "confirme")),
        Table(("amateur", "confirme", "debutant"), {"players": 3}),
        Table(("confirme", "amateur"), {"edition": 52, "queen": 5, "joker": "reused"}),
        Table(("amateur", "amateur")),
    )
    rounds = 300

    def fits(self, kind: str, state: State, seat: int) -> bool:
        if state.laid or len(state.board) < 6 or state.racks[seat].count(JOKER) > 1:
            return False
        return kind == "best-turn" or (state.options.players == 2 and state.dry)

    def prove(self, kind: str, state: State, seat: int) -> Proof:
        return (_best_turn if kind == "best-turn" else _exact_end)(state, seat)

    def look(self, kind: str, state: State, seat: int) -> str:
        return f"{kind} {sorted(state.racks[seat])} {sorted(state.board)}"


MAKER = CartinoPuzzles()


def _best_turn(state: State, seat: int) -> Proof:
    position, turns = bridge.to_position(state), new_turns()
    number = find_turns(position, turns)
    points = turns.points[:number]
    most = int(points.max())
    if number < FEWEST_TURNS:
        raise Unfit("few turns")
    if (points == most).sum() > 1:
        raise Unfit("several")
    counted, best, lines = 0, -1, list[tuple[tuple[LaidStone, ...], int]]()
    for laid in _orders(state, seat):
        counted += 1
        if counted > MOST_ORDERS:
            raise Unfit("too many orders")
        scored = turn_points(laid)
        if scored > best:
            best, lines = scored, []
        if scored == best:
            lines.append((laid, scored))
    right = _one_turn([laid for laid, _ in lines])
    if best != most:
        raise AssertionError("the kernel and the plain rules differ")
    wrong = {"end": Said("cartino-puzzle-more", {"points": best})}
    wrong[ANY] = Said("cartino-puzzle-best-turn-wrong", {"points": best})
    facts: Facts = {"seat": seat, "points": best, "count": len(right[0]) - 1}
    return Proof(right=right, counted=counted, facts=facts, wrong=wrong, unasked=("back",))


def _exact_end(state: State, seat: int) -> Proof:
    position = bridge.to_position(state)
    if not solvable(position):
        raise Unfit("hides something")
    turns, margins, counted = values(position)
    best = max(margins)
    lead = best + state.scores[seat] - state.scores[1 - seat]
    if len(margins) < FEWEST_TURNS:
        raise Unfit("few turns")
    if margins.count(best) > 1:
        raise Unfit("several")
    if lead <= 0:
        raise Unfit("lost anyway")
    placed = _placed(position, turns, margins.index(best), state)
    if sum(map(len, state.racks)) <= FEW_STONES and _plain_best(state, seat) != (best, {placed}):
        raise AssertionError("the kernel and the plain rules differ")
    orders = [laid for laid in _orders(state, seat) if _set(laid) == placed]
    most = max(map(turn_points, orders))
    right = _one_turn([laid for laid in orders if turn_points(laid) == most])
    second = max(margin for margin in margins if margin < best)
    facts: Facts = {"seat": seat, "lead": lead, "other": 1 - seat}
    facts |= {"stones": tuple(sorted(state.racks[1 - seat])), "less": best - second}
    wrong = {ANY: Said("cartino-puzzle-exact-end-wrong", {"lead": lead})}
    return Proof(right=right, counted=counted, facts=facts, wrong=wrong, unasked=("back",))


def _one_turn(orders: list[tuple[LaidStone, ...]]) -> tuple[tuple[str, ...], ...]:
    """The lines of a turn in its orders; raises `Unfit` if these are several turns."""
    if len({_set(laid) for laid in orders}) > 1:
        raise Unfit("several")
    if len(orders) > MOST_LINES:
        raise Unfit("any order")
    return tuple((*(_text(stone) for stone in laid), "end") for laid in orders)


def _orders(state: State, seat: int) -> Iterator[tuple[LaidStone, ...]]:
    """Every turn that the seat may make, in every order, by the plain rules."""
    for lay in lays(state):
        after = GAME.play(state, seat, lay, CHANCE).state
        yield after.laid
        yield from _orders(after, seat)


def _plain_best(state: State, seat: int) -> tuple[int, set[Placed]]:
    """The best margin still to come and the turns that reach it, by the plain rules alone."""
    found = dict[Placed, int]()
    for laid in _orders(state, seat):
        after = state
        for stone in laid:
            after = GAME.play(after, seat, GAME.read(_text(stone)), CHANCE).state
        margin = _plain_margin(GAME.play(after, seat, End(), CHANCE).state, seat, state)
        found[_set(laid)] = max(margin, found.get(_set(laid), margin))
    best = max(found.values())
    return best, {placed for placed, margin in found.items() if margin == best}


def _plain_margin(state: State, seat: int, before: State) -> int:
    """What a seat gains on the other from one state to the end that follows from another."""
    if state.outcome:
        scores: tuple[int, ...] = state.outcome.scores
        onward = 0
    else:
        scores = state.scores
        onward, _ = _plain_best(state, state.turn)
        onward *= 1 if state.turn == seat else -1
    return scores[seat] - before.scores[seat] - scores[1 - seat] + before.scores[1 - seat] + onward


def _placed(position: Position, turns: Turns, turn: int, state: State) -> Placed:
    halves, hows = np.zeros(8, dtype=np.int64), np.zeros(8, dtype=np.int64)
    size = write_turn(position.sheet, turns, turn, halves, hows)
    laid: list[Any] = [bridge.to_lay(int(halves[at]), int(hows[at]), state.options) for at in range(size)]
    return frozenset((lay.half, lay.how) for lay in laid)


def _set(laid: tuple[LaidStone, ...]) -> Placed:
    return frozenset((stone.half, stone.how) for stone in laid)


def _text(stone: LaidStone) -> str:
    marks = {"stone": ("", ""), "joker": ("*", ""), "exchange": ("", "!")}[stone.how]
    return f"{marks[0]}{stone.half}{marks[1]}"
