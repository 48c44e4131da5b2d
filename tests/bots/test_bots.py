"""Finding programs by game and level, asking them, and their budgets."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest

from tapisvert import bots, games, testing
from tapisvert.bots import LEVELS, Budget
from tapisvert.bots.bot import Level
from tapisvert.bots.match import Match
from tapisvert.table.chance import Chance
from tapisvert.table.ladder import Between
from tapisvert.table.program import SLICE, dial_of, measured


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_program_of_every_level(game: str) -> None:
    rules = games.load(game)
    state = rules.start(rules.options({}), Chance.seeded(2)).state
    seat = rules.to_act(state)[0]
    legal = tuple(rules.write(move) for move in rules.legal(state, seat))
    for level in LEVELS:
        assert bots.choose(game, level, rules.view(state, seat), legal, Budget(rounds=4), seed=1) in legal


@pytest.mark.parametrize("game", games.names())
def test_every_level_plays_a_whole_match_and_plays_it_again(game: str) -> None:
    """With a seed and rounds in place of time, every match is the same twice; no move is refused."""
    for level in LEVELS:
        first, second = (play(game, level) for _ in range(2))
        assert first.outcome
        assert first.moves == second.moves


def play(game: str, level: str) -> Match:
    match = Match.new(game, [Level(level, Budget(rounds=2))] * 2, testing.of(game).short, seed=5)
    match.play_out()
    return match


@pytest.mark.parametrize("game", games.names())
def test_the_dial_goes_from_the_weakest_program_to_the_strongest(game: str) -> None:
    brought = games.need(game, "programs.levels").PROGRAMS
    assert bots.strength(game, 0) is bots.level(game, LEVELS[0]) is brought["debutant"]
    assert bots.strength(game, len(LEVELS) - 1) is bots.level(game, LEVELS[-1]) is brought["maitre"]
    assert bots.ladder(game).programs == tuple(brought.values())


@pytest.mark.parametrize("game", games.names())
def test_every_place_of_the_dial_names_a_legal_move(game: str) -> None:
    rules = games.load(game)
    state = rules.start(rules.options({}), Chance.seeded(2)).state
    seat = rules.to_act(state)[0]
    legal = tuple(rules.legal(state, seat))
    for tenth in range(10 * (len(LEVELS) - 1) + 1):
        program = bots.strength(game, tenth / 10)
        assert program.choose(rules.view(state, seat), legal, Budget(rounds=4), random.Random(1)) in legal


def test_a_program_to_somebodys_measure_stands_between_levels() -> None:
    assert bots.level("punto", measured(8)) is bots.level("punto", "amateur")
    assert bots.level("punto", measured(24)) is bots.level("punto", "maitre")
    between = bots.level("cartino", measured(1))
    assert isinstance(between, Between)
    ladder = bots.ladder("cartino")
    assert between.share == pytest.approx(ladder.marks[1] / 4)
    assert [dial_of(name) for name in ("measured", "measuredz", "measuredab", "bot", "")] == [None] * 5
    for step in (-1, 25):
        with pytest.raises(ValueError, match="no step"):
            measured(step)


def test_unknown_games_levels_and_strengths_are_refused() -> None:
    with pytest.raises(KeyError):
        bots.level("chess", "maitre")
    with pytest.raises(KeyError):
        bots.level("punto", "grandmaster")
    with pytest.raises(KeyError):
        bots.strength("chess", 1)
    with pytest.raises(ValueError, match="7 is not between"):
        bots.strength("punto", 7)


def test_asking_for_programs_loads_no_kernel_ahead() -> None:
    """The server and the command line import this package; numba would add most of a second."""
    code = "import sys, tapisvert.bots; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_a_budget_of_rounds_is_spent_exactly() -> None:
    assert list(Budget(rounds=700).batches()) == [700]
    assert list(Budget(rounds=700).scaled(0.1).batches()) == [70]


@pytest.mark.parametrize(("seconds", "over"), [(0.2, 2 * SLICE), (0.002, 0.0005)])
def test_a_budget_of_seconds_ends_by_the_clock(
    monkeypatch: pytest.MonkeyPatch, seconds: float, over: float
) -> None:
    """Also one that is shorter than the time between two looks at it."""
    now = 1000.0
    monkeypatch.setattr("tapisvert.table.program.time", SimpleNamespace(perf_counter=lambda: now))
    for rounds in Budget(seconds=seconds).batches():
        now += rounds * 1e-5
    assert seconds <= now - 1000 < seconds + over


def test_time_of_the_processor_is_not_spent_by_waiting() -> None:
    batches = 0
    for _ in Budget(seconds=0.02).of_processor().batches():
        batches += 1
        if batches <= 5:
            time.sleep(0.02)
    assert batches > 5


def test_the_smallest_budget_still_allows_a_thought() -> None:
    assert sum(Budget().batches()) >= 1


def test_programs_are_compiled_ahead_and_a_game_that_fails_stops_no_other() -> None:
    command = [sys.executable, "-m", "tapisvert.bots", "punto", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "the programs of punto are ready" in done.stdout
    assert "the programs of chess could not be compiled" in done.stderr
