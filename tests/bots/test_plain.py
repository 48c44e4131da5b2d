"""The plain program: plays any game, the better the longer it thinks, and never on what it cannot know."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from tapisvert import bots
from tapisvert.bots import plain
from tapisvert.bots.plain import Node, Search, programs, winning
from tapisvert.games import load
from tapisvert.table.chance import Chance
from tapisvert.table.game import AnyGame, Outcome
from tapisvert.table.program import Budget, Program
from tests.server.pick_game import Pick
from tests.toys import Cross, Rows, State

ROUNDS = {"debutant": 1, "amateur": 100, "confirme": 160, "maitre": 480}
"""About as many as there is time for in a game like these, scaled down."""


def match(game: AnyGame, players: tuple[Program, Program], rounds: tuple[int, int], seed: int) -> Outcome:
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state = game.start(game.options({}), chance).state
    while waiting := game.to_act(state):
        seat = waiting[0]
        legal = list(game.legal(state, seat))
        budget = Budget(rounds=rounds[seat])
        move = players[seat].choose(game.view(state, seat), legal, budget, rng)
        assert move in legal
        state = game.play(state, seat, move, chance).state
    outcome = game.outcome(state)
    assert outcome
    return outcome


def share(game: AnyGame, upper: str, lower: str, matches: int) -> float:
    """What a level wins of another one, on both seats in turn."""
    levels, won = programs(game), 0.0
    for seed in range(matches):
        seats = (upper, lower) if seed % 2 else (lower, upper)
        outcome = match(
            game, (levels[seats[0]], levels[seats[1]]), (ROUNDS[seats[0]], ROUNDS[seats[1]]), seed
        )
        won += 1 / len(outcome.winners) if seats.index(upper) in outcome.winners else 0
        won += 0 if outcome.winners else 0.5
    return won / matches


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(ROUNDS)))
def test_each_level_beats_the_one_below_it(lower: str, upper: str) -> None:
    assert share(Rows(), upper, lower, 6) >= 0.65


def test_the_best_never_loses_where_nobody_has_to() -> None:
    levels = programs(Cross())
    for seed in range(6):
        players, me = ("maitre", "debutant"), seed % 2
        order = players if me == 0 else players[::-1]
        end = match(Cross(), (levels[order[0]], levels[order[1]]), (1000, 1000), seed)
        assert 1 - me not in end.winners


@pytest.mark.parametrize("level", ROUNDS)
@pytest.mark.parametrize(("cells", "win"), [("xx oo    ", 2), (" xx oo   ", 0)])
def test_every_level_takes_a_win(level: str, cells: str, win: int) -> None:
    state = State(cells, turn=0)
    game = Cross()
    move = programs(game)[level].choose(
        game.view(state, 0), list(game.legal(state, 0)), Budget(rounds=1), random.Random(2)
    )
    assert move == win


def test_a_win_is_one_in_every_state_that_could_be() -> None:
    punto = load("punto")
    state = punto.start(punto.options({}), Chance.seeded(1)).state
    seat = punto.to_act(state)[0]
    assert winning(punto, punto.view(state, seat), list(punto.legal(state, seat)), random.Random(1)) is None


def test_rounds_and_a_seed_give_the_same_move() -> None:
    game = load("punto")
    state = game.start(game.options({"table": "2x2"}), Chance.seeded(4)).state
    seat = game.to_act(state)[0]
    legal = list(game.legal(state, seat))
    chosen = {
        programs(game)["maitre"].choose(game.view(state, seat), legal, Budget(rounds=12), random.Random(7))
        for _ in range(3)
    }
    assert len(chosen) == 1


def test_seconds_are_kept_to_however_slow_a_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined, now = 0, 0.0

    def slow(search: Search) -> None:
        nonlocal imagined, now
        imagined, now = imagined + 1, now + 0.5
        search.roots[0].pick(search.legal, search.rng).visits += 1

    monkeypatch.setattr(Search, "imagine", slow)
    monkeypatch.setattr("tapisvert.table.program.time.perf_counter", lambda: now)
    game = Cross()
    state = game.start({}, Chance.seeded(1)).state
    programs(game)["maitre"].choose(
        game.view(state, 0), list(game.legal(state, 0)), Budget(seconds=0.6), random.Random(1)
    )
    assert imagined <= 3


def test_who_decides_at_the_same_time_does_not_know_what_others_decide() -> None:
    """Their tree does not fork where a decision is secret."""
    game = Pick()
    state = game.start(game.options({}), Chance.seeded(1)).state
    search = Search(game, game.view(state, 0), list(game.legal(state, 0)), random.Random(1))
    for _ in range(100):
        search.imagine()
    assert set(search.roots) == {0, 1}
    assert list(search.roots[1].leads) == [(0, None)]
    assert len(search.roots[0].leads) == len(list(game.legal(state, 0)))


def test_where_nothing_is_hidden_all_share_one_tree() -> None:
    game = Rows()
    state = game.start({}, Chance.seeded(1)).state
    search = Search(game, game.view(state, 0), list(game.legal(state, 0)), random.Random(1))
    for _ in range(50):
        search.imagine()
    assert list(search.roots) == [0]
    assert sum(edge.visits for edge in search.tried()) == 50


def test_of_very_many_moves_only_some_are_tried() -> None:
    node, rng = Node(), random.Random(1)
    moves = range(10_000)
    for _ in range(400):
        node.pick(moves, rng).visits += 1
    assert plain.WIDTH < len(node.edges) <= plain.WIDTH + 20


@pytest.mark.parametrize(
    ("outcome", "worth"),
    [
        (None, (0.5, 0.5)),
        (Outcome((0,), (1, 0)), (1, 0)),
        (Outcome((), (0, 0)), (0.5, 0.5)),
        (Outcome((0, 1), (1, 1)), (0.5, 0.5)),
        (Outcome((0, 2), (1, 0, 1, 0)), (0.75, 0)),
    ],
)
def test_what_an_end_is_worth(outcome: Outcome | None, worth: tuple[float, float]) -> None:
    found = plain._worth(Rows(), State("", outcome=outcome))
    assert (found(0), found(1)) == worth


def test_partners_win_together() -> None:
    game = load("punto")
    state: Any = game.start(game.options({"table": "2x2"}), Chance.seeded(1)).state
    won = plain._worth(game, replace(state, outcome=Outcome((0, 2), (2, 0, 2, 0))))
    assert [won(seat) for seat in range(4)] == [1, 0, 1, 0]


def test_alone_more_points_are_better() -> None:
    few, many = (plain._worth(Rows(), State("", outcome=Outcome((), (score,)))) for score in (3, 30))
    cleared = plain._worth(Rows(), State("", outcome=Outcome((0,), (3,))))
    assert few(0) < many(0) < cleared(0) <= 1


def test_the_programs_of_the_house_come_first() -> None:
    assert not isinstance(bots.level("punto", "maitre"), plain.Searcher)
