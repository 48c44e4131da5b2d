"""Studies: what is counted is what was played, at random and between programs, and the report says it."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tapisvert import games
from tapisvert.arena.study import Study, Subject, at_random, own, watch
from tapisvert.arena.study_report import markdown, page, report
from tapisvert.cli import app
from tapisvert.table.game import choose
from tapisvert.table.tally import Tally, total
from tapisvert.words import LANGUAGES, Speaker

every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_a_match_between_programs_is_counted_whole_and_the_same_again(name: str) -> None:
    tally = watch(subject(name), 5, "debutant")
    assert tally.matches == 1
    assert sum(tally.lengths.values()) == 1
    assert tally.drawn + tally.shared in (0, 1)
    assert sum(tally.wins.values()) == 1 or tally.drawn or tally.shared
    assert set(tally.within) == set(tally.events)
    assert 0 < sum(tally.refused.values()) <= tally.tried
    assert all(re.fullmatch(r"[A-Z]{3}-\S+ [a-z-]+", rule) for rule in tally.refused)
    assert watch(subject(name), 5, "debutant") == tally


@every_game
def test_random_games_come_for_as_long_as_they_are_asked_for(name: str) -> None:
    source = at_random(subject(name))
    one, two = next(source), next(source)
    assert one != two
    both = total((one, two))
    assert both.matches == one.matches + two.matches == sum(both.lengths.values())
    assert sum(both.wins.values()) >= both.matches - both.drawn


@pytest.mark.parametrize("name", [name for name in games.names() if own(name, "playouts")])
def test_a_games_own_playouts_are_like_those_of_the_rules(name: str) -> None:
    """Their mean lengths agree within what 40 matches can tell. Punto's are rounds."""
    given: dict[str, object] = {"wins": 1} if name == "punto" else {}
    ours = next(at_random(subject(name)))
    plain = total(watch(subject(name, given), deal, None) for deal in range(40))
    rounds = max(plain.events["dealt"], plain.matches)
    backs = plain.events["took-back"]
    length = sum(moves * count for moves, count in plain.lengths.items()) - 2 * backs
    mean = sum(moves * count for moves, count in ours.lengths.items()) / ours.matches
    assert length / rounds == pytest.approx(mean, rel=0.12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_in_tables_what_was_counted(language: str) -> None:
    found = Study(
        subject("punto"),
        Tally(matches=100, drawn=10, wins=Counter({0: 60, 1: 30}), lengths=Counter({7: 50, 9: 50})),
        Tally(
            matches=10,
            wins=Counter({0: 4, 1: 6}),
            lengths=Counter({20: 10}),
            scores=Counter({0: 10, 2: 10}),
            ends=Counter(
                {"round-won: why = line": 5, "round-drawn: why = stuck": 8, "round-won: why = empty": 4}
            ),
            events=Counter({"placed": 200}),
            within=Counter({"placed": 10}),
            refused=Counter({"PUN-8 not-lower": 25}),
            tried=100,
        ),
    )
    written = report(found, "tapis study punto <&>", Speaker(language))
    text = markdown(written)
    assert "| 1 | 60.0% (50.2%–69.1%) | 40.0% (16.8%–68.7%) |" in text
    assert "| 8.0 | 7 | 7 | 9 |" in text
    assert "| PUN-8 not-lower | 25.00% |" in text
    assert "| placed | 20 | 100% |" in text
    assert (
        "| round-won: why = line | – | 0.5 |\n"
        "| round-won: why = empty | – | 0.4 |\n"
        "| round-drawn: why = stuck | – | 0.8 |\n" in text
    ), "what is of the same kind stands together"
    whole = page(written)
    assert whole.count("<svg") == 3
    assert "punto &lt;&amp;&gt;" in whole
    assert re.search(r"(?:src|href)=\"http", whole) is None, "a page that needs no other file"
    shown = Cells()
    shown.feed(whole)
    cells = {cell for section in written.sections for row in section.rows for cell in row}
    assert cells <= set(shown.cells)


def test_the_command_writes_a_page_and_markdown(tmp_path: Path) -> None:
    out = tmp_path / "found.html"
    words = [
        "study",
        "cartomanie",
        "--playouts",
        "2",
        "--matches",
        "2",
        "--level",
        "debutant",
        "--lang",
        "en",
    ]
    done = CliRunner().invoke(app, [*words, "--workers", "1", "--preset", "short-2", "--out", str(out)])
    assert done.exit_code == 0, done.output
    text = out.with_suffix(".md").read_text(encoding="utf-8")
    command = "tapis study cartomanie --preset short-2 --playouts 2 --matches 2 --level debutant"
    assert f"{command} --share 0.1 --seed 0\n" in text
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game “chess”"),
        (["punto", "--level", "god"], "no level “god”"),
        (["punto", "--preset", "9"], "9"),
        (["punto", "--option", "wins=x"], "wins"),
    ],
)
def test_what_cannot_be_studied_is_said(words: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["study", *words, "--lang", "en"])
    assert done.exit_code == 2
    assert said in done.output


class Cells(HTMLParser):
    """What stands in the cells of tables."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[str] = []
        self.inside = False

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.inside = tag == "td"

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.cells.append(data)
            self.inside = False


def subject(name: str, given: dict[str, object] | None = None) -> Subject:
    rules = games.load(name)
    return Subject(name, rules.settle(choose(rules.choices, given or {}), people=0))
