"""Speaking, as far as a game needs to know of it; `tapisvert.words` has somebody who speaks."""

from __future__ import annotations

from typing import Protocol

LANGUAGES = ("fr", "de", "en")
"""What everything is told in. French is written first."""

SPELT = {"*": "joker"}
"""What stands in a sentence's id for a sign that no id can hold."""


class Speaker(Protocol):
    """Says sentences in one language."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        ...

    def text(self, name: str, /, **facts: str | int | float) -> str:
        """The sentence with this id."""
        ...
