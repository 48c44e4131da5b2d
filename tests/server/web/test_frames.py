"""Frames as bytes: where one ends, what it says, whether a message goes on."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from tapisvert.server.web.frames import body_of, framed, goes_on, text_of

TEXTS = ["", "é", "x" * 125, "x" * 126, "ü" * 40_000]


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_a_text_is_found_and_read_wherever_it_lies(text: str) -> None:
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    data = b"before" + frame + b"after"
    body = body_of(data, 6)
    assert body is not None
    assert body[1] == 6 + len(frame)
    assert text_of(data, 6, *body) == text


@pytest.mark.parametrize("text", TEXTS, ids=len)
def test_a_text_is_framed_as_the_library_frames_it(text: str) -> None:
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_of_a_head_in_pieces_nothing_is_known_until_its_size_is_there() -> None:
    frame = Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True)
    assert [body_of(frame[:many], 0) for many in range(10)] == [None] * 10
    assert body_of(frame[:10], 0) == (14, len(frame))


def test_only_whole_masked_texts_in_unicode_are_read_here() -> None:
    strange = [
        Frame(Opcode.TEXT, b"part", fin=False).serialize(mask=True),
        Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
        Frame(Opcode.PING, b"").serialize(mask=True),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        b"\xc1" + Frame(Opcode.TEXT, b"compressed?").serialize(mask=True)[1:],
    ]
    for frame in strange:
        body = body_of(frame, 0)
        assert body is not None
        assert text_of(frame, 0, *body) is None


def test_a_message_goes_on_until_its_last_frame_whatever_is_said_in_between() -> None:
    amid = goes_on(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)[0], False)
    assert amid
    assert goes_on(Frame(Opcode.PING, b"").serialize(mask=True)[0], amid)
    assert not goes_on(Frame(Opcode.CONT, b"").serialize(mask=True)[0], amid)
