"""The records that the page's verifier is tested with are what this side writes today.

They are written anew with `UPDATE_GOLDEN=1 .venv/bin/python -m pytest tests/table/test_record_fixtures.py`.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapisvert import testing
from tapisvert.games import load, names
from tapisvert.table import duplicate, record, seals
from tapisvert.table.chance import commitment, program_salt
from tapisvert.table.days import DayDeal
from tapisvert.table.duplicate import RoundDeal, Share
from tapisvert.table.match import BOT, Abandoned, Match, Setup, Sitter, of_the_day, of_the_round, sealed
from tapisvert.table.testing import Options
from tapisvert.testing.matches import new_match, play_on

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SEALED = {"sealed": 1, "third-deal": 3}
"""Which deal it was, by the end of a file's name; others are of the scheme without seals."""
MATCHES = {
    f"{game}-{name}": (game, *match, 0)
    for game in names()
    for name, match in testing.of(game).records.items()
}
MATCHES |= {  # the first two of each game
    f"{game}-{name}-{how}": (game, *match, attempts)
    for game in names()
    for (how, attempts), (name, match) in zip(SEALED.items(), testing.of(game).records.items(), strict=False)
}
OF_THE_DAY = -1
MATCHES |= {  # the first of each game
    f"{game}-{name}-day": (game, *match, OF_THE_DAY)
    for game in names()
    for name, match in list(testing.of(game).records.items())[:1]
}
OF_A_ROUND = -2
MATCHES |= {  # the first of each game that several play
    f"{game}-{name}-round": (game, *match, OF_A_ROUND)
    for game in names()
    for name, match in [each for each in testing.of(game).records.items() if not each[0].startswith("1")][:1]
}
EARLIER = sorted(GAMES.glob("*/fixtures/earlier/*.txt"))
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


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_a_record_of_an_earlier_version_still_holds(file: Path) -> None:
    """It was written by the rules of that time, and is never written anew."""
    text = file.read_bytes().decode()
    match = record.verify(text, load)
    assert match.outcome
    assert match.setup.version == match.game.version < load(match.setup.game).version
    assert record.write(match) == text


def test_every_earlier_version_has_a_record_that_holds() -> None:
    kept = {file.parts[-4] for file in EARLIER}
    assert kept == {game for game in names() if load(game).earlier}


def test_no_other_records_lie_there() -> None:
    assert set(GAMES.glob("*/fixtures/*.txt")) == set(map(_file, MATCHES))


def _file(name: str) -> Path:
    game, _, rest = name.partition("-")
    return GAMES / game / "fixtures" / f"{rest}.txt"


def _record(game: str, options: Options, seed: int, attempts: int) -> str:
    unnamed = new_match(load(game), options, seed)
    seats = tuple(
        Sitter(name, PROGRAMS.get(name, "")) for name, _ in zip(NAMES, unnamed.setup.seats, strict=False)
    )
    salts = tuple(
        program_salt(unnamed.setup.commitment, seat) if sitter.program == "maitre" else salt
        for seat, (sitter, salt) in enumerate(zip(seats, unnamed.setup.salts, strict=True))
    )
    setup = replace(unnamed.setup, seats=seats, salts=salts)
    if attempts == OF_THE_DAY:
        setup = of_the_day(setup, DayDeal("1f09c4de77ab0352", "2026-11-18", game))
    elif attempts == OF_A_ROUND:
        setup = of_the_round(setup, _round(setup))
    elif attempts:
        setup = _sealed(setup, attempts)
    match = Match(unnamed.game, setup, unnamed.secret)
    return record.write(play_on(match, random.Random(seed)))


def _round(setup: Setup) -> RoundDeal:
    """A round of four: the house sealed for the second one, and the last one did not open."""
    salts = {0: setup.salts[0], 1: setup.salts[1], 2: "ab" * 32, 4: "cd" * 32}
    shares = (
        Share(entrant, duplicate.seal("4YFDN", 3, entrant, salt), "" if entrant == 4 else salt, entrant == 1)
        for entrant, salt in salts.items()
    )
    return RoundDeal("4YFDN", 3, tuple(shares))


def _sealed(setup: Setup, attempts: int) -> Setup:
    """The same setup, the salts being sealed first, after some deals that were abandoned."""

    def seals_of(attempt: int) -> tuple[str, ...]:
        return tuple(
            "" if sitter.program == "maitre" else seals.seal(setup.match, attempt, seat, salt)
            for seat, (sitter, salt) in enumerate(zip(setup.seats, setup.salts, strict=True))
        )

    abandoned = tuple(
        Abandoned(commitment(f"{attempt:064x}"), seals_of(attempt)) for attempt in range(1, attempts)
    )
    return sealed(setup, seals_of(attempts), abandoned)
