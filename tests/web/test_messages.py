"""The page's types of the messages are what the server's structs say today."""

from __future__ import annotations

import build_messages

from tapisvert.server.messages import stream


def test_the_pages_types_are_written_from_the_structs_of_today() -> None:
    written = build_messages.FILE.read_text(encoding="utf-8")
    assert written == build_messages.generate(), "run scripts/build_messages.py"


def test_every_message_has_a_type_and_every_stream_message_a_kind_of_its_own() -> None:
    text = build_messages.FILE.read_text(encoding="utf-8")
    for union in (stream.FromClient, stream.FromServer):
        kinds = [struct.__struct_config__.tag for struct in union.__args__]
        assert len(set(kinds)) == len(kinds)
        for struct, kind in zip(union.__args__, kinds, strict=True):
            assert f"type: '{kind}';" in text[text.index(f"interface {struct.__name__} ") :].split("}")[0]


def test_what_the_server_sends_is_whole_and_what_it_reads_may_leave_defaults_out() -> None:
    definitions = build_messages.schema()["definitions"]
    assert "left" in definitions["Update"]["required"]
    assert "facts" in definitions["Sentence"]["required"]
    assert definitions["NewTable"]["required"] == ["game", "seats"]
    assert definitions["GameInfo"]["properties"]["choices"]["items"] == {"$ref": "#/definitions/Option"}
    assert set(definitions["Option"]["required"]) == {"name", "values", "default", "rule"}
