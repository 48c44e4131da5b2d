"""Programs that come with a token: who they are, what they are shown as, and what is not theirs."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tapisvert.server.messages.tables import Sit
from tapisvert.server.rooms.tables import Tables
from tapisvert.table.match import BOT
from tapisvert.table.seals import seal
from tests.server.fakes import ANNA, BEN, EVE, Guest, Page, new_table, serving


async def named(guest: Guest, name: str = "Robot") -> str:
    """The token of a program of this name."""
    answer = await guest.http.post("/api/me", json={"name": name, "token": True})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    token: str = answer.json()["token"]
    return token


async def who(guest: Guest, authorization: str) -> httpx.Response:
    return await guest.http.get("/api/me", headers={"authorization": authorization})


async def test_a_token_says_who_asks(stranger: Guest) -> None:
    token = await named(stranger)
    assert (await who(stranger, f"Bearer {token}")).json()["name"] == "Robot"
    assert (await stranger.http.get("/api/me")).json()["name"] == ""


async def test_a_page_cannot_read_its_cookie_this_way(anna: Guest) -> None:
    token = await named(anna)
    anna_herself = (await anna.http.get("/api/me")).json()
    assert anna_herself["name"] == "Anna"
    assert "token" not in anna_herself
    assert not token.startswith(anna_herself["guest"])


async def test_a_program_can_change_its_name_with_its_token(stranger: Guest) -> None:
    token = await named(stranger)
    headers = {"authorization": f"Bearer {token}"}
    body = {"name": "Robot 2", "token": True}
    renamed = (await stranger.http.post("/api/me", json=body, headers=headers)).json()
    assert (renamed["name"], renamed["token"]) == ("Robot 2", token)


@pytest.mark.parametrize("token", ["forged", "5990be705479933872dd2819.0f3acb"])
async def test_a_forged_token_is_refused(anna: Guest, token: str) -> None:
    answer = await who(anna, f"Bearer {token}")
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
    code = (await anna.lay("me", "open"))["code"]
    async with anna.stream(code) as wire:
        await wire.next("table")
        await wire.send(type="hello", token="forged")  # a guest who is known already stays who they are
        assert (await wire.next("table"))["table"]["seats"][0]["yours"]


async def test_what_a_proxy_puts_into_the_header_is_its_own_affair(anna: Guest) -> None:
    assert (await who(anna, "Basic YW5uYTpzZWNyZXQ=")).json()["name"] == "Anna"


async def test_a_stream_belongs_to_whose_token_is_in_its_hello(anna: Guest, stranger: Guest) -> None:
    code = (await anna.lay("me", "open"))["code"]
    headers = {"authorization": f"Bearer {await named(stranger)}"}
    body = {"seat": 1, "bot": True}
    await stranger.http.post(f"/api/tables/{code}/sit", json=body, headers=headers)
    token = headers["authorization"].removeprefix("Bearer ")
    async with stranger.stream(code, token=token) as wire:
        seats = (await wire.next("table"))["table"]["seats"]
    assert [seat["yours"] for seat in seats] == [False, True]
    assert [seat["bot"] for seat in seats] == [False, True]
    async with stranger.stream(code, token="forged") as wire:
        goodbye = await wire.next("goodbye")
    assert (goodbye["refusal"]["code"], goodbye["again"]) == ("bad-token", False)


async def test_a_bot_is_no_person_to_the_rules_and_a_bot_in_the_record(tables: Tables) -> None:
    """Cartomanie's table votes only where two people play (MAN-9)."""
    options = {"players": 2, "vote": True}
    table = await tables.create(ANNA, new_table("me", "open", game="cartomanie", options=options))
    await table.sit(BEN, Sit(1, bot=True))
    await table.start("anna")
    assert table.live_match is not None
    setup = table.live_match.match.setup
    assert setup.options["vote"] is False
    assert [sitter.program for sitter in setup.seats] == ["", BOT]
    assert setup.seals[1] == seal(setup.match, 1, 1, setup.salts[1])


async def test_nobody_is_replaced_for_keeping_a_bot_waiting(tables: Tables) -> None:
    """A person who is away loses the seat to a program only if another person waits."""
    table = await tables.create(ANNA, new_table("me", "open", options={"starter": "1"}))
    await table.sit(BEN, Sit(1, bot=True))
    ben = await Page(table, BEN).join()
    await table.start("anna")
    assert not table.autoplay.busy
    await ben.settled()
    other = await tables.create(ANNA, new_table("me", "open", options={"starter": "1"}))
    await other.sit(EVE, Sit(1))
    await Page(other, EVE).join()
    await other.start("anna")
    assert other.autoplay.busy


async def test_sessions_elsewhere_end_with_their_streams(data: Path) -> None:
    with serving(data) as address:
        async with Guest(address) as here, Guest(address) as thief:
            code = (await (await here.introduce("Anna")).lay("me", "open"))["code"]
            thief.http.cookies.update(here.http.cookies)
            async with thief.stream(code) as wire:
                assert (await wire.next("table"))["table"]["host"]
                mine = await here.post("/api/me/elsewhere")
                assert mine["name"] == "Anna"
                assert (await wire.next("goodbye"))["refusal"]["code"] == "session-ended"
            assert (await here.http.get("/api/me")).json() == {"guest": mine["guest"], "name": "Anna"}
            assert (await thief.http.get("/api/me")).json() == {"guest": "", "name": ""}
            async with thief.stream(code) as wire:
                assert not (await wire.next("table"))["table"]["host"]
            assert (await thief.http.post("/api/me/elsewhere")).status_code == 401


async def test_so_do_those_of_tokens(data: Path) -> None:
    with serving(data) as address:
        async with Guest(address) as robot:
            old = (await robot.post("/api/me", {"name": "Robot", "token": True}))["token"]
            header = {"authorization": f"Bearer {old}"}
            new = (await robot.http.post("/api/me/elsewhere", headers=header)).json()["token"]
            assert new != old
            assert (await robot.http.get("/api/me", headers=header)).json()["code"] == "bad-token"
            known = await robot.http.get("/api/me", headers={"authorization": f"Bearer {new}"})
            assert known.json()["name"] == "Robot"
