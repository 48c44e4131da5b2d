"""`tapis push`: for hosts, the keys by which a server's messages to devices are known."""

from __future__ import annotations

from typing import Annotated

import typer

from tapisvert.cli.common import PLAIN, Commands, Data, Database, Language, speaking

push = typer.Typer(cls=Commands, help="Look after the keys of messages to devices.", **PLAIN)


@push.callback()
def _push() -> None:
    """Look after the keys of messages to devices."""


@push.command()
def rotate(
    now: Annotated[
        bool, typer.Option("--now", help="Make the earlier keys void at once, as after a theft.")
    ] = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Draw a new pair of keys; devices go over to it when their page is next opened."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.admin import Admin

        typer.echo("\n".join(Admin(data, database, speaker).rotate(now)))
