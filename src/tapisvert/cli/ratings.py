"""`tapis ratings`: a host proves that the ratings follow from the records."""

from __future__ import annotations

from typing import Annotated

import typer

from tapisvert.cli.common import PLAIN, Commands, Data, Database, Language, speaking

ratings = typer.Typer(cls=Commands, help="Check a server's ratings.", **PLAIN)


@ratings.callback()
def _ratings() -> None:
    pass


@ratings.command()
def recompute(
    yes: Annotated[bool, typer.Option("--yes", help="Store what was recomputed, if it differs.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Recompute all ratings from the records, and say whether they agree with what is stored."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.ratings import recompute

        lines, agrees = recompute(data, database, speaker, yes)
        typer.echo("\n".join(lines))
        raise SystemExit(0 if agrees or yes else 1)
