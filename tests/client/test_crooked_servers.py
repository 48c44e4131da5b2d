"""Servers that cheat with the luck: a bot and the terminal find out, and say so in words."""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tapisvert.bots.entrants import find
from tapisvert.client.host import Host
from tapisvert.client.luck import Luck, Suspicious
from tapisvert.client.visit import Visit
from tapisvert.games import load
from tapisvert.server.messages.tables import SeatInfo, TableInfo
from tapisvert.table import receipt, record
from tapisvert.table.seals import seal
from tapisvert.terminal.verify import verify
from tapisvert.words import LANGUAGES, Speaker
from tests.client.test_visit import ROOT, TAPIS, kept, play_out, seated, started, told
from tests.server.crooked import CROOKS, cheat
from tests.server.fakes import PATIENCE, SALT, Guest, serving

FOUND: dict[str, set[str]] = {
    "honest": set(),
    "swap_salt": {"salt-differs"},
    "swap_secret": {"commitment-differs"},
    "grind": {"seal-differs"},
    "replay": {"attempts-differ"},
}
SAID = {
    "swap_salt": ("aviez tiré", "du gezogen hattest", "you drew"),
    "swap_secret": ("La promesse du serveur n’est pas", "Zusage des Servers ist nicht", "promise is not the"),
    "grind": ("sceau de la place 1 n’est pas", "Siegel von Platz 1 ist nicht", "seal of seat 1 is not"),
    "replay": ("il en manque", "Es fehlt etwas", "some are missing"),
}
"""In French, German and English."""


@pytest.mark.parametrize("how", FOUND)
async def test_a_bot_and_the_terminal_find_out(
    how: str,
    anna: Guest,
    address: str,
    lucky: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if how != "honest":
        cheat(CROOKS[how], monkeypatch.setattr)
    code = (await anna.lay("me", "open"))["code"]
    told: list[receipt.Finding] = []
    news = lambda what, **facts: told.extend(facts["findings"]) if what == "checked" else None  # noqa: E731
    visit = Visit(Host(address), code, find(str(lucky)), news, once=True)
    async with anna.stream(code) as wire:
        await asyncio.to_thread(visit.sit_down)
        running = asyncio.create_task(visit.run())
        await seated(wire)
        if how == "replay":
            await abandon(anna, wire, code)
        await anna.post(f"/api/tables/{code}/start")
        await play_out(wire)
        await asyncio.wait_for(running, PATIENCE)
    wrong = {finding.code for finding in told if finding.ok is False}
    assert FOUND[how] <= wrong
    assert told
    assert not wrong or how != "honest"
    match, mine = tmp_path / "match.txt", tmp_path / "mine.txt"
    match.write_text(await kept(anna, f"{code}-1"), encoding="utf-8", newline="\n")
    mine.write_text(receipt.write(visit.receipt), encoding="utf-8", newline="\n")
    assert record.verify(match.read_text(encoding="utf-8"), load).outcome, "by itself the record holds"
    assert tuple(LANGUAGES) == ("fr", "de", "en")
    for number, language in enumerate(LANGUAGES):
        assert verify([match], Speaker(language))[1]
        said, sound = verify([match], Speaker(language), mine)
        assert sound is (how == "honest")
        assert how == "honest" or SAID[how][number] in said[-1]


async def test_the_bot_in_javascript_finds_out(
    anna: Guest, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheat(CROOKS["swap_salt"], monkeypatch.setattr)
    node = shutil.which("node", path=str(Path(sys.executable).parent))
    assert node, "the development environment brings Node"
    code = (await anna.lay("me", "open"))["code"]
    async with anna.stream(code) as wire, started(node, str(ROOT / "examples/bot.mjs"), address, code) as bot:
        await seated(wire)
        await anna.post(f"/api/tables/{code}/start")
        await play_out(wire)
        assert "THE RECORD DOES NOT AGREE WITH WHAT WAS SEEN" in await told(bot)


@pytest.mark.parametrize("how", ["honest", "swap_salt"])
async def test_tapis_bot_says_what_it_found_and_keeps_a_receipt(
    how: str, anna: Guest, address: str, lucky: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how != "honest":
        cheat(CROOKS[how], monkeypatch.setattr)
    code, mine = (await anna.lay("me", "open"))["code"], tmp_path / "mine.txt"
    asked = ["bot", str(lucky), "--table", code, "--server", address, "--once", "--receipt", str(mine)]
    async with anna.stream(code) as wire, started(*TAPIS, *asked, "--lang", "en") as bot:
        await seated(wire)
        await anna.post(f"/api/tables/{code}/start")
        await play_out(wire)
        said = await told(bot)
    agree = (
        "The receipt and the match agree." if how == "honest" else "The receipt and the match do not agree."
    )
    assert agree in said
    assert ("The salt of seat 2 is not the one you drew." in said) is (how == "swap_salt")
    kept_receipt = receipt.read(mine.read_text(encoding="utf-8"))
    assert (kept_receipt.match, set(kept_receipt.deals[0].salts)) == (f"{code}-1", {1})


async def abandon(anna: Guest, wire: Any, code: str) -> None:
    """Anna starts, does not open, and leaves: the deal is abandoned. She sits down again."""
    mine = {"seal": seal(f"{code}-1", 1, 0, SALT), "seat": 0}
    await anna.post(f"/api/tables/{code}/start", {"seals": [mine]})
    await anna.post(f"/api/tables/{code}/leave", {"seat": 0})
    await anna.post(f"/api/tables/{code}/sit", {"seat": 0, "attempt": 2})
    while not (await wire.next("table"))["table"]["seats"][1]["seal"]:
        pass


@pytest.mark.parametrize("how", ["never opens", "opens another salt"])
async def test_a_client_that_holds_up_the_deal_is_named_by_tapis_bot_and_tapis_verify_tells_of_it(
    how: str, lucky: Path, tmp_path: Path
) -> None:
    opening = 2.0 if how == "never opens" else PATIENCE
    with serving(tmp_path, opening=opening) as address:
        async with Guest(address) as anna:
            await anna.introduce("Anna")
            code = (await anna.lay("me", "open"))["code"]
            asked = ["bot", str(lucky), "--table", code, "--server", address, "--once", "--lang", "en"]
            async with anna.stream(code) as wire, started(*TAPIS, *asked) as bot:
                await seated(wire)
                mine = {"seal": seal(f"{code}-1", 1, 0, SALT), "seat": 0}
                await anna.post(f"/api/tables/{code}/start", {"seals": [mine]})
                if how == "opens another salt":
                    await wire.send(type="open", seat=0, match=f"{code}-1", attempt=1, salt="99" * 32)
                while not (await wire.next("table"))["table"]["seats"][0]["late"]:
                    pass
                await anna.post(f"/api/tables/{code}/leave", {"seat": 0})
                await anna.post(f"/api/tables/{code}/sit", {"seat": 0, "attempt": 2})
                while not (await wire.next("table"))["table"]["seats"][1]["seal"]:
                    pass
                await anna.post(f"/api/tables/{code}/start")
                await play_out(wire)
                said = await told(bot)
            match = tmp_path / "match.txt"
            match.write_text(await kept(anna, f"{code}-1"), encoding="utf-8", newline="\n")
    assert "Still waiting for: Anna" in said
    assert said.count("Deal number 2: the one before was abandoned.") == 1
    assert "The receipt and the match agree." in said
    for language, told_of in zip(
        LANGUAGES, ("abandonnée", "abgebrochen", "One deal had been abandoned"), strict=True
    ):
        (line,), sound = verify([match], Speaker(language))
        assert sound
        assert told_of in line


def test_a_receipt_of_another_match_or_of_nothing_is_told_apart(tmp_path: Path) -> None:
    match, mine = tmp_path / "match.txt", tmp_path / "mine.txt"
    sealed = Path(__file__).parents[2] / "web/src/games/punto/fixtures/2-sealed.txt"
    match.write_bytes(sealed.read_bytes())
    for text, said in (
        ("Tapis Vert receipt 1\nmatch: OTHER-1\n", "about another match"),
        ("Tapis Vert receipt 1\nmatch: TEST-1\n", "was not seen"),
        ("Dear diary\n", "not a receipt"),
    ):
        mine.write_text(text, encoding="utf-8")
        assert said in verify([match], Speaker("en"), mine)[0][-1]
    assert not verify([match], Speaker("en"), tmp_path / "missing")[1]


def table(*seals: str, **changes: Any) -> TableInfo:
    seats = tuple(SeatInfo("person", seal=seal, yours=not number) for number, seal in enumerate(seals))
    given: dict[str, Any] = {
        "code": "ABCDEF",
        "game": "punto",
        "options": {},
        "phase": "open",
        "seats": seats,
        "sides": (),
        "match": "ABCDEF-1",
        "commitment": "aa" * 32,
        "host": False,
        "host_name": "",
        "public": False,
        "onlookers": True,
        "chat": False,
        "clock": 0,
        "takeover": True,
        "hints": False,
    }
    return TableInfo(**{**given, **changes})


def test_a_client_keeps_its_salt_closed_when_the_server_shows_something_else() -> None:
    for changes, which in (({"commitment": "cc" * 32}, "commitment"), ({}, "seals")):
        luck = Luck()
        luck.answer(table("", "bb" * 32), 0)
        mine = luck.seal(table(), 0)
        opened = luck.answer(table(mine, "bb" * 32, dealing=True), 0)
        assert getattr(opened, "salt", "") == luck.receipt.deals[0].salts[0]
        with pytest.raises(Suspicious, match=which):
            luck.answer(table(mine, "dd" * 32, dealing=True, **changes), 0)


def test_a_client_opens_nothing_while_a_seal_is_missing_or_not_its_own() -> None:
    luck = Luck()
    luck.answer(table("", ""), 0)
    mine = luck.seal(table(), 0)
    assert luck.answer(table(mine, "", dealing=True), 0) is None
    other = Luck()
    other.answer(table("", "bb" * 32), 0)
    assert other.answer(table("ee" * 32, "bb" * 32, dealing=True), 0) is None


def test_a_receipt_survives_being_written_and_read() -> None:
    luck = Luck()
    luck.answer(table("", "bb" * 32), 0)
    luck.answer(table(luck.seal(table(), 0), "bb" * 32, dealing=True), 0)
    assert receipt.read(receipt.write(luck.receipt)) == luck.receipt
    with pytest.raises(receipt.BadReceipt):
        receipt.read(receipt.write(luck.receipt) + "more\n")
