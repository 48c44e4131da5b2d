"""Checks finished records and says in words what was checked, or where the first difference is.

A file holds one record, or many, one after the other, as a guest takes all of theirs home.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tapisvert import games
from tapisvert.table import record
from tapisvert.table.duplicate import RoundDeal
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
        if len(texts := _several(path)) > 1:
            lines, hold = _all_of(path, texts, speaker, kept)
            said += lines
            sound = sound and hold
            continue
        verdict, match = checked(path, speaker)
        said.append(speaker.text("terminal-file", file=str(path), verdict=verdict))
        sound = sound and match is not None
        if kept and match:
            told, agrees = _compared(kept, match, speaker)
            said.append(told)
            sound = sound and agrees
    return said, sound


def _several(path: Path) -> list[str]:
    """The records that a file holds, one after the other; none if it cannot be read, or begins otherwise."""
    try:
        text = path.read_bytes().decode()
    except (OSError, UnicodeDecodeError):
        return []
    first, *others = text.split(f"\n\n{record.START}")
    if not first.startswith(record.START):
        return []
    texts = [first, *(record.START + other for other in others)]
    return [*(f"{text}\n" for text in texts[:-1]), texts[-1]]


def _all_of(path: Path, texts: Sequence[str], speaker: Speaker, kept: Path | None) -> tuple[list[str], bool]:
    """What is to be said of those that do not hold, or that all do; and of the receipt's own match."""
    said: list[str] = []
    rounds: dict[tuple[str, int], tuple[RoundDeal, str]] = {}
    sound, told = True, ""
    for number, text in enumerate(texts, 1):
        verdict, match = _checked(text, speaker)
        if match is None:
            sound = False
            said.append(speaker.text("terminal-file-part", file=str(path), number=number, verdict=verdict))
            continue
        if of := match.setup.round:
            luck = of, match.secret
            if rounds.setdefault((of.tournament, of.number), luck) != luck:
                sound = False
                what = {"file": str(path), "tournament": of.tournament}
                said.append(speaker.text("terminal-other-luck", number=of.number, **what))
        if kept and match.setup.match == _match_of(kept):
            told, agrees = _compared(kept, match, speaker)
            sound = sound and agrees
    said = said or [speaker.text("terminal-all-hold", file=str(path), count=len(texts))]
    if kept and not told:
        told, sound = speaker.text("terminal-no-such-match", file=str(kept)), False
    return [*said, told] if told else said, sound


def _match_of(kept: Path) -> str | None:
    """The match that a receipt is of."""
    try:
        return read(kept.read_text(encoding="utf-8")).match
    except (OSError, BadReceipt, UnicodeDecodeError):
        return None


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
    return _checked(text, speaker)


def _checked(text: str, speaker: Speaker) -> tuple[str, Match | None]:
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
    if deal := match.setup.round:
        house, unopened = sum(each.house for each in deal.shares), sum(not each.salt for each in deal.shares)
        counts = {"entrants": len(deal.shares), "house": house, "unopened": unopened}
        said += " " + speaker.text("verdict-round", number=deal.number, tournament=deal.tournament, **counts)
    return said, match


def _difference(bad: record.BadRecord, speaker: Speaker) -> str:
    text = speaker.text(f"verdict-{bad.code}")
    if bad.rule:
        text = speaker.text("with-rule", text=text, rule=bad.rule)
    if bad.column is None:
        return speaker.text("verdict-at-line", line=bad.line, text=text)
    return speaker.text("verdict-at", line=bad.line, column=bad.column, text=text)
