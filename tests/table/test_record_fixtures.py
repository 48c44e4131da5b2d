"""The records that the page's verifier is tested with are what this side writes today.

They are written anew with `UPDATE_GOLDEN=1 .venv/bin/python -m pytest tests/table/test_record_fixtures.py`.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapisvert.games import load
from tapisvert.table import record
from tapisvert.table.chance import program_salt
from tapisvert.table.game import OptionValue
from tapisvert.table.match import BOT, Match, Sitter
from tests.play import new_match, play_on

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
MATCHES: dict[str, tuple[str, dict[str, OptionValue], int]] = {
    "punto-2": ("punto", {"table": "2"}, 1),
    "punto-3": ("punto", {"table": "3", "wins": 3}, 2),
    "punto-3-expert": ("punto", {"table": "3", "expert": True}, 3),
    "punto-4": ("punto", {"table": "4", "wins": 3, "starter": "2"}, 4),
    "punto-2x2-expert": ("punto", {"table": "2x2", "expert": True, "wins": 1}, 5),
    "punto-3x2": ("punto", {"table": "3x2", "wins": 4}, 6),
    "punto-3x2-expert": ("punto", {"table": "3x2", "expert": True, "wins": 2}, 7),
    "punto-4x2": ("punto", {"table": "4x2"}, 8),
    "cartino-2": ("cartino", {}, 1),
    "cartino-2-german": ("cartino", {"edition": 52, "queen": 5, "joker": "reused"}, 2),
    "cartino-3-reused": ("cartino", {"players": 3, "joker": "reused", "joining": "if_possible"}, 3),
    "cartino-4-joining": ("cartino", {"players": 4, "joining": "if_possible"}, 4),
    "cartomanie-1": ("cartomanie", {"players": 1, "clock": 0}, 1),
    "cartomanie-1-new-table": ("cartomanie", {"players": 1, "version": "short", "vote": False}, 16),
    "cartomanie-2-drawn-again": ("cartomanie", {"version": "short", "vote": False}, 14),
    "cartomanie-3-children": ("cartomanie", {"players": 3, "version": "children"}, 3),
    "cartomanie-4-63": ("cartomanie", {"players": 4, "version": "short", "half": 63, "clock": 15}, 5),
    "casino_royal-poker-2": ("casino_royal", {"game": "poker", "players": 2, "relance": "on"}, 1),
    "casino_royal-poker-8": ("casino_royal", {"game": "poker", "players": 8, "ask": "card"}, 2),
    "casino_royal-variant-3-all": ("casino_royal", {"game": "variant", "players": 3, "rounds": "all"}, 3),
    "casino_royal-variant-5": ("casino_royal", {"game": "variant", "players": 5, "call": "free"}, 4),
    "casino_royal-bingo-2-by-hand": (
        "casino_royal",
        {"game": "bingo", "players": 2, "boards": 4, "rounds": "2", "marks": "hand", "says": "player"},
        5,
    ),
    "casino_royal-bingo-7": ("casino_royal", {"game": "bingo", "players": 7}, 6),
}
NAMES = ("Anna", "Maître", "Zoé", "Jürgen", "Éva", "Tom", "Lou", "Max")
PROGRAMS = {"Maître": "maitre", "Max": BOT}


@pytest.mark.parametrize("name", MATCHES)
def test_the_record_is_what_is_written_today(name: str) -> None:
    file = _file(name)
    text = _record(*MATCHES[name])
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_bytes(text.encode())
    assert file.read_bytes().decode() == text
    assert record.verify(text, load).outcome


def test_no_other_records_lie_there() -> None:
    assert set(GAMES.glob("*/fixtures/*.txt")) == set(map(_file, MATCHES))


def _file(name: str) -> Path:
    game, _, rest = name.partition("-")
    return GAMES / game / "fixtures" / f"{rest}.txt"


def _record(game: str, options: dict[str, OptionValue], seed: int) -> str:
    unnamed = new_match(load(game), options, seed)
    seats = tuple(
        Sitter(name, PROGRAMS.get(name, "")) for name, _ in zip(NAMES, unnamed.setup.seats, strict=False)
    )
    salts = tuple(
        program_salt(unnamed.setup.commitment, seat) if sitter.program == "maitre" else salt
        for seat, (sitter, salt) in enumerate(zip(seats, unnamed.setup.salts, strict=True))
    )
    match = Match(unnamed.game, replace(unnamed.setup, seats=seats, salts=salts), unnamed.secret)
    return record.write(play_on(match, random.Random(seed)))
