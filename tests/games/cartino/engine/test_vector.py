"""Many matches of Cartino at once are the very matches that the rules play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tapisvert.games.cartino.engine import bridge, kernel
from tapisvert.games.cartino.engine.vector import END, VectorCartino
from tapisvert.games.cartino.model import JOKER, Back, Lay, Move, State
from tapisvert.games.cartino.rules import GAME, all_stones
from tapisvert.table.chance import Chance

PRESETS: dict[str, Any] = {**GAME.presets, "joining": {"joining": "if_possible"}}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_move_and_every_score_are_those_of_the_rules(preset: str) -> None:
    games = VectorCartino(2, seed=5, **PRESETS[preset])
    states: list[State | None] = [as_state(games, match) for match in range(games.count)]
    luck, chance = random.Random(2), Chance.seeded(9)
    while any(states):
        masks, actions = games.masks(), games.sample()
        expected: dict[int, tuple[int, ...] | None] = {}
        for match, state in enumerate(states):
            if state is None:
                continue
            assert games.turns[match] == state.turn
            legal = {number(move, state): move for move in GAME.legal(state, state.turn) if move != Back()}
            assert sorted(legal) == np.flatnonzero(masks[match]).tolist()
            assert games.scores[match].tolist() == list(state.scores)
            actions[match] = luck.choice(list(legal))
            after = GAME.play(state, state.turn, legal[int(actions[match])], chance).state
            expected[match] = after.outcome.scores if after.outcome else None
            states[match] = None if after.outcome else after
        done, scores = games.step(actions)
        for match, ended in expected.items():
            assert done[match] == (ended is not None)
            assert tuple(scores[match]) == (ended or (0,) * games.options.players)


@pytest.mark.parametrize("preset", ["french-2", "german-4"])
def test_a_deal_has_every_stone_once(preset: str) -> None:
    games = VectorCartino(20, seed=1, preset=preset)
    for match in range(games.count):
        state = as_state(games, match)
        stones = [*state.bag, *(stone for rack in state.racks for stone in rack)]
        assert sorted(stones) == sorted(all_stones(games.options))
    assert len({as_state(games, match).bag for match in range(games.count)}) == games.count


def test_a_match_has_the_same_luck_however_many_there_are() -> None:
    few, many = VectorCartino(2, seed=4), VectorCartino(5, seed=4)
    for _ in range(200):
        ours, theirs = few.step(few.sample()), many.step(many.sample())
        assert np.array_equal(ours[1], theirs[1][:2])
    assert np.array_equal(few.racks(), many.racks()[:2])


def test_a_move_that_is_not_legal_moves_nothing() -> None:
    games = VectorCartino(2, seed=1)
    good = games.sample()
    taken = games.positions.taken.copy()
    for wrong in (END, END + 1, -1, int(np.flatnonzero(~games.masks()[1])[0])):
        with pytest.raises(ValueError, match=f"{wrong} is no move in match 1 now"):
            games.step(np.array([good[0], wrong]))
    with pytest.raises(ValueError, match="2 moves are needed"):
        games.step(good[:1])
    assert np.array_equal(taken, games.positions.taken)


def as_state(games: VectorCartino, match: int) -> State:
    """A match that was just dealt, as the rules see it."""
    position = games.positions[match]
    names = {JOKER: kernel.THE_JOKER, **bridge.numbers(games.options.edition)}
    stones = {number: stone for stone, number in names.items()}
    racks = []
    for seat in range(games.options.players):
        rack = [JOKER] * int(position.held[seat])
        for suit in range(kernel.SUITS):
            bits = int(position.racks[seat, suit])
            rack += [stones[16 * suit + place // 2] for place in range(32) if bits >> place & 1]
        racks.append(tuple(rack))
    bag = tuple(stones[int(stone)] for stone in position.bag[: position.place[kernel.LEFT]][::-1])
    state = GAME.start(games.options, Chance.seeded(0)).state
    return replace(state, turn=int(position.place[kernel.TURN]), number=1, racks=tuple(racks), bag=bag)


def number(move: Move, state: State) -> int:
    if not isinstance(move, Lay):
        return END
    return kernel.NOWHERE * bridge.HOW.index(move.how) + bridge.half_number(move.half, state.options)
