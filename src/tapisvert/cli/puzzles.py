"""`tapis puzzles`: finds puzzles in programs' matches and proves them; proves again those there are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tapisvert.cli.common import FAILED, PLAIN, Commands, Language, speaking

puzzles = typer.Typer(
    cls=Commands, help="Make puzzles whose answers are proven, and prove them again.", **PLAIN
)


@puzzles.command()
def make(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to make puzzles of.")],
    number: Annotated[int, typer.Option(min=3, help="Puzzles in all, as many of each grade.")] = 300,
    seed: Annotated[int, typer.Option(help="The first match to look at.")] = 0,
    minutes: Annotated[float, typer.Option(min=0.0, help="Look for no longer than that.")] = 60.0,
    kind: Annotated[str, typer.Option(help="Look for this kind alone.")] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="File for the puzzles; beside it go figures (.json).")
    ] = None,
    lang: Language = "",
) -> None:
    """Find puzzles in programs' matches, prove and grade them."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.puzzles import Asked, make

        make(Asked(game, number, seed, minutes, kind, out or Path(f"puzzles-{game}.jsonl")), speaker)


@puzzles.command()
def check(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; else all of them.")] = "",
    sample: Annotated[int, typer.Option(min=0, help="So many of each game, evenly spread; 0: all.")] = 0,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Puzzles from `make`, not those of the package.")
    ] = None,
    lang: Language = "",
) -> None:
    """Prove puzzles again: exit code 1 if one does not hold."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.puzzles import check

        sound = check(game, sample, file, speaker)
    raise typer.Exit(0 if sound else FAILED)
