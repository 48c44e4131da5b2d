"""From what was asked for on the command line to a match that can start: options, seats, luck."""

from __future__ import annotations

import datetime
import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence

from tapisvert.bots.entrants import looks_like_bot, plain
from tapisvert.table.chance import commitment, draw_secret, program_salt
from tapisvert.table.game import AnyGame, BadOption, OptionValue, choose, fitting
from tapisvert.table.match import BOT, Match, Sitter, new_setup
from tapisvert.terminal.entrants import entrant
from tapisvert.terminal.options import bad_option
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

    `seats` are those who sit there, in order; left empty it is one person against programs.
    """
    asked = words(seats)
    try:
        fitted = fitting(game, given, len(asked))
        options = game.options(fitted)
    except BadOption as error:
        raise bad_option(error, game) from None
    count = game.seats(options)
    if asked and len(asked) != count:
        raise Trouble("terminal-wrong-seats", count=count, given=len(asked))
    sitters = _sitters(asked or [ME, *[DEFAULT_LEVEL] * (count - 1)], levels, speaker)
    secret, *drawn = _luck(count + 1, seed)
    promise = commitment(secret)
    salts = tuple(
        salt if sitter.program in ("", BOT) else program_salt(promise, seat)
        for seat, (sitter, salt) in enumerate(zip(sitters, drawn, strict=True))
    )
    today = datetime.datetime.now().astimezone().date().isoformat()
    setup = new_setup(game, choose(game.choices, fitted), sitters, secret, salts, "terminal", today)
    return Match(game, setup, secret)


def words(listed: str) -> list[str]:
    """What is listed on a command line, separated by commas."""
    return [part.strip() for part in listed.split(",")] if listed else []


def _sitters(asked: Sequence[str], levels: Sequence[str], speaker: Speaker) -> tuple[Sitter, ...]:
    sitters: list[Sitter] = []
    taken: Counter[str] = Counter()
    for number, text in enumerate(asked, 1):
        level = plain(text)
        if level in levels:
            name, program = speaker.text(f"level-{level}"), level
        elif looks_like_bot(text):
            name, program = entrant(text).name[:LONGEST_NAME], BOT
        else:
            name, program = text, ""
            if not text or len(text) > LONGEST_NAME:
                raise Trouble("terminal-bad-name", longest=LONGEST_NAME)
            if text == ME:
                name = speaker.text("terminal-player", number=number)
        taken[name] += 1
        sitters.append(Sitter(name if taken[name] == 1 else f"{name} {taken[name]}", program))
    return tuple(sitters)


def _luck(count: int, seed: int | None) -> list[str]:
    """A secret and salts: drawn, or for a match that can be played again, from a seed."""
    if seed is None:
        return [draw_secret() for _ in range(count)]
    return [hashlib.sha256(f"terminal {seed} {number}".encode()).hexdigest() for number in range(count)]
