"""Speaking, as far as a game needs to know of it; `tapisvert.words` has somebody who speaks."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

from msgspec import Meta

LANGUAGES = ("fr", "de", "en")
"""What everything is told in. French is written first."""

SPELT = {"*": "joker"}
"""What stands in a sentence's id for a sign that no id can hold."""

GameEvent = Annotated[
    Any,
    Meta(
        title="GameEvent",
        description="Something that happened: its kind and its fields. Plain ones fill its sentence's gaps.",
        extra_json_schema={
            "type": "object",
            "required": ["kind"],
            "properties": {"kind": {"type": "string"}},
            "additionalProperties": True,
        },
    ),
]
"""An event as plain data: enough to tell it, without knowing its game."""


class Speaker(Protocol):
    """Says sentences in one language."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        ...

    def text(self, name: str, /, **facts: str | int | float) -> str:
        """The sentence with this id."""
        ...
