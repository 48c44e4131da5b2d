"""The form of a record: every line in its place. Nothing here is checked against another line.

`docs/fairness.md` writes the grammar down; the page reads records by it too (`web/src/verify/record.ts`), and
`web/src/verify/mutated.json` holds records that both must judge alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from tapisvert.table.chance import Shuffle
from tapisvert.table.days import DayDeal
from tapisvert.table.duplicate import NO_SALT, RoundDeal, Share
from tapisvert.table.match import BOT, Abandoned, Played, Sitter
from tapisvert.table.seals import NO_SEAL

START = "Tapis Vert record "
TITLES = {scheme: f"{START}{scheme}" for scheme in (1, 2, 3, 4)}
"""The first line, by the scheme of the match's luck."""

# Control characters, and every blank but the space.
_UNSEEN = "\x00-\x1f\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
UNSEEN = re.compile(f"[{_UNSEEN}]")
TEXT = "(?:[^ ]+(?: [^ ]+)*)?"
GAME = re.compile(r"game: ([a-z0-9_-]{1,32}) (0|[1-9][0-9]{0,8})")
OPTION = r"[a-z0-9_-]+=[^ ]+"
OPTIONS = re.compile(f"options: ((?:{OPTION}(?: {OPTION})*)?)")
SEAT = re.compile(rf"seat ([1-9])(?: \(([a-z]+)\))?: ({TEXT})")
ATTEMPTS = re.compile("attempts: ([1-9][0-9]{0,2})")
MOVE = re.compile("([1-9]) ([^ ]+(?: [^ ]+)*)")
SHUFFLE = re.compile(f"shuffle ([1-9][0-9]{{0,8}}) ([^:]+): ({TEXT})")
HEX = {1: "(?:[0-9a-f]{2}){16,64}", 2: "[0-9a-f]{64}", 3: "[0-9a-f]{64}", 4: "[0-9a-f]{64}"}
"""Secrets, commitments and salts, by scheme."""
SEALED = "[0-9a-f]{64}"
ORIGIN = re.compile("origin: ([^ ]+(?: [^ ]+)*), move (0|[1-9][0-9]{0,8}), seat ([1-9])")
DAY = re.compile("day: ([0-9]{4}-[0-9]{2}-[0-9]{2}), deal ([a-z0-9_-]{1,48}), house ([0-9a-f]{16})")
ROUND = re.compile("round: ([1-9][0-9]?) of ([0-9A-Z]{4,16})")
ENTRANT = re.compile(rf"entrant ([1-9][0-9]{{0,2}})( \(house\))?: ({SEALED}) ({SEALED}|{NO_SALT})")
QUOTED = ">"
"""Stands before every line of the match that another one goes on from."""


class Source(msgspec.Struct, frozen=True):
    """Where a match says that it goes on from: a match's name, how many of its moves were made, and a seat.

    `text` is that match's whole record, which begins in line `first`. It is there once the match is over.
    """

    match: str
    after: int
    seat: int
    line: int
    text: str = ""
    first: int = 0


class Form(msgspec.Struct, frozen=True):
    """The parts of a record as they are written. What follows the moves is there once the match is over."""

    scheme: int
    game: str
    version: int
    options: dict[str, str]
    match: str
    date: str
    seats: tuple[Sitter, ...]
    abandoned: tuple[Abandoned, ...]
    commitment: str
    seals: tuple[str, ...]
    salts: tuple[str, ...]
    salts_line: int
    moves: tuple[Played, ...]
    first_move: int  # the line of the first move, for pointing at one
    shuffles: tuple[Shuffle, ...] = ()
    first_shuffle: int = 0
    secret: str = ""
    secret_line: int = 0
    source: Source | None = None
    day: DayDeal | None = None
    round: RoundDeal | None = None
    entrants_line: int = 0


class BadRecord(ValueError):
    """A record that is not one, or does not hold: where (from 1), and a code for what is wrong there.

    A move that the rules forbid comes with the id of the `rule`.
    """

    def __init__(self, line: int, column: int | None, code: str, detail: str = "", rule: str = "") -> None:
        place = f"line {line}" + (f", column {column}" if column else "")
        super().__init__(f"{place}: {code}" + (f" ({detail})" if detail else ""))
        self.line, self.column, self.code, self.detail, self.rule = line, column, code, detail, rule


def plain(text: str) -> str:
    """A text as a record can hold it: no control character, and no blank but single spaces."""
    return " ".join(UNSEEN.sub(" ", text).split())


def read_form(text: str) -> Form:
    """Reads the lines of a record; raises `BadRecord` at the first that is not as it should be."""
    lines = _Lines(text)
    scheme = _title(lines)
    game, version = lines.match(GAME)
    options = _options(lines)
    match, date = lines.text("match"), lines.text("date")
    seats = _seats(lines)
    numbers = range(1, len(seats) + 1)
    abandoned = _abandoned(lines, len(seats)) if scheme == 2 else ()
    day = _day(lines) if scheme == 3 else None
    of_round = lines.match(ROUND) if scheme == 4 else None
    promise = lines.hex("commitment", scheme)
    seals = tuple(_seal(lines, number, seats[number - 1]) for number in numbers if scheme == 2)
    salts_line = lines.number + 1
    salts = tuple(lines.hex(f"salt {number}", scheme) for number in numbers if scheme != 4)
    entrants_line = lines.number + 1
    round_deal = RoundDeal(of_round[1], int(of_round[0]), _shares(lines)) if of_round else None
    source = _source(lines) if scheme == 2 and lines.ahead("origin: ") else None
    lines.expect("")
    first_move = lines.number + 1
    moves = _moves(lines, len(seats))
    shuffles: list[Shuffle] = []
    first_shuffle = secret_line = 0
    secret = ""
    if lines.more():
        lines.expect("")
        lines.text("result")
        first_shuffle = lines.number + 1
        while lines.ahead("shuffle "):
            number, name, items = lines.match(SHUFFLE)
            shuffles.append(Shuffle(int(number), name, tuple(items.split(" "))))
        if source:
            source = _quoted(lines, source)
        secret, secret_line = lines.hex("secret", scheme), lines.number
        lines.match(re.compile(f"checks: (?:[0-9a-f]{{4}}){{{secret_line}}}"))
        lines.match(re.compile(f"seal: {SEALED}"))
        if lines.more():
            raise BadRecord(lines.number + 1, 1, "too-long")
    return Form(
        scheme=scheme,
        game=game,
        version=int(version),
        options=options,
        match=match,
        date=date,
        seats=seats,
        abandoned=abandoned,
        commitment=promise,
        seals=seals,
        salts=salts,
        salts_line=salts_line,
        moves=moves,
        first_move=first_move,
        shuffles=tuple(shuffles),
        first_shuffle=first_shuffle,
        secret=secret,
        secret_line=secret_line,
        source=source,
        day=day,
        round=round_deal,
        entrants_line=entrants_line,
    )


def same(found: str, computed: str, first_line: int = 1) -> None:
    """Raises `BadRecord` at the first character in which a text is not what it should be."""
    if found == computed:
        return
    at = first_difference(found, computed)
    line = found.count("\n", 0, at)
    raise BadRecord(first_line + line, at - found.rfind("\n", 0, at), "differs")


def first_difference(found: str, computed: str) -> int:
    return next(place for place, pair in enumerate(zip_longest(found, computed)) if pair[0] != pair[1])


def _title(lines: _Lines) -> int:
    line = lines.take()
    for scheme, title in TITLES.items():
        if line == title:
            return scheme
    raise BadRecord(1, first_difference(line, TITLES[2]) + 1, "differs")


def _options(lines: _Lines) -> dict[str, str]:
    """Every name once, in alphabetical order."""
    (listed,) = lines.match(OPTIONS)
    options = dict(option.split("=", 1) for option in listed.split(" ") if option)
    ordered = " ".join(f"{name}={options[name]}" for name in sorted(options))
    same(f"options: {listed}", f"options: {ordered}", first_line=lines.number)
    return options


def _seats(lines: _Lines) -> tuple[Sitter, ...]:
    seats: list[Sitter] = []
    while lines.ahead("seat "):
        number, program, name = lines.match(SEAT)
        if int(number) != len(seats) + 1:
            raise lines.bad()
        seats.append(Sitter(name, program or ""))
    return tuple(seats)


def _abandoned(lines: _Lines, seats: int) -> tuple[Abandoned, ...]:
    """How many attempts there were, and a line for each that was abandoned."""
    (attempts,) = lines.match(ATTEMPTS)
    seal = f"({SEALED}|{NO_SEAL})"
    found = []
    for number in range(1, int(attempts)):
        promise, *seals = lines.match(re.compile(f"abandoned {number}: ({SEALED})" + f" {seal}" * seats))
        found.append(Abandoned(promise, tuple("" if seal == NO_SEAL else seal for seal in seals)))
    return tuple(found)


def _seal(lines: _Lines, number: int, sitter: Sitter) -> str:
    """A program of some level has no seal; a person has one, and so has a bot that somebody brought."""
    if sitter.program not in ("", BOT):
        lines.match(re.compile(f"seal {number}: {NO_SEAL}"))
        return ""
    (found,) = lines.match(re.compile(f"seal {number}: ({SEALED})"))
    return found


def _day(lines: _Lines) -> DayDeal:
    day, deal, house = lines.match(DAY)
    return DayDeal(house, day, deal)


def _shares(lines: _Lines) -> tuple[Share, ...]:
    """A line an entrant, in ascending order; a salt may be missing."""
    found: list[Share] = []
    while lines.ahead("entrant "):
        number, house, seal, salt = lines.match(ENTRANT)
        if found and int(number) - 1 <= found[-1].entrant:
            raise lines.bad()
        found.append(Share(int(number) - 1, seal, "" if salt == NO_SALT else salt, bool(house)))
    if not found:
        lines.match(ENTRANT)
    return tuple(found)


def _source(lines: _Lines) -> Source:
    match, after, seat = lines.match(ORIGIN)
    return Source(match, int(after), int(seat) - 1, lines.number)


def _quoted(lines: _Lines, source: Source) -> Source:
    """The whole record of the match that this one goes on from."""
    first, text = lines.number + 1, ""
    while lines.ahead(QUOTED):
        text += lines.take().removeprefix(QUOTED) + "\n"
    return msgspec.structs.replace(source, text=text, first=first)


def _moves(lines: _Lines, seats: int) -> tuple[Played, ...]:
    moves = []
    while lines.more() and not lines.ahead("\n"):
        seat, move = lines.match(MOVE)
        if int(seat) > seats:
            raise lines.bad()
        moves.append(Played(int(seat) - 1, move))
    return tuple(moves)


class _Lines:
    """Reads a record line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        *self._lines, end = text.split("\n")
        if end:
            raise BadRecord(len(self._lines) + 1, None, "too-short")
        self.number = 0

    def more(self) -> bool:
        return self.number < len(self._lines)

    def ahead(self, start: str) -> bool:
        return self.more() and (self._lines[self.number] + "\n").startswith(start)

    def take(self) -> str:
        if not self.more():
            raise BadRecord(self.number + 1, None, "too-short")
        self.number += 1
        line = self._lines[self.number - 1]
        if UNSEEN.search(line):
            raise self.bad()
        return line

    def expect(self, line: str) -> None:
        same(self.take(), line, first_line=self.number)

    def match(self, form: re.Pattern[str]) -> Sequence[str]:
        found = form.fullmatch(self.take())
        if not found:
            raise self.bad()
        return found.groups()

    def text(self, name: str) -> str:
        (value,) = self.match(re.compile(f"{name}: ({TEXT})"))
        return value

    def hex(self, name: str, scheme: int) -> str:
        (value,) = self.match(re.compile(f"{name}: ({HEX[scheme]})"))
        return value

    def bad(self) -> BadRecord:
        return BadRecord(self.number, 1, "bad-line")
