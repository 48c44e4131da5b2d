"""The first time a game's kernels run they are compiled, which takes up to a minute: a bar says so."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tapisvert import bots, games
from tapisvert.words import Speaker


def compile_first(game: str, console: Console, speaker: Speaker) -> None:
    """Compiles what the programs of a game run, unless that was done before; whoever waits sees why.

    Where nobody looks at a terminal, what is needed is compiled as it is called.
    """
    if not console.is_terminal or _compiled(game):
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        bar.add_task(speaker.text("terminal-compiling", game=speaker.text(f"{game}-name")), total=None)
        bots.warm(game)


def _compiled(game: str) -> bool:
    """Whether there is nothing to compile, or something was already."""
    if games.part(game, "engine") is None:
        return True
    from tapisvert.table import fast

    home = Path(str(games.need(game, "engine").__file__)).parent.parent
    return not fast.is_kept() or fast.was_compiled(home)
