"""What may be said, and how much of it is kept."""

import pytest

from tapisvert.server.messages.stream import ChatSent
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.chat import PHRASES, Chat
from tapisvert.server.rooms.seating import alias
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.storage.store import CHAT_KEPT, ChatRow
from tapisvert.words import Speaker
from tests.server.fakes import ANNA, BEN, EVE, Page, refused, two_at_a_table


def test_lines_are_numbered_on_from_what_was_stored() -> None:
    chat = Chat("ABCDEF", [ChatRow(7, None, "Anna", "hello", "")])
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
        Chat("ABCDEF", []).line(sent, 0, BEN)
    assert refused.value.refusal.code == "bad-message"


def test_only_the_last_lines_are_kept() -> None:
    chat = Chat("ABCDEF", [])
    for number in range(CHAT_KEPT + 10):
        chat.add(chat.line(ChatSent(f"{number}", f"{number}"), 0, BEN))
    assert [said.text for said in chat.said] == [str(number) for number in range(10, CHAT_KEPT + 10)]


@pytest.mark.parametrize("language", ["fr", "de", "en"])
def test_every_phrase_has_words(language: str) -> None:
    speaker = Speaker(language)
    assert all(speaker.text(f"phrase-{phrase}") for phrase in PHRASES)


def at_ease() -> None:
    """No limit."""


async def test_chat_reaches_all_and_those_who_come_later(tables: Tables) -> None:
    table, anna, ben = await two_at_a_table(tables)
    eve = await Page(table, EVE).join()
    await table.say(anna.connection, ANNA, ChatSent("1", " Bonjour\x07 !  "), at_ease)
    await table.say(eve.connection, EVE, ChatSent("1", phrase="good-luck"), at_ease)
    await table.say(anna.connection, ANNA, ChatSent("1", "again"), at_ease)  # the same id: said once
    late = await Page(table, BEN).join()
    expected = [
        {"type": "said", "number": 1, "seat": 0, "name": "Anna", "text": "Bonjour !", "phrase": ""},
        {"type": "said", "number": 2, "seat": None, "name": "Eve", "text": "", "phrase": "good-luck"},
    ]
    for page in (anna, ben, eve, late):
        said = page.of("said")
        assert [line.pop("earlier") for line in said] == [page is late] * 2
        assert [line.pop("who") for line in said] == [alias(table.row.code, one) for one in ("anna", "eve")]
        assert said == expected
    assert [m["version"] for m in anna.of("accepted")] == [1, 1]


async def test_chat_can_be_off_and_has_a_limit(tables: Tables) -> None:
    def too_fast() -> None:
        raise Refuse("chat-too-fast")

    table, anna, _ = await two_at_a_table(tables, chat=False)
    assert await refused(table.say(anna.connection, ANNA, ChatSent("1", "hello"), at_ease)) == "chat-off"
    table, anna, ben = await two_at_a_table(tables)
    assert (
        await refused(table.say(anna.connection, ANNA, ChatSent("1", "hello"), too_fast)) == "chat-too-fast"
    )
    assert ben.of("said") == []
