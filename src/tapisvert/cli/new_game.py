"""`tapis new-game`: a package with a game to begin from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tapisvert.cli.common import Language, speaking


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the game is called: belote, go_fish.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the package goes; else tapisvert-NAME.")
    ] = None,
    lang: Language = "",
) -> None:
    """Write a package with a small complete game, to make your own of."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.new_game import new_game

        typer.echo(new_game(name, folder, speaker))
