"""`tapis`: play in the terminal, serve tables for browsers and look after them, verify records, measure and
send bots, make and prove puzzles, begin a new game.

Every command loads what it needs when it runs, so that `tapis --help` answers at once.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tapisvert.cli.admin import admin
from tapisvert.cli.common import INTERRUPTED, PLAIN, Commands
from tapisvert.cli.host import doctor, serve
from tapisvert.cli.misuse import Misuse, tell
from tapisvert.cli.new_game import new_game
from tapisvert.cli.play import analyse, games, print_, verify
from tapisvert.cli.programs import arena, bot, study
from tapisvert.cli.push import push
from tapisvert.cli.puzzles import puzzles
from tapisvert.cli.ratings import ratings


def main() -> None:
    """Runs `tapis`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream:  # else it was closed before we came
            # A card's shape that cannot be shown is no reason to fail, nor is a slip on the keyboard.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        code = app(standalone_mode=False)
    except Misuse as error:
        code = tell(error)
    except typer.Abort:
        code = INTERRUPTED
    sys.exit(code)


app = typer.Typer(cls=Commands, help="Tabletop games to play, to host and to program.", **PLAIN)
app.add_typer(games, name="play")
app.add_typer(admin, name="admin")
app.add_typer(puzzles, name="puzzles")
app.add_typer(push, name="push")
app.add_typer(ratings, name="ratings")
for _command in (analyse, arena, bot, doctor, new_game, serve, study, verify):
    app.command()(_command)
app.command("print")(print_)


def _version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"tapis {version('tapisvert')}")
        raise typer.Exit


@app.callback()
def _tapis(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass
