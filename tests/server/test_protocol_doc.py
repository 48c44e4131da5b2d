"""docs/protocol.md says what is so: its examples are messages, and its tables are complete."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import build_messages
import msgspec
import pytest

from tapisvert import games
from tapisvert.server import (
    limits,
    refusals,
    settings,
)
from tapisvert.server.messages.stream import FromClient, FromServer
from tapisvert.server.rooms import chat
from tapisvert.server.web import conversation as stream
from tapisvert.table.game import presets_of
from tapisvert.testing.matches import finished

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MODULES = build_messages.MODULES
KINDS = {name: kind for module in MODULES for name, kind in vars(module).items()}
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_what_it_says(name: str, example: str) -> None:
    given = msgspec.json.decode(example)
    message = msgspec.json.decode(example, type=KINDS[name])
    assert _within(given, msgspec.json.decode(msgspec.json.encode(message)))


def test_every_message_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    for union in (FromClient, FromServer):
        assert {member.__name__ for member in typing.get_args(union)} <= shown
    structs = {
        name
        for name, found in KINDS.items()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ in [module.__name__ for module in MODULES]
    }
    inside = {"Preset", "Seating", "Seen", "SeatInfo", "SeatSeal", "ReplayStep", "HintStep", "Watcher"}
    inside |= {"Drawing", "DrawnBox", "DrawnLabel", "Remembered", "Device", "MyMatch"}
    inside |= {"Score", "Best", "GameStatistics", "Evening", "PuzzleEntry", "PuzzleInfo", "PuzzlePath"}
    inside |= {"DayPromise", "Standing", "MyTry", "DealInfo"}
    inside |= {"EntrantCard", "TeamMember", "EntrantInfo", "TournamentTable", "RoundInfo", "Ranked"}
    inside |= {"RoundShare", "RoundLuckInfo"}
    inside |= {"RatingInfo", "TableKind", "Moved", "GroupCard", "MemberInfo", "GroupTable", "GroupDay"}
    assert structs - inside <= shown


def test_every_code_is_listed_with_its_status() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", TEXT, re.MULTILINE)
    assert {code: int(status) for code, status in listed} == refusals.STATUS


def test_every_phrase_is_listed() -> None:
    assert all(f"`{phrase}`" in TEXT for phrase in chat.PHRASES)


def test_the_limits_are_those() -> None:
    rows = dict(re.findall(r"^\| ([a-z][^|`]*?) \| ([^|]+) \|$", TEXT, re.MULTILINE))
    rates = {
        "messages": limits.GUEST["message"],
        "chat": limits.GUEST["chat"],
        "hints": limits.GUEST["hint"],
        "new tables": limits.GUEST["create"],
        "sitting, leaving, starting, rematches": limits.GUEST["seat"],
        "connections": limits.ADDRESS["connect"],
        "codes of tables that do not exist": limits.ADDRESS["guess"],
        "introducing oneself": limits.ADDRESS["introduce"],
        "records, replays and analyses": limits.ADDRESS["read"],
        "matches to look back at": limits.GUEST["lookback"],
        "records from elsewhere": limits.ADDRESS["bring"],
        "codes for other browsers": limits.GUEST["pass"],
        "codes that are shown": limits.ADDRESS["carry"],
        "cards that are shown": limits.ADDRESS["card"],
        "all records of a guest": limits.GUEST["export"],
        "what is remembered": limits.GUEST["memory"],
        "what devices are told of": limits.GUEST["push"],
    }
    for what, rate in rates.items():
        assert rows[what].startswith(f"{rate.burst:g} at once")
    there = settings.Settings(data=Path())
    assert f"after {there.outbox} messages" in TEXT
    assert f"Whoever has {stream.BAD_MESSAGES} messages in a row refused" in TEXT
    assert rows["a message on the stream"].startswith(f"{there.max_message // 1024} KiB")
    assert rows["the body of a request"].startswith(f"{there.max_body // 1024} KiB")


def test_the_notation_of_every_move_of_every_game_is_described() -> None:
    rows = re.findall(r"^\| (\w+) \| `([^`]+)` \| .+ \|$", TEXT, re.MULTILINE)
    described: dict[str, set[type]] = {name: set() for name in games.names()}
    for name, text in rows:
        game = games.load(name)
        move = game.read(text)
        assert game.write(move) == text
        described[name].add(type(move))
    for name, kinds in described.items():
        played = {type(games.load(name).read(move)) for move in _played(name)}
        missing = sorted(kind.__name__ for kind in played - kinds)
        assert not missing, f"docs/protocol.md does not say how {name} writes these moves: {missing}"


def _played(game: str) -> set[str]:
    """Moves of random matches with every preset."""
    return {
        played.move
        for preset in presets_of(games.load(game)).values()
        for played in finished(game, preset).moves
    }


def _within(given: object, whole: object) -> bool:
    """Whether all that an example shows is in the message, which may have more fields."""
    if isinstance(given, dict) and isinstance(whole, dict):
        return all(key in whole and _within(value, whole[key]) for key, value in given.items())
    if isinstance(given, list) and isinstance(whole, list):
        return len(given) == len(whole) and all(map(_within, given, whole))
    return given == whole
