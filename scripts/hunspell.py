"""Reads a Hunspell dictionary and writes out every word form it stands for.

Only what decides which words exist is read: entries with their flags, and the affix rules. A dictionary that
needs more than that (compounds, circumfixes …) is refused rather than misread.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

Flags = frozenset[str]
Test = Callable[[str], object]
"""Whether a rule may be applied to a word: any answer but None."""

APOSTROPHES = "'’"

SILENT = {"SET", "WORDCHARS", "TRY", "MAP", "REP", "KEY", "ICONV", "OCONV", "BREAK"}
"""Directives about spelling mistakes and typing, which add no word form."""

FLAG_LENGTH = {"short": 1, "long": 2}


class Unreadable(Exception):
    """The dictionary uses something this reader does not know."""


class Entry(NamedTuple):
    """A line of the word file."""

    word: str
    flags: Flags


class Affix(NamedTuple):
    """One rule: on words that `fits` accepts, take `strip` away and put `add` there."""

    fits: Test
    strip: str
    add: str
    flags: Flags
    crosses: bool


Rules = dict[str, dict[Test, list[Affix]]]
"""The affixes of each flag; those that ask for the same are together, so that they ask once."""


class Dictionary:
    """The entries and affix rules of a dictionary, without the affixes that carry an apostrophe."""

    def __init__(self, aff: Path, dic: Path) -> None:
        """Read both files; raises `Unreadable`."""
        self.special: dict[str, str] = {}
        self.prefixes: Rules = {}
        self.suffixes: Rules = {}
        self._tests: dict[tuple[str, str], Test] = {}
        self._flag_length = 1
        self._full_strip = False
        self._read_rules(aff.read_text(encoding="utf-8"))
        self.entries = [
            self._entry(line) for line in dic.read_text(encoding="utf-8").splitlines()[1:] if line
        ]

    def is_marked(self, entry: Entry, directive: str) -> bool:
        """Whether an entry carries the flag that the rules name with `directive`, such as KEEPCASE."""
        return self.special.get(directive) in entry.flags

    def forms(self, entry: Entry) -> Iterator[str]:
        """Every form of an entry; some may come twice."""
        if self.is_marked(entry, "FORBIDDENWORD"):
            return
        if not self.is_marked(entry, "NEEDAFFIX"):
            yield entry.word
        for flags, form, crosses in self._suffixed(entry.word, entry.flags):
            yield form
            if crosses:
                yield from (prefixed for prefixed, _ in self._prefixed(form, entry.flags | flags, True))
        for form, prefix in self._prefixed(entry.word, entry.flags, False):
            yield form
            if prefix.crosses:
                # Flags of a prefix name suffixes, for the word that stands behind it.
                start = form[: len(prefix.add)]
                for _, suffixed, crosses in self._suffixed(entry.word, prefix.flags):
                    if crosses and prefix.fits(suffixed):
                        yield start + suffixed[len(prefix.strip) :]

    def _suffixed(self, word: str, flags: Flags, depth: int = 2) -> Iterator[tuple[Flags, str, bool]]:
        """The word with one suffix, or with two where the first allows it."""
        for affix in self._applicable(self.suffixes, word, flags):
            form = word.removesuffix(affix.strip) + affix.add
            yield affix.flags, form, affix.crosses
            if depth > 1:
                for more, longer, crosses in self._suffixed(form, affix.flags, depth - 1):
                    yield more, longer, crosses and affix.crosses

    def _prefixed(self, word: str, flags: Flags, crossing: bool) -> Iterator[tuple[str, Affix]]:
        for affix in self._applicable(self.prefixes, word, flags):
            if affix.crosses or not crossing:
                yield affix.add + word.removeprefix(affix.strip), affix

    def _applicable(self, rules: Rules, word: str, flags: Flags) -> Iterator[Affix]:
        for flag in rules.keys() & flags:
            for fits, affixes in rules[flag].items():
                if fits(word):
                    yield from (
                        affix for affix in affixes if self._full_strip or len(affix.strip) < len(word)
                    )

    def _entry(self, line: str) -> Entry:
        word, _, flags = line.split("\t")[0].rstrip().partition("/")
        return Entry(word, self._flags(flags))

    def _flags(self, text: str) -> Flags:
        return frozenset(
            text[start : start + self._flag_length] for start in range(0, len(text), self._flag_length)
        )

    def _read_rules(self, text: str) -> None:
        crossing: dict[tuple[str, str], bool] = {}
        for line in text.splitlines():
            directive, *fields = line.split() or [""]
            if directive.startswith("#"):
                continue
            if directive == "FLAG":
                if fields[0] not in FLAG_LENGTH:
                    raise Unreadable(f"flags of the kind {fields[0]}")
                self._flag_length = FLAG_LENGTH[fields[0]]
            elif directive == "FULLSTRIP":
                self._full_strip = True
            elif directive in {"NEEDAFFIX", "FORBIDDENWORD", "KEEPCASE", "NOSUGGEST", "CIRCUMFIX"}:
                self.special[directive] = fields[0]
            elif directive in {"PFX", "SFX"}:
                if (directive, fields[0]) in crossing:
                    self._read_affix(directive, crossing[directive, fields[0]], fields)
                else:
                    crossing[directive, fields[0]] = fields[1] == "Y"
            elif directive and directive not in SILENT:
                raise Unreadable(f"the directive {directive}")

    def _read_affix(self, directive: str, crosses: bool, fields: list[str]) -> None:
        flag, strip, rest, *condition = fields
        add, _, flags = rest.partition("/")
        if any(sign in add for sign in APOSTROPHES):
            return
        kept = self._flags(flags)
        if self.special.get("CIRCUMFIX") in kept or self.special.get("NEEDAFFIX") in kept:
            raise Unreadable(f"the affix {flag}, which cannot stand alone")
        fits = self._test(directive, condition[0] if condition else ".")
        affix = Affix(fits, "" if strip == "0" else strip, "" if add == "0" else add, kept, crosses)
        rules = self.suffixes if directive == "SFX" else self.prefixes
        rules.setdefault(flag, {}).setdefault(fits, []).append(affix)

    def _test(self, directive: str, condition: str) -> Test:
        if (directive, condition) not in self._tests:
            at_end = re.compile(f"(?:{condition})$").search
            self._tests[directive, condition] = at_end if directive == "SFX" else re.compile(condition).match
        return self._tests[directive, condition]
