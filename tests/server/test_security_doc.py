"""Every threat in docs/security.md names a test, and every test it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [line for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith("| threat")]
NAMED = sorted(set(re.findall(r"`((?:tests|src/tapisvert/testing)/[\w/]+\.py)(?:::(\w+))?`", TEXT)))


def test_there_are_threats_and_each_names_a_test() -> None:
    assert len(ROWS) > 20
    assert [
        row for row in ROWS if not re.search("`(tests|src/tapisvert/testing)/", row.rsplit("|", 2)[1])
    ] == []


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_the_named_test_exists(file: str, name: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.search(rf"def {name or 'test_'}", text)
