"""What `tapis study` does around a study: what was asked for, bars while it plays, and the files."""

from __future__ import annotations

import os
from concurrent.futures import as_completed
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tapisvert import bots
from tapisvert.arena.study import Study, Subject, at_random, watch
from tapisvert.arena.study_report import markdown, page, report
from tapisvert.bots.processes import Processes
from tapisvert.table.tally import Tally, total
from tapisvert.terminal.needs import need
from tapisvert.terminal.options import settled
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.words import Speaker


class Asked(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    playouts: int
    matches: int
    level: str
    options: tuple[str, ...] = ()
    preset: str = ""
    seed: int = 0
    share: float = 0.1
    workers: int | None = None
    out: Path | None = None

    @property
    def command(self) -> str:
        """What makes the same study again."""
        words = ["tapis study", self.game]
        words += [f"--preset {self.preset}"] if self.preset else []
        words += [f"--option {option}" for option in self.options]
        words += [f"--playouts {self.playouts}", f"--matches {self.matches}"]
        return " ".join([*words, f"--level {self.level}", f"--share {self.share:g}", f"--seed {self.seed}"])


def study(asked: Asked, speaker: Speaker) -> None:
    """Plays, counts, and writes a page and the same as Markdown."""
    options = settled(asked.game, asked.preset, asked.options)
    if asked.level not in bots.LEVELS:
        raise Trouble("terminal-study-level", level=asked.level, known=", ".join(bots.LEVELS))
    need("matplotlib")
    subject = Subject(asked.game, options, asked.level, asked.share, asked.seed)
    console = Console(highlight=False, markup=False, emoji=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        found = Study(subject, _random(subject, asked, bar, speaker), _programs(subject, asked, bar, speaker))
    written = report(found, asked.command, speaker)
    path = (asked.out or Path(f"study-{asked.game}.html")).expanduser()
    for file, text in ((path, page(written)), (path.with_suffix(".md"), markdown(written))):
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise Trouble("terminal-cannot-write", FAILED, file=str(file), reason=reason) from None
        console.print(speaker.text("terminal-study-written", file=str(file)), soft_wrap=True)


def _random(subject: Subject, asked: Asked, bar: Progress, speaker: Speaker) -> Tally:
    whole = Tally()
    task = bar.add_task(speaker.text("terminal-study-random"), total=asked.playouts)
    source = at_random(subject)
    while whole.matches < asked.playouts:
        whole.add(next(source))
        bar.update(task, completed=min(whole.matches, asked.playouts))
    return whole


def _programs(subject: Subject, asked: Asked, bar: Progress, speaker: Speaker) -> Tally:
    """All cores play; what is added up does not depend on who is done first."""
    task = bar.add_task(speaker.text("terminal-study-programs"), total=asked.matches)
    pool = Processes(asked.workers or os.cpu_count() or 1)
    try:
        playing = [
            pool.submit(watch, subject, asked.seed + deal, asked.level) for deal in range(asked.matches)
        ]
        for _ in as_completed(playing):
            bar.advance(task)
        return total(each.result() for each in playing)
    finally:
        pool.end()
