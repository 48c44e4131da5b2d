"""Checks finished records and says in words what was checked, or where the first difference is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tapisvert import games
from tapisvert.table import record
from tapisvert.words import Speaker

RULE = re.compile(r"[A-Z]{3}-\d+")


def verify(paths: Sequence[Path], speaker: Speaker) -> tuple[list[str], bool]:
    """A sentence for each file, and whether all of them hold."""
    said, sound = [], True
    for path in paths:
        try:
            text = path.read_bytes().decode()
            match = record.verify(text, games.load)
        except OSError as error:
            verdict = speaker.text("terminal-cannot-read", reason=error.strerror or str(error))
            sound = False
        except UnicodeDecodeError:
            verdict = speaker.text("verdict-not-text")
            sound = False
        except record.BadRecord as bad:
            verdict = _difference(bad, speaker)
            sound = False
        else:
            verdict = speaker.text(
                "verdict-sound",
                game=speaker.text(f"{match.game.name}-name"),
                moves=len(match.moves),
                shuffles=len(match.shuffles),
            )
        said.append(speaker.text("terminal-file", file=str(path), verdict=verdict))
    return said, sound


def _difference(bad: record.BadRecord, speaker: Speaker) -> str:
    text = speaker.text(f"verdict-{bad.code}")
    if rule := RULE.search(bad.detail):
        text = speaker.text("with-rule", text=text, rule=rule[0])
    if bad.column is None:
        return speaker.text("verdict-at-line", line=bad.line, text=text)
    return speaker.text("verdict-at", line=bad.line, column=bad.column, text=text)
