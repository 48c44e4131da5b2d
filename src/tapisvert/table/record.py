"""The record of a match: a text that people can read and anybody can check.

    Tapis Vert record 1
    game: punto 1
    options: expert=no starter=lot table=2 wins=2
    match: 4YFDNP-1
    date: 2026-11-15
    seat 1: Anna
    seat 2 (maitre): Maître
    commitment: 5be6…
    salt 1: 07aa…
    salt 2: 91c0…

    1 r5@0,0
    2 g7@1,0
    …

    result: 1 wins, 2 0
    shuffle 1 starter: 2 1
    shuffle 1 side 1: r5 b3 …
    secret: c61f…
    checks: 3f0a91…
    seal: 77e2…

While the match goes on the text stops after the moves, and is written for one viewer: a secret
move of another seat is left out. The `checks` are four hex digits for each line above them, so
that a changed character can be found; the `seal` is the SHA-256 of all that stands above it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from itertools import zip_longest

import msgspec

from tapisvert.table.chance import commitment, program_salt
from tapisvert.table.game import AnyGame, BadMove, BadOption, Illegal, OptionValue, Outcome, Viewer, written
from tapisvert.table.match import BOT, Match, Played, Setup, Sitter, WrongVersion

TITLE = "Tapis Vert record 1"
SEAT = re.compile(r"seat (\d)(?: \(([a-z]+)\))?: (.*)")


class Record(msgspec.Struct, frozen=True):
    """What a record says: enough to fold the match. The secret is there once the match is over."""

    setup: Setup
    moves: tuple[Played, ...]
    secret: str = ""
    first_move: int = 0  # the line of the first move, for pointing at one


class BadRecord(ValueError):
    """A record that is not one, or does not hold: where (from 1), and a code for what is wrong there.

    A move that the rules forbid comes with the id of the `rule`.
    """

    def __init__(self, line: int, column: int | None, code: str, detail: str = "", rule: str = "") -> None:
        place = f"line {line}" + (f", column {column}" if column else "")
        super().__init__(f"{place}: {code}" + (f" ({detail})" if detail else ""))
        self.line, self.column, self.code, self.detail, self.rule = line, column, code, detail, rule


def write(match: Match, viewer: Viewer = None) -> str:
    """The record: whole when the match is over, and until then what the viewer may know of it."""
    lines = [*_header(match.setup), ""]
    over = match.outcome is not None
    for played in match.moves:
        text: str | None = played.move
        if not over:
            text = match.game.tell(match.game.read(played.move), played.seat, viewer)
        if text is not None:
            lines.append(f"{played.seat + 1} {text}")
    if match.outcome:
        lines += ["", f"result: {_result(match.outcome)}"]
        lines += [
            f"shuffle {shuffle.number} {shuffle.name}: {' '.join(shuffle.items)}"
            for shuffle in match.shuffles
        ]
        lines.append(f"secret: {match.secret}")
        lines.append("checks: " + "".join(map(_check, lines)))
        lines.append(f"seal: {_digest(lines)}")
    return "\n".join(lines) + "\n"


def read(text: str, load: Callable[[str], AnyGame]) -> Record:
    """The parts of a record, not yet checked against each other; raises `BadRecord`."""
    lines = _Lines(text)
    lines.expect(TITLE)
    name, _, version = lines.field("game").partition(" ")
    if not re.fullmatch(r"\d{1,9}", version):
        raise lines.bad("bad-line")
    try:
        game = load(name)
    except KeyError:
        raise lines.bad("unknown-game", name) from None
    options = dict(_option(part, game, lines) for part in lines.field("options").split())
    match, date = lines.field("match"), lines.field("date")
    seats: list[Sitter] = []
    while lines.ahead("seat "):
        found = SEAT.fullmatch(lines.take())
        if not found or int(found[1]) != len(seats) + 1:
            raise lines.bad("bad-line")
        seats.append(Sitter(found[3], found[2] or ""))
    promise = lines.hex("commitment")
    salts = [lines.hex(f"salt {seat + 1}") for seat in range(len(seats))]
    lines.expect("")
    first_move = lines.number + 1
    moves = []
    while lines.more() and not lines.ahead("\n"):
        seat, _, move = lines.take().partition(" ")
        if not re.fullmatch(r"\d", seat) or not 1 <= int(seat) <= len(seats) or not move:
            raise lines.bad("bad-line")
        moves.append(Played(int(seat) - 1, move))
    secret = ""
    if lines.more():
        lines.expect("")
        lines.field("result")
        while lines.ahead("shuffle "):
            lines.take()
        secret = lines.hex("secret")
        lines.field("checks")
        lines.field("seal")
        if lines.more():
            raise BadRecord(lines.number + 1, 1, "too-long")
    setup = Setup(name, int(version), options, tuple(seats), promise, tuple(salts), match, date)
    return Record(setup, tuple(moves), secret, first_move)


def verify(text: str, load: Callable[[str], AnyGame]) -> Match:
    """Recomputes everything a finished record says; raises `BadRecord` at the first difference."""
    _unbroken(text)
    record = read(text, load)
    if not record.secret:
        raise BadRecord(text.count("\n"), None, "unfinished")
    secret_line = next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith("secret: "))
    if commitment(record.secret) != record.setup.commitment:
        raise BadRecord(secret_line, 9, "broken-promise")
    _check_programs(record.setup)
    game = load(record.setup.game)
    try:
        match = Match(game, record.setup, record.secret)
    except WrongVersion as error:
        raise BadRecord(2, 7, "wrong-version", str(error)) from None
    except BadOption as error:
        raise BadRecord(3, 10, "bad-option", str(error)) from None
    if len(match.setup.seats) != game.seats(match.options):
        raise BadRecord(6, 1, "wrong-seats")
    for line, played in enumerate(record.moves, record.first_move):
        try:
            match.play(played.seat, played.move)
        except (BadMove, Illegal) as error:
            column, rule = len(str(played.seat + 1)) + 2, getattr(error, "rule", "")
            raise BadRecord(line, column, "illegal-move", str(error), rule) from None
    _same(text, write(match))
    return match


def _check_programs(setup: Setup) -> None:
    """A host that could choose its programs' salts could choose the cards. Who brings a bot, salts for it."""
    for seat, (sitter, salt) in enumerate(zip(setup.seats, setup.salts, strict=True)):
        if sitter.program not in ("", BOT) and salt != program_salt(setup.commitment, seat):
            title_to_commitment = 6 + len(setup.seats)
            raise BadRecord(title_to_commitment + seat + 1, len(f"salt {seat + 1}: ") + 1, "chosen-salt")


def _header(setup: Setup) -> Iterator[str]:
    yield TITLE
    yield f"game: {setup.game} {setup.version}"
    yield "options: " + " ".join(f"{name}={written(setup.options[name])}" for name in sorted(setup.options))
    yield f"match: {setup.match}"
    yield f"date: {setup.date}"
    for number, sitter in enumerate(setup.seats, 1):
        program = f" ({sitter.program})" if sitter.program else ""
        yield f"seat {number}{program}: {' '.join(sitter.name.split())}"
    yield f"commitment: {setup.commitment}"
    for number, salt in enumerate(setup.salts, 1):
        yield f"salt {number}: {salt}"


def _result(outcome: Outcome) -> str:
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    scores = " ".join(map(str, outcome.scores))
    return f"{winners} wins, {scores}" if winners else f"drawn, {scores}"


def _check(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()[:4]


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def _unbroken(text: str) -> None:
    """The seal and the checks: finds a changed line even where nothing else depends on it."""
    lines = text.split("\n")
    if len(lines) < 3:
        return
    *above, checks, seal, end = lines
    if not (checks.startswith("checks: ") and seal.startswith("seal: ") and end == ""):
        return  # not finished, or cut off: reading it will say so
    right = "checks: " + "".join(map(_check, above))
    if checks == right:
        _same(seal, f"seal: {_digest([*above, checks])}", first_line=len(above) + 2)
    elif seal == f"seal: {_digest([*above, right])}":
        _same(checks, right, first_line=len(above) + 1)
    else:
        at = _first_difference(checks, right)
        raise BadRecord((at - len("checks: ")) // 4 + 1, None, "changed")


def _same(found: str, computed: str, first_line: int = 1) -> None:
    if found == computed:
        return
    at = _first_difference(found, computed)
    line = found.count("\n", 0, at)
    raise BadRecord(first_line + line, at - found.rfind("\n", 0, at), "differs")


def _first_difference(found: str, computed: str) -> int:
    return next(place for place, pair in enumerate(zip_longest(found, computed)) if pair[0] != pair[1])


def _option(part: str, game: AnyGame, lines: _Lines) -> tuple[str, OptionValue]:
    name, _, text = part.partition("=")
    for choice in game.choices:
        for value in choice.values:
            if (choice.name, written(value)) == (name, text):
                return name, value
    raise lines.bad("bad-option", part)


class _Lines:
    """Reads a record line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        if self._lines and not self._lines[-1]:
            self._lines.pop()
        self.number = 0

    def more(self) -> bool:
        return self.number < len(self._lines)

    def ahead(self, start: str) -> bool:
        return self.more() and (self._lines[self.number] + "\n").startswith(start)

    def take(self) -> str:
        if not self.more():
            raise BadRecord(self.number + 1, None, "too-short")
        self.number += 1
        return self._lines[self.number - 1]

    def expect(self, line: str) -> None:
        _same(self.take(), line, first_line=self.number)

    def field(self, name: str) -> str:
        line = self.take()
        if not line.startswith(f"{name}: "):
            raise self.bad("bad-line")
        return line[len(name) + 2 :]

    def hex(self, name: str) -> str:
        value = self.field(name)
        if not re.fullmatch(r"([0-9a-f]{2}){16,64}", value):
            raise self.bad("bad-line")
        return value

    def bad(self, code: str, detail: str = "") -> BadRecord:
        return BadRecord(self.number, 1, code, detail)
