"""Every game steps many matches at once, with the luck, the numbers and the rewards of the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import VectorEnv
from msgspec.structs import replace

from tapisvert import games
from tapisvert.adapters.environment import environment
from tapisvert.adapters.gym import vector_env
from tapisvert.adapters.numbered import Numbered, numbers_of
from tapisvert.adapters.vectors import PlainVectors, vectors
from tapisvert.table.chance import Chance
from tapisvert.table.vectors import settled, spoils, stakes

every_game = pytest.mark.parametrize("name", games.names())
PRESETS = {"casino_royal": ("poker-2", "variant-3", "bingo-2"), "cartomanie": ("children-2",)}
TABLES = [(name, preset) for name in games.names() for preset in PRESETS.get(name, ("",))]


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_a_vector_of_plain_rules_plays_what_the_rules_play(name: str, preset: str) -> None:
    rules = games.load(name)
    options = settled(rules, preset)
    played = PlainVectors(rules, options, 2, seed=3)
    twins = [match.__copy__() for match in played.matches]
    for _ in range(12):
        moves = played.sample()
        for place, twin in enumerate(twins):
            seat = twin.to_act[0]
            assert played.turns[place] == seat
            assert np.array_equal(played.observations[place], twin.vector(seat))
            assert np.flatnonzero(played.masks[place]).tolist() == sorted(twin.moves(seat))
            twin.play(seat, int(moves[place]))
        rewards, done = played.step(moves)
        for place, twin in enumerate(twins):
            outcome = rules.outcome(twin.state)
            assert done[place] == (outcome is not None)
            assert rewards[place].tolist() == pytest.approx(stakes(outcome) if outcome else [0] * twin.seats)
            if outcome:
                twins[place] = played.matches[place].__copy__()


@every_game
def test_luck_depends_on_seed_place_and_moves_alone(name: str) -> None:
    preset = PRESETS.get(name, ("",))[-1]
    few, many = vectors(name, 1, preset, seed=4), vectors(name, 2, preset, seed=4)
    for _ in range(10):
        many.sample()  # it is not played, and changes no later deal
        moves = few.sample()
        few.step(moves)
        many.step(np.array([moves[0], many.sample()[1]]))
    assert np.array_equal(few.observations[0], many.observations[0])
    assert not np.array_equal(many.observations[0], many.observations[1])


@pytest.mark.parametrize("name", ["punto", "cartino"])
def test_kernels_and_plain_rules_have_the_same_face(name: str) -> None:
    fast, rules = vectors(name, 2, seed=1), games.load(name)
    plain = PlainVectors(rules, settled(rules), 2, seed=1)
    assert (fast.actions, fast.width, fast.seats) == (plain.actions, plain.width, plain.seats)
    assert np.abs(fast.observations * fast.scale).max() <= 1
    assert fast.masks.any(axis=1).all()


def test_what_is_no_move_or_no_option_is_refused() -> None:
    games_at_once = vectors("casino_royal", 2, "poker-2")
    before = games_at_once.observations.copy()
    good = games_at_once.sample()
    with pytest.raises(ValueError, match="-1 is no move in match 1 now"):
        games_at_once.step(np.array([good[0], -1]))
    with pytest.raises(ValueError, match="2 moves are needed"):
        games_at_once.step(good[:1])
    assert np.array_equal(before, games_at_once.observations)
    with pytest.raises(KeyError, match="no preset"):
        vectors("casino_royal", 2, "solitaire")


def test_rewards_are_for_the_match_for_rounds_or_for_points() -> None:
    """Three evenings of the same cards and moves: chips add up, and each round is won by who gained most."""
    rules = games.load("casino_royal")
    options = settled(rules, "variant-2", {"rounds": "2"})
    chips, by_round, at_the_end = (
        Numbered(rules, options, Chance.seeded(2), kind) for kind in ("points", "round", "match")
    )
    begun, gained, rounds = rules.view(chips.state, None).money, np.zeros(2), []
    while chips.to_act:
        seat, before = chips.to_act[0], chips.state.round
        number = min(chips.moves(seat))
        for match in (chips, by_round, at_the_end):
            match.play(seat, number)
        gained += chips.earned
        if chips.state.round != before or not chips.to_act:
            rounds.append(spoils(gained.tolist()))
            assert by_round.earned == rounds[-1]
            gained[:] = 0
        else:
            assert by_round.earned == (0, 0)
    outcome = rules.outcome(chips.state)
    assert outcome is not None
    assert chips.returns() == tuple(np.subtract(outcome.scores, begun))
    assert by_round.returns() == tuple(np.sum(rounds, axis=0))
    assert at_the_end.returns() == stakes(outcome)


BY_SEAT = {
    "cartino": ("racks", "scores", "shown"),
    "cartomanie": ("piles", "points"),
    "casino_royal": ("money", "playing", "staying", "boards", "covered", "laid", "paid", "hands"),
}
"""Punto's colours belong to sides, too: its observations are compared with the kernel's own."""


@pytest.mark.parametrize("name", BY_SEAT)
def test_observations_are_told_from_where_a_seat_sits(name: str) -> None:
    """A seat that sees what another would see from its place observes the same."""
    rules = games.load(name)
    match = Numbered(rules, settled(rules), Chance.seeded(1))
    for _ in range(9):
        seat = match.to_act[0]
        match.play(seat, min(match.moves(seat)))
    view, seats = match.view(1), match.seats
    turned: dict[str, Any] = {field: turn(getattr(view, field)) for field in BY_SEAT[name]}
    for field in {"turn", "dealer"} & {*view.__struct_fields__}:
        turned[field] = (getattr(view, field) - 1) % seats
    for field in {"asked", "callers"} & {*view.__struct_fields__} if name == "casino_royal" else ():
        turned[field] = tuple((each - 1) % seats for each in getattr(view, field))
    if name == "casino_royal":
        turned["betting"] = None
        view = replace(view, betting=None)
    assert np.array_equal(
        numbers_of(name).encode(view), numbers_of(name).encode(replace(view, seat=0, **turned))
    )


def turn(by_seat: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*by_seat[1:], *by_seat[:1])


def test_gymnasium_steps_them_as_a_vector_environment() -> None:
    env = vector_env("punto", 4, wins=1, rewards="round")
    assert isinstance(env, VectorEnv)
    observed, info = env.reset(seed=5)
    ended = 0
    for _ in range(80):
        assert env.observation_space.contains(observed)
        movers, moves = info["seat"], env.sample()
        assert env.action_space.contains(moves)
        observed, rewards, done, cut, info = env.step(moves)
        assert rewards.tolist() == info["rewards"][range(4), movers].tolist()
        assert not cut.any()
        assert (info["rewards"][done].sum(axis=1) == 0).all()
        ended += done.sum()
    assert ended > 0
    first, again = env.reset(seed=5)[0]["observation"].copy(), env.reset()[0]["observation"]
    assert not np.array_equal(first, again)
    assert np.array_equal(first, env.reset(seed=5)[0]["observation"])
    with pytest.raises(ValueError, match="one seed"):
        env.reset(options={"wins": 2})


def test_a_reset_may_have_options_for_one_match() -> None:
    env = environment("punto", "2", rewards="points")
    env.reset(seed=1, options={"starter": "2", "wins": 1})
    assert (env.agent_selection, env.match.options.wins) == ("seat_1", 1)
    env.reset(seed=1)
    assert env.match.options == env.options
    with pytest.raises(ValueError, match="make another environment"):
        env.reset(options={"table": "4"})
    with pytest.raises(ValueError, match="no option 'startr'"):
        env.reset(options={"startr": "2"})


def test_the_state_is_what_all_seats_observe() -> None:
    env = environment("cartino")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    expected = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(expected))


@every_game
def test_people_see_every_step_in_the_terminal(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = environment(name, render_mode="human")
    env.reset(seed=1)
    before = capsys.readouterr().out
    env.step(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    after = capsys.readouterr().out
    assert "Seat 1" in before
    assert after
    assert after != before
