"""Seats, options and luck of a match as they are asked for on the command line."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tapisvert.bots import LEVELS
from tapisvert.games import load
from tapisvert.table.chance import commitment
from tapisvert.table.game import OptionValue
from tapisvert.table.match import Match
from tapisvert.terminal.language import of_locale
from tapisvert.terminal.seating import seat
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import Speaker


def match(seats: str = "", seed: int | None = None, given: Mapping[str, OptionValue] | None = None) -> Match:
    return seat(load("punto"), given or {}, seats, LEVELS, Speaker("fr"), seed)


def sitters(seats: str) -> list[tuple[str, str]]:
    return [(sitter.name, sitter.program) for sitter in match(seats).setup.seats]


def test_without_seats_one_person_plays_against_programs() -> None:
    assert [bool(sitter.program) for sitter in match(given={"table": "4"}).setup.seats] == [
        False,
        True,
        True,
        True,
    ]


def test_a_level_is_a_program_and_anything_else_a_name() -> None:
    assert sitters("Anna,maitre") == [("Anna", ""), ("Maître", "maitre")]
    assert sitters("Confirmé,me") == [("Confirmé", "confirme"), ("Joueur 2", "")]


def test_those_who_are_called_alike_get_numbers() -> None:
    assert [name for name, _ in sitters("maitre,Anna,maitre,Anna")] == [
        "Maître",
        "Anna",
        "Maître 2",
        "Anna 2",
    ]


@pytest.mark.parametrize(
    ("seats", "given", "table"),
    [
        ("a,b,c", {}, "3"),
        ("a,b,c,d", {}, "4"),
        ("a,b,c,d", {"table": "2x2"}, "2x2"),
        ("a,b,c,d,e,f", {"expert": True}, "3x2"),
    ],
)
def test_the_table_is_as_large_as_the_seats_that_were_named(
    seats: str, given: dict[str, OptionValue], table: str
) -> None:
    options = match(seats, given=given).setup.options
    assert options["table"] == table
    assert options["expert"] == given.get("expert", False)


@pytest.mark.parametrize("seats", ["a", "a,b,c,d,e", "a,b,c,d,e,f,g,h,i"])
def test_a_number_of_seats_that_no_table_has(seats: str) -> None:
    with pytest.raises(Trouble, match="terminal-wrong-seats"):
        match(seats)


@pytest.mark.parametrize("seats", ["Anna,", f"Anna,{'x' * 25}"])
def test_names_that_are_too_short_or_too_long(seats: str) -> None:
    with pytest.raises(Trouble, match="terminal-bad-name"):
        match(seats)


def test_the_luck_is_drawn_or_comes_from_a_seed() -> None:
    assert match().setup.commitment != match().setup.commitment
    again = match(seed=4)
    assert again.setup == match(seed=4).setup
    assert again.setup.commitment == commitment(again.secret)
    assert len({again.secret, *again.setup.salts}) == 3
    assert again.setup.commitment != match(seed=5).setup.commitment


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "fr"),
        ({}, "fr"),
    ],
)
def test_the_language_of_a_locale(environment: dict[str, str], language: str) -> None:
    assert of_locale(environment) == language
