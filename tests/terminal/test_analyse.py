"""`tapis analyse`: what it says and writes about a finished match, and about files that are none."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tapisvert.bots.lookback import LookBack
from tapisvert.games import load
from tapisvert.table import record
from tapisvert.table.match import Match
from tapisvert.terminal.analyse import analyse
from tapisvert.terminal.trouble import Trouble
from tapisvert.testing.matches import finished, new_match
from tapisvert.words import LANGUAGES, Speaker

QUICK = 0.02


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(record.write(finished("punto", {"wins": 1, "table": "4"})), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_sides_stood_and_what_mattered(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    speaker = Speaker(language)
    analyse(file, None, None, QUICK, speaker)
    said = capsys.readouterr().out
    for part in ("expected", "luck", "lost", "given", "result"):
        assert speaker.text(f"lookback-{part}") in said
    assert "Player 1" in said
    assert any(bar in said for bar in "▁▂▃▄▅▆▇█")


def test_as_json_all_of_it_is_written(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "found.json"
    analyse(file, out, None, QUICK, Speaker("en"))
    found = msgspec.json.decode(out.read_bytes(), type=LookBack)
    assert found.done == 1
    assert sum(found.result) == 1
    assert len(found.moments) == len(finished("punto", {"wins": 1, "table": "4"}).moves) + 1


def test_as_a_page_it_needs_no_other_file(file: Path, tmp_path: Path) -> None:
    """The curve, the tables and the decisions are in it, in the language that was asked for."""
    out, speaker = tmp_path / "found.html", Speaker("fr")
    name = "<Anna & Lou>"
    match = finished("punto", {"wins": 1})
    seats = (replace(match.setup.seats[0], name=name), *match.setup.seats[1:])
    same = Match.fold(match.game, replace(match.setup, seats=seats), match.secret, match.moves)
    file.write_text(record.write(same), encoding="utf-8")
    analyse(file, None, out, QUICK, speaker)
    text = out.read_text(encoding="utf-8")
    assert text.startswith('<!doctype html>\n<html lang="fr">')
    assert not re.search(r"<script|<link|src=|href=|url\(|@import|http", text)
    assert name not in text
    assert escape(name) in text
    for part in ("title", "curve", "sides", "decisions", "all", "figures", "played", "better"):
        assert escape(speaker.text(f"lookback-{part}")) in text
    assert text.count("<polyline") == 4, "two sides, each on the curve and in its key"
    assert len(re.findall(r"<tr><th scope=.row.>\d+</th>", text)) > len(match.moves)
    for tag in ("section", "table", "details", "svg", "p"):
        assert len(re.findall(rf"<{tag}\b", text)) == text.count(f"</{tag}>")


def test_a_page_that_cannot_be_written_is_said_before_anything_is_reckoned(
    file: Path, tmp_path: Path
) -> None:
    with pytest.raises(Trouble) as trouble:
        analyse(file, None, tmp_path / "none" / "found.html", QUICK, Speaker("en"))
    assert str(trouble.value.facts["file"]).endswith("found.html")


def test_a_match_that_goes_on_is_not_judged(tmp_path: Path) -> None:
    path = tmp_path / "running.txt"
    path.write_text(record.write(new_match(load("punto"), {})), encoding="utf-8")
    with pytest.raises(Trouble) as trouble:
        analyse(path, None, None, QUICK, Speaker("en"))
    assert trouble.value.facts["verdict"] == Speaker("en").text(
        "verdict-at-line", line=path.read_text().count("\n"), text=Speaker("en").text("verdict-unfinished")
    )


def test_a_record_that_was_changed_is_not_looked_at(file: Path) -> None:
    """What is wrong with a record is said as `tapis verify` says it."""
    file.write_text(file.read_text(encoding="utf-8").replace("punto 1", "punto 99"), encoding="utf-8")
    with pytest.raises(Trouble) as trouble:
        analyse(file, None, None, QUICK, Speaker("en"))
    assert trouble.value.facts["verdict"] == "line 2: this line was changed."


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        analyse(tmp_path / "none.txt", None, None, QUICK, Speaker("fr"))
