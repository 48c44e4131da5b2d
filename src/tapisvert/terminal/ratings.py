"""`tapis ratings recompute`: everything that ratings say, worked out again from the records."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tapisvert.server.ops.folder import data_folder
from tapisvert.server.rooms.ratings import Check, Ratings
from tapisvert.server.rooms.records import Records
from tapisvert.server.settings import Settings
from tapisvert.server.storage.store import Store
from tapisvert.terminal.admin import opened
from tapisvert.terminal.serve import check_addresses
from tapisvert.words import Speaker

SHOWN = 20
"""Matches that are named which do not agree."""


def recompute(
    data: Path | None, database: str, speaker: Speaker, write: bool = False
) -> tuple[list[str], bool]:
    """What is to be said, and whether all agrees. `write`: what is stored is put right."""
    settings = Settings(data=data or data_folder(), postgres=database)
    check_addresses(settings)
    check = asyncio.run(_recompute(settings, write))
    say = speaker.text
    lines = [say("terminal-ratings-matches", count=check.matches)]
    if check.gone:
        lines.append(say("terminal-ratings-gone", count=check.gone))
    if not check.differ:
        return [*lines, say("terminal-ratings-agree")], True
    lines += [say("terminal-ratings-differ", count=len(check.differ))]
    lines += [f"  {name}" for name in check.differ[:SHOWN]]
    return [*lines, say("terminal-ratings-put-right" if write else "terminal-ratings-how")], False


async def _recompute(settings: Settings, write: bool) -> Check:
    async with opened(settings) as store:
        return await _checked(store, settings, write)


async def _checked(store: Store, settings: Settings, write: bool) -> Check:
    from tapisvert.server.counts import Counts
    from tapisvert.server.rooms.programs import Programs

    programs = Programs(1, settings.patience, Counts())
    records = Records(store, programs)
    try:
        return await Ratings(store, records).recompute(write)
    finally:
        records.close()
        programs.close()
