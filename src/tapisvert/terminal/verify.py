"""Checks finished records and says in words what was checked, or where the first difference is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tapisvert import games
from tapisvert.table import record
from tapisvert.words import Speaker


def verify(paths: Sequence[Path], speaker: Speaker) -> tuple[list[str], bool]:
    """A sentence for each file, and whether all of them hold."""
    checked = {path: _checked(path, speaker) for path in paths}
    said = [
        speaker.text("terminal-file", file=str(path), verdict=verdict)
        for path, (verdict, _) in checked.items()
    ]
    return said, all(sound for _, sound in checked.values())


def _checked(path: Path, speaker: Speaker) -> tuple[str, bool]:
    """What is to be said about a file, and whether it holds."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        return speaker.text("terminal-cannot-read", reason=error.strerror or str(error)), False
    except UnicodeDecodeError:
        return speaker.text("verdict-not-text"), False
    if not text.startswith(record.START):
        return speaker.text("terminal-no-record"), False
    try:
        match = record.verify(text, games.load)
    except record.BadRecord as bad:
        return _difference(bad, speaker), False
    game, moves, shuffles = speaker.text(f"{match.game.name}-name"), len(match.moves), len(match.shuffles)
    return speaker.text("verdict-sound", game=game, moves=moves, shuffles=shuffles), True


def _difference(bad: record.BadRecord, speaker: Speaker) -> str:
    text = speaker.text(f"verdict-{bad.code}")
    if bad.rule:
        text = speaker.text("with-rule", text=text, rule=bad.rule)
    if bad.column is None:
        return speaker.text("verdict-at-line", line=bad.line, text=text)
    return speaker.text("verdict-at", line=bad.line, column=bad.column, text=text)
