"""The bench itself: the C program is the same playout, levels win what they win, intervals are right."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from bench import claims, punto, rules, solo, strength
from tapisvert import bots, games
from tapisvert.arena.intervals import wilson
from tapisvert.arena.play import Result, play
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance

BARE = """
import runpy, sys
sys.modules |= dict.fromkeys(("httpx", "hypothesis", "playwright", "pytest"))
sys.argv = ["bench", "--help"]
runpy.run_module("bench", run_name="__main__")
"""


def test_what_tests_alone_need_is_not_needed_to_measure() -> None:
    """`make bench` installs peers, no tools for tests: only the server's bench borrows those."""
    here = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", BARE], cwd=here, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "--server" in done.stdout


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not here")
@pytest.mark.parametrize("preset", GAME.presets)
def test_the_c_program_plays_the_very_rounds_of_the_kernel(preset: str, tmp_path: Path) -> None:
    """`in_c` refuses a program that gives other results for the same seed."""
    root = bridge.to_round(GAME.start(GAME.options(GAME.presets[preset]), Chance.seeded(1)).state)
    root.place[0] = 0
    gcc = shutil.which("gcc")
    assert gcc
    punto.in_c(gcc, ["-O1"], tmp_path, root)


@pytest.mark.parametrize("game", games.names())
def test_matches_between_levels_are_won_lost_or_drawn(game: str) -> None:
    """At a table of three, or the one that comes nearest in the game."""
    players = min((pairing.players for pairing in strength.pairings(game)), key=lambda few: abs(few - 3))
    plan = strength.plan(game, players, ("amateur", "debutant"), 1.0)
    results = [play(plan, pairing) for pairing in plan.pairings(1)]
    assert len(results) >= 2, "each level on each side"
    assert sum(strength.tally(plan, results)) == len(results)


@pytest.mark.parametrize(("players", "asked", "matches"), [(2, 403, 404), (3, 403, 408), (4, 403, 408)])
def test_both_levels_have_as_many_seats_in_all(players: int, asked: int, matches: int) -> None:
    """At a table of three they would not with 135 deals: on each of them one level has two seats."""
    plan = strength.plan("punto", players, ("amateur", "debutant"), 1.0)
    assert strength.whole(plan, asked) == strength.whole(plan, matches) == matches
    lineups = [pairing.lineup for pairing in plan.pairings(matches)]
    assert len(lineups) == matches
    seated = Counter((side, who) for lineup in lineups for side, who in enumerate(lineup))
    assert {*seated.values()} == {matches // 2}


def test_a_win_is_the_winners_level_and_one_that_both_share_is_nobodys() -> None:
    plan = strength.plan("punto", 3, ("amateur", "debutant"), 1.0)

    def ended(*winners: int) -> Result:
        return Result(0, (0, 1, 1), winners, (0, 0, 0), (9, 9, 9), (0.0, 0.0, 0.0))

    assert strength.tally(plan, [ended(0), ended(0), ended(1), ended(1, 2), ended(0, 1), ended()]) == (
        2,
        2,
        2,
    )


def test_every_level_meets_the_one_below_it_at_every_table() -> None:
    for game in games.names():
        pairings = list(strength.pairings(game))
        assert len(set(pairings)) == len(pairings)
        for pairing in pairings:
            assert len(strength.plan(game, pairing.players, pairing[1:3], 1.0).sides) == pairing.players
    assert len(list(strength.pairings("punto"))) == 19


def test_alone_maitre_leaves_as_many_cards_as_its_score_says() -> None:
    plan = strength.plan(solo.GAME, 1, [solo.LEVEL], 0.0)
    (result,) = [play(plan, pairing) for pairing in plan.pairings(1)]
    assert 0 <= result.scores[0] < 123
    claim = solo.judge([0, 0, 4, 8, 1])
    assert (claim.ours, claim.met) == (0.4, True)
    assert "quartiles 0, 1, 4, at most 8" in claim.note
    assert not solo.judge([*[3] * 50, 0]).met


def test_the_interval_after_wilson() -> None:
    assert wilson(60, 100) == pytest.approx((0.5020, 0.6906), abs=1e-4)


def test_a_step_is_felt_and_can_be_climbed() -> None:
    pairing = strength.Pairing("punto", "maitre", "confirme", 2, *strength.STEP)
    assert strength.judge(pairing, 60, 40, 0, 1.0).met
    assert strength.judge(pairing, 85, 15, 0, 1.0).met
    assert not strength.judge(pairing, 59, 41, 0, 1.0).met
    assert not strength.judge(pairing, 86, 14, 0, 1.0).met
    assert not strength.judge(pairing, 0, 0, 9, 1.0).met, "nothing was decided"
    assert not strength.judge(strength.Pairing("punto", "maitre", "debutant", 2, 0.9), 85, 15, 0, 1.0).met


def test_claims_are_shown_and_saved_alike(tmp_path: Path) -> None:
    found = [
        claims.compare("ours is faster", lambda: 3.0, lambda: 2.0, 1.2),
        claims.unmeasured("nobody to compare with", 5.0, 10.0, "not installed"),
    ]
    assert (found[0].ratio, found[0].met) == (1.5, True)
    console = Console(record=True, width=120)
    claims.show(found, console)
    assert "not installed" in console.export_text()
    claims.save(found, tmp_path / "latest.json")
    saved = msgspec.json.decode((tmp_path / "latest.json").read_bytes())
    assert [set(claim) >= {"claim", "ours", "peer", "ratio", "target", "met"} for claim in saved] == [
        True,
        True,
    ]


def test_a_recorded_match_is_replayed_whole() -> None:
    moves = rules.record(3)
    assert rules.replay(3, moves) == len(moves) > 50


def test_without_boardgame_io_in_this_run_nothing_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MATCHES", 2)
    monkeypatch.setattr(rules, "boardgame", lambda folder: None)
    (claim,) = rules.claims(Console(quiet=True))
    assert claim.ours > 0
    assert (claim.peer, claim.met) == (None, None)


def test_maitre_and_openspiels_search_play_a_match_to_its_end() -> None:
    baseline = pytest.importorskip("bench.baseline", reason="OpenSpiel is not here")
    ended = baseline.play("cartomanie", deal=1, searcher=1, seconds=0.0)
    assert ended.won in (True, False, None)
    assert max(ended.simulations) == 2
    assert all(bots.level(game, baseline.LEVEL).budget.seconds for game in games.names()), (
        "it gets their part"
    )
    found = baseline.judge("punto", [baseline.Ended(won, [3]) for won in (True,) * 9 + (False, None)], 0.1)
    assert (found.ours, found.met) == (0.9, True)
    assert "1 drawn" in found.note
