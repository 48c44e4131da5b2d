"""Whatever stops `tapis bot` is said in a sentence, in every language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tapisvert.client.host import Host
from tapisvert.terminal.bot import bot
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import LANGUAGES, Speaker
from tests.server.fakes import PATIENCE, Guest

ENGLISH = Speaker("en")


def trouble(which: object, code: str, server: str, token: str = "") -> str:
    with pytest.raises(Trouble) as caught:
        bot(str(which), code, server, token, True, ENGLISH)
    assert caught.value.exit_code == 1
    for language in LANGUAGES:
        assert Speaker(language).say(caught.value)
    return ENGLISH.say(caught.value)


def test_no_server(lucky: Path) -> None:
    said = trouble(lucky, "ABCDEF", "127.0.0.1:9")
    assert said == "There is no Tapis Vert to be reached at http://127.0.0.1:9: Connection refused."


def test_no_such_table(address: str, lucky: Path) -> None:
    said = trouble(lucky, "ABCDEF", address)
    assert said == "Table ABCDEF refuses Lucky: This table does not exist, or no longer exists."


def test_no_such_token(address: str, lucky: Path) -> None:
    assert trouble(lucky, "ABCDEF", address, "forged.1234").endswith("This token is not valid here.")


async def test_no_seat(anna: Guest, address: str, lucky: Path) -> None:
    code = (await anna.lay("me", "debutant"))["code"]
    assert trouble(lucky, code, address) == f"Table {code} refuses Lucky: The table is full."


async def test_other_rules(anna: Guest, address: str, lucky: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = (await anna.lay("me", "open"))["code"]
    newer = [replace(info, version=info.version + 1) for info in Host(address).games()]
    monkeypatch.setattr(Host, "games", lambda _: newer)
    assert trouble(lucky, code, address).endswith("This match needs another version of the rules.")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1 / 0", "The bot Odd failed: ZeroDivisionError: division by zero (odd.py, line 6)"),
        ("None", "The bot Odd failed: None is no move. `choose` returns one of the legal moves, or "),
        ("'x'", "The bot Odd failed: “x” is not a move I can read."),
        ("'x' * 201", "The bot Odd failed: 'xxxxxxxxxxxx...xxxxxxxxxxxxx' is no move. "),
        (r"'\ud800'", r"The bot Odd failed: '\ud800' is no move. "),
        ("'r9@5,5'", "The bot Odd failed: r9@5,5 is not allowed. "),
    ],
)
async def test_a_bot_that_fails_is_named_with_the_reason(
    anna: Guest, address: str, lucky: Path, line: str, said: str
) -> None:
    odd = lucky.with_name("odd.py")
    odd.write_text(lucky.read_text().replace("Lucky", "Odd").replace("self.rng.choice(legal)", line))
    assert (await fails(anna, address, odd)).startswith(said)


@pytest.mark.parametrize("method", ["sit", "__init__"])
async def test_a_bot_that_cannot_open_its_book_is_not_taken_for_a_lost_line(
    anna: Guest, address: str, lucky: Path, method: str
) -> None:
    """Its book was there when the bot was looked up, and is gone when the match begins."""
    book = lucky.with_name("book")
    book.touch()
    odd = lucky.with_name("odd.py")
    lines = [f"    def {method}(self, *given):", f"        open({str(book)!r}).close()"]
    odd.write_text("\n".join([lucky.read_text().replace("Lucky", "Odd"), *lines, ""]))
    said = await fails(anna, address, odd, book.unlink)
    assert said.startswith("The bot Odd failed: FileNotFoundError: ")
    assert said.endswith(" (odd.py, line 9)")


async def fails(anna: Guest, address: str, odd: Path, before: Callable[[], None] = lambda: None) -> str:
    """What is said about a bot that fails at a table; its seat is freed."""
    code = (await anna.lay("me", "open", options={"starter": "2"}))["code"]
    async with anna.stream(code) as wire:
        visiting: Any = asyncio.create_task(asyncio.to_thread(trouble, odd, code, address))
        while not (await wire.next("table"))["table"]["seats"][1]["online"]:
            pass
        before()
        await anna.post(f"/api/tables/{code}/start")
        said: str = await asyncio.wait_for(visiting, PATIENCE)
        # It left: a program plays on, so that nobody waits in vain.
        while not (await wire.next("table"))["table"]["seats"][1]["stand_in"]:
            pass
    return said
