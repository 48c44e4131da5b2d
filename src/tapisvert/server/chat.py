"""The chat of a table: ready-made phrases and free text, the last lines kept."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable

from tapisvert.server.guests import clean_text
from tapisvert.server.messages import ChatSent, Said
from tapisvert.server.refusals import Refuse
from tapisvert.server.store import CHAT_KEPT, ChatRow

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-moment", "again")
IDS_KEPT = 200


class Chat:
    """The lines said so far. A line sent twice with the same id is said once."""

    def __init__(self, lines: Iterable[ChatRow]) -> None:
        self._lines: deque[ChatRow] = deque(lines, maxlen=CHAT_KEPT)
        self._numbers: OrderedDict[tuple[str, str], int] = OrderedDict()

    @property
    def said(self) -> list[Said]:
        return [said(line) for line in self._lines]

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._lines[-1].number if self._lines else 0

    def number(self, guest: str, client: str) -> int | None:
        """The number of a line that was already said."""
        return self._numbers.get((guest, client))

    def line(self, sent: ChatSent, seat: int | None, name: str) -> ChatRow:
        """The next line, not yet said; raises `Refuse`."""
        text = clean_text(sent.text)
        if bool(text) == bool(sent.phrase) or (sent.phrase and sent.phrase not in PHRASES):
            raise Refuse("bad-message")
        return ChatRow(self.last + 1, seat, name, text, sent.phrase)

    def add(self, line: ChatRow) -> None:
        self._lines.append(line)

    def remember(self, line: ChatRow, guest: str, client: str) -> None:
        """Whose line it is, for when it is sent again."""
        self._numbers[guest, client] = line.number
        if len(self._numbers) > IDS_KEPT:
            self._numbers.popitem(last=False)


def said(line: ChatRow) -> Said:
    return Said(line.number, line.seat, line.name, line.text, line.phrase)
