"""Records that somebody changed: what this side says of them is written down, and the page must say the same.

`web/src/verify/mutated.json` is written anew with `UPDATE_GOLDEN=1 .venv/bin/python -m pytest tests/table`.
Each entry is a record's name, what was cut out of it where and put in its place, whether checks and seal were
computed anew, and the verdict: a line and a code, or 0 and nothing if it still holds.
"""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tapisvert.games import load
from tapisvert.table import record

WEB = Path(__file__).parents[2] / "web" / "src"
FILE = WEB / "verify" / "mutated.json"
FROM = {
    "punto/2x2-expert": 90,
    "punto/2-sealed": 120,
    "punto/3-third-deal": 120,
    "punto/2-day": 60,
    "punto/2-round": 90,
    "cartino/2-round": 30,
    "cartino/2-sealed": 60,
    "cartomanie/2-drawn-again": 60,
    "cartomanie/1-new-table-third-deal": 90,
    "casino_royal/poker-2": 60,
    "casino_royal/poker-2-sealed": 60,
}
"""How many mutations are kept of each record."""
ODD = "\r\t\0\x1c\x7f\x85\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff\u200bé\U0001d4b3 -=:()0aA"
MORE = int(os.environ.get("MUTATIONS", "1"))
"""So many times more of them, for a comparison that is not kept."""


class Mutation(NamedTuple):
    file: str
    at: int
    cut: int
    put: str
    again: bool


def test_the_mutated_records_are_judged_as_it_is_written() -> None:
    judged = [[*mutation, *_verdict(mutation)] for mutation in _all()]
    text = "[\n" + ",\n".join(json.dumps(entry) for entry in judged) + "\n]\n"
    if os.environ.get("UPDATE_GOLDEN"):
        FILE.write_text(text, encoding="utf-8")
    assert json.loads(FILE.read_text(encoding="utf-8")) == judged


def test_they_are_of_every_kind() -> None:
    codes = {entry[-1] for entry in json.loads(FILE.read_text(encoding="utf-8"))}
    assert codes >= {
        *(
            "",
            "bad-line",
            "bad-option",
            "broken-promise",
            "changed",
            "chosen-salt",
            "differs",
            "illegal-move",
        ),
        *("too-short", "unfinished", "unknown-game", "wrong-salt", "wrong-version"),
    }


def _verdict(mutation: Mutation) -> tuple[int, str]:
    text = _text(mutation.file)
    changed = text[: mutation.at] + mutation.put + text[mutation.at + mutation.cut :]
    try:
        record.verify(_sealed(changed) if mutation.again else changed, load)
    except record.BadRecord as bad:
        return bad.line, bad.code
    return 0, ""


def _all() -> Iterator[Mutation]:
    for file, count in FROM.items():
        rng = random.Random(file)
        found = list(dict.fromkeys(_of(file, _text(file), rng)))
        yield from rng.sample(found, min(count * MORE, len(found)))
        yield from _header(file, _text(file))


def _header(file: str, text: str) -> Iterator[Mutation]:
    """What a forger would try first: another game, other rules, other options, another number of seats."""
    for old, put in (
        (file.partition("/")[0], "belote"),
        (" 1\n", " 99\n"),
        (re.findall(r"\w+=\w+ ", text)[0], ""),
        (re.findall(r"=\w+", text)[0], "=maybe"),
        (re.findall(r" (\w+=\w+)\n", text)[0], "zz=1"),
        ("date: 2026-01-01", "date: 2026-01-01\u2028"),
        ("match: TEST", "match: TEST\r"),
        ("seat 1: Anna", "seat 1: An na"),
        ("seat 1: Anna", "seat 1: An\u00a0na"),
        ("seat 1: Anna", "seat 1:  Anna"),
        ("seat 1: Anna", "seat 1 (maitre): Anna"),
        ("seat 1: Anna", "seat 1: Anna\nseat 2: Eve"),
    ):
        yield Mutation(file, text.index(old), len(old), put, True)
    yield Mutation(file, len(text), 0, "more\n", False)


def _of(file: str, text: str, rng: random.Random) -> Iterator[Mutation]:
    """All that could be done to a record: to each line of its header, and to some of the others."""
    lines, at = text.split("\n")[:-1], 0
    header, moves = lines.index(""), lines.index("", lines.index("") + 1)
    for number, line in enumerate(lines):
        told = number <= header or number > moves or number % 9 == 0
        for cut, put in _changes(line, lines[number + 1 :][:1], rng) if told else ():
            yield Mutation(file, at + cut.start, len(range(len(line))[cut]), put, rng.random() < 0.9)
        yield Mutation(file, at, len(line) + 1, "", True)  # removed
        yield Mutation(file, at, 0, line + "\n", True)  # doubled
        yield Mutation(file, at, len(text) - at, "", False)  # cut off
        at += len(line) + 1


def _changes(line: str, following: list[str], rng: random.Random) -> Iterator[tuple[slice, str]]:
    for sign in ODD:
        for place in {0, line.find(": ") + 2, rng.randint(0, len(line)), len(line)}:
            yield slice(place, place), sign
            yield slice(place, place + 1), sign
    for number in re.finditer("[0-9]+", line):
        for put in ("0" + number[0], str(int(number[0][:9]) + 1), "١", "9" * 10, ""):
            yield slice(*number.span()), put
    for option in re.finditer(r" ?([a-z]+)=(\S+)", line):
        for put in (
            "",
            option[0] * 2,
            f" {option[1]}",
            f" {option[1]}=",
            f" {option[1]}=yes",
            " zz=1" + option[0],
        ):
            yield slice(*option.span()), put
    start = len(line) - len(line.partition(": ")[2])
    yield slice(start, len(line)), ""
    yield slice(start, len(line)), line[start:][::-1]
    yield slice(start, len(line)), line[start:].upper()
    yield slice(start, len(line)), "-"
    yield slice(start, len(line)), "ab" * 32
    yield slice(start, len(line)), "ab" * 16
    yield slice(0, len(line)), ""
    for other in following:
        yield slice(0, len(line)), f"{other}\n{line}"


def _text(file: str) -> str:
    game, _, name = file.partition("/")
    return (WEB / "games" / game / "fixtures" / f"{name}.txt").read_bytes().decode()


def _sealed(text: str) -> str:
    """With checks and seal that fit, as a forger would write them."""
    lines = text.split("\n")[:-3]
    lines.append("checks: " + "".join(sha256(line.encode()).hexdigest()[:4] for line in lines))
    lines.append("seal: " + sha256("".join(line + "\n" for line in lines).encode()).hexdigest())
    return "\n".join(lines) + "\n"
