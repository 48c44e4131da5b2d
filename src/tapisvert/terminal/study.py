"""What `tapis study` does around a study: what was asked for, bars while it plays, and the files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tapisvert import bots, games
from tapisvert.arena.lines import InUse, OtherFile
from tapisvert.arena.run import Crew, CrewFailed
from tapisvert.arena.study import BATCH, Subject, own, tables
from tapisvert.arena.study_page import markdown, page
from tapisvert.arena.study_report import report
from tapisvert.arena.study_run import Inquiry, Notes, run
from tapisvert.bots.processes import Processes
from tapisvert.table.game import OptionValue
from tapisvert.terminal.needs import cannot_write, need, need_place
from tapisvert.terminal.options import settled
from tapisvert.terminal.seating import words
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.terminal.warming import compile_first
from tapisvert.words import Speaker


class Asked(msgspec.Struct, frozen=True):
    """What was asked for on the command line. `preset` may name several, with commas between."""

    game: str
    playouts: int | None
    matches: int
    level: str
    options: tuple[str, ...] = ()
    preset: str = ""
    seed: int = 0
    rounds: int = 50
    share: float = 0.1
    workers: int | None = None
    out: Path | None = None
    luck: int = 0
    skill: int = 0
    compare: tuple[str, str] | None = None

    @property
    def random(self) -> int:
        """Games at random: by the rules they take as long as matches between programs, or longer."""
        return self.playouts or (BATCH if own(self.game, "playouts") else self.matches)

    @property
    def command(self) -> str:
        """What makes the same study again."""
        words = ["tapis study", self.game]
        words += [f"--preset {self.preset}"] if self.preset else []
        words += [f"--option {option}" for option in self.options]
        words += [f"--compare {' '.join(self.compare)}"] if self.compare else []
        words += [f"--playouts {self.random}", f"--matches {self.matches}", f"--level {self.level}"]
        words += [f"--rounds {self.rounds}"] + ([] if self.rounds else [f"--share {self.share:g}"])
        words += [f"--skill {self.skill}", f"--seed {self.seed}"]
        words += [f"--luck {self.luck}"] if self.luck else []
        return " ".join(words)


def study(asked: Asked, speaker: Speaker) -> None:
    """Plays what is still to be played, counts, and writes a page and the same as Markdown."""
    if asked.level not in bots.LEVELS:
        raise Trouble("terminal-study-level", level=asked.level, known=", ".join(bots.LEVELS))
    inquiry = Inquiry(dict(subjects(asked)), asked.random, asked.matches, asked.skill)
    need("matplotlib")
    console = Console(highlight=False, markup=False, emoji=False)
    path = (asked.out or Path(f"study-{asked.game}.html")).expanduser()
    kept = Path(f"study-{asked.game}-{inquiry.fingerprint}.jsonl")
    need_place(path)
    if path.suffix.lower() == ".md":
        raise Trouble("terminal-study-page", file=str(path), page=path.with_suffix(".html").name)
    need_place(path.with_suffix(".md"))
    try:
        with Notes(kept, inquiry) as notes:
            _play(inquiry, asked, notes, console, speaker)
            found = notes.studies(inquiry)
    except OtherFile:
        raise Trouble("terminal-study-other-file", file=str(kept)) from None
    except InUse:
        raise Trouble("terminal-file-in-use", FAILED, file=str(kept)) from None
    except OSError as error:
        raise cannot_write(kept, error) from None
    written = report(found, asked.command, speaker, compared=asked.compare is not None)
    for file, text in ((path, page(written)), (path.with_suffix(".md"), markdown(written, path.name))):
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            raise cannot_write(file, error) from None
        console.print(speaker.text("terminal-study-written", file=str(file)), soft_wrap=True)


def subjects(asked: Asked) -> Iterator[tuple[str, Subject]]:
    """The tables that are studied: the presets that were named, or all that what was typed allows."""
    if asked.compare:
        preset, *others = words(asked.preset) or [""]
        if others or len(set(asked.compare)) < 2:
            raise Trouble("terminal-study-compare")
        for text in asked.compare:
            yield text, _subject(asked, settled(asked.game, preset, (*asked.options, *words(text))))
        return
    typed = settled(asked.game, "", asked.options)
    names = {text.partition("=")[0].strip() for text in asked.options}
    presets = games.load(asked.game).presets
    fitting = [
        preset
        for preset in tables(asked.game)
        if all(presets[preset].get(name, typed[name]) == typed[name] for name in names)
    ]
    for preset in words(asked.preset) or fitting or [""]:
        name = preset or " ".join(asked.options)
        yield name, _subject(asked, settled(asked.game, preset, asked.options))


def _subject(asked: Asked, options: dict[str, OptionValue]) -> Subject:
    return Subject(asked.game, options, asked.level, asked.rounds, asked.share, asked.seed, asked.luck)


def _play(inquiry: Inquiry, asked: Asked, notes: Notes, console: Console, speaker: Speaker) -> None:
    done = {found.part for found in notes.found}
    wanted = inquiry.parts
    said = "terminal-study-resumes" if done & set(wanted) else "terminal-study-keeps"
    console.print(
        speaker.text(said, file=str(notes.path), done=len(done & set(wanted)), parts=len(wanted)),
        soft_wrap=True,
    )
    if done >= set(wanted):
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    compile_first(asked.game, console, speaker)
    workers = asked.workers or os.cpu_count() or 1
    pool = Processes(workers)
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
            bars: dict[bool, TaskID] = {}
            for thinking, name in ((False, "random"), (True, "programs")):
                mine = [part for part in wanted if bool(part.player) is thinking]
                bars[thinking] = bar.add_task(
                    speaker.text(f"terminal-study-{name}"),
                    total=sum(part.games for part in mine),
                    completed=sum(part.games for part in mine if part in done),
                )
            for found in run(inquiry, Crew(pool, workers), done):
                notes.add(found)
                bar.advance(bars[bool(found.part.player)], found.part.games)
    except CrewFailed as error:
        raise Trouble("terminal-study-crew", FAILED, reason=str(error)) from error
    finally:
        pool.end(wait=True)
