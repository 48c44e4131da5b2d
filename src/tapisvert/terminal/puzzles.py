"""What `tapis puzzles` does around making and proving: bars while it works, the files, and the figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tapisvert import games
from tapisvert.bots import puzzles as found_by
from tapisvert.bots.puzzles import Found
from tapisvert.table import puzzles as table
from tapisvert.table.puzzles import ASKED, GRADES, TRIES, BadPuzzle, Puzzle
from tapisvert.terminal.needs import NOT_WRITTEN, cannot_write, need_place
from tapisvert.terminal.options import known
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.words import Speaker


class Asked(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    number: int
    seed: int
    minutes: float
    kind: str
    out: Path


def make(asked: Asked, speaker: Speaker) -> None:
    """Finds puzzles, writes them and the figures of how they were found."""
    known(asked.game)
    maker = found_by.maker_of(asked.game)
    if maker is None:
        raise Trouble("terminal-puzzles-none", FAILED, game=asked.game)
    if asked.kind and asked.kind not in maker.kinds:
        raise Trouble("terminal-puzzles-kind", kind=asked.kind, known=", ".join(maker.kinds))
    out, figures = asked.out.expanduser(), asked.out.expanduser().with_suffix(".json")
    for place in (out, figures):
        need_place(place)
    console = _console()
    with _bar(console) as bar:
        task = bar.add_task(speaker.text("terminal-puzzles-making"), total=asked.number)
        found = found_by.make(
            asked.game, asked.number, asked.seed, 60 * asked.minutes, lambda _: bar.advance(task), asked.kind
        )
    _write(out, table.write(found.puzzles))
    _write(figures, msgspec.json.format(msgspec.json.encode(figures_of(found))).decode() + "\n")
    for line in told(found, speaker):
        console.print(line, soft_wrap=True)
    for place in (out, figures):
        console.print(speaker.text("terminal-study-written", file=str(place)), soft_wrap=True)


def check(game: str, sample: int, file: Path | None, speaker: Speaker) -> bool:
    """Proves puzzles again and says which do not hold; whether all of them do."""
    if game:
        known(game)
    console, sound = _console(), True
    for name, there in _there(game, file).items():
        some = spread(there, sample)
        with _bar(console) as bar:
            task = bar.add_task(name, total=len(some))
            for puzzle in some:
                if wrong := found_by.check(puzzle):
                    sound = False
                    said = speaker.text("terminal-puzzles-wrong", game=name, id=puzzle.id, reason=wrong)
                    console.print(said, soft_wrap=True)
                bar.advance(task)
        told = speaker.text("terminal-puzzles-checked", game=name, checked=len(some), all=len(there))
        console.print(told, soft_wrap=True)
    return sound


def figures_of(found: Found) -> dict[str, object]:
    """How puzzles were found: numbers by grade and kind, what was dropped and why, seconds of proof, and how
    often each level solved each grade."""
    return {
        "puzzles": {str(grade): _kinds(found.puzzles, grade) for grade in GRADES},
        "matches": found.matches,
        "candidates": found.candidates,
        "dropped": dict(sorted(found.dropped.items())),
        "seconds": {kind: round(seconds, 1) for kind, seconds in found.seconds.items()},
        "solved": {str(grade): solved(found.puzzles, grade) for grade in GRADES},
    }


def solved(puzzles: Sequence[Puzzle], grade: int) -> dict[str, float]:
    """How much of its tries each level solved in a grade."""
    those = [puzzle for puzzle in puzzles if puzzle.grade == grade]
    tries = max(1, TRIES * len(those))
    return {
        level: round(sum(puzzle.solved[at] for puzzle in those) / tries, 3) for at, level in enumerate(ASKED)
    }


def told(found: Found, speaker: Speaker) -> list[str]:
    """The same in words, a line each."""
    number, candidates = len(found.puzzles), found.candidates
    lines = [
        speaker.text("terminal-puzzles-made", number=number, matches=found.matches, candidates=candidates)
    ]
    for grade in GRADES:
        kinds = ", ".join(f"{kind} {count}" for kind, count in _kinds(found.puzzles, grade).items())
        shares = ", ".join(f"{level} {share:.0%}" for level, share in solved(found.puzzles, grade).items())
        lines.append(speaker.text("terminal-puzzles-grade", grade=grade, kinds=kinds or "–", shares=shares))
    lines += [
        speaker.text("terminal-puzzles-dropped", reason=reason, count=count)
        for reason, count in sorted(found.dropped.items())
    ]
    return lines


def spread(puzzles: Sequence[Puzzle], sample: int) -> Sequence[Puzzle]:
    """So many of them, evenly spread over the list; all for 0."""
    if not sample or sample >= len(puzzles):
        return puzzles
    return [puzzles[at * len(puzzles) // sample] for at in range(sample)]


def _there(game: str, file: Path | None) -> dict[str, tuple[Puzzle, ...]]:
    """The puzzles to look at, by game."""
    try:
        if file is None:
            found = {name: games.puzzles(name) for name in ([game] if game else games.names())}
            return {name: puzzles for name, puzzles in found.items() if puzzles or game}
        read = table.read(file.expanduser().read_text(encoding="utf-8"))
    except (BadPuzzle, *NOT_WRITTEN) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Trouble("terminal-puzzles-unread", FAILED, file=str(file or game), reason=reason) from None
    names = sorted({puzzle.game for puzzle in read if game in ("", puzzle.game)})
    return {name: tuple(puzzle for puzzle in read if puzzle.game == name) for name in names}


def _kinds(puzzles: Sequence[Puzzle], grade: int) -> dict[str, int]:
    return dict(sorted(Counter(puzzle.kind for puzzle in puzzles if puzzle.grade == grade).items()))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error) from None


def _console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal)
