"""Search as a library: the same functions for every game, what they promise, and a bot that beats Amateur."""

from __future__ import annotations

import importlib
import pickle
import random
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import pytest

from tapisvert import Match, games
from tapisvert.table.chance import Chance

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"
GAMES = ("punto", "cartino", "cartomanie", "casino_royal")
every_game = pytest.mark.parametrize("name", GAMES)


def search_of(name: str) -> ModuleType:
    return importlib.import_module(f"{games.package(name)}.search")


def decision(name: str) -> tuple[Match, Any]:
    """A match at a point where there is something to decide, and the view of who decides."""
    match, search = Match.new(name, ["debutant", "debutant"], seed=3), search_of(name)
    while len(match.moves) < 8 or not search.lines(match.view(match.to_act[0])):
        match.turn()
    return match, match.view(match.to_act[0])


@every_game
def test_a_position_has_a_value_and_the_same_one_again(name: str) -> None:
    (match, view), search = decision(name), search_of(name)
    for position in (view, match.state):
        found = search.value(position, rounds=64, seed=5)
        assert sum(found.shares) == pytest.approx(1)
        assert found == search.value(position, rounds=64, seed=5)
    rows = search.values([match.state] * 3, rounds=16)
    assert rows.shape == (3, 2)
    assert (rows == rows[0]).all(), "the same luck for all"
    futures = search.playouts(match.state, 8)
    assert futures[:, :2].sum(axis=1) == pytest.approx(np.ones(8))


@every_game
def test_the_best_come_first_and_are_legal(name: str) -> None:
    (match, view), search = decision(name), search_of(name)
    seat = match.to_act[0]
    ranked = search.best(view, rounds=256, seed=1)
    assert ranked == search.best(view, search.legal(view), rounds=256, seed=1)
    for judged in (ranked[0], ranked[-1]):
        match.game.verify(match.state, seat, judged.line[0])
    match.game.verify(match.state, seat, search.move(view, rounds=8, rng=random.Random(1)))


def test_each_game_has_more_of_its_own() -> None:
    match, view = decision("punto")
    tried = search_of("punto").tried(view, rounds=200)
    assert set(map(match.game.write, tried)) <= set(match.legal(match.to_act[0]))
    assert sum(tried.values()) == 200
    _, view = decision("cartino")
    turns = search_of("cartino").turns(view)
    assert [turn.worth for turn in turns] == sorted((turn.worth for turn in turns), reverse=True)
    words = search_of("cartomanie").words(["C", "a", "r", "t", "e"])
    assert "Carte" in {word.spelling for word in words}
    assert words[0].points == max(word.points for word in words)
    match, view = decision("casino_royal")
    reckoned = search_of("casino_royal").reckoned(view, rounds=50)
    assert set(map(match.game.write, reckoned)) <= set(match.legal(match.to_act[0]))


@pytest.mark.parametrize("name", games.names())
def test_states_never_change_hash_and_encode(name: str) -> None:
    match = Match.new(name, ["debutant"] * 2, seed=2)
    for _ in range(12):
        state, seat = match.state, match.to_act[0]
        kept, mark = pickle.dumps(state), hash(state)
        for move in list(match.game.offered(state, seat))[:3]:
            match.game.play(state, seat, move, Chance.seeded(1))
        assert pickle.loads(kept) == state
        assert hash(pickle.loads(kept)) == mark == hash(state)
        assert msgspec.msgpack.encode(state)
        match.turn()
        assert match.state != state


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("punto", {"wins": 1}),
        ("cartino", {}),
        ("cartomanie", {"version": "short"}),
        ("casino_royal", {"players": 2}),
    ],
)
def test_forty_lines_of_the_guide_beat_amateur(name: str, options: dict[str, Any]) -> None:
    """On one deal and both seats, in points: the guide has the intervals of many more."""
    text = re.findall(
        r"```python title=\"thinker.py\"\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL
    )
    assert text[0].count("\n") <= 40
    made: dict[str, Any] = {}
    exec(text[0], made)
    thinker = made["Thinker"]
    if name == "cartino":  # whose turns are many: a quarter of its worlds is enough here
        thinker = type("Hasty", (thinker,), {"worlds": 2})
    first = Match.new(name, [thinker, "amateur"], options, seed=1).play_out()
    second = Match.new(name, ["amateur", thinker], options, seed=1).play_out()
    assert first.scores[0] + second.scores[1] > first.scores[1] + second.scores[0]


@every_game
def test_the_examples_in_the_docstrings_hold(name: str) -> None:
    import doctest

    assert doctest.testmod(search_of(name)).failed == 0
