"""Golden playthroughs: one text file a game, with all that every seat saw at every move.

They change only when a game's behaviour does; then its version rises and they are written anew:
`UPDATE_GOLDEN=1 .venv/bin/python -m pytest tests/golden`.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert import testing
from tapisvert.games import load, names
from tapisvert.table.game import Viewer, seen
from tapisvert.table.match import Match
from tapisvert.table.testing import Options
from tapisvert.testing.matches import new_match

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", names())
def test_the_golden_playthrough_still_holds(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    text = (
        "\n".join(line for options in testing.of(name).golden for line in _playthrough(name, options)) + "\n"
    )
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert file.exists(), f"{name} has no {file.name} here yet: UPDATE_GOLDEN=1 writes it"
    assert text == file.read_text(encoding="utf-8")


def _playthrough(name: str, options: Options) -> Iterator[str]:
    match = new_match(load(name), options, seed=11)
    rng = random.Random(11)
    shown: dict[Viewer, dict[str, object]] = {viewer: {} for viewer in match.viewers}
    yield f"{name} {match.game.version} {options}"
    yield from _told(match, shown)
    while not match.outcome:
        seat = rng.choice(match.to_act)
        legal = match.legal(seat)
        yield f"seat {seat + 1} may {', '.join(match.offered(seat))} and {len(legal)} in all"
        move = rng.choice(legal)
        match.play(seat, move)
        yield f"seat {seat + 1} plays {move}"
        yield from _told(match, shown)
    yield f"outcome {match.outcome}"


def _told(match: Match, shown: dict[Viewer, dict[str, object]]) -> Iterator[str]:
    """What the last step told every viewer, and what changed in its view."""
    names = {viewer: "onlooker" if viewer is None else f"seat {viewer + 1}" for viewer in match.viewers}
    for event in match.events[-1]:
        hearers = [who for viewer, who in names.items() if seen([event], viewer)]
        yield f"  {'all' if len(hearers) == len(names) else ', '.join(hearers)} hear {_json(event)}"
    for viewer, who in names.items():
        view = msgspec.to_builtins(match.view(viewer))
        prompt = match.prompt(viewer)
        yield f"  {who} reads {prompt.id} {_json(prompt.facts)}"
        for field, value in view.items():
            for change in _changes(field, shown[viewer].get(field, ...), value):
                yield f"  {who} sees {change}"
        shown[viewer] = view


def _changes(name: str, old: Any, new: Any) -> Iterator[str]:
    """What is new in a field, down to the part of a list that changed or was added."""
    if old == new:
        return
    if not isinstance(old, list | tuple) or not isinstance(new, list | tuple) or len(new) < len(old):
        yield f"{name} {_json(new)}"
        return
    for place, (before, after) in enumerate(zip(old, new, strict=False)):
        yield from _changes(f"{name}[{place}]", before, after)
    if len(new) > len(old):
        yield f"{name} + {_json(new[len(old) :])}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
