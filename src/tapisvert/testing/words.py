"""Everything a game says has words in all three languages, and the words fit: one suite for all games."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tapisvert import games, testing
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Private, Public, presets_of
from tapisvert.words import LANGUAGES, Speaker, catalogue, sections

NAMES = ("Anna", "Maître", "Paul", "Lou", "Zoé", "Max", "Éva", "Tom")
SECTIONS = {"table", "page", "rules", "lessons", "puzzles", "terminal"}


class Words:
    """Derive a class `TestWords` from it and name the `games`."""

    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "kind" in metafunc.fixturenames:
            events = [(name, kind) for name in self.games for kind in events_of(name)]
            ids = [f"{name}-{kind.__struct_config__.tag}" for name, kind in events]
            metafunc.parametrize(("name", "kind"), events, ids=ids)
        elif "preset" in metafunc.fixturenames:
            presets = [(name, preset) for name in self.games for preset in presets_of(games.load(name))]
            ids = ["-".join(filter(None, each)) for each in presets]
            metafunc.parametrize(("name", "preset"), presets, ids=ids)
        else:
            metafunc.parametrize("name", self.games)
        if "language" in metafunc.fixturenames:
            metafunc.parametrize("language", LANGUAGES)

    def test_the_catalogue_can_be_read_and_says_nothing_twice(self, name: str, language: str) -> None:
        assert set(sections(catalogue(name, language))) <= SECTIONS
        assert messages(name, language)
        assert not messages(name, language).keys() & shared(language).keys(), "said by the house already"

    def test_every_language_has_the_same_sentences_and_gaps(self, name: str, language: str) -> None:
        french, other = messages(name, LANGUAGES[0]), messages(name, language)
        assert other.keys() == french.keys()
        known = {each: {**shared(each), **messages(name, each)} for each in (LANGUAGES[0], language)}
        for each in french:
            assert gaps(known[language], each) == gaps(known[LANGUAGES[0]], each), each

    def test_every_event_has_a_sentence(self, name: str, language: str, kind: type[Event]) -> None:
        speaker = speaking(language)
        for event in samples(name, kind):
            said = speaker.event(name, event)
            assert is_said_well(said), said

    def test_what_happens_in_a_match_can_be_said(self, name: str, preset: str) -> None:
        game = games.load(name)
        options = game.options({**presets_of(game)[preset], **testing.of(name).short})
        speakers = [Speaker(language, NAMES, game.sides(options)) for language in LANGUAGES]
        rng, chance = random.Random(preset), Chance.seeded(7)
        step = game.start(options, chance)
        while True:
            for speaker in speakers:
                for event in step.events:
                    assert is_said_well(speaker.event(name, event))
                for viewer in (None, *range(game.seats(options))):
                    assert is_said_well(speaker.say(game.prompt(game.view(step.state, viewer))))
            if not game.to_act(step.state):
                break
            seat = game.to_act(step.state)[0]
            move = rng.choice(list(game.legal(step.state, seat)))
            step = game.play(step.state, seat, move, chance)

    def test_options_and_presets_have_names(self, name: str, language: str) -> None:
        game, speaker = games.load(name), Speaker(language)
        assert speaker.text(f"{name}-name")
        assert speaker.text(f"{name}-about")
        for choice in game.choices:
            assert speaker.text(f"{name}-option-{choice.name}")
            for value in choice.values:
                shown = str(value).lower() if isinstance(value, bool) else value
                assert speaker.text(f"{name}-option-{choice.name}-{shown}")
        for preset in game.presets:
            assert speaker.text(f"{name}-preset-{preset}")

    def test_every_refusal_has_a_sentence_that_its_facts_fill(self, name: str, language: str) -> None:
        speaker = speaking(language)
        known = re.findall(r"^refusal-(\S+) =", catalogue(name, language), re.MULTILINE)
        # Those of lessons are said by data, and the suite for lessons asks for each.
        known = [each for each in known if not each.startswith(f"{name}-lesson-")]
        found = list(codes(Path(str(files(games.package(name)))), "Illegal", 1))
        assert found
        for code, facts in found:
            fitting = [each for each in known if re.fullmatch(f"{name}-{code}", each)]
            assert fitting, code
            values = [testing.of(name).said.get(fact, (1,)) for fact in facts]
            for each in fitting:
                for chosen in itertools.product(*values):
                    filled = dict(zip(facts, chosen, strict=True))
                    said = speaker.refusal(each, facts=filled)  # type: ignore[arg-type]
                    assert is_said_well(said), said
            known = [each for each in known if each not in fitting]
        assert not known, "nobody says these"

    def test_every_rule_is_told(self, name: str, language: str) -> None:
        of = testing.of(name)
        if not of.prefix:
            pytest.skip(f"{name} has no rule sheet")
        text = sections(catalogue(name, language))["rules"]
        told = re.findall(rf"^{name}-rules-({of.prefix.lower()}-\w+) = (?=\S)", text, re.MULTILINE)
        assert [rule.upper() for rule in told] == of.rules


def speaking(language: str) -> Speaker:
    """Somebody who speaks at a table of two sides."""
    return Speaker(language, NAMES, ((0, 2), (1, 3)))


def is_said_well(said: str) -> bool:
    """One sentence or more, the last of which may be somebody's own words."""
    ends = r"[A-ZÀÉ0-9].*[.!?](\u202f»|“|”)?"
    return bool(re.fullmatch(ends, said)) and not re.search(r"  |\{| [,.]", said)


def events_of(name: str) -> list[type[Event]]:
    """The events that a game's modules define, in the order of their names."""
    games.load(name)
    home = f"{games.package(name)}."
    own = [kind for base in (Public, Private) for kind in heirs(base) if kind.__module__.startswith(home)]
    return sorted(own, key=lambda kind: kind.__name__)


def heirs(kind: type[Event]) -> Iterator[type[Event]]:
    """All classes that derive from one."""
    for heir in kind.__subclasses__():
        yield heir
        yield from heirs(heir)


def samples(name: str, kind: type[Event]) -> Iterator[Event]:
    """Instances of an event with every combination of what its fields can say."""
    values: list[tuple[object, ...]] = []
    for field in msgspec.structs.fields(kind):
        if field.name in testing.of(name).said:
            values.append(testing.of(name).said[field.name])
        else:
            assert field.type in (int, "int"), f"{name}'s testing.py does not say what {field.name} can be"
            values.append((1,))
    for chosen in itertools.product(*values):
        yield kind(*chosen)


def codes(folder: Path, maker: str, place: int) -> Iterator[tuple[str, list[str]]]:
    """The codes that the sources in a folder hand to `maker`, as patterns, with the names of their facts."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == maker):
                continue
            code = node.args[place]
            facts = [keyword.arg for keyword in node.keywords if keyword.arg]
            if isinstance(code, ast.Constant):
                yield re.escape(str(code.value)), facts
            elif isinstance(code, ast.JoinedStr):
                parts = (
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in code.values
                )
                yield "".join(parts), facts
            else:
                assert maker != "Illegal", f"{file.name} computes a code: {ast.unparse(node)}"


def messages(name: str, language: str) -> dict[str, fluent.Message]:
    """The sentences of a game's catalogue, by their ids."""
    return parsed(catalogue(name, language), f"{name}: words/{language}.ftl")


@cache
def shared(language: str) -> dict[str, fluent.Message]:
    """The sentences that belong to no game."""
    folder = Path(str(files("tapisvert.words"))) / language
    found: dict[str, fluent.Message] = {}
    for file in folder.glob("*.ftl"):
        found |= parsed(file.read_text(encoding="utf-8"), file.name)
    return found


@cache
def parsed(text: str, where: str) -> dict[str, fluent.Message]:
    """The sentences of a catalogue, each of which says something of its own."""
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert not junk, f"{where} cannot be read: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in found]
    assert len(set(names)) == len(names), f"{where} says something twice"
    return {message.id.name: message for message in found}


def gaps(known: Mapping[str, fluent.Message], name: str) -> set[str]:
    """The gaps of a sentence, those of the sentences it is built from included."""
    nodes = list(nodes_of(known[name]))
    own = {node.id.name for node in nodes if isinstance(node, fluent.VariableReference)}
    others = {node.id.name for node in nodes if isinstance(node, fluent.MessageReference)}
    return own.union(*(gaps(known, other) for other in others))


def nodes_of(node: object) -> Iterator[fluent.SyntaxNode]:
    """The node and all nodes below it."""
    if isinstance(node, list):
        for child in node:
            yield from nodes_of(child)
    elif isinstance(node, fluent.SyntaxNode):
        yield node
        for child in vars(node).values():
            yield from nodes_of(child)
