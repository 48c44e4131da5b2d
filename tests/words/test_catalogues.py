"""The three languages say the same things, with the same gaps, each in its own typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tapisvert.games import names
from tapisvert.words import LANGUAGES

WORDS = Path(str(files("tapisvert.words")))
GAMES = Path(str(files("tapisvert.games")))
FILES = sorted({file.name for file in WORDS.glob("*/*.ftl")} | set(names()))
OTHERS = [language for language in LANGUAGES if language != "fr"]
NARROW = "\u202f"


def walk(node: object) -> Iterator[ast.SyntaxNode]:
    """The node and all nodes below it."""
    if isinstance(node, list):
        for child in node:
            yield from walk(child)
    elif isinstance(node, ast.SyntaxNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    game = GAMES / file / "words" / f"{language}.ftl"
    path = WORDS / language / file if file.endswith(".ftl") else game
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file} cannot be read: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(set(ids)) == len(ids), f"{language}/{file} says something twice"
    return {message.id.name: message for message in found}


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    return {name: message for file in FILES for name, message in messages(language, file).items()}


def variables(language: str, name: str) -> set[str]:
    """The gaps of a sentence, those of the sentences it is built from included."""
    nodes = list(walk(catalogue(language)[name]))
    own = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
    others = {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}
    return own.union(*(variables(language, other) for other in others))


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every literal piece of text, with the sentence it belongs to."""
    for name, message in catalogue(language).items():
        yield from ((name, node.value) for node in walk(message) if isinstance(node, ast.TextElement))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_sentences(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages("fr", file).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_the_same_gaps(language: str) -> None:
    differing = {
        name: (variables("fr", name), variables(language, name))
        for name in catalogue("fr")
        if variables("fr", name) != variables(language, name)
    }
    assert not differing


def test_no_sentence_is_in_two_files() -> None:
    seen: dict[str, str] = {}
    for file in FILES:
        for name in messages("fr", file):
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
