"""The least that a game can be: no luck, nothing hidden, no options, and nothing but rules and words."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapisvert import Match, bots, games
from tapisvert.arena.study import RANDOM, Subject, tables
from tapisvert.arena.study_watch import watch
from tapisvert.table import record
from tapisvert.terminal.study import Asked, subjects
from tests.elsewhere.packages import environment, installed, write_package

RULES = """
from tapisvert.table.game import Illegal, Public, Sentence, Step
from tests.toys import Cross

class Put(Public, frozen=True):
    seat: int
    cell: int

class Bare(Cross):
    name = "bare"

    def verify(self, state, seat, move):
        if seat not in self.to_act(state):
            raise Illegal("BAR-1", "not-now")
        if move not in self.legal(state, seat):
            raise Illegal("BAR-2", "not-free")

    def legal(self, state, seat):
        return super().legal(state, seat) if seat in self.to_act(state) else []

    def play(self, state, seat, move, chance):
        return Step(super().play(state, seat, move, chance).state, (Put(seat, move),))

    def prompt(self, view):
        return Sentence("bare-prompt")

GAME = Bare()
"""
WORDS = """
### table
bare-name = Bare
bare-about = Three in a row.
bare-put = { $name } takes cell { $cell }.
bare-prompt = Three in a row win.
refusal-bare-not-now = Not now.
refusal-bare-not-free = That cell is taken.
"""
TESTS = """
from tapisvert.testing.conformance import Conformance
from tapisvert.testing.words import Words

class TestConformance(Conformance):
    games = ("bare",)

class TestWords(Words):
    games = ("bare",)
"""
TESTING = """
from tapisvert.table.testing import Testing

TESTING = Testing(luck=False)
"""
FILES = {
    "__init__.py": "INTERFACE = 1\n",
    "rules.py": RULES,
    "testing.py": TESTING,
    **{f"words/{language}.ftl": WORDS for language in ("fr", "de", "en")},
}


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_package("bare", FILES, tmp_path_factory.mktemp("bare"))


@pytest.fixture
def bare(sources: Path) -> Iterator[None]:
    with installed(sources):
        yield


def test_it_passes_the_tests_for_all_games(sources: Path, tmp_path: Path) -> None:
    (tmp_path / "test_bare.py").write_text(TESTS)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)],
        cwd=tmp_path,
        env=environment(sources, Path(__file__).parents[2]),
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.usefixtures("bare")
def test_it_is_played_recorded_and_verified() -> None:
    match = Match.new("bare", ["debutant", "amateur"], seed=1)
    match.play_out()
    assert match.shuffles == []
    assert record.verify(match.record(), games.load).outcome == match.outcome


@pytest.mark.usefixtures("bare")
def test_it_is_studied_at_its_one_table() -> None:
    assert tables("bare") == ()
    ((name, subject),) = subjects(Asked("bare", None, 1, "amateur"))
    assert (name, subject.options) == ("", {})
    for player in (RANDOM, "debutant"):
        assert watch(Subject("bare", {}, rounds=2), 1, player).matches == 1


@pytest.mark.usefixtures("bare")
def test_what_it_lacks_is_named_with_its_file() -> None:
    view = games.load("bare").view(games.load("bare").start({}, None).state, 0)  # type: ignore[arg-type]
    with pytest.raises(games.MissingPart, match=r"'bare' needs programs/levels\.py, and tapisvert_bare/"):
        bots.hint("bare", view)
