"""A hint in Cartino: the suit to look at, then how many stones and points, then the turn stone by stone.

The turn that scores most is advised, unless the judge (`worth.py`) finds one that wins clearly more often.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.turns import find_turns, new_turns
from tapisvert.games.cartino.model import JOKER, Laid, Lay, Move
from tapisvert.games.cartino.programs.levels import imagine, moves_of
from tapisvert.games.cartino.programs.worth import CartinoJudge
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import Sentence
from tapisvert.table.program import Budget, Hint, HintStep, Tip, luck_of
from tapisvert.table.worth import Judged, as_good, percent

if TYPE_CHECKING:
    from tapisvert.games.cartino.model import State, View
    from tapisvert.table.worth import Line

BUDGET = Budget(rounds=4_000)
"""What a hint may cost: less than half a second of the processor's time."""

WIDTH = 8
"""So many of the turns that look best are compared with the one that scores most."""

JUDGE = CartinoJudge(GAME)
JUDGE.worlds = 10
"""Many futures in few worlds: it takes longer to set one up than to play it to its end."""


HANDS = 24
"""In so many worlds it is counted what a turn leaves to the next player."""


class Advice(msgspec.Struct, frozen=True):
    """A move of a turn: what it scores, and how it is told.

    For `end` these are the points for five of one suit (CAR-14), if there are any.
    """

    move: Move
    points: int
    laid: Laid | None = None


def hint(view: View) -> Hint:
    """What is advised to the seat that is to move, from here to the end of its turn."""
    rng = luck_of(view)
    most = best_scoring(view)
    judged = _judged(view, tuple(step.move for step in most), rng)
    turn = followed(view, judged[0].line) if judged else most
    steps = tuple(HintStep(GAME.write(step.move), step.points) for step in turn)
    moves = tuple(step.move for step in steps)
    if len(turn) == 1:
        return Hint(steps, (Tip((Sentence("cartino-hint-end"),), moves=moves),))
    stones = [step.laid for step in turn if step.laid]
    points = sum(step.points for step in turn)
    told = tuple(Sentence("cartino-explain", _facts(stone)) for stone in stones)
    facts = {"stones": len(stones), "points": points, "bonus": turn[-1].points}
    tips = (
        Tip((Sentence("cartino-tip-suit", {"suit": stones[0].suit}),), _marks(view, stones)),
        Tip((Sentence("cartino-tip-count", facts),)),
        Tip((*why_wiser(view, turn, most, rng), *_worth(view, judged), *told), moves=moves),
    )
    return Hint(steps, tips)


def why(view: View, line: Line) -> tuple[Sentence, ...]:
    """What speaks for a turn that does not score most."""
    return why_wiser(view, followed(view, line), best_scoring(view), luck_of(view))


def warm() -> None:
    """Compile what a hint runs on."""
    state = GAME.start(GAME.options({}), Chance.seeded(0)).state
    _judged(GAME.view(state, state.turn), (), random.Random(0), Budget(rounds=1))


def best_scoring(view: View) -> list[Advice]:
    """The turn that scores most from here, move by move up to `end`; of equals the one with fewest jokers."""
    position, turns = imagine(view, random.Random(0)), new_turns()
    number = find_turns(position, turns)
    best = int(np.lexsort((np.bitwise_count(turns.jokers[:number]), -turns.points[:number]))[0])
    return followed(view, moves_of(position, turns, best, view.options))


def followed(view: View, moves: Sequence[Move]) -> list[Advice]:
    """The moves of a turn with what each of them scores."""
    state, advice = GAME.imagine(view, random.Random(0)), []
    five = 0  # CAR-14
    for move in moves:
        step = GAME.play(state, view.turn, move, Chance.seeded(0))
        laid = next((event for event in step.events if isinstance(event, Laid)), None)
        if laid is None:
            five = (
                step.state.scores[view.turn]
                - state.scores[view.turn]
                - sum(stone.points for stone in state.laid)
            )
        advice.append(Advice(move, laid.points if laid else five, laid))
        state = step.state
    return advice


def _judged(view: View, most: Line, rng: random.Random, budget: Budget = BUDGET) -> Sequence[Judged]:
    """Turns with what they are worth, the advised one first; none where there is nothing to compare."""
    state = GAME.imagine(view, rng)
    lines = list(JUDGE.lines(view, tuple(GAME.legal(state, view.turn)))[:WIDTH])
    if most and most not in lines:
        lines.append(most)
    if len(lines) < 2:
        return ()
    judged = JUDGE.judge(view, lines, budget, rng, keep=lines.index(most) if most else None)
    ranked = sorted(judged, key=lambda each: -each.shares[view.turn])
    # What scores most is easier to see: where it is about as good, it is advised.
    plain = [each for each in as_good(ranked, view.turn) if each.line == most]
    return [*plain, *(each for each in ranked if each not in plain)]


def why_wiser(
    view: View, turn: Sequence[Advice], most: Sequence[Advice], rng: random.Random
) -> tuple[Sentence, ...]:
    """Why a turn is advised that does not score most, in one sentence."""
    points, highest = (sum(step.points for step in each) for each in (turn, most))
    if points >= highest:
        return ()
    here, there = ([step.move for step in each] for each in (turn, most))
    why = "wins"
    if _jokers(here) < _jokers(there):
        why = "joker"
    elif opens(view, there, seed := rng.getrandbits(64)) - opens(view, here, seed) >= 1:
        why = "opens"
    seat = (view.turn + 1) % view.options.players
    return (Sentence("cartino-tip-wiser", {"points": highest, "why": why, "seat": seat}),)


def _jokers(moves: Sequence[Move]) -> int:
    return sum(isinstance(move, Lay) and move.how == "joker" for move in moves)


def opens(view: View, moves: Sequence[Move], seed: int) -> float:
    """The points that the next player can make after a turn, on average over what they may hold.

    With the same seed two turns are looked at in the same worlds.
    """
    rng, total = random.Random(seed), 0
    for _ in range(HANDS):
        state: State = GAME.imagine(view, rng)
        for move in moves:
            state = GAME.play(state, view.turn, move, Chance.seeded(0)).state
        if GAME.outcome(state) is None:
            turns = new_turns()
            total += int(turns.points[: find_turns(bridge.to_position(state), turns)].max())
    return total / HANDS


def _worth(view: View, judged: Sequence[Judged]) -> tuple[Sentence, ...]:
    return tuple(Sentence("tip-worth", {"percent": percent(each.shares[view.turn])}) for each in judged[:1])


def _facts(laid: Laid) -> dict[str, str | int | tuple[str, ...]]:
    return {name: getattr(laid, name) for name in laid.__struct_fields__ if name != "seat"}


def _marks(view: View, stones: Sequence[Laid]) -> tuple[str, ...]:
    """The stones of the rack that the turn is made of."""
    used = {JOKER if stone.how == "joker" else stone.rank + stone.suit for stone in stones}
    return tuple(stone for stone in dict.fromkeys(view.rack) if stone in used)
