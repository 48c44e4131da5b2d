"""The rules page of a game tells every rule that there is, under its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapisvert.games import names
from tapisvert.words import LANGUAGES, catalogue, sections

ROOT = Path(__file__).parents[2]
# How the ids of a game's rules begin, and how many there are in every part of its sheet; E are the examples.
SHEETS = {
    "cartino": ("CAR", {"": 22, "E": 6}),
    "cartomanie": ("MAN", {"": 24, "E": 1}),
    "casino_royal": ("CAS", {"": 6, "A": 8, "B": 10, "C": 5, "D": 2, "E": 5}),
    "punto": ("PUN", {"": 17, "E": 3}),
}
RULES = {
    name: [f"{prefix}-{part}{number}" for part, count in parts.items() for number in range(1, count + 1)]
    for name, (prefix, parts) in SHEETS.items()
}
every_game = pytest.mark.parametrize("name", names())


@every_game
def test_the_page_shows_all_rules_in_order(name: str) -> None:
    page = (ROOT / f"web/src/games/{name}/Rules.svelte").read_text(encoding="utf-8")
    sections = page[page.index("const SECTIONS") : page.index("];", page.index("const SECTIONS"))]
    assert re.findall(rf"'({SHEETS[name][0]}-\w+)'", sections) == RULES[name]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_in_every_language(language: str, name: str) -> None:
    text = sections(catalogue(name, language))["rules"]
    told = re.findall(rf"^{name}-rules-({SHEETS[name][0].lower()}-\w+) = (?=\S)", text, re.MULTILINE)
    assert [rule.upper() for rule in told] == RULES[name]


@every_game
def test_every_picture_is_described_in_every_language(name: str) -> None:
    examples = (ROOT / f"web/src/games/{name}/examples.ts").read_text(encoding="utf-8")
    shown = set(re.findall(r"label: '(\w+)'", examples))
    assert shown
    for language in LANGUAGES:
        text = sections(catalogue(name, language))["rules"]
        assert set(re.findall(rf"^{name}-rules-board-(\w+) =", text, re.MULTILINE)) == shown


@every_game
def test_every_rule_that_the_code_cites_is_on_the_page(name: str) -> None:
    sources = [
        *(ROOT / f"src/tapisvert/games/{name}").glob("*.py"),
        *(ROOT / f"web/src/games/{name}").rglob("*.*"),
    ]
    cites = re.compile(rf"{SHEETS[name][0]}-[A-D]?\d+")
    cited = {rule for file in sources for rule in cites.findall(file.read_text(encoding="utf-8"))}
    assert cited
    assert cited <= set(RULES[name])
