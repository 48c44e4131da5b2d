"""Judges of all games: honest to the seat, the same again for the same seed, and shares that add up."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tapisvert import bots, games
from tapisvert.bots import Budget
from tapisvert.bots.plain_judge import PlainJudge
from tapisvert.games.cartino.model import Back, End, Lay
from tapisvert.table.game import presets_of
from tapisvert.table.match import Match
from tapisvert.testing.matches import new_match, play_on
from tests import toys

FEW = Budget(rounds=64)
OWN = [name for name in games.names() if games.part(name, "programs.worth")]
TABLES = [(name, preset) for name in OWN for preset in presets_of(games.load(name))]


def begun(name: str, preset: str, seed: int, moves: int) -> Match:
    """A match after so many moves, or as many as leave it undecided."""
    game = games.load(name)
    options = presets_of(game)[preset]
    tries = (
        play_on(new_match(game, options, seed), random.Random(seed), made) for made in range(moves, -1, -1)
    )
    return next(match for match in tries if not match.outcome)


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_two_states_that_a_viewer_cannot_tell_apart_stand_alike(name: str, preset: str) -> None:
    match, judge = begun(name, preset, 3, 12), bots.judge(name)
    for viewer in (match.to_act[0], None):
        other = match.game.imagine(match.view(viewer), random.Random(5))
        said = [
            judge.standing(match.game.view(state, viewer), FEW, random.Random(1))
            for state in (match.state, other)
        ]
        assert said[0] == said[1]
        sides = match.game.sides(match.options)
        assert len(said[0].shares) == len(sides)
        if len(sides) > 1:
            assert sum(said[0].shares) == pytest.approx(1)


@pytest.mark.parametrize("name", OWN)
def test_a_judgement_holds_nothing_that_the_seat_cannot_know(name: str) -> None:
    match, judge = begun(name, next(iter(presets_of(games.load(name)))), 4, 6), bots.judge(name)
    seat = match.to_act[0]
    other = match.game.imagine(match.view(seat), random.Random(6))
    said = []
    for state in (match.state, other):
        view = match.game.view(state, seat)
        lines = judge.lines(view, tuple(match.game.legal(state, seat)))
        said.append(judge.judge(view, lines, FEW, random.Random(2)) if lines else ())
    assert said[0] == said[1]


@pytest.mark.parametrize("name", OWN)
def test_fortune_meets_the_same_luck_however_the_stock_lies(name: str) -> None:
    match, judge = begun(name, next(iter(presets_of(games.load(name)))), 5, 9), bots.judge(name)
    shuffled = judge.redraw(match.state, random.Random(7))
    assert shuffled != match.state
    assert judge.fortune(shuffled, FEW, 11) == judge.fortune(match.state, FEW, 11)
    assert judge.redraw(shuffled, None) == judge.redraw(match.state, None)


def test_a_game_without_a_judge_of_its_own_has_the_plain_one() -> None:
    """On a board of nine with two crosses in a row, whoever is to move wins at once."""
    game, rng = toys.Cross(), random.Random(1)
    judge = PlainJudge(game)
    view = game.view(toys.State("xx oo    "), 0)
    judged = judge.judge(view, judge.lines(view, tuple(game.legal(view.state, 0))), Budget(rounds=2000), rng)
    best = max(judged, key=lambda one: one.shares[0])
    assert (best.line, best.shares) == ((2,), (1.0, 0.0))
    standing = judge.standing(view, Budget(rounds=400), rng)
    assert sum(standing.shares) == pytest.approx(1)
    assert standing.shares[0] > 0.5


def test_a_line_of_punto_that_wins_the_match_is_worth_all_of_it_pun_10() -> None:
    """And that is certain, not only likely."""
    game, judge = games.load("punto"), bots.judge("punto")
    rng = random.Random(1)
    for seed in range(60):
        match = new_match(game, {"wins": 1}, seed)
        while not match.outcome:
            seat = match.to_act[0]
            wins = [move for move in game.legal(match.state, seat) if _wins(match, seat, move)]
            if wins:
                view = match.view(seat)
                lines = judge.lines(view, tuple(game.legal(match.state, seat)))
                judged = judge.judge(view, lines, Budget(rounds=256), rng)
                certain = [(one.shares[seat], one.error) for one in judged if one.line[0] in wins]
                assert certain == [(1.0, 0.0)] * len(wins)
                return
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("no match came to a win at once")


def _wins(match: Match, seat: int, move: Any) -> bool:
    again = Match.fold(match.game, match.setup, match.secret, match.moves)
    again.play(seat, match.game.write(move))
    return again.outcome is not None and seat in again.outcome.winners


def test_a_turn_of_cartino_is_one_decision_without_what_was_taken_back_car_11() -> None:
    judge = bots.judge("cartino")
    moves = [Lay("KSu"), Back(), Lay("KSl"), Lay("ASl"), End()]
    assert judge.line(moves) == (Lay("KSl"), Lay("ASl"), End())


def test_what_could_have_been_drawn_is_counted_up_in_punto_pun_6() -> None:
    """Every card of the next pile, as often as it is there."""
    match, judge = begun("punto", "2", 6, 5), bots.judge("punto")
    seat = match.to_act[0]
    move = next(iter(match.game.legal(match.state, seat)))
    others = judge.alternatives(match.state, seat, (move,), random.Random(1))
    pile = match.state.piles[(seat + 1) % 2]
    assert sum(weight for weight, _ in others) == len(pile)
    assert sorted(state.hands[(seat + 1) % 2][0] for _, state in others) == sorted(set(pile))
