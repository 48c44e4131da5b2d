"""The exact end between two: the same margin as a plain exhaustive search by the rules finds."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tapisvert.games.cartino.engine import bridge
from tapisvert.games.cartino.engine.kernel import DRY
from tapisvert.games.cartino.model import Back, End, Lay, State
from tapisvert.games.cartino.programs.endgame import solvable, solve
from tapisvert.games.cartino.programs.levels import PROGRAMS, moves_of
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue
from tapisvert.table.program import Budget
from tests.games.cartino.brute import NO_CHANCE, every_turn

SMALL = 5
"""Stones on both racks together: more take the plain search too long."""

TABLES: dict[str, dict[str, OptionValue]] = {
    "french": {},
    "german": {"edition": 52, "queen": 5, "joker": "reused"},
    "joining": {"joining": "if_possible", "joker": "reused"},
}
Known = dict[object, int]


def endings(name: str, number: int, middle: bool = False) -> Iterator[State]:
    """Ends of random matches whose players hold on to jokers: at the start of a turn, or inside one."""
    rng = random.Random(f"{name} {middle}")
    while number:
        chance = Chance.seeded(rng.getrandbits(32))
        state: State = GAME.start(GAME.options(TABLES[name]), chance).state
        while not state.outcome:
            if state.dry and sum(map(len, state.racks)) <= SMALL and bool(state.laid) == middle:
                yield state
                number -= 1
                break
            moves = [move for move in GAME.legal(state, state.turn) if not isinstance(move, Back)]
            plain = [move for move in moves if not (isinstance(move, Lay) and move.how == "joker")]
            state = GAME.play(state, state.turn, rng.choice(plain or moves), chance).state


def lead(state: State, seat: int) -> int:
    scores = state.outcome.scores if state.outcome else state.scores
    return scores[seat] - scores[1 - seat]


def plain_margin(state: State, known: Known) -> int:
    """The margin still to come for the seat to move, by trying everything."""
    key = (state.turn, state.racks, state.laid, *sorted(state.board.items()))
    if key not in known:
        ends = [state] if state.laid else []
        ends += [after for after in every_turn(state) if len(after.laid) > len(state.laid)]
        known[key] = max(margin_of(state, after, known) for after in ends)
    return known[key]


def margin_of(state: State, after: State, known: Known) -> int:
    """The same with the turn as it is laid in `after`."""
    ended = GAME.play(after, after.turn, End(), NO_CHANCE).state
    gained = lead(ended, state.turn) - lead(state, state.turn)
    if ended.outcome:
        return gained
    rest = plain_margin(ended, known)
    return gained + (rest if ended.turn == state.turn else -rest)


@pytest.mark.parametrize("middle", [False, True])
@pytest.mark.parametrize("name", TABLES)
def test_the_end_is_solved_as_by_a_plain_exhaustive_search(name: str, middle: bool) -> None:
    jokers = 0
    for state in endings(name, 25, middle):
        position = bridge.to_position(state)
        assert solvable(position)
        turns, best, value = solve(position)
        known: Known = {}
        assert value == plain_margin(state, known)
        after = state
        for move in moves_of(position, turns, best, state.options)[:-1]:
            after = GAME.play(after, after.turn, move, NO_CHANCE).state
        assert margin_of(state, after, known) == value
        jokers += sum(rack.count("*") for rack in state.racks) + sum(state.board.values())
    assert jokers


@pytest.mark.parametrize("name", TABLES)
def test_maitre_gets_at_least_what_the_end_is_worth(name: str) -> None:
    """Against any replies; here random ones."""
    rng = random.Random(5)
    for state in endings(name, 10):
        seat, value = state.turn, plain_margin(state, {})
        after = state
        while not after.outcome:
            legal = tuple(GAME.legal(after, after.turn))
            if after.turn == seat:
                view = GAME.view(after, seat)
                move = PROGRAMS["maitre"].choose(view, legal, Budget(rounds=1), rng)
            else:
                move = rng.choice([move for move in legal if not isinstance(move, Back)])
            after = GAME.play(after, after.turn, move, NO_CHANCE).state
        assert lead(after, seat) - lead(state, seat) >= value


def test_the_exact_end_is_compiled_before_the_first_match() -> None:
    """Compiling takes seconds, which nobody should wait for at the end of a match."""
    margin = "from tapisvert.games.cartino.programs.endgame import margin"
    code = f"from tapisvert import bots; {margin}; bots.warm('cartino')"
    subprocess.run([sys.executable, "-c", f"{code}; assert margin.signatures"], check=True)


def test_only_ends_between_two_with_an_empty_bag_are_solved() -> None:
    for players, dry in ((2, False), (3, True)):
        state = GAME.start(GAME.options({"players": players}), Chance.seeded(1)).state
        position = bridge.to_position(state)
        position.place[DRY] = dry
        assert not solvable(position)
