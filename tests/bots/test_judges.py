"""Judges of games, and the one for games without: what they say of lines, turns and draws."""

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


def begun(name: str, preset: str, seed: int, moves: int) -> Match:
    """A match after so many moves, or as many as leave it undecided."""
    game = games.load(name)
    options = presets_of(game)[preset]
    tries = (
        play_on(new_match(game, options, seed), random.Random(seed), made) for made in range(moves, -1, -1)
    )
    return next(match for match in tries if not match.outcome)


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
    assert sum(weight for weight, _ in others) == pytest.approx(1)
    assert all(
        pile.count(state.hands[(seat + 1) % 2][0]) == round(weight * len(pile)) for weight, state in others
    )
    assert sorted(state.hands[(seat + 1) % 2][0] for _, state in others) == sorted(set(pile))
