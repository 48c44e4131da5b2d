"""Names and chat as they are shown: nothing invisible, and nobody at a table called like somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.resources import files

from tapisvert.server.refusals import Refuse

NAME_LENGTH = 24

_BLANK = set(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
)  # count as letters, marks or signs, and show nothing
_JOINERS = "\u200c\u200d"  # some scripts and many emoji are written with them
_JOINING = {
    *("ARABIC", "SYRIAC", "NKO", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA"),
    *("TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "MYANMAR", "KHMER", "TIBETAN"),
}
_EMOJI = "\ufe0f"
_MARKS = 4
"""So many accents may sit on one letter; more of them are there to spill over the lines around."""


def clean_name(name: str) -> str:
    """A name as it is shown: composed, trimmed, single spaces, nothing invisible; raises `Refuse`."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    shown = any(unicodedata.category(letter)[0] in "LNSP" for letter in clean)
    if not shown or len(clean) > NAME_LENGTH or _visible(clean) != clean:
        raise Refuse("bad-name")
    return clean


def clean_text(text: str) -> str:
    """A chat line as it is shown: what is invisible is left out."""
    return _visible(" ".join(unicodedata.normalize("NFC", text).split())).strip()


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name among these others: with a number if one is called the same.

    Raises `Refuse` if one only looks the same: that is no accident.
    """
    taken = {_same(other) for other in others}
    alike = {looks(other) for other in others}
    if looks(name) not in alike:
        return name
    if _same(name) not in taken:
        raise Refuse("name-taken", name=name)
    number = 2
    while True:
        told = f"{name[: NAME_LENGTH - len(f' {number}')].rstrip()} {number}"
        if looks(told) not in alike:
            return told
        number += 1


def unused_name(code: str, others: Iterable[str]) -> str:
    """A first name for a program at a table, which looks like none of these others."""
    taken = {looks(other) for other in others}
    names = program_names()
    first = int(sha256(code.encode()).hexdigest(), 16) % len(names)
    return next(name for name in names[first:] + names[:first] if looks(name) not in taken)


@cache
def program_names() -> tuple[str, ...]:
    """The names that programs have: `program_names.txt`."""
    return tuple(_lines("program_names.txt"))


def looks(name: str) -> str:
    """What a name looks like at a glance: the same for names that are taken for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = [_lookalikes().get(letter, letter) for letter in plain if unicodedata.category(letter) != "Mn"]
    shown = "".join(letter for letter in letters if letter.isalnum()) or "".join(letters)
    return shown.replace("rn", "m").replace("vv", "w")


def _same(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


@cache
def _lookalikes() -> dict[str, str]:
    """Each letter or digit that is taken for a Latin letter, with that letter: `lookalikes.txt`."""
    lines = [line.split() for line in _lines("lookalikes.txt")]
    return {other.casefold(): latin for latin, *others in lines for other in others}


def _lines(file: str) -> list[str]:
    text = files(__package__).joinpath(file).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def _visible(text: str) -> str:
    """Without what cannot be seen, turns the writing round, or piles up."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if letter in _JOINERS:
            hidden = not kept or not _joins(kept[-1])
        elif letter == _EMOJI:
            hidden = not kept or unicodedata.category(kept[-1]) != "So"
        else:
            hidden = _hidden(letter, category) or marks > _MARKS
        if not hidden:
            kept.append(letter)
    while kept and kept[-1] in _JOINERS:
        kept.pop()
    return "".join(kept)


def _joins(letter: str) -> bool:
    """Whether a joiner after this letter changes what is seen."""
    if letter == _EMOJI or unicodedata.category(letter) in ("So", "Sk"):
        return True
    return unicodedata.name(letter, "").partition(" ")[0] in _JOINING


def _hidden(letter: str, category: str) -> bool:
    selects = "\ufe00" <= letter <= "\ufe0e" or "\u180b" <= letter <= "\u180f" or letter >= "\U000e0000"
    return letter in _BLANK or selects or category in {"Cc", "Cf", "Cn", "Cs", "Co", "Zl", "Zp"}
