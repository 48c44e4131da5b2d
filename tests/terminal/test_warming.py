"""The first compilation is announced, once, and only to somebody who looks at a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tapisvert.table import fast
from tapisvert.terminal.warming import compile_first
from tapisvert.words import LANGUAGES, Speaker


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were compiled."""
    found: list[str] = []
    monkeypatch.setattr("tapisvert.bots.warm", found.append)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_compilation_is_announced_with_a_bar(
    language: str, warmed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "was_compiled", lambda home: False)
    said = io.StringIO()
    compile_first("punto", Console(file=said, force_terminal=True, width=120), Speaker(language))
    assert warmed == ["punto"]
    assert Speaker(language).text("terminal-compiling", game="Punto") in said.getvalue()


def test_nobody_waits_or_reads_for_what_was_compiled(
    warmed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = io.StringIO()
    monkeypatch.setattr(fast, "was_compiled", lambda home: home.name == "punto")
    compile_first("punto", Console(file=said, force_terminal=True), Speaker("en"))
    compile_first("cartino", Console(file=said, force_terminal=False), Speaker("en"))
    assert not warmed
    assert not said.getvalue()
