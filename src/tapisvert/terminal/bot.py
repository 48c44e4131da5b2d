"""What `tapis bot` says around a bot's visit to a server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

from tapisvert.bots.bot import BotFailed
from tapisvert.client.host import Host, Refused, Unreachable
from tapisvert.client.luck import Suspicious
from tapisvert.client.visit import Removed, Visit
from tapisvert.server.messages import Refusal
from tapisvert.table import receipt
from tapisvert.terminal.entrants import entrant, failed
from tapisvert.terminal.needs import need_place
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.terminal.verify import said_of
from tapisvert.words import Speaker


def bot(
    text: str, code: str, server: str, token: str, once: bool, speaker: Speaker, keep: Path | None = None
) -> None:
    """Lets a bot play at a table of a server until it is told to stop; `keep`: a file for its receipt."""
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

    visit = Visit(Host(server, token), code, who, news, once)
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


def _said(refusal: Refusal, speaker: Speaker) -> str:
    """Why the server refused; its code, if it is newer than our sentences."""
    try:
        return speaker.refusal(refusal.code, refusal.rule, refusal.facts)
    except LookupError:
        return refusal.code
