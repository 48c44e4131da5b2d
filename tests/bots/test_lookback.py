"""A look back at a match: its parts add up, luck and decisions are where they should be."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from tapisvert import bots, games
from tapisvert.bots import Budget
from tapisvert.bots.lookback import COARSE, Effort, LookBack, decisions_of, look_back
from tapisvert.table.match import Match
from tapisvert.testing.matches import new_match

LITTLE = Effort(curve=8, decision=64, luck=2)


def played(name: str, options: dict[str, Any], levels: tuple[str, ...], seed: int) -> Match:
    """A match between programs."""
    game, rng = games.load(name), random.Random(seed)
    match = new_match(game, options, seed)
    while not match.outcome:
        seat = match.to_act[0]
        moves = tuple(game.offered(match.state, seat))
        program = bots.level(name, levels[seat % len(levels)])
        match.play(seat, game.write(program.choose(match.view(seat), moves, Budget(rounds=50), rng)))
    return match


def looked(match: Match, effort: Effort = LITTLE, seed: int = 0) -> LookBack:
    *_, found = look_back(match, bots.judge(match.game.name), effort, seed)
    return found


@cache
def between_beginners() -> LookBack:
    """What several tests look at."""
    return looked(played("punto", {"wins": 1}, ("debutant",), 5))


@pytest.mark.parametrize(
    ("name", "options"),
    [("punto", {"table": "3", "wins": 1}), ("cartino", {}), ("punto", {"expert": True, "wins": 1})],
)
def test_the_parts_add_up_to_the_result_for_every_side(name: str, options: dict[str, Any]) -> None:
    match = played(name, options, ("amateur", "debutant"), 1)
    found = looked(match)
    for side in range(len(found.sides)):
        parts = found.expected[side] + found.luck(side) + found.lost(side) + found.given(side)
        assert parts + found.rest(side) == pytest.approx(found.result[side])
        assert found.lost(side) <= 0
    for moment in found.moments:
        assert sum(moment.shares) == pytest.approx(1)
        assert sum(moment.luck or (0,)) == pytest.approx(0, abs=1e-9)
    assert found.moments[-1].shares == found.result
    assert len(found.moments) == len(match.moves) + 1
    if name == "cartino":  # CAR-10: all stones of a turn are one decision
        assert len(found.decisions) <= sum(played.move == "end" for played in match.moves)
        assert all(each.made[-1] == "end" for each in found.decisions)
    else:
        assert looked(match) == found, "the same seed sees the same"


def test_the_curve_comes_first_and_the_rest_move_by_move() -> None:
    match = played("punto", {"wins": 1}, ("amateur",), 4)
    known = list(look_back(match, bots.judge("punto"), LITTLE))
    points = len(match.moves) + 1
    assert points > COARSE
    assert len(known) == points + len(match.moves)
    assert len(known[COARSE - 2].moments) < points, "the rough curve is not yet there"
    rough, exact = known[COARSE - 1].moments, known[-1].moments
    assert [moment.at for moment in rough] == [moment.at for moment in exact] == list(range(points))
    same = sum(one.shares == other.shares for one, other in zip(rough, exact, strict=True))
    assert COARSE <= same < points, "between its points it is drawn straight until they are known"
    assert all(sum(moment.shares) == pytest.approx(1) for moment in rough)
    assert not known[points - 1].decisions
    done = [found.done for found in known]
    assert done == sorted(done)
    assert done[-1] == 1


def test_of_every_decision_a_few_choices_are_told_in_words() -> None:
    found = between_beginners()
    for each in found.decisions:
        lines = [choice.line for choice in each.offered]
        assert lines == sorted(lines), "their order tells nothing"
        assert {each.made, each.best} <= set(lines)
        assert 2 <= len(lines) <= min(4, each.choices)
        assert all(choice.worth <= each.better for choice in each.offered)
        assert [choice.verdict for choice in each.offered if choice.line == each.made] == [each.verdict]
        for choice in each.offered:
            (said,) = choice.says
            assert said["kind"] in ("placed", "covered")
            assert said["seat"] == each.seat


def test_what_speaks_for_the_better_move_is_told_where_the_game_knows() -> None:
    found = between_beginners()
    told = {sentence.id for each in found.decisions for sentence in each.why}
    assert told
    assert all(not each.why for each in found.decisions if each.made == each.best)


def test_a_beginner_loses_more_by_decisions_than_a_searcher() -> None:
    effort = Effort(curve=1, decision=256, luck=1)
    matches = [played("punto", {"wins": 1}, ("confirme", "debutant"), seed) for seed in range(2)]
    found = [looked(match, effort) for match in matches]
    lost = [sum(each.lost(side) for each in found) for side in (0, 1)]
    assert lost[1] < lost[0]


def test_some_decisions_can_be_judged_without_all_the_rest() -> None:
    match = played("punto", {"wins": 1}, ("debutant",), 5)
    found = decisions_of(match, bots.judge("punto"), LITTLE, 3, seed=2)
    assert len({each.at for each in found}) == 3
    assert all(match.moves[each.at].seat == each.seat for each in found)


def test_the_decisions_that_mattered_are_those_that_cost_most() -> None:
    found = between_beginners()
    for seat in (0, 1):
        points = found.turning_points(seat)
        costs = [each.cost[seat] for each in points]
        assert costs == sorted(costs, reverse=True)
        assert all(cost > 0 for cost in costs)
        assert all(each.better > each.worth and each.best != each.made for each in points)
