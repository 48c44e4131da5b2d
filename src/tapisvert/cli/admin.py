"""`tapis admin`: for hosts, who look after a server's tables and guests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tapisvert.cli.common import PLAIN, Commands, Data, Database, Language, speaking

if TYPE_CHECKING:
    from tapisvert.terminal.admin import Admin

admin = typer.Typer(cls=Commands, help="Look after a server's tables and guests.", **PLAIN)
Sure = Annotated[bool, typer.Option("--yes", help="Do it; else only say what would be done.")]


@admin.command("list")
def list_tables(
    code: Annotated[str, typer.Argument(metavar="[CODE]", help="A table, to see who sits there.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """All tables, the most recently used first."""
    _admin(lang, data, database, lambda admin: admin.tables(code))


@admin.command()
def close(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A table's code.")],
    yes: Sure = False,
    for_good: Annotated[bool, typer.Option("--for-good", help="At once and for ever.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Take a table away, with its matches and chat; `restore` can bring it back for some days."""
    _admin(lang, data, database, lambda admin: admin.close(code, yes, for_good))


@admin.command()
def restore(
    code: Annotated[str, typer.Argument(metavar="[CODE]", help="A table; else all that can be.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Bring back tables that were taken away."""
    _admin(lang, data, database, lambda admin: admin.restore(code))


@admin.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records are written.")],
    table: Annotated[str, typer.Option(metavar="CODE", help="One table's alone.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Write the records of matches into files."""
    _admin(lang, data, database, lambda admin: admin.export(table, folder))


@admin.command("delete-guest")
def delete_guest(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="The guest's id, as `list CODE` shows it.")],
    yes: Sure = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Delete what a server knows about a guest."""
    _admin(lang, data, database, lambda admin: admin.delete_guest(guest, yes))


@admin.command("copy")
def copy_folder(data: Data = None, database: Database = "", lang: Language = "") -> None:
    """Copy a folder's tables and guests into an empty PostgreSQL database."""
    _admin(lang, data, database, lambda admin: admin.copy())


def _admin(lang: str, data: Path | None, database: str, work: Callable[[Admin], list[str]]) -> None:
    with speaking(lang) as speaker:
        from tapisvert.terminal.admin import Admin

        typer.echo("\n".join(work(Admin(data, database, speaker))))
