"""What `tapis analyse` does: it looks back at a finished match and says where luck and decisions mattered."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from tapisvert.bots.lookback import Decision, LookBack, effort_for, judge_for, look_back
from tapisvert.table.match import Match
from tapisvert.terminal.analyse_page import page
from tapisvert.terminal.analyse_words import PARTS, figure, parts_of, per_cent, said_of, verbal
from tapisvert.terminal.needs import cannot_write, need_place
from tapisvert.terminal.trouble import Trouble
from tapisvert.terminal.verify import checked
from tapisvert.terminal.warming import compile_first
from tapisvert.words import Speaker

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Signs that a curve takes at most."""


def analyse(path: Path, json: Path | None, html: Path | None, effort: float, speaker: Speaker) -> None:
    """Looks back at the match of a file, and says what there is to see or writes it, as JSON or as a page."""
    verdict, match = checked(path, speaker)
    if match is None:
        raise Trouble("terminal-file", file=str(path), verdict=verdict)
    for out in filter(None, (json, html)):
        need_place(out)
    console = Console(highlight=False, markup=False, emoji=False)
    found = _looked(match, effort, console, speaker)
    names = [sitter.name for sitter in match.setup.seats]
    there = Speaker(speaker.language, names, found.sides)
    if json:
        _write(json, msgspec.json.format(msgspec.json.encode(found), indent=1), console, speaker)
    if html:
        _write(html, page(found, match, there).encode(), console, speaker)
    if not (json or html):
        _tell(found, match, there, console)


def _write(path: Path, text: bytes, console: Console, speaker: Speaker) -> None:
    try:
        path.write_bytes(text)
    except OSError as error:
        raise cannot_write(path, error) from None
    console.print(speaker.text("terminal-arena-written", file=str(path)), soft_wrap=True)


def _looked(match: Match, effort: float, console: Console, speaker: Speaker) -> LookBack:
    compile_first(match.game.name, console, speaker)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(speaker.text("terminal-analyse-looking"), total=1.0)
        for found in look_back(match, judge_for(match), effort_for(match, effort)):
            bar.update(task, completed=found.done)
    return found


def _tell(found: LookBack, match: Match, speaker: Speaker, console: Console) -> None:
    name = speaker.text(f"{match.game.name}-name")
    console.print(speaker.text("terminal-analyse-title", game=name, moves=len(match.moves)))
    table = Table(box=None, pad_edge=False)
    table.add_column("", no_wrap=True)
    for seats in found.sides:
        table.add_column(speaker.names_of(seats), justify="right")
    for row, cells in _rows(found).items():
        table.add_row(speaker.text(f"lookback-{row}"), *cells)
    console.print(table)
    for side in range(len(found.sides)):
        console.print(verbal(found, side, speaker), soft_wrap=True)
    console.print(f"\n{speaker.text('terminal-analyse-curve')}")
    for side, seats in enumerate(found.sides):
        console.print(f"  {_curve(found, side)}  {speaker.names_of(seats)}", soft_wrap=True)
    for seat, sitter in enumerate(match.setup.seats):
        costly = found.turning_points(seat)
        if costly:
            console.print(f"\n{speaker.text('terminal-analyse-decisions', name=sitter.name)}")
            for decision in costly:
                console.print("  " + _said(decision, match.game.name, speaker), soft_wrap=True)


def _rows(found: LookBack) -> dict[str, list[str]]:
    """What is said of every side, by what it is."""
    columns = [parts_of(found, side) for side in range(len(found.sides))]
    return {part: [figure(part, column[number]) for column in columns] for number, part in enumerate(PARTS)}


def _said(decision: Decision, game: str, speaker: Speaker) -> str:
    told = said_of(decision, game, speaker)
    return speaker.text(
        "terminal-analyse-decision",
        move=decision.at + 1,
        made=told[decision.made].rstrip("."),
        best=told[decision.best].rstrip("."),
        worth=per_cent(decision.worth),
        better=per_cent(decision.better),
        verdict=speaker.text(f"verdict-of-{decision.verdict}"),
    )


def _curve(found: LookBack, side: int) -> str:
    """How a side stood from the first move to the last."""
    points = [moment.shares[side] for moment in found.moments]
    step = max(1, -(-len(points) // WIDTH))
    shown = points[::step]
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shown)
