"""The three languages say the same things, with the same gaps, each in its own typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast

from tapisvert.games import names
from tapisvert.testing.words import gaps, nodes_of, parsed, shared
from tapisvert.testing.words import messages as of_game
from tapisvert.words import LANGUAGES

WORDS = Path(str(files("tapisvert.words")))
FILES = sorted({file.stem for file in WORDS.glob("*/*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "fr"]
NARROW = "\u202f"


def messages(language: str, name: str) -> dict[str, ast.Message]:
    """The sentences of a shared catalogue."""
    return parsed((WORDS / language / f"{name}.ftl").read_text(encoding="utf-8"), f"{language}/{name}.ftl")


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """Everything that can be said in a language."""
    return {
        **shared(language),
        **{name: said for game in names() for name, said in of_game(game, language).items()},
    }


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every literal piece of text, with the sentence it belongs to."""
    for name, message in catalogue(language).items():
        yield from ((name, node.value) for node in nodes_of(message) if isinstance(node, ast.TextElement))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_sentences(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages("fr", file).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_the_same_gaps(language: str) -> None:
    french, other = shared("fr"), shared(language)
    differing = {name for name in french if gaps(french, name) != gaps(other, name)}
    assert not differing


def test_no_sentence_is_in_two_files() -> None:
    seen: dict[str, str] = {}
    catalogues = {file: messages("fr", file) for file in FILES} | {
        name: of_game(name, "fr") for name in names()
    }
    for file, found in catalogues.items():
        for name in found:
            assert name not in seen, f"{name} is in {seen[name]} and in {file}"
            seen[name] = file


def test_french_puts_a_narrow_space_before_tall_punctuation() -> None:
    wrong = [
        (name, piece)
        for name, piece in texts("fr")
        # No digit before the colon: 10:30 is a time; and « :// » is an address.
        if re.search(rf"[^{NARROW}\d\s!?…][;:!?»](?!//)|[ \u00a0][;:!?»]|«[^{NARROW}]", piece)
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_those_of_print(language: str) -> None:
    foreign = {"fr": "'\"“”„", "de": "'\"«»”", "en": "'\"«»„"}[language]
    wrong = [(name, piece) for name, piece in texts(language) if any(sign in piece for sign in foreign)]
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_only_french_has_narrow_spaces(language: str) -> None:
    assert not [(name, piece) for name, piece in texts(language) if NARROW in piece]


PAGE = Path(__file__).parents[2] / "web" / "src"


def asked_by_the_page() -> Iterator[tuple[str, str]]:
    """The sentences that the page's sources ask for, as patterns where a part is computed."""
    for file in sorted([*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]):
        if ".test." not in file.name:
            text = file.read_text(encoding="utf-8")
            for quoted in re.findall(r"\bt\(\s*(?:'([^']+)'|`([^`]+)`)", text):
                name = next(filter(None, quoted))
                parts = re.split(r"\$\{[^}]*\}", name)
                yield ".+".join(map(re.escape, parts)), file.name


def test_the_page_asks_for_sentences_that_exist() -> None:
    asked = set(asked_by_the_page())
    assert len(asked) > 50
    known = list(catalogue("fr"))
    missing = {each for each in asked if not any(re.fullmatch(each[0], name) for name in known)}
    assert not missing
