"""The bench itself: the C program is the same playout, seats are shared out fairly, intervals are right."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from bench import alone, chips, claims, kernel, rules, strength
from tapisvert import games
from tapisvert.games.punto import bridge
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not here")
@pytest.mark.parametrize("preset", GAME.presets)
def test_the_c_program_plays_the_very_rounds_of_the_kernel(preset: str, tmp_path: Path) -> None:
    """`in_c` refuses a program that gives other results for the same seed."""
    root = bridge.to_round(GAME.start(GAME.options(GAME.presets[preset]), Chance.seeded(1)).state)
    root.place[0] = 0
    gcc = shutil.which("gcc")
    assert gcc
    kernel.in_c(gcc, ["-O1"], tmp_path, root)


@pytest.mark.parametrize("players", strength.TABLES)
def test_both_levels_sit_equally_often_on_every_seat(players: int) -> None:
    pairing = strength.Pairing("maitre", "confirme", players)
    seated: Counter[tuple[int, str]] = Counter()
    for round in strength.schedule(pairing, 12, 1.0):
        seated.update(enumerate(round.levels))
    assert set(seated.values()) == {6}


@pytest.mark.parametrize("game", strength.CONTESTS)
def test_a_round_between_programs_has_a_winner_or_is_drawn(game: str) -> None:
    levels = ("amateur", "debutant", "amateur")
    assert strength.play(strength.Round(levels, 1, 1.0, game)) in {"amateur", "debutant", ""}


def test_the_programs_of_every_game_are_compared() -> None:
    assert {*strength.CONTESTS, chips.GAME} == {*games.names()}


def test_alone_maitre_leaves_as_many_cards_as_its_score_says() -> None:
    assert 0 <= alone.left(strength.Round(("maitre",), 1, 0.0, "cartomanie")) < 123
    claim = alone.judge([0, 0, 4, 8, 1])
    assert (claim.ours, claim.met) == (0.4, True)
    assert "quartiles 0, 1, 4, at most 8" in claim.note
    assert not alone.judge([*[3] * 50, 0]).met


def test_the_interval_after_wilson() -> None:
    assert strength.wilson(60, 100) == pytest.approx((0.5020, 0.6906), abs=1e-4)


def test_beating_takes_the_whole_interval() -> None:
    pairing = strength.Pairing("maitre", "confirme", 2)
    assert strength.judge(pairing, 60, 40, 100, 1.0).met
    assert not strength.judge(pairing, 55, 45, 100, 1.0).met
    assert not strength.judge(strength.Pairing("maitre", "debutant", 2, 0.9), 85, 15, 100, 1.0).met


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
