"""What may be said, and how much of it is kept."""

import pytest

from tapisvert.server.chat import PHRASES, Chat
from tapisvert.server.messages import ChatSent
from tapisvert.server.refusals import Refuse
from tapisvert.server.store import CHAT_KEPT, ChatRow
from tapisvert.words import Speaker
from tests.server.kit import BEN


def test_lines_are_numbered_on_from_what_was_stored() -> None:
    chat = Chat([ChatRow(7, None, "Anna", "hello", "")])
    line = chat.line(ChatSent("1", phrase="thanks"), 0, BEN)
    assert line == ChatRow(8, 0, "Ben", "", "thanks", "ben", "1")
    assert chat.number("ben", "1") is None
    chat.add(line)
    assert chat.number("ben", "1") == 8
    assert chat.number("anna", "1") is None


@pytest.mark.parametrize(
    "sent",
    [ChatSent("1"), ChatSent("1", " \n\x07"), ChatSent("1", phrase="boo"), ChatSent("1", "hi", "hello")],
)
def test_a_line_is_either_text_or_a_known_phrase(sent: ChatSent) -> None:
    with pytest.raises(Refuse) as refused:
        Chat([]).line(sent, 0, BEN)
    assert refused.value.refusal.code == "bad-message"


def test_only_the_last_lines_are_kept() -> None:
    chat = Chat([])
    for number in range(CHAT_KEPT + 10):
        chat.add(chat.line(ChatSent(f"{number}", f"{number}"), 0, BEN))
    assert [said.text for said in chat.said] == [str(number) for number in range(10, CHAT_KEPT + 10)]


@pytest.mark.parametrize("language", ["fr", "de", "en"])
def test_every_phrase_has_words(language: str) -> None:
    speaker = Speaker(language)
    assert all(speaker.text(f"phrase-{phrase}") for phrase in PHRASES)
