"""Bots that were named on the command line; what is wrong with one is said as a sentence."""

from __future__ import annotations

from tapisvert.bots.bot import BotFailed
from tapisvert.bots.entrants import Entrant, NoBot, find
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.words import Speaker


def entrant(text: str) -> Entrant:
    """Who is meant; raises `Trouble`."""
    try:
        return find(text)
    except NoBot as error:
        facts = {"bot": error.text, "detail": error.detail or "–"}
        raise Trouble(f"terminal-bot-{error.code}", FAILED, **facts) from None


def failed(error: BotFailed, speaker: Speaker) -> Trouble:
    """A bot that gave up during a match."""
    return Trouble("terminal-bot-failed", FAILED, bot=error.name, reason=reason(error, speaker))


def reason(error: BotFailed, speaker: Speaker) -> str:
    """Why it did; the bare code, if a server is newer than our sentences."""
    try:
        return error.reason(speaker)
    except LookupError:
        return error.why.id
