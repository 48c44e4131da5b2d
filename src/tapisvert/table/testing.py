"""What a game says about itself to the suites that test every game: `TESTING`, in its `testing.py`.

Everything has a default that suits a small game: one with a shuffle and no rule sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tapisvert.table.game import OptionValue
from tapisvert.table.value import Value

Options = Mapping[str, OptionValue]


class Screen(Value, frozen=True):
    """How a game's page is taken hold of by the tests in a browser; the last three are CSS selectors."""

    options: Options
    """Options with which a person has the first turn, in no hurry."""

    board: str
    """What lies on the table."""

    turn: str
    """What a turn is taken with."""

    rises: str
    """What rises under a pointer."""

    opening: tuple[str, ...] = ()
    """The test ids of what is clicked before the first turn, by people who share a screen."""


class Testing(Value, frozen=True, kw_only=True):
    """What the shared suites need to know of a game."""

    luck: bool = True
    """Whether chance has a part in it: without, no shuffle is expected in any record."""

    prefix: str = ""
    """How the ids of its rules begin: `PUN`. Left empty, there is no rule sheet."""

    sheet: Mapping[str, int] = msgspec.field(default_factory=dict)
    """How many rules each part of the sheet has: `{"": 17, "E": 3}` are PUN-1 to 17 and PUN-E1 to E3."""

    known: tuple[str, ...] = ()
    """The rules that whoever plays must know: the lessons teach each of them."""

    conserved: Callable[[Any], object] | None = None
    """From a state to everything that may move about in a match but never appears or vanishes."""

    variants: Mapping[str, Options] = msgspec.field(default_factory=dict)
    """Options that the conformance suite plays beside the presets."""

    golden: tuple[Options, ...] = ({},)
    """Options of the matches in the golden playthrough."""

    records: Mapping[str, tuple[Options, int]] = msgspec.field(default_factory=dict)
    """Options and seeds of the records that the page's verifier is tested with."""

    said: Mapping[str, tuple[object, ...]] = msgspec.field(default_factory=dict)
    """What the gaps of its sentences can hold, beyond small numbers."""

    short: Options = msgspec.field(default_factory=dict)
    """Options that make a match short, and say as much about who is stronger."""

    noise: int = 1
    """How many times more matches than elsewhere it takes to tell two quick levels apart."""

    stakes: bool = False
    """Whether strength shows in chips won rather than in matches."""

    screen: Screen | None = None
    """Left out where the game has no page of its own."""

    @property
    def rules(self) -> list[str]:
        """The ids of all its rules, in the order of the sheet."""
        return [
            f"{self.prefix}-{part}{number}"
            for part, count in self.sheet.items()
            for number in range(1, count + 1)
        ]
