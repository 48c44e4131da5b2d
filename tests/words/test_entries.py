"""The catalogues cut into entries: each is found, and what it refers to with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from tapisvert import games
from tapisvert import words as package
from tapisvert.testing.words import messages, shared
from tapisvert.words import LANGUAGES, catalogue
from tapisvert.words.entries import Entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_says_all_that_it_refers_to(language: str) -> None:
    entries, known = Entries(language), dict(shared(language))
    for file in (Path(package.__file__).parent / language).glob("*.ftl"):
        entries.add(file.read_text(encoding="utf-8"))
    for name in games.names():
        entries.add(catalogue(name, language))
        known |= messages(name, language)
    for name in (name for name, message in known.items() if message.value):
        _, wrong = said(entries.bundle(name), name)
        assert not [each for each in wrong if not each.startswith("Unknown external: ")], name


def said(bundle: FluentBundle, name: str, **facts: int) -> tuple[str, list[str]]:
    """A sentence, and what is wrong with it."""
    pattern = bundle.get_message(name).value
    assert pattern
    text, errors = bundle.format_pattern(pattern, facts)
    return str(text), list(map(str, errors))


def test_the_first_of_two_counts_and_what_cannot_be_read_is_not_there() -> None:
    entries = Entries("en")
    entries.add(
        "# a = comment\none = first { two }\n    and { -term }\n-term = more\nodd = { \nloop = { loop }\n"
    )
    entries.add(
        "one = another\ntwo =\n    { $n ->\n        [one] card\n       *[other] { three }\n    }\nthree = 3\n"
    )
    assert said(entries.bundle("one"), "one", n=2) == ("first 3\nand more", [])
    assert [entries.bundle(name).has_message(name) for name in ("odd", "a", "comment")] == [False] * 3
    assert entries.bundle("loop").has_message("loop")
