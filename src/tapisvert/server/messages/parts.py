"""What messages are made of: names, salts, levels, clocks, and why something is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tapisvert.table.game import Fact, OptionValue

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Unsealed = Annotated[str, Meta(max_length=128)]
Attempt = Annotated[int, Meta(ge=1, le=1000)]
ZERO = "\0"
NO_ZERO = "a zero, which not every database stores"
# What is stored as it came is checked for it by hand: a pattern would cost more than all the rest does.
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
MatchId = Annotated[str, Meta(max_length=32)]
Level = Annotated[
    Literal["debutant", "apprenti", "amateur", "habitue", "averti", "confirme", "maitre"], Meta(title="Level")
]
Clock = Literal[0, 15, 30, 60, 120, 300, 28_800, 86_400, 259_200, 604_800]
"""Seconds a turn; from hours on, it is a slow table."""
Holidays = Literal[0, 7, 14, 28]
"""Days in all for which each seat of a slow table may stop its clock."""
Options = Annotated[dict[str, OptionValue], Meta(title="Options")]
"""What has a title has a name on the page too: `scripts/build_messages.py` writes the page's types."""


class Refusal(msgspec.Struct, frozen=True):
    """A typed error: a stable code, the rule behind it if there is one, and the facts of its sentence."""

    code: str
    rule: str = ""
    facts: dict[str, Fact] = {}
