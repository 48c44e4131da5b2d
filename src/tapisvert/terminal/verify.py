"""Checks finished records and says in words what was checked, or where the first difference is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tapisvert import games
from tapisvert.table import record
from tapisvert.table.match import Match
from tapisvert.table.receipt import BadReceipt, Finding, compare, read
from tapisvert.words import Speaker

MARKS = {True: "✓", False: "✗", None: "·"}
"""Agrees, does not, could not be compared."""


def verify(paths: Sequence[Path], speaker: Speaker, kept: Path | None = None) -> tuple[list[str], bool]:
    """What is to be said about the files, and whether all of them hold.

    With the file of a receipt every record is compared with it too.
    """
    said, sound = [], True
    for path in paths:
        verdict, match = checked(path, speaker)
        said.append(speaker.text("terminal-file", file=str(path), verdict=verdict))
        sound = sound and match is not None
        if kept and match:
            told, agrees = _compared(kept, match, speaker)
            said.append(told)
            sound = sound and agrees
    return said, sound


def said_of(findings: Sequence[Finding], speaker: Speaker) -> str:
    """What comparing a record with a receipt found, a line each, the sum of it first."""
    agrees = all(finding.ok is not False for finding in findings)
    lines = [speaker.text("receipt-good" if agrees else "receipt-bad")]
    lines += [f"  {MARKS[ok]} {speaker.text(f'receipt-{code}', **facts)}" for code, ok, facts in findings]
    return "\n".join(lines)


def _compared(path: Path, match: Match, speaker: Speaker) -> tuple[str, bool]:
    """What a receipt says about a match, and whether it agrees with it."""
    try:
        findings = compare(read(path.read_text(encoding="utf-8")), match.setup)
    except OSError as error:
        why = speaker.text("terminal-cannot-read", reason=error.strerror or str(error))
        return speaker.text("terminal-file", file=str(path), verdict=why), False
    except (BadReceipt, UnicodeDecodeError):
        return speaker.text("terminal-file", file=str(path), verdict=speaker.text("receipt-none")), False
    return said_of(findings, speaker), all(finding.ok is not False for finding in findings)


def checked(path: Path, speaker: Speaker) -> tuple[str, Match | None]:
    """What is to be said about a file, and its match if it holds."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        return speaker.text("terminal-cannot-read", reason=error.strerror or str(error)), None
    except UnicodeDecodeError:
        return speaker.text("verdict-not-text"), None
    if not text.startswith(record.START):
        return speaker.text("terminal-no-record"), None
    try:
        match = record.verify(text, games.load)
    except record.BadRecord as bad:
        return _difference(bad, speaker), None
    game, moves, shuffles = speaker.text(f"{match.game.name}-name"), len(match.moves), len(match.shuffles)
    said = speaker.text("verdict-sound", game=game, moves=moves, shuffles=shuffles)
    if abandoned := len(match.setup.abandoned):
        said += " " + speaker.text("verdict-abandoned", count=abandoned)
    if origin := match.setup.origin:
        before, seat = origin.setup.match, origin.seat + 1
        said += " " + speaker.text("verdict-continued", match=before, after=origin.after, seat=seat)
    if day := match.setup.day:
        of = {"day": day.day, "house": day.house, "commitment": match.setup.commitment}
        said += " " + speaker.text("verdict-day", **of)
    return said, match


def _difference(bad: record.BadRecord, speaker: Speaker) -> str:
    text = speaker.text(f"verdict-{bad.code}")
    if bad.rule:
        text = speaker.text("with-rule", text=text, rule=bad.rule)
    if bad.column is None:
        return speaker.text("verdict-at-line", line=bad.line, text=text)
    return speaker.text("verdict-at", line=bad.line, column=bad.column, text=text)
