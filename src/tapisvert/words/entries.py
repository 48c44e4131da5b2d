"""The sentences of a language, each read when it is first said.

Fluent takes half a second to read all that is said in a language, and most of that nobody asks for. So
catalogues are only cut into their entries here; Fluent reads one, with those that it refers to, once somebody
asks for it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE | re.ASCII)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""What may name another entry: names of functions and words in quotes are found too, and lead nowhere."""


class Entries:
    """What can be said in a language. Of two entries with the same id the first counts."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        # Isolation marks protect mixed left-to-right text; all three languages read the same way, and the
        # terminal and the screen readers would stumble over them.
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Adds a catalogue."""
        text = COMMENT.sub("", text)
        starts = [*ENTRY.finditer(text)]
        ends = [found.start() for found in starts[1:]] + [len(text)]
        for found, end in zip(starts, ends, strict=True):
            self._unread.setdefault(found[1], text[found.start() : end])

    def bundle(self, name: str) -> FluentBundle:
        """Fluent's sentences, with this one among them if there is one of this id."""
        self._read(name)
        return self._bundle

    def _read(self, name: str) -> None:
        from fluent.runtime import FluentResource

        if text := self._unread.get(name, ""):
            # It is taken away when it can be said: somebody else may ask for it meanwhile.
            for other in set(REFERENCE.findall(text)) - {name}:
                self._read(other)
            self._bundle.add_resource(FluentResource(text))
            self._unread[name] = ""
