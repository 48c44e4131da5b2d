"""The chat of a table: ready-made phrases and free text, the last lines kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import ChatSent, Said
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.names import clean_text
from tapisvert.server.rooms.seating import alias
from tapisvert.server.storage.store import CHAT_KEPT, ChatRow

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-moment", "again")

HANDED_OVER = "handed-over"
"""What the table itself says, and no client can."""


class Chat:
    """The lines said so far. A line sent again with the same id, to whichever node, is said once."""

    def __init__(self, code: str, lines: Iterable[ChatRow]) -> None:
        self._code = code
        self._lines: deque[ChatRow] = deque(lines, maxlen=CHAT_KEPT)

    @property
    def said(self) -> list[Said]:
        return [said(self._code, line) for line in self._lines if not line.forgotten]

    @property
    def guests(self) -> set[str]:
        """Who said something."""
        return {line.guest for line in self._lines if line.guest}

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._lines[-1].number if self._lines else 0

    def number(self, guest: str, client: str) -> int | None:
        """The number of a line that was already said."""
        sent = (guest, client)
        return next((line.number for line in self._lines if (line.guest, line.client) == sent), None)

    def line(self, sent: ChatSent, seat: int | None, me: Me) -> ChatRow:
        """The next line, not yet said; raises `Refuse`."""
        text = clean_text(sent.text)
        if bool(text) == bool(sent.phrase) or (sent.phrase and sent.phrase not in PHRASES):
            raise Refuse("bad-message")
        return ChatRow(self.last + 1, seat, me.name, text, sent.phrase, me.guest, sent.id)

    def handed_over(self, seat: int, host: str, guest: str, client: str) -> ChatRow:
        """The line that tells everybody that the host gave a seat to another device."""
        return ChatRow(self.last + 1, seat, host, "", HANDED_OVER, guest, client)

    def add(self, line: ChatRow) -> None:
        self._lines.append(line)

    def renew(self, lines: Iterable[ChatRow]) -> None:
        """Replaces the lines by those that are stored now: some may have been forgotten."""
        self._lines = deque(lines, maxlen=CHAT_KEPT)


def said(code: str, line: ChatRow) -> Said:
    return Said(line.number, line.seat, line.name, line.text, line.phrase, alias(code, line.guest))
