"""The rules page of a game tells every rule that there is, under its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapisvert.words import LANGUAGES

ROOT = Path(__file__).parents[2]
RULES = [*(f"PUN-{number}" for number in range(1, 18)), *(f"PUN-E{number}" for number in range(1, 4))]


def test_the_page_of_punto_shows_all_rules_in_order() -> None:
    page = (ROOT / "web/src/games/punto/Rules.svelte").read_text(encoding="utf-8")
    sections = page[page.index("SECTIONS") : page.index("EXAMPLES")]
    assert re.findall(r"'(PUN-\w+)'", sections) == RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_punto_is_told_in_every_language(language: str) -> None:
    text = (ROOT / "src/tapisvert/words" / language / "punto-rules.ftl").read_text(encoding="utf-8")
    told = re.findall(r"^punto-rules-(pun-\w+) = (?=\S)", text, re.MULTILINE)
    assert [rule.upper() for rule in told] == RULES


def test_every_rule_that_the_code_cites_is_on_the_page() -> None:
    sources = [
        *(ROOT / "src/tapisvert/games/punto").glob("*.py"),
        *(ROOT / "web/src/games/punto").rglob("*.*"),
    ]
    cited = {rule for file in sources for rule in re.findall(r"PUN-\d+", file.read_text(encoding="utf-8"))}
    assert cited
    assert cited <= set(RULES)
