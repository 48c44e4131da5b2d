"""Any game in the terminal: its view as a table, its moves as a list."""

from __future__ import annotations

import random

import pytest

from tapisvert.games import load, names
from tapisvert.table.chance import Chance
from tapisvert.terminal.plain import LISTED, Plain
from tapisvert.testing.matches import new_match, play_on
from tapisvert.words import LANGUAGES, Speaker
from tests.toys import Cross

NAMES = ("Anna", "Paul", "Lou", "Zoé", "Max", "Éva", "Tom", "Ida")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_whatever_a_game_shows_can_be_drawn(name: str, language: str) -> None:
    match = play_on(new_match(load(name), {}), random.Random(1), 6)
    picture = Plain(match.game)
    for viewer in match.viewers:
        offered = match.offered(viewer) if viewer is not None else ()
        shown = picture.draw(match.view(viewer), offered, Speaker(language, NAMES)).plain
        assert len(shown.splitlines()) > 3
        assert "{" not in shown


def test_a_view_is_shown_field_by_field_with_the_names_of_those_who_sit_there() -> None:
    match = new_match(load("punto"), {"starter": "2"})
    shown = Plain(match.game).draw(match.view(0), (), Speaker("en", NAMES)).plain
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    assert lines[0] == "Punto"
    for expected in ("turn Paul", "seat Anna", "expert no", "outcome –", "hands 0 1"):
        assert expected in lines


def test_moves_are_named_by_their_text_or_their_number() -> None:
    match = new_match(load("punto"), {"starter": "1"})
    picture, view = Plain(match.game), match.view(0)
    shown = picture.draw(view, ("r5@0,0", "r5@1,0"), Speaker("en", NAMES)).plain
    assert "1 r5@0,0" in shown
    assert picture.complete(view, " 2 ") == "r5@1,0"
    assert picture.complete(view, "r5@0,0") == "r5@0,0"
    assert picture.complete(view, "3") == "3"
    assert picture.complete(view, "0") == "0"


def test_moves_that_are_numbers_are_not_numbered() -> None:
    picture = Plain(load("punto"))
    view = new_match(load("punto"), {}).view(0)
    shown = picture.draw(view, ("3", "1"), Speaker("en", NAMES)).plain
    assert shown.splitlines()[-1].split() == ["3", "1"]
    assert picture.complete(view, "1") == "1"


def test_of_many_moves_some_are_listed_and_the_rest_counted() -> None:
    picture, view = Plain(load("punto")), new_match(load("punto"), {}).view(0)
    many = tuple(f"m{number}" for number in range(LISTED + 7))
    shown = picture.draw(view, many, Speaker("en", NAMES)).plain
    assert "… and 7 more" in shown
    assert picture.complete(view, str(LISTED + 7)) == f"m{LISTED + 6}"


def test_a_game_hides_what_somebody_who_looks_on_does_not_see() -> None:
    match = new_match(load("punto"), {"expert": True, "starter": "1"})
    assert Plain(match.game).hides(match.view(0))
    game = Cross()
    view = game.view(game.start({}, Chance.seeded(1)).state, 0)
    assert not Plain(game).hides(view)
