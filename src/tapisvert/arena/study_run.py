"""Making a study: its parts through an executor, and a file that keeps them."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec

from tapisvert.arena.lines import Lines
from tapisvert.arena.run import Crew, through
from tapisvert.arena.study import PAIRS, RANDOM, Part, Study, Subject, parts, play
from tapisvert.table.tally import Tally, total


class Found(msgspec.Struct, frozen=True):
    """A part that was played."""

    part: Part
    tally: Tally


class Inquiry(msgspec.Struct, frozen=True):
    """What is to be found out: the tables of a game by their names, and how much is played at each.

    How much is not part of what the file is about: more can always follow.
    """

    tables: Mapping[str, Subject]
    playouts: int
    matches: int
    skill: int = 0

    @property
    def header(self) -> dict[str, Any]:
        """What makes two studies the same: the programs are those of a version of this package."""
        first, *_ = self.tables.values()
        return {
            "study": 3,
            "tapisvert": metadata.version("tapisvert"),
            "game": f"{first.game} {first.rules.version}",
            "tables": self.tables,
        }

    @property
    def fingerprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self.header, order="deterministic")).hexdigest()[:8]

    @property
    def parts(self) -> list[Part]:
        """Everything there is to play, those of one table together."""
        return [
            part
            for name, subject in self.tables.items()
            for part in parts(name, subject, self.playouts, self.matches, self.skill)
        ]


class Notes(Lines[Found]):
    """The parts of a study in a file."""

    def __init__(self, path: Path, inquiry: Inquiry) -> None:
        super().__init__(path, inquiry.header, Found)

    def studies(self, inquiry: Inquiry) -> list[Study]:
        """What the inquiry found, table by table; the same whoever was done first."""
        tallies = {found.part: found.tally for found in self.found}
        wanted = inquiry.parts

        def counted(table: str, player: str) -> Tally:
            return total(tallies[part] for part in wanted if part.table == table and part.player == player)

        return [
            Study(
                name,
                subject,
                random=counted(name, RANDOM),
                programs=counted(name, subject.level),
                skill={pair: tally for pair in PAIRS if (tally := counted(name, pair)).matches},
            )
            for name, subject in inquiry.tables.items()
        ]


def run(inquiry: Inquiry, crew: Crew, done: Collection[Part] = ()) -> Iterator[Found]:
    """All parts that are not done yet, as they come; raises `CrewFailed` where it cannot go on."""
    todo = (part for part in inquiry.parts if part not in done)
    yield from through(crew, _found, ((inquiry.tables[part.table], part) for part in todo))


def _found(subject: Subject, part: Part) -> Found:
    return Found(part, play(subject, part))
