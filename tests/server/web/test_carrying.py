"""Carrying oneself to another browser, over HTTP: what it takes, and what thieves get."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tapisvert.server.limits import ADDRESS
from tapisvert.server.rooms.guests import Guests
from tapisvert.server.storage.sqlite import SQLiteStore
from tests.server.fakes import PATIENCE, Guest, serving

NOBODY = {"guest": "", "name": ""}


@pytest.fixture
async def other(address: str) -> AsyncIterator[Guest]:
    async with Guest(address) as guest:
        yield guest


async def who(guest: Guest) -> str:
    name: str = (await guest.http.get("/api/me")).json()["name"]
    return name


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_code_makes_another_browser_the_same_guest(anna: Guest, other: Guest) -> None:
    drawn = await anna.post("/api/me/carry")
    known = await other.post("/api/carry", {"code": drawn["code"]})
    assert known == (await anna.http.get("/api/me")).json()
    assert "token" not in known
    assert await who(other) == "Anna"
    code = (await anna.lay("me", "open"))["code"]
    assert (await other.http.get(f"/api/tables/{code}")).json()["seats"][0]["yours"]
    await other.post("/api/me", {"name": "Anne"})
    assert await who(anna) == "Anne"
    listed = (await anna.http.get("/api/me/devices")).json()["devices"]
    assert [device["here"] for device in listed] == [True, False]


async def test_a_used_or_made_up_code_gets_nothing(anna: Guest, other: Guest, stranger: Guest) -> None:
    drawn = await anna.post("/api/me/carry")
    await other.post("/api/carry", {"code": drawn["code"]})
    for code in (drawn["code"], "AAAAA-AAAAA", ""):
        assert refusal(await stranger.http.post("/api/carry", json={"code": code})) == (403, "bad-pass")
    assert await who(stranger) == ""
    assert refusal(await stranger.http.post("/api/me/carry")) == (401, "no-name")
    assert refusal(await stranger.http.post("/api/me/card")) == (401, "no-name")


async def test_a_device_that_is_sent_away_gets_nothing(anna: Guest, other: Guest) -> None:
    code = (await anna.lay("me", "open"))["code"]
    await other.post("/api/carry", {"code": (await anna.post("/api/me/carry"))["code"]})
    card = (await anna.post("/api/me/card"))["code"]
    drawn = (await other.post("/api/me/carry"))["code"]
    away = (await anna.http.get("/api/me/devices")).json()["devices"][1]["id"]
    async with other.stream(code) as wire:
        assert (await wire.next("table"))["table"]["host"]
        left = await anna.post("/api/me/devices/away", {"device": away})
        assert (await wire.next("goodbye"))["refusal"]["code"] == "session-ended"
    assert [device["here"] for device in left["devices"]] == [True]
    assert not left["card"]
    assert (await other.http.get("/api/me")).json() == NOBODY
    assert refusal(await other.http.get("/api/me/matches")) == (401, "no-name")
    for seen in (card, drawn):  # whatever it had seen or drawn
        assert refusal(await other.http.post("/api/carry", json={"code": seen})) == (403, "bad-pass")
    assert await who(anna) == "Anna"


async def test_devices_are_ones_own(anna: Guest, ben: Guest) -> None:
    mine = (await anna.http.get("/api/me/devices")).json()["devices"][0]["id"]
    answer = await ben.http.post("/api/me/devices/away", json={"device": mine})
    assert refusal(answer) == (404, "unknown-device")
    assert mine not in (await ben.http.get("/api/me/devices")).text
    assert await who(anna) == "Anna"


async def test_whoever_has_matches_is_not_left_unasked(anna: Guest, ben: Guest) -> None:
    table = await ben.lay("me", "here")
    await ben.post(f"/api/tables/{table['code']}/start")
    drawn = (await anna.post("/api/me/carry"))["code"]
    answer = await ben.http.post("/api/carry", json={"code": drawn})
    assert refusal(answer) == (409, "already-somebody")
    assert answer.json()["facts"] == {"name": "Ben", "matches": 1}
    assert await who(ben) == "Ben"
    bens = dict(ben.http.cookies)
    await ben.post("/api/carry", {"code": drawn, "leave": True})
    assert await who(ben) == "Anna"
    ben.http.cookies.update(bens)  # what it was is over for this browser
    assert await who(ben) == ""


async def test_a_recovery_card_brings_one_back(anna: Guest, other: Guest, stranger: Guest) -> None:
    card = (await anna.post("/api/me/card"))["code"]
    assert (await anna.http.get("/api/me/devices")).json()["card"]
    for lost in (other, stranger):
        await lost.post("/api/carry", {"code": card})
        assert await who(lost) == "Anna"
    await anna.post("/api/me/card")
    async with Guest(str(anna.http.base_url)) as thief:
        assert refusal(await thief.http.post("/api/carry", json={"code": card})) == (403, "bad-pass")


async def test_ending_sessions_elsewhere_ends_passes_and_devices(anna: Guest, other: Guest) -> None:
    card, drawn = (await anna.post("/api/me/card"))["code"], (await anna.post("/api/me/carry"))["code"]
    await other.post("/api/carry", {"code": drawn})
    await anna.post("/api/me/elsewhere")
    assert await who(other) == ""
    assert refusal(await other.http.post("/api/carry", json={"code": card})) == (403, "bad-pass")
    assert len((await anna.http.get("/api/me/devices")).json()["devices"]) == 1


async def test_guessing_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limited=True) as address:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            for _ in range(int(ADDRESS["carry"].burst)):
                assert (await http.post("/api/carry", json={"code": "AAAAA-AAAAA"})).status_code == 403
            answer = await http.post("/api/carry", json={"code": "AAAAA-AAAAA"})
            assert refusal(answer) == (429, "too-fast")


async def test_a_cookie_of_before_devices_becomes_one_and_ends_with_it(data: Path) -> None:
    store = SQLiteStore(data / "tapisvert.db")
    await store.open()
    await store.name_guest("5990be705479933872dd2819", "Anna")
    old = Guests(store, await store.key()).cookie("5990be705479933872dd2819")
    await store.close()
    with serving(data) as address:
        async with Guest(address) as tablet, Guest(address) as other:
            tablet.http.cookies.set("tapis", old, domain="127.0.0.1")
            assert await who(tablet) == "Anna"
            assert tablet.http.cookies["tapis"] != old
            assert await who(tablet) == "Anna"
            await other.post("/api/carry", {"code": (await tablet.post("/api/me/carry"))["code"]})
            (_, first) = (await other.http.get("/api/me/devices")).json()["devices"]
            await other.post("/api/me/devices/away", {"device": first["id"]})
            assert await who(tablet) == ""
            async with httpx.AsyncClient(base_url=address, cookies={"tapis": old}) as thief:
                assert (await thief.get("/api/me")).json() == NOBODY
            assert await who(other) == "Anna"


async def test_who_is_deleted_is_gone_and_others_keep_their_matches(anna: Guest, ben: Guest) -> None:
    code = (await anna.lay("me", "open"))["code"]
    await ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    await anna.post(f"/api/tables/{code}/start")
    assert (await anna.http.post("/api/me/delete", json={"sure": False})).status_code == 400
    cookies = dict(anna.http.cookies)
    assert await anna.post("/api/me/delete", {"sure": True}) == {"tables": 1}
    assert "tapis" not in anna.http.cookies
    anna.http.cookies.update(cookies)
    assert (await anna.http.get("/api/me")).json() == NOBODY
    (match,) = (await ben.http.get("/api/me/matches")).json()["running"]
    assert match["names"] == ["–", "Ben"]
    seats = (await ben.http.get(f"/api/tables/{code}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["–", "Ben"]
