"""Many matches of Cartino at once are the very matches that the rules play."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tapisvert.games.cartino import numbers
from tapisvert.games.cartino.engine import bridge, kernel
from tapisvert.games.cartino.engine.vector import VectorCartino
from tapisvert.games.cartino.model import JOKER, Back, State
from tapisvert.games.cartino.rules import GAME, all_stones
from tapisvert.table.chance import Chance
from tapisvert.table.vectors import stakes

PRESETS: dict[str, Any] = {**GAME.presets, "joining": {"joining": "if_possible"}}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_observation_move_and_score_are_those_of_the_rules(preset: str) -> None:
    games = VectorCartino(2, seed=5, **PRESETS[preset])
    by_points = VectorCartino(2, seed=5, rewards="points", **PRESETS[preset])
    states: list[State | None] = [as_state(games, match) for match in range(games.count)]
    luck, chance = random.Random(2), Chance.seeded(9)
    while any(states):
        actions = games.sample()
        expected: dict[int, tuple[State, State]] = {}
        for match, state in enumerate(states):
            if state is None:
                continue
            assert games.turns[match] == state.turn
            view = GAME.view(state, state.turn)
            assert games.observations[match].tolist() == numbers.counts(view).tolist()
            legal = numbers.number(view, [m for m in GAME.legal(state, state.turn) if m != Back()])
            assert sorted(legal) == np.flatnonzero(games.masks[match]).tolist()
            actions[match] = luck.choice(list(legal))
            after = GAME.play(state, state.turn, legal[int(actions[match])], chance).state
            expected[match] = state, after
            states[match] = None if after.outcome else after
        rewards, done = games.step(actions)
        gains, _ = by_points.step(actions)
        for match, (before, after) in expected.items():
            scores = after.outcome.scores if after.outcome else after.scores
            assert done[match] == (after.outcome is not None)
            assert gains[match].tolist() == np.subtract(scores, before.scores).tolist()
            assert rewards[match].tolist() == pytest.approx(
                stakes(after.outcome) if after.outcome else [0] * games.seats
            )
            assert not after.outcome or tuple(games.totals[match]) == scores


@pytest.mark.parametrize("preset", ["french-2", "german-4"])
def test_a_deal_has_every_stone_once(preset: str) -> None:
    games = VectorCartino(20, seed=1, preset=preset)
    for match in range(games.count):
        state = as_state(games, match)
        stones = [*state.bag, *(stone for rack in state.racks for stone in rack)]
        assert sorted(stones) == sorted(all_stones(games.options))
    assert len({as_state(games, match).bag for match in range(games.count)}) == games.count


def test_luck_depends_on_seed_place_and_moves_alone() -> None:
    few, many = VectorCartino(2, seed=4), VectorCartino(5, seed=4)
    for _ in range(200):
        many.sample()  # it is not played, and changes no later deal
        moves = few.sample()
        ours, theirs = few.step(moves), many.step(np.concatenate([moves, many.sample()[2:]]))
        assert np.array_equal(ours[1], theirs[1][:2])
    assert np.array_equal(few.observations, many.observations[:2])


def test_a_move_that_is_not_legal_moves_nothing() -> None:
    games = VectorCartino(2, seed=1)
    good = games.sample()
    before = games.observations.copy()
    end = games.actions - 2
    for wrong in (end, end + 1, end + 2, -1, int(np.flatnonzero(~games.masks[1])[0])):
        with pytest.raises(ValueError, match=f"{wrong} is no move in match 1 now"):
            games.step(np.array([good[0], wrong]))
    with pytest.raises(ValueError, match="2 moves are needed"):
        games.step(good[:1])
    assert np.array_equal(before, games.observations)


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
