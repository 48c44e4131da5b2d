"""From what was asked for on the command line to a match that can start: options, seats, luck."""

from __future__ import annotations

import datetime
import hashlib
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence

from tapisvert.table.chance import commitment, draw_secret, program_salt
from tapisvert.table.game import AnyGame, BadOption, OptionValue, choose
from tapisvert.table.match import Match, Setup, Sitter
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import Speaker

ME = "me"
DEFAULT_LEVEL = "amateur"
LONGEST_NAME = 24


def seat(
    game: AnyGame,
    given: Mapping[str, OptionValue],
    seats: str,
    levels: Sequence[str],
    speaker: Speaker,
    seed: int | None = None,
) -> Match:
    """The match that was asked for.

    `seats` names who sits where, separated by commas; left empty it is one person against programs.
    """
    asked = [part.strip() for part in seats.split(",")] if seats else []
    try:
        fitting = _fitting(game, given, len(asked))
        options = game.options(fitting)
    except BadOption as error:
        allowed = ", ".join(map(str, error.allowed))
        raise Trouble(
            "terminal-bad-option", option=error.name, value=str(error.value), allowed=allowed
        ) from None
    count = game.seats(options)
    if asked and len(asked) != count:
        raise Trouble("terminal-wrong-seats", count=count, given=len(asked))
    sitters = _sitters(asked or [ME, *[DEFAULT_LEVEL] * (count - 1)], levels, speaker)
    secret, *drawn = _luck(count + 1, seed)
    promise = commitment(secret)
    salts = tuple(
        program_salt(promise, seat) if sitter.program else salt
        for seat, (sitter, salt) in enumerate(zip(sitters, drawn, strict=True))
    )
    today = datetime.datetime.now().astimezone().date().isoformat()
    setup = Setup(
        game=game.name,
        version=game.version,
        options=game.settle(choose(game.choices, fitting), sum(not sitter.program for sitter in sitters)),
        seats=sitters,
        commitment=promise,
        salts=salts,
        match="terminal",
        date=today,
    )
    return Match(game, setup, secret)


def _fitting(game: AnyGame, given: Mapping[str, OptionValue], seats: int) -> Mapping[str, OptionValue]:
    """The given options; if seats were named, with the first preset that agrees with both."""
    if not seats:
        return given
    for preset in game.presets.values():
        agrees = all(preset.get(name, value) == value for name, value in given.items())
        if agrees and game.seats(game.options(preset)) == seats:
            return {**preset, **given}
    return given


def _sitters(asked: Sequence[str], levels: Sequence[str], speaker: Speaker) -> tuple[Sitter, ...]:
    sitters: list[Sitter] = []
    taken: Counter[str] = Counter()
    for number, text in enumerate(asked, 1):
        level = _plain(text)
        if level in levels:
            name, program = speaker.text(f"level-{level}"), level
        else:
            name, program = text, ""
            if not text or len(text) > LONGEST_NAME:
                raise Trouble("terminal-bad-name", longest=LONGEST_NAME)
            if text == ME:
                name = speaker.text("terminal-player", number=number)
        taken[name] += 1
        sitters.append(Sitter(name if taken[name] == 1 else f"{name} {taken[name]}", program))
    return tuple(sitters)


def _plain(text: str) -> str:
    """Without accents and capitals: `Maître` names the level `maitre` too."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).lower()


def _luck(count: int, seed: int | None) -> list[str]:
    """A secret and salts: drawn, or for a match that can be played again, from a seed."""
    if seed is None:
        return [draw_secret() for _ in range(count)]
    return [hashlib.sha256(f"terminal {seed} {number}".encode()).hexdigest() for number in range(count)]
