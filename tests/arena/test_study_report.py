"""The report of a study: the tables say what was counted, in every language, and the command writes it."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapisvert import games
from tapisvert.arena import study_pictures
from tapisvert.arena.study import Study, Subject
from tapisvert.arena.study_glance import ENOUGH
from tapisvert.arena.study_page import markdown, page
from tapisvert.arena.study_pictures import Series, seats, usual
from tapisvert.arena.study_report import Report, report
from tapisvert.arena.study_watch import watch
from tapisvert.arena.study_words import Teller, groups, quantiles
from tapisvert.table.game import choose
from tapisvert.table.tally import Luck, Tally, total
from tapisvert.words import LANGUAGES, Speaker

REPORTS = sorted((Path(__file__).parents[2] / "docs" / "study").glob("*.md"))


STUDIED = [name for name in games.names() if games.part(name, "study")]


RANDOM = Tally(
    ends=Counter({"round-won: why = line": 30, "round-won: why = stuck": 60}),
    rounds=Tally(matches=100, drawn=10, wins=Counter({0: 60, 1: 30}), lengths=Counter({7: 50, 9: 50})),
)


PROGRAMS = Tally(
    matches=10,
    wins=Counter({0: 4, 1: 6}),
    lengths=Counter({20: 10}),
    scores=Counter({0: 10, 2: 10}),
    margins=Counter({2: 10}),
    ends=Counter({"round-won: why = line": 15, "round-won: why = stuck": 5, "round-won: how = points": 4}),
    events=Counter({"covered": 205, "placed": 300}),
    within=Counter({"covered": 9, "placed": 10, "round-won: why = stuck": 3}),
    choices=Counter({1: 100, 3: 10, 5: 10}),
    refused=Counter({"PUN-12 x": 1, "PUN-8 not-lower": 25}),
    tried=100,
    hindered=Counter({"PUN-8 not-lower": 15, "PUN-12 x": 1}),
    asked=20,
    said={"PUN-8 not-lower": {"colour": "g", "value": 3, "under_colour": "r", "under_value": 5}},
)


@cache
def found(language: str, *tables: str) -> Report:
    rules = games.load("punto")
    studies = [
        Study(
            table,
            Subject("punto", rules.settle(choose(rules.choices, rules.presets[table]), people=0)),
            RANDOM,
            PROGRAMS,
        )
        for table in tables
    ]
    return report(studies, "tapis study punto <&>", Speaker(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_how_much_is_luck_where_that_was_reckoned(language: str) -> None:
    luck, few = Luck(), Luck()
    for result, given in ((1.0, 0.25), (0.0, -0.25), (1.0, 0.25), (0.0, -0.25), (1.0, -0.25), (0.0, 0.25)):
        few.note(result, given)
        for _ in range(ENOUGH // 6 + 1):
            luck.note(result, given)
    rules = games.load("punto")
    subject = Subject("punto", rules.settle(choose(rules.choices, rules.presets["2"]), people=0))
    programs = total([PROGRAMS, Tally(luck=luck)])
    text = markdown(report([Study("2", subject, RANDOM, programs)] * 2, "tapis study", Speaker(language)))
    assert re.search(r"11[.,]1\s?%", text)  # (1/3)², of the variance of 1/4
    assert text.count(Speaker(language).text("study-luck")) == 2
    assert len(re.findall(r"± 16[.,]7\s?%", text)) == 2, "a third of one half"
    assert len(re.findall(r"± 5[.,]3\s?%", text)) == 2, "after ten matches"
    fewer = [Study("2", subject, RANDOM, total([PROGRAMS, Tally(luck=few)]))] * 2
    text = markdown(report(fewer, "tapis study", Speaker(language)))
    assert Speaker(language).text("study-luck") not in text, "six results say nothing"


def test_a_report_says_in_tables_what_was_counted() -> None:
    text = markdown(found("en", "2"))
    for row in (
        "| first | 40.0% (16.8% to 68.7%) |",
        "| first | 60.0% (50.2% to 69.1%) |",
        "| nobody | 10.0% |",
        "| At random | 8.0 | 7 | 7 | 9 |",
        "| a line was made | 33.3% | 75.0% |",
        "| Programs | 4.0 | 3 | 3 | 5 |",
        "| PUN-8 | a card covers a lower one | 20.5 | 90.0% |",
        "| PUN-11 | Why rounds end that somebody wins: somebody could not place a card | 0.5 | 30.0% |",
        "| PUN-8 | The green 3 may only cover a lower card: the red 5 is not lower. | 75.0% | 25.0% |\n"
        "| PUN-12 | x | 5.0% | 1.0% |",
    ):
        assert row in text
    assert "placed" not in text, "what has no words is no rule at work"
    assert "side by side" not in text


COURSE = Tally(
    matches=100,
    wins=Counter({0: 50, 1: 50}),
    lengths=Counter({20: 50, 30: 50}),
    scores=Counter({1: 100}),
    turns=Counter({0: 60, 2: 40}),
    behind=Counter({0: 75, 3: 25}),
    minutes=Counter({9: 90, 8: 10}),
    widths=Counter({0: 90, 4: 20}),
    looks=Counter({0: 10, 4: 10}),
)


def course(table: str, tally: Tally, won: int) -> Study:
    rules = games.load("punto")
    options = rules.settle(choose(rules.choices, {"wins": int(table[-1])}), people=0)
    skill = {"maitre>confirme": Tally(matches=50, wins=Counter({0: won}))}
    return Study(table, Subject("punto", options), Tally(), tally, skill)


def test_a_report_begins_with_what_stands_out() -> None:
    written = report([course("wins=1", COURSE, 40)], "", Speaker("en"))
    assert written.summary == (
        "No place around the table is better than another, as far as these matches can tell.",
        "A match takes 25 moves on average, about 9 minutes among people.",
        "Skill: one Master among players of the level Expert wins 80% of the matches.",
        "Who leads changes 0.8 times in a match, and 25% of the winners had been behind.",
        "The choice narrows: from 9.0 moves in the first fifth of a match to 2.0 in the last.",
    )
    whole = page(written)
    before, _, folded = whole.partition("Everything else about this table")
    assert "At a glance" in before
    assert "Who wins" in before
    assert "How long it takes" not in before
    assert "How long it takes" in folded


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_rules_stand_side_by_side_with_what_luck_does_not_explain(language: str) -> None:
    longer = replace(COURSE, lengths=Counter({40: 50, 50: 50}))
    studies = [course("wins=1", COURSE, 40), course("wins=3", longer, 38)]
    written = report(studies, "", Speaker(language), compared=True)
    (side_by_side, *_) = written.chapters
    (table,) = side_by_side.sections
    clear, moves = Speaker(language).text("study-clear"), Speaker(language).text("study-moves")
    assert [row[0] for row in table.rows if row[-1] == clear] == [moves]
    (row,) = (row for row in table.rows if row[0] == moves)
    assert [re.sub("[^0-9+ −]", ".", text)[:5] for text in row[1:4]] == ["25.0", "45.0", "+20.0"]
    assert len(written.summary) == 2
    assert moves in written.summary[1]


def test_numbers_at_an_axis_have_the_digits_that_they_need() -> None:
    french, english = Teller("punto", Speaker("fr")), Teller("punto", Speaker("en"))
    assert [english.signed(value, short=True) for value in (-2.5, 0.0, 5.0)] == ["−2.5", "0", "+5"]
    assert french.signed(-2.5, short=True) == "−2,5"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_page_of_several_tables_begins_with_all_of_them(language: str) -> None:
    written = found(language, "2", "3")
    whole = page(written)
    assert whole.count("<h2") == 3
    assert whole.count("<svg") == 2 + 2 * 6
    assert "punto &lt;&amp;&gt;" in whole
    assert re.search(r"(?:src|href)=\"(?!#)", whole) is None, "a page that needs no other file"
    seen = Seen()
    seen.feed(whole)
    assert len(seen.names) == len(set(seen.names))
    assert set(seen.links) <= set(seen.names)
    cells = {
        cell
        for chapter in written.chapters
        for section in chapter.sections
        for row in section.rows
        for cell in row
    }
    assert cells <= set(seen.cells)
    share = {"en": "40.0%", "fr": "40,0\u00a0%"}[language]
    assert any(cell.startswith(share) for cell in seen.cells)


def test_the_same_figures_give_the_same_page() -> None:
    assert page(found.__wrapped__("en", "2")) == page(found("en", "2"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STUDIED)
def test_all_that_is_counted_has_words(name: str, language: str) -> None:
    rules = games.load(name)
    sizes = list({rules.seats(rules.options(preset)): preset for preset in rules.presets.values()}.values())
    tally = total(
        watch(Subject(name, rules.settle(choose(rules.choices, preset), people=0)), 7, "debutant")
        for preset in (sizes[0], sizes[-1], *([{"game": "poker"}] if name == "casino_royal" else []))
    )
    teller = Teller(name, Speaker(language))
    labels = {way: teller.label(way) for way in tally.ends if not way.startswith(("won:", "took-back:"))}
    assert labels
    assert not [way for way, label in labels.items() if label is None or label.text == way]
    assert any(teller.heading(group) for group in groups([tally.ends]))
    cited = {label.rules for label in labels.values() if label and label.rules}
    assert cited
    prefixes = {rule[:3] for rule in tally.refused}
    assert {rules[:3] for rules in cited} == prefixes


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        ({0: 56, 1: 44}, "no place is better than another"),
        ({0: 70, 1: 30}, "The first side wins more often than its share"),
        ({0: 35, 1: 34, 2: 13, 3: 18}, "The third side wins less often than its share"),
        # Two would be beyond the interval of a single place, but of eight one often is.
        ({0: 20, **dict.fromkeys(range(1, 8), 11)}, "no place is better than another"),
    ],
)
def test_a_place_is_called_better_only_if_luck_does_not_explain_it(wins: dict[int, int], said: str) -> None:
    study = Study(
        "players",
        Subject("casino_royal", games.load("casino_royal").settle({"players": len(wins)}, people=0)),
        Tally(),
        Tally(matches=100, wins=Counter(wins), lengths=Counter({9: 100}), scores=Counter({1: 100})),
    )
    assert said in markdown(report([study], "", Speaker("en")))


def test_what_would_read_nothing_in_every_column_is_left_out_and_counted() -> None:
    ends = Counter({"winner: hand = pair": 9000, "winner: hand = flush": 9, "winner: hand = four": 2})
    study = Study(
        "players",
        Subject("casino_royal", games.load("casino_royal").settle({}, people=0)),
        Tally(matches=9, ends=ends),
        Tally(matches=9, lengths=Counter({9: 9}), scores=Counter({1: 9})),
    )
    text = markdown(report([study], "", Speaker("en")))
    assert "Each line as a share of all of them. One line below 0.05% is left out." in text
    assert "| flush | 0.1% |" in text
    assert "four of a kind" not in text


def test_a_picture_leaves_out_at_its_edges_what_hardly_ever_came() -> None:
    assert usual(Counter({1: 9, 5: 2, 10: 5000, 20: 5, 30: 5000, 90: 9})) == [5, 10, 20, 30]
    few = Counter({1: 1, 5: 500, 90: 1})
    assert usual(few) == [1, 5, 90]


def test_an_equal_share_is_drawn_for_those_it_is_the_share_of() -> None:
    """At random half of the matches are drawn, between programs none: 25% and 50%, where their points are."""
    rare, decided = Counter({0: 25, 1: 25}), Counter({0: 50, 1: 50})
    series = [
        Series("a", study_pictures.RANDOM, rare, 100),
        Series("b", study_pictures.PROGRAMS, decided, 100),
    ]
    drawn = seats(series, ["first", "second"], "wins", str)
    lines = re.findall(r'd="M ([\d.]+) [^"]*"[^>]*stroke-dasharray[^>]*stroke: var\(--(\w+)\)', drawn)
    assert [colour for _, colour in lines] == ["random", "programs"]
    for place, _ in lines:
        assert drawn.count(f' x="{place}"') >= 2


def test_quantiles_are_numbers_that_came() -> None:
    assert quantiles(Counter({1: 4, 2: 92, 9: 4})) == [2, 2, 2]
    assert quantiles(Counter(range(1, 101))) == [5, 50, 95]


@pytest.mark.parametrize("document", REPORTS, ids=lambda document: document.stem)
def test_a_finished_report_names_a_command_that_exists_and_is_light(document: Path) -> None:
    (command,) = re.findall(r"```sh\n(tapis study .*)\n```", document.read_text(encoding="utf-8"))
    _, _, game, *words = shlex.split(command)
    given = dict(zip(words[::2], words[1::2], strict=True))
    assert game == document.stem
    assert set(given.pop("--preset", "").split(",")) - {""} <= set(games.load(game).presets)
    given = {name: value for name, value in given.items() if name not in ("--luck", "--skill")}
    assert given.keys() == {"--playouts", "--matches", "--level", "--rounds", "--seed"}
    whole = document.with_suffix(".html").read_text(encoding="utf-8")
    assert command in whole
    assert len(whole) < 1_000_000


def test_there_is_a_finished_report_of_every_game_that_adds_to_its_study() -> None:
    assert {document.stem for document in REPORTS} >= set(STUDIED)


class Seen(HTMLParser):
    """What stands in the cells of tables, and what is named and pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[str] = []
        self.names: list[str] = []
        self.links: list[str] = []
        self.inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag == "td"
        for name, value in attrs:
            if name == "id":
                self.names.append(value or "")
            if name in ("href", "xlink:href"):
                self.links.append((value or "").removeprefix("#"))

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.cells.append(data)
            self.inside = False
