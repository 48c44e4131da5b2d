"""The record of a match: a text that people can read and anybody can check.

    Tapis Vert record 2
    game: punto 1
    options: expert=no starter=lot table=2 wins=2
    match: 4YFDNP-1
    date: 2026-11-15
    seat 1: Anna
    seat 2 (maitre): Maître
    attempts: 1
    commitment: 5be6…
    seal 1: 2c90…
    seal 2: -
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
that a changed character can be found; the `seal` at the end is the SHA-256 of all that stands above it.
A record 1 has neither attempts nor seals of salts. The form of every line is in grammar.py.

A match that goes on from another one says so below its salts. Once it is over its record holds the other's,
line by line after a `>`, so that all of it can be checked by itself:

    origin: 2WKRTP-3, move 17, seat 1

A record 3 is of a deal of the day. It has a line for that in the place of attempts and seals:

    day: 2026-11-18, deal punto, house 1f09c4de77ab0352

A record 4 is of a duplicate round. Its entrants take the place of attempts, seals and salts of the seats:

    round: 3 of 4YFDN
    commitment: 5be6…
    entrant 1: 2c90… 07aa…
    entrant 2 (house): 88a1… 91c0…
    entrant 4: 41d7… -
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from tapisvert.table import days, duplicate, seals
from tapisvert.table.chance import commitment, program_salt
from tapisvert.table.duplicate import RoundDeal, Share
from tapisvert.table.game import AnyGame, BadMove, BadOption, Illegal, OptionValue, Outcome, Viewer, written
from tapisvert.table.grammar import (
    QUOTED,
    START,
    TITLES,
    BadRecord,
    Form,
    Source,
    first_difference,
    plain,
    read_form,
    same,
)
from tapisvert.table.match import BOT, Match, Origin, Played, Setup, WrongVersion, chance_of, continued

__all__ = ["DEEPEST", "START", "BadRecord", "Record", "read", "verify", "write"]

T = TypeVar("T")

DEEPEST = 8
"""So many matches may lie behind one that goes on from another: its record holds them all."""


class Record(msgspec.Struct, frozen=True):
    """What a record says: enough to fold the match. The secret is there once the match is over, and so is
    the match that it goes on from."""

    setup: Setup
    moves: tuple[Played, ...]
    secret: str = ""


def write(match: Match, viewer: Viewer = None, *, closed: bool = False) -> str:
    """The record: whole when the match is over, and until then what the viewer may know of it.

    `closed`: it is over, and what was hidden stays so, since others still play the same deal.
    """
    lines = [*_header(match.setup), ""]
    over = match.outcome is not None and not closed
    for played in match.moves:
        text: str | None = played.move
        if not over:
            text = match.game.tell(match.game.read(played.move), played.seat, viewer)
        if text is not None:
            lines.append(f"{played.seat + 1} {text}")
    if match.outcome and over:
        lines += ["", f"result: {_result(match.outcome)}"]
        lines += [
            f"shuffle {shuffle.number} {shuffle.name}: {' '.join(shuffle.items)}"
            for shuffle in match.shuffles
        ]
        if match.setup.origin:
            lines += [QUOTED + line for line in _before(match.game, match.setup.origin).splitlines()]
        lines.append(f"secret: {match.secret}")
        lines.append("checks: " + "".join(map(_check, lines)))
        lines.append(f"seal: {_digest(lines)}")
    return "\n".join(lines) + "\n"


def read(text: str, load: Callable[[str], AnyGame], depth: int = 0) -> Record:
    """The parts of a record, not yet checked against each other; raises `BadRecord`.

    `depth`: how many records it stands in.
    """
    form = read_form(text)
    setup = _setup(form, _options(form, _game(form, load)))
    if form.source and form.source.text:
        before = _within(form.source, depth, lambda text: read(text, load, depth + 1))
        origin = Origin(before.setup, before.secret, before.moves, form.source.after, form.source.seat)
        setup = continued(setup, origin)
    return Record(setup, form.moves, form.secret)


def verify(text: str, load: Callable[[str], AnyGame], depth: int = 0) -> Match:
    """Recomputes everything a finished record says; raises `BadRecord` at the first difference.

    `depth`: how many records it stands in.
    """
    _unbroken(text)
    form = read_form(text)
    if not form.secret:
        raise BadRecord(text.count("\n"), None, "unfinished")
    game = _game(form, load)
    if commitment(form.secret) != form.commitment:
        raise BadRecord(form.secret_line, 9, "broken-promise")
    _check_salts(form)
    _check_shuffles(form)
    if form.version != game.version:
        raise BadRecord(2, 7, "wrong-version", str(WrongVersion(game.name, form.version, game.version)))
    setup = _setup(form, _options(form, game))
    try:
        seats = game.seats(game.options(setup.options))
    except BadOption as error:
        raise BadRecord(3, 10, "bad-option", str(error)) from None
    if len(setup.seats) != seats:
        raise BadRecord(6, 1, "wrong-seats")
    if form.source:
        before = _within(form.source, depth, lambda text: verify(text, load, depth + 1))
        setup = continued(setup, _origin(form.source, setup, before))
    match = Match(game, setup, form.secret)
    for line, played in enumerate(form.moves, form.first_move):
        try:
            match.play(played.seat, played.move)
        except (BadMove, Illegal) as error:
            raise BadRecord(line, 3, "illegal-move", str(error), getattr(error, "rule", "")) from None
    if match.outcome is None:
        raise BadRecord(form.first_shuffle - 1, 9, "differs")
    same(text, write(match))
    return match


def _within(source: Source, depth: int, look: Callable[[str], T]) -> T:
    """What is found in the record that another one holds. A difference there is one here, too."""
    if depth == DEEPEST:
        raise BadRecord(source.line, 1, "too-deep")
    try:
        return look(source.text)
    except BadRecord as bad:
        line, column = source.first - 1 + bad.line, bad.column and bad.column + len(QUOTED)
        raise BadRecord(line, column, bad.code, bad.detail, bad.rule) from None


def _origin(source: Source, setup: Setup, before: Match) -> Origin:
    """The point that a match goes on from, if there is such a one in the match that its record holds."""
    agreed = before.setup
    same_rules = (agreed.game, agreed.version, agreed.options) == (setup.game, setup.version, setup.options)
    there = source.after < len(before.moves) and source.seat < len(agreed.seats)
    if not (source.match == agreed.match and same_rules and there):
        raise BadRecord(source.line, 9, "wrong-origin")
    return Origin(agreed, before.secret, tuple(before.moves), source.after, source.seat)


def _before(game: AnyGame, origin: Origin) -> str:
    """The record of the match that another one goes on from."""
    return write(Match.fold(game, origin.setup, origin.secret, origin.moves))


def _game(form: Form, load: Callable[[str], AnyGame]) -> AnyGame:
    """The game, in the version of the record where that is still here."""
    try:
        game = load(form.game)
    except KeyError:
        raise BadRecord(2, 7, "unknown-game", form.game) from None
    return game.earlier.get(form.version, game)


def _options(form: Form, game: AnyGame) -> dict[str, OptionValue]:
    """Every option of the game, each with one of its values."""
    values = {choice.name: {written(value): value for value in choice.values} for choice in game.choices}
    for name in sorted(values.keys() | form.options.keys()):
        if form.options.get(name) not in values.get(name, {}):
            raise BadRecord(3, 10, "bad-option", name)
    return {name: values[name][text] for name, text in form.options.items()}


def _setup(form: Form, options: dict[str, OptionValue]) -> Setup:
    return Setup(
        game=form.game,
        version=form.version,
        options=options,
        seats=form.seats,
        commitment=form.commitment,
        salts=form.salts,
        match=form.match,
        date=form.date,
        scheme=form.scheme,
        seals=form.seals,
        abandoned=form.abandoned,
        day=form.day,
        round=form.round,
    )


def _check_salts(form: Form) -> None:
    """A host that could choose a salt after it saw the others' could choose the cards.

    Whoever brings a bot salts for it. Without seals nothing can be said here about people's salts.
    """
    setup = _setup(form, {})
    if form.round:
        _check_entrants(form, form.round)
        return
    for seat, (sitter, salt) in enumerate(zip(form.seats, form.salts, strict=True)):
        line, column = form.salts_line + seat, len(f"salt {seat + 1}: ") + 1
        if form.day or sitter.program not in ("", BOT):
            if salt != _given_salt(setup, seat):
                raise BadRecord(line, column, "chosen-salt")
        elif form.seals and seals.seal(form.match, setup.attempts, seat, salt) != form.seals[seat]:
            raise BadRecord(line, column, "wrong-salt")


def _check_entrants(form: Form, of: RoundDeal) -> None:
    """Every salt that was opened is the one that was sealed; a house opens what it sealed itself."""
    for line, share in enumerate(of.shares, form.entrants_line):
        opened = share.salt and duplicate.seal(of.tournament, of.number, share.entrant, share.salt)
        if opened != share.seal and (share.salt or share.house):
            column = len(_entrant(share)) - len(share.salt or duplicate.NO_SALT) + 1
            raise BadRecord(line, column, "wrong-salt")


def _given_salt(setup: Setup, seat: int) -> str:
    if setup.scheme == 1:
        return program_salt(setup.commitment, seat)
    if setup.day:
        return days.salt(setup.day, seat)
    return seals.program_salt(setup.match, setup.attempts, setup.commitment, setup.seals, seat)


def _check_shuffles(form: Form) -> None:
    chance = chance_of(_setup(form, {}), form.secret)
    for line, shuffle in enumerate(form.shuffles, form.first_shuffle):
        items = chance.shuffle(shuffle.number, shuffle.name, shuffle.items).items
        start = f"shuffle {shuffle.number} {shuffle.name}: "
        same(start + " ".join(shuffle.items), start + " ".join(items), first_line=line)


def _header(setup: Setup) -> Iterator[str]:
    yield TITLES[setup.scheme]
    yield f"game: {setup.game} {setup.version}"
    yield "options: " + " ".join(f"{name}={written(setup.options[name])}" for name in sorted(setup.options))
    yield f"match: {setup.match}"
    yield f"date: {setup.date}"
    for number, sitter in enumerate(setup.seats, 1):
        program = f" ({sitter.program})" if sitter.program else ""
        yield f"seat {number}{program}: {plain(sitter.name)}"
    if setup.scheme == 2:
        yield f"attempts: {setup.attempts}"
        for number, deal in enumerate(setup.abandoned, 1):
            yield f"abandoned {number}: {deal.commitment} {' '.join(map(_written, deal.seals))}"
    if setup.day:
        yield f"day: {setup.day.day}, deal {setup.day.deal}, house {setup.day.house}"
    if setup.round:
        yield f"round: {setup.round.number} of {setup.round.tournament}"
    yield f"commitment: {setup.commitment}"
    for number, seal in enumerate(setup.seals, 1):
        yield f"seal {number}: {_written(seal)}"
    for number, salt in enumerate(setup.salts, 1):
        yield f"salt {number}: {salt}"
    if setup.round:
        yield from map(_entrant, setup.round.shares)
    if setup.origin:
        origin = setup.origin
        yield f"origin: {origin.setup.match}, move {origin.after}, seat {origin.seat + 1}"


def _entrant(share: Share) -> str:
    house = " (house)" if share.house else ""
    return f"entrant {share.entrant + 1}{house}: {share.seal} {share.salt or duplicate.NO_SALT}"


def _written(seal: str) -> str:
    return seal or seals.NO_SEAL


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
        same(seal, f"seal: {_digest([*above, checks])}", first_line=len(above) + 2)
    elif seal == f"seal: {_digest([*above, right])}":
        same(checks, right, first_line=len(above) + 1)
    else:
        at = first_difference(checks, right)
        raise BadRecord((at - len("checks: ")) // 4 + 1, None, "changed")
