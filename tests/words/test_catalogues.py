"""The catalogues of the three languages say the same things, with the same gaps, each in its own typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tapisvert.words import LANGUAGES

WORDS = Path(str(files("tapisvert.words")))
FILES = sorted({file.name for file in WORDS.glob("*/*.ftl")})
OTHERS = [language for language in LANGUAGES if language != "fr"]
NARROW = "\u202f"


class Gaps(Visitor):
    """Collects the variables of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


class Texts(Visitor):
    """Collects the literal pieces of text."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((WORDS / language / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file} cannot be read: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in found]
    assert len(set(names)) == len(names), f"{language}/{file} says something twice"
    return {message.id.name: message for message in found}


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    return {id: message for file in FILES for id, message in messages(language, file).items()}


def variables(language: str, id: str) -> set[str]:
    """The gaps of a sentence, those of the sentences it is built from included."""
    gaps = Gaps()
    gaps.visit(catalogue(language)[id])
    return gaps.variables.union(*(variables(language, other) for other in gaps.references))


def texts(language: str) -> Iterator[tuple[str, str]]:
    for id, message in catalogue(language).items():
        pieces = Texts()
        pieces.visit(message)
        yield from ((id, piece) for piece in pieces.found)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_sentences(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages("fr", file).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_the_same_gaps(language: str) -> None:
    differing = {
        id: (variables("fr", id), variables(language, id))
        for id in catalogue("fr")
        if variables("fr", id) != variables(language, id)
    }
    assert not differing


def test_no_sentence_is_in_two_files() -> None:
    seen: dict[str, str] = {}
    for file in FILES:
        for id in messages("fr", file):
            assert id not in seen, f"{id} is in {seen[id]} and in {file}"
            seen[id] = file


def test_french_puts_a_narrow_space_before_tall_punctuation() -> None:
    wrong = [
        (id, piece)
        for id, piece in texts("fr")
        # No digit before the colon: 10:30 is a time; and « :// » is an address.
        if re.search(rf"[^{NARROW}\d\s!?…][;:!?»](?!//)|[ \u00a0][;:!?»]|«[^{NARROW}]", piece)
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_those_of_print(language: str) -> None:
    foreign = {"fr": "'\"“”„", "de": "'\"«»”", "en": "'\"«»„"}[language]
    wrong = [(id, piece) for id, piece in texts(language) if any(sign in piece for sign in foreign)]
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_only_french_has_narrow_spaces(language: str) -> None:
    assert not [(id, piece) for id, piece in texts(language) if NARROW in piece]
