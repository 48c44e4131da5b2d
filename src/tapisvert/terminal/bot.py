"""What `tapis bot` says around a bot's visit to a server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from tapisvert.bots.bot import BotFailed
from tapisvert.bots.entrants import Entrant, plain
from tapisvert.client.host import Host, Refused, Unreachable
from tapisvert.client.luck import Suspicious
from tapisvert.client.opening import lay
from tapisvert.client.visit import Removed, Visit
from tapisvert.server.messages.parts import Refusal
from tapisvert.table import receipt
from tapisvert.table.program import LEVELS
from tapisvert.terminal.entrants import entrant, failed
from tapisvert.terminal.needs import need_place
from tapisvert.terminal.options import settled
from tapisvert.terminal.seating import words
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.terminal.verify import said_of
from tapisvert.words import Speaker


class Opened(msgspec.Struct, frozen=True):
    """A table that the bot is to lay itself: the game, its options as typed, levels that play too."""

    game: str
    options: tuple[str, ...] = ()
    levels: str = ""
    public: bool = False


def bot(
    text: str,
    code: str,
    server: str,
    token: str,
    once: bool,
    speaker: Speaker,
    keep: Path | None = None,
    opened: Opened | None = None,
) -> None:
    """Lets a bot play at a table of a server until it is told to stop; `keep`: a file for its receipt."""
    if bool(code) == bool(opened):
        raise Trouble("terminal-bot-where")
    who = entrant(text)
    if keep:
        need_place(keep, anew=False)

    def news(what: str, **facts: Any) -> None:
        if what == "checked":
            print(said_of(facts["findings"], speaker), flush=True)
        else:
            print(speaker.text(f"terminal-bot-{what}", bot=who.name, **facts), flush=True)
        if keep and what == "begins":
            keep.write_text(receipt.write(visit.receipt), encoding="utf-8", newline="\n")

    host = Host(server, token)
    if opened:
        code = _laid(host, opened, who, speaker)
        print(
            speaker.text("terminal-bot-opened", bot=who.name, link=f"{host.address}/table/{code}"), flush=True
        )
    visit = Visit(host, code, who, news, once, opens=opened is not None)
    try:
        visit.sit_down()
        asyncio.run(visit.run())
    except KeyboardInterrupt:
        with suppress(Refused, Unreachable):
            visit.host.leave(visit.code, visit.seat)
        raise
    except Unreachable as error:
        raise Trouble(
            "terminal-bot-unreachable", FAILED, server=visit.host.address, reason=str(error)
        ) from None
    except Refused as error:
        said = _said(error.refusal, speaker)
        raise Trouble("terminal-bot-refused", FAILED, bot=who.name, code=visit.code, said=said) from None
    except Suspicious as error:
        with suppress(Refused, Unreachable):
            visit.host.leave(visit.code, visit.seat)
        raise Trouble(f"terminal-bot-suspicious-{error.args[0]}", FAILED, bot=who.name) from None
    except Removed:
        raise Trouble("terminal-bot-removed", FAILED, bot=who.name, code=visit.code) from None
    except BotFailed as error:
        with suppress(Refused, Unreachable):
            visit.host.leave(visit.code, visit.seat)
        raise failed(error, speaker) from error


def _laid(host: Host, opened: Opened, who: Entrant, speaker: Speaker) -> str:
    """The code of a table that the server lays for the bot; raises `Trouble` if it does not."""
    options, levels = settled(opened.game, "", opened.options), tuple(map(plain, words(opened.levels)))
    if unknown := [level for level in levels if level not in LEVELS]:
        raise Trouble("terminal-study-level", level=unknown[0], known=", ".join(LEVELS))
    try:
        return lay(host, opened.game, who.name, options, levels, opened.public).code
    except ValueError:
        raise Trouble("terminal-bot-no-seat", bot=who.name) from None
    except Unreachable as error:
        raise Trouble("terminal-bot-unreachable", FAILED, server=host.address, reason=str(error)) from None
    except Refused as error:
        facts = {"bot": who.name, "server": host.address, "said": _said(error.refusal, speaker)}
        raise Trouble("terminal-bot-not-opened", FAILED, **facts) from None


def _said(refusal: Refusal, speaker: Speaker) -> str:
    """Why the server refused; its code, if it is newer than our sentences."""
    try:
        return speaker.refusal(refusal.code, refusal.rule, refusal.facts)
    except LookupError:
        return refusal.code
