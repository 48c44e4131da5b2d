"""The rules page of a game tells every rule that there is, under its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapisvert import testing
from tapisvert.games import names
from tapisvert.words import LANGUAGES, catalogue, sections

ROOT = Path(__file__).parents[2]
with_page = [name for name in names() if (ROOT / f"web/src/games/{name}/Rules.svelte").exists()]
every_game = pytest.mark.parametrize("name", [name for name in with_page if testing.of(name).prefix])


@every_game
def test_the_page_shows_all_rules_in_order(name: str) -> None:
    page = (ROOT / f"web/src/games/{name}/Rules.svelte").read_text(encoding="utf-8")
    sections = page[page.index("const SECTIONS") : page.index("];", page.index("const SECTIONS"))]
    assert re.findall(rf"'({testing.of(name).prefix}-\w+)'", sections) == testing.of(name).rules


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
        *(ROOT / f"src/tapisvert/games/{name}").rglob("*.py"),
        *(ROOT / f"web/src/games/{name}").rglob("*.*"),
    ]
    cites = re.compile(rf"{testing.of(name).prefix}-[A-D]?\d+")
    cited = {rule for file in sources for rule in cites.findall(file.read_text(encoding="utf-8"))}
    assert cited
    assert cited <= set(testing.of(name).rules)
