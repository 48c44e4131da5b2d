"""The sentences that belong to no game, one folder a language; here is who speaks them in Python.

The catalogues are Project Fluent files; the page speaks from the same ones. A game's own sentences are in its
folder (`words/fr.ftl`), in sections that begin with a line such as `### page`. Importing this module is
cheap: Fluent and the catalogues are loaded with the first sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, reduce
from importlib.resources import files
from typing import Protocol

import msgspec

from tapisvert import games
from tapisvert.table.speech import LANGUAGES as LANGUAGES
from tapisvert.table.speech import SPELT
from tapisvert.words.entries import Entries

ON_THE_PAGE = ("page", "after", "new", "rules", "sitting")
"""The files, and the sections of a game's file, that only the page shows."""

SEVERAL = {"seats": "names", "winners": "winner_names"}
"""The facts that are lists of seats, and the gap that their names fill."""

AT_THE_TABLE = "table-"
"""How the kind of an event begins that belongs to no game."""

Fact = str | int


class Sentence(Protocol):
    """Something to say: an id in the catalogues and what goes into its gaps."""

    @property
    def id(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Fact | tuple[str, ...]]: ...


class Refused(Protocol):
    """Why a move is not allowed: the rule, a code for the reason, and its facts."""

    rule: str
    code: str

    @property
    def facts(self) -> Mapping[str, Fact]: ...


class Speaker:
    """Says things in one language, with the names of those who sit at the table.

    `names` are the seats' names, `sides` the seats of every side. A fact `seat` adds the gap `$name`, a fact
    `side` the gap `$side_name`. Several `seats` fill the gap `$names`, and `$seats` says how many they are;
    `winners` are said in the same way (`$winner_names`, `$winners`). A list of texts such as `ranks` is said
    in one breath, item by item with the sentences `rank-<item>`.
    """

    def __init__(self, language: str, names: Sequence[str] = (), sides: Sequence[Sequence[int]] = ()) -> None:
        if language not in LANGUAGES:
            raise LookupError(f"no catalogue for {language!r}")
        self.language = language
        self.names = tuple(names)
        self.sides = tuple(map(tuple, sides))

    def text(self, name: str, /, **facts: Fact | float) -> str:
        """The sentence with this id; raises `LookupError` if it does not exist or a gap stays open."""
        bundle = _entries(self.language).bundle(name)
        pattern = bundle.get_message(name).value if bundle.has_message(name) else None
        if pattern is None:
            raise LookupError(f"no sentence {name!r} in {self.language}")
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"the sentence {name!r} in {self.language}: {errors[0]}")
        return str(text)

    def knows(self, name: str) -> bool:
        """Whether there is a sentence with this id."""
        return bool(_entries(self.language).bundle(name).has_message(name))

    def say(self, sentence: Sentence) -> str:
        """A sentence of a game, such as its prompt."""
        return self.text(sentence.id, **self._gaps(sentence.facts))

    def event(self, game: str, event: msgspec.Struct) -> str:
        """What happened. The event's fields fill the gaps of its sentence.

        What happened at the table, and not in the game, is said in the same way in every game.
        """
        facts = {name: getattr(event, name) for name in event.__struct_fields__}
        return self.told(game, {"kind": event.__struct_config__.tag, **facts})

    def told(self, game: str, event: Mapping[str, object]) -> str:
        """The same of an event that is plain data."""
        kind = str(event["kind"])
        name = kind if kind.startswith(AT_THE_TABLE) else f"{game}-{kind}"
        return self.text(name, **self._gaps(event))

    def refusal(self, code: str, rule: str = "", facts: Mapping[str, Fact] | None = None) -> str:
        """Why something cannot be done, with the rule's id if there is one."""
        text = self.text(f"refusal-{code}", **self._gaps(facts or {}))
        return self.text("with-rule", text=text, rule=rule) if rule else text

    def illegal(self, game: str, illegal: Refused) -> str:
        """Why a move is not allowed."""
        return self.refusal(f"{game}-{illegal.code}", illegal.rule, illegal.facts)

    def names_of(self, seats: Sequence[int]) -> str:
        """The names of several seats in one breath: “Anna, Paul and Lou”."""
        return self._joined([self.names[seat] for seat in seats])

    def _gaps(self, facts: Mapping[str, object]) -> dict[str, Fact]:
        """What fills the gaps of a sentence; what is neither plain nor a list of things fills none."""
        gaps: dict[str, Fact] = {}
        for name, fact in facts.items():
            if isinstance(fact, str | int):
                gaps[name] = fact
            elif isinstance(fact, tuple | list) and (said := self._items(name, fact)) is not None:
                gaps[name] = said
        if "seat" in facts:
            gaps["name"] = self.names[int(gaps["seat"])]
        if "side" in facts:
            gaps["side_name"] = self.names_of(self.sides[int(gaps["side"])])
        for several, gap in SEVERAL.items():
            if isinstance(seats := facts.get(several), tuple | list):
                gaps[several], gaps[gap] = len(seats), self.names_of(seats)
        return gaps

    def _items(self, name: str, items: Sequence[object]) -> str | None:
        """The things of a list called `<thing>s`, each with its own sentence; None if they have none."""
        ids = [f"{name.removesuffix('s')}-{SPELT.get(item, item)}" for item in items if isinstance(item, str)]
        if len(ids) < len(items) or not all(map(self.knows, ids)):
            return None
        return self._joined([self.text(each) for each in ids])

    def _joined(self, texts: Sequence[str]) -> str:
        first, *others = texts or ("",)
        if not others:
            return first
        *middle, last = others
        before = reduce(lambda said, text: self.text("join-comma", before=said, next=text), middle, first)
        return self.text("join-and", before=before, last=last)


def sections(text: str) -> dict[str, str]:
    """The sections of a game's catalogue, by name; what stands before the first of them is in none."""
    _, *parts = re.split(r"^### (?=\w)", text, flags=re.MULTILINE)
    return {re.split(r"\W", part, maxsplit=1)[0]: part.partition("\n")[2] for part in parts}


def catalogue(game: str, language: str) -> str:
    """Everything that is said about a game in a language; raises `games.MissingPart`."""
    file = files(games.package(game)).joinpath("words", f"{language}.ftl")
    if not file.is_file():
        raise games.MissingPart(game, f"words/{language}.ftl")
    return file.read_text(encoding="utf-8")


@cache
def _entries(language: str) -> Entries:
    """The catalogues of a language, as far as they are spoken here."""
    entries = Entries(language)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        name, _, ending = file.name.rpartition(".")
        if ending == "ftl" and name not in ON_THE_PAGE:
            entries.add(file.read_text(encoding="utf-8"))
    for game in games.found():
        with suppress(Exception, SystemExit):  # whatever is wrong with a game, `games.broken` says so
            for name, text in sections(catalogue(game, language)).items():
                if name not in ON_THE_PAGE:
                    entries.add(text)
    return entries
