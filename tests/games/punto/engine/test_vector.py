"""Many matches of Punto at once are the very matches that the rules play."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from tapisvert.games.punto import numbers
from tapisvert.games.punto.deal import cards_of
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.matches import SHARE
from tapisvert.games.punto.engine.vector import GOING, VectorPunto
from tapisvert.games.punto.model import RoundDrawn, RoundWon, State
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.vectors import spoils, stakes

every_preset = pytest.mark.parametrize("preset", GAME.presets)


@every_preset
def test_every_observation_move_and_end_are_those_of_the_rules(preset: str) -> None:
    """PUN-2 to PUN-17, over whole matches: what is seen, what may be done, who wins what, the next deal."""
    kinds = ("match", "round", "points")
    by_kind = {kind: VectorPunto(3, 5, preset, rewards=kind) for kind in kinds}
    games = by_kind["match"]
    states: list[State | None] = [dealt(games, match) for match in range(games.count)]
    luck, chance = random.Random(1), Chance.seeded(9)
    while any(states):
        actions = games.sample()
        expected: dict[int, tuple[State, int, dict[str, list[float]]]] = {}
        for match, state in enumerate(states):
            if state is None:
                continue
            assert games.turns[match] == state.turn
            view = GAME.view(state, state.turn)
            assert games.observations[match].tolist() == numbers.counts(view).tolist()
            legal = numbers.number(view, GAME.legal(state, state.turn))
            assert np.flatnonzero(games.masks[match]).tolist() == sorted(legal)
            actions[match] = luck.choice(sorted(legal))
            step = GAME.play(state, state.turn, legal[int(actions[match])], chance)
            ended = [event for event in step.events if isinstance(event, RoundWon | RoundDrawn)]
            winner = next((event.side if isinstance(event, RoundWon) else -1 for event in ended), GOING)
            gains = np.subtract(numbers.points(GAME.view(step.state, 0)), numbers.points(view)).tolist()
            outcome, nothing = step.state.outcome, [0.0] * games.seats
            owed = {
                "match": [*stakes(outcome)] if outcome else nothing,
                "round": [*spoils(gains)] if ended else nothing,
                "points": gains,
            }
            expected[match] = step.state, winner, owed
        for kind in kinds:
            rewards, done = by_kind[kind].step(actions)
            assert {match: rewards[match].tolist() for match in expected} == {
                match: owed[kind] for match, (_, _, owed) in expected.items()
            }
            for match, (after, winner, _) in expected.items():
                assert done[match] == (after.outcome is not None)
                assert by_kind[kind].winners[match] == winner
        for match, (after, winner, _) in expected.items():
            state = states[match] = None if after.outcome else after
            if state and winner != GOING:
                states[match] = redealt(games, match, state)


@every_preset
def test_a_deal_has_every_card_once_and_anybody_may_start(preset: str) -> None:
    games = VectorPunto(60, 2, preset)
    state = GAME.start(games.options, Chance.seeded(1)).state
    sizes = [len(pile) + len(hand) for pile, hand in zip(state.piles, state.hands, strict=True)]
    for match in range(games.count):
        assert games.round(match).left[: games.seats].tolist() == sizes
        held = [card for pile in piles_of(games, match) for card in pile]
        assert Counter(held) == Counter(cards_of("rbgy"))
    assert set(games.turns.tolist()) == set(range(games.seats))
    assert set(VectorPunto(9, 2, preset, starter="2").turns.tolist()) == {1}


def test_luck_depends_on_seed_place_and_moves_alone() -> None:
    few, many = VectorPunto(3, seed=4, table="3"), VectorPunto(9, seed=4, table="3")
    for _ in range(100):
        many.sample()  # it is not played, and changes no later deal
        moves = few.sample()
        ours, theirs = few.step(moves), many.step(np.concatenate([moves, many.sample()[3:]]))
        assert np.array_equal(ours[1], theirs[1][:3])
    assert np.array_equal(few.observations, many.observations[:3])
    assert not np.array_equal(VectorPunto(3, seed=5, table="3").matches.piles, few.matches.piles)


def test_a_move_that_is_not_legal_moves_nothing() -> None:
    games = VectorPunto(3, seed=1)
    before = games.observations.copy()
    actions = games.sample()
    for bad in (0, 64, -1):
        actions[2] = bad
        with pytest.raises(ValueError, match=f"{bad} is no move in game 2 now"):
            games.step(actions)
    with pytest.raises(ValueError, match="3 moves are needed"):
        games.step(np.array([9]))
    assert np.array_equal(before, games.observations)


def test_observations_and_masks_are_written_into_given_arrays_or_not_at_all() -> None:
    quiet = VectorPunto(2, observe=False)
    assert quiet.observations.shape == (0, 411)
    observations, masks = np.zeros((2, 411), dtype=np.int8), np.zeros((2, 64), dtype=np.bool_)
    games = VectorPunto(2, observations=observations, masks=masks)
    moves = games.sample()
    assert masks[[0, 1], moves].all()
    games.step(moves)
    quiet.step(moves)
    assert observations[0].any()
    assert np.array_equal(quiet.matches.boards, games.matches.boards)
    with pytest.raises(ValueError, match="masks have to be one piece of 2 x 64 numbers, bool"):
        VectorPunto(2, masks=np.zeros((2, 128), dtype=np.bool_)[:, ::2])
    with pytest.raises(ValueError, match="'fame' is not rewarded: the choice is match, round, points"):
        VectorPunto(2, rewards="fame")


def dealt(games: VectorPunto, match: int) -> State:
    """A match that was just dealt, as the rules see it."""
    turn = int(games.turns[match])
    state = GAME.start(replace(games.options, starter=str(turn + 1)), Chance.seeded(0)).state
    return redealt(games, match, replace(state, options=games.options))


def redealt(games: VectorPunto, match: int, state: State) -> State:
    """A round that was just dealt, with the cards that it has in the kernel: as many as in the rules."""
    assert games.turns[match] == state.turn == state.starter
    piles, neutral = piles_of(games, match), state.options.seating.neutral
    hold = [games.hold if games.hold == 2 or seat == state.turn else 0 for seat in range(games.seats)]
    after = replace(
        state,
        piles=tuple(tuple(pile[held:]) for pile, held in zip(piles, hold, strict=True)),
        hands=tuple(tuple(pile[:held]) for pile, held in zip(piles, hold, strict=True)),
        neutral=tuple(sorted(card for pile in piles for card in pile if card[0] == neutral)),
    )
    gone = Counter(cards_of(neutral)) - Counter(after.neutral)  # which ones leave is luck (PUN-14)
    after = replace(after, gone=tuple(sorted(gone.elements())))
    for field in ("piles", "hands", "neutral", "gone"):
        ours, theirs = getattr(after, field), getattr(state, field)
        assert len(ours) == len(theirs)
        assert [*map(len, ours)] == [*map(len, theirs)]
    for side, known in enumerate(state.known):
        seats = range(side, games.seats, games.sides)
        cards = [card for seat in seats for card in piles[seat]]
        assert sorted(card for card in cards if card[0] != neutral) == sorted(known)
        assert len(cards) - len(known) == state.share[side] == games.matches.tallies[match, SHARE + side]
    return after


def piles_of(games: VectorPunto, match: int) -> list[list[str]]:
    """Every seat's cards, the top one first, hands too."""
    round = games.round(match)
    return [
        [bridge.name(int(card)) for card in round.piles[seat, : round.left[seat]]][::-1]
        for seat in range(games.seats)
    ]
