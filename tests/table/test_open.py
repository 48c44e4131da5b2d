"""Games where nothing is hidden: views for free, whole over a line, and the type they come back as."""

from __future__ import annotations

import random

import msgspec

from tapisvert.games import load
from tapisvert.table.chance import Chance
from tapisvert.table.game import presets_of, view_type
from tapisvert.table.open import Seen
from tests.toys import Cross, Rows, State


def test_everybody_sees_the_state_and_which_seat_is_theirs() -> None:
    game = Rows()
    state = game.start(game.options({}), Chance.seeded(1)).state
    for viewer in (None, 0, 1):
        view = game.view(state, viewer)
        assert view == Seen(viewer, state)
        assert game.imagine(view, random.Random(1)) is state


def test_a_view_comes_back_from_json_as_what_it_was() -> None:
    for game in (Rows(), Cross()):  # one derives from the other
        view = game.view(game.start(game.options({}), Chance.seeded(1)).state, 1)
        assert view_type(game) == Seen[State]
        assert msgspec.json.decode(msgspec.json.encode(view), type=view_type(game)) == view


def test_other_games_say_the_type_of_their_views_themselves() -> None:
    assert view_type(load("punto")).__module__ == "tapisvert.games.punto.model"


def test_a_game_without_presets_has_one_table() -> None:
    assert presets_of(Rows()) == {"": {}}
    assert presets_of(load("punto")) is load("punto").presets
