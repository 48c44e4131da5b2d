"""Link previews: what an address of the page is, said in its HTML for those who only read that.

A table says its game and how many seats are free, a finished match who played and who won. Nothing is said
that whoever has the address could not ask for, and whoever guesses addresses is told as little, as slowly,
as by the API.
"""

from __future__ import annotations

import asyncio
import gzip
from html import escape
from typing import Any

import msgspec

from tapisvert import games
from tapisvert.server.house import House
from tapisvert.server.refusals import Refuse
from tapisvert.server.web.api import find_table, guest_of, reading
from tapisvert.table.game import Outcome
from tapisvert.words import LANGUAGES, Speaker

HOUSE = "tapisvert"
PATIENCE = 2.0
"""Seconds that a page waits to be told how a match ended; it is shown without that, otherwise."""
LOCALES = {"fr": "fr_FR", "de": "de_DE", "en": "en_GB"}


class Preview(msgspec.Struct, frozen=True):
    """What is said of an address: a title, a sentence, and the name of a picture."""

    title: str
    text: str
    picture: str = HOUSE


class _Match(msgspec.Struct, frozen=True):
    """As much of a replay as is said."""

    game: str
    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    outcome: Outcome | None


def language_of(accepted: str) -> str:
    """The first of our languages that a visitor reads (`Accept-Language`); else the first of ours.

    >>> language_of("nl, de-CH;q=0.8, en;q=0.9"), language_of(""), language_of("de;q=x, en")
    ('en', 'fr', 'en')
    """
    wanted: list[tuple[float, str]] = []
    for each in accepted.split(",")[:20]:
        tag, _, weight = each.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            quality = 0.0
        if language in LANGUAGES:
            wanted.append((-quality, language))
    return min(wanted, key=lambda one: one[0])[1] if wanted else LANGUAGES[0]


async def head(request: Any, house: House | None, path: str) -> str:
    """The tags for an address of the page."""
    language = language_of(request.headers.get("accept-language", ""))
    preview = await _preview(request, house, path, Speaker(language))
    own = f"{request.url.scheme}://{request.headers.get('host', '')}"
    properties = {
        "og:site_name": "Tapis Vert",
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{own}/{path}",
        "og:image": f"{own}/previews/{preview.picture}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    named = {"description": preview.text, "twitter:card": "summary_large_image"}
    tags = [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()]
    tags += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()]
    return "\n    ".join(tags)


async def _preview(request: Any, house: House | None, path: str, speaker: Speaker) -> Preview:
    kind, _, rest = path.partition("/")
    first = rest.partition("/")[0]
    if kind in ("learn", "rules", "puzzles") and first in games.names():
        return _about(speaker, first, f"preview-{kind}")
    try:
        if kind == "table" and house is not None:
            return await _table(request, house, first, speaker)
        if kind == "replay" and house is not None:
            return await _match(request, house, first, speaker)
    except (Refuse, TimeoutError):
        pass  # as little as of an address that nobody knows
    return Preview("Tapis Vert", speaker.text("preview-home"))


async def _table(request: Any, house: House, code: str, speaker: Speaker) -> Preview:
    info = (await find_table(code, request, house)).info(guest_of(request, house))
    free = sum(seat.kind == "open" for seat in info.seats) if info.phase == "open" else 0
    return _about(speaker, info.game, "preview-table", free=free)


async def _match(request: Any, house: House, match: str, speaker: Speaker) -> Preview:
    with reading(request, house):
        async with asyncio.timeout(PATIENCE):
            zipped = await house.records.replay(match)
    told = await asyncio.to_thread(lambda: msgspec.json.decode(gzip.decompress(zipped), type=_Match))
    names = ", ".join(told.names)
    if len(told.sides) == 1 or told.outcome is None:
        return _about(speaker, told.game, "preview-replay", names=names)
    winners = ", ".join(told.names[seat] for seat in told.outcome.winners)
    said = "preview-replay-won" if winners else "preview-replay-drawn"
    return _about(speaker, told.game, said, names=names, **({"winners": winners} if winners else {}))


def _about(speaker: Speaker, game: str, sentence: str, **facts: str | int) -> Preview:
    name = speaker.text(f"{game}-name")
    own = games.package(game).startswith("tapisvert.")
    return Preview(f"{name} · Tapis Vert", speaker.text(sentence, game=name, **facts), game if own else HOUSE)
