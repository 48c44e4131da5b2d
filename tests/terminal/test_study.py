"""`tapis study`: which tables it looks at, what it writes, goes on with and refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tapisvert.arena.study import BATCH, tables
from tapisvert.cli import app
from tapisvert.terminal.study import Asked, subjects
from tests.arena.test_arena import dead


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        (Asked("punto", 1, 1, "amateur", ("wins=1",)), tables("punto")),
        (Asked("punto", 1, 1, "amateur", ("table=4",)), ("4",)),
        (Asked("punto", 1, 1, "amateur", ("wins=3",), "3, 4-expert"), ("3", "4-expert")),
        (Asked("punto", 1, 1, "amateur", ("table=4x2", "expert=yes")), ("table=4x2 expert=yes",)),
        (Asked("casino_royal", 1, 1, "amateur", ("game=bingo", "players=3")), ("bingo-3",)),
    ],
)
def test_the_tables_are_those_that_fit_what_was_typed(asked: Asked, names: tuple[str, ...]) -> None:
    found = dict(subjects(asked))
    assert tuple(found) == names
    for subject in found.values():
        for text in asked.options:
            name, _, value = text.partition("=")
            assert str(subject.options[name]) == value.replace("yes", "True")


def test_without_a_number_there_are_as_many_games_at_random_as_go_quickly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert Asked("cartino", None, 30, "amateur").random == BATCH
    assert "--playouts 7 --matches 30" in Asked("cartino", 7, 30, "amateur").command
    monkeypatch.setattr("tapisvert.terminal.study.own", lambda game, part: None)
    assert Asked("cartino", None, 30, "amateur").random == 30


def test_the_command_writes_a_page_and_goes_on_with_more_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def study(matches: int) -> str:
        words = (
            f"study cartomanie --preset short-2,children-1 --playouts 2 --matches {matches} --level debutant"
        )
        done = CliRunner().invoke(app, [*words.split(), "--skill", "0", "--workers", "1", "--lang", "en"])
        assert done.exit_code == 0, done.output
        text = Path("study-cartomanie.md").read_text(encoding="utf-8")
        assert f"tapis {words} --rounds 50 --skill 0 --seed 0\n" in text
        assert "[The same with pictures](study-cartomanie.html)" in text
        assert Path("study-cartomanie.html").read_text(encoding="utf-8").startswith("<!doctype html>")
        return done.output

    assert "4 parts are to be played" in study(20)
    assert "4 of 6 parts are in" in study(22)
    assert "6 of 6 parts are in" in study(22)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game “chess”"),
        (["punto", "--level", "god"], "no level “god”"),
        (["punto", "--preset", "2,9"], "9"),
        (["punto", "--option", "wins=x"], "wins"),
        (["punto", "--compare", "wins=1", "wins=x"], "wins"),
        (["punto", "--compare", "wins=1", "wins=1"], "two different rules"),
    ],
)
def test_what_cannot_be_studied_is_said(words: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["study", *words, "--lang", "en"])
    assert done.exit_code == 2
    assert said in done.output


def test_what_stops_a_study_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with dead() as crew:
        monkeypatch.setattr("tapisvert.terminal.study.Processes", lambda workers: crew.executor)
        done = CliRunner().invoke(app, ["study", "punto", "--lang", "en"])
    assert done.exit_code == 1
    assert "The study cannot go on (BrokenProcessPool: " in done.output
    assert not [*tmp_path.iterdir()]


def test_a_report_that_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "report.html"
    done = CliRunner().invoke(app, ["study", "punto", "--out", str(out), "--lang", "en"])
    assert done.exit_code == 1
    assert f"Cannot write {out}" in done.output


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("report.md", "report.md is where the same as Markdown would go: name the page, for example report"),
        ("report.MD", "for example report.html."),
        (".", "Cannot write .: Is a directory."),
    ],
)
def test_a_page_that_is_no_page_is_said_before_anything_is_played(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["study", "punto", "--out", name, "--lang", "en"])
    assert done.exit_code in (1, 2)
    assert said in done.output
    assert not [*tmp_path.iterdir()]
