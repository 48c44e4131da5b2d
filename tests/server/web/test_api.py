"""The HTTP side of a real server."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from tapisvert.games import load, names
from tapisvert.server.refusals import STATUS
from tapisvert.table import record
from tapisvert.table.program import LEVELS
from tapisvert.words import LANGUAGES, Speaker
from tests.server.fakes import PATIENCE, Guest


def refusal(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"code", "rule", "facts"}
    assert answer.headers["content-type"].startswith("application/json")
    return answer.status_code, body["code"]


async def test_a_guest_needs_only_a_name(stranger: Guest) -> None:
    assert (await stranger.http.get("/api/me")).json() == {"guest": "", "name": ""}
    answer = await stranger.http.post("/api/me", json={"name": "  Zoë  B. "})
    assert answer.json()["name"] == "Zoë B."
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert int(re.findall(r"Max-Age=(\d+)", cookie)[0]) > 300 * 24 * 3600
    guest = answer.json()["guest"]
    assert (await stranger.http.get("/api/me")).json() == {"guest": guest, "name": "Zoë B."}
    renamed = await stranger.post("/api/me", {"name": "Zoé"})
    assert renamed == {"guest": guest, "name": "Zoé"}


async def test_a_forged_cookie_is_nobody(address: str, anna: Guest) -> None:
    value = anna.http.cookies["tapis"]
    forged = ("0" if value[0] != "0" else "1") + value[1:]
    async with httpx.AsyncClient(base_url=address, cookies={"tapis": forged}, timeout=PATIENCE) as http:
        assert (await http.get("/api/me")).json() == {"guest": "", "name": ""}


async def test_the_games_come_with_all_that_a_new_table_needs(stranger: Guest) -> None:
    games = {game["name"]: game for game in (await stranger.http.get("/api/games")).json()}
    punto = games["punto"]
    assert punto["levels"] == list(LEVELS)
    assert [choice["name"] for choice in punto["choices"]] == ["table", "expert", "wins", "starter"]
    presets = {preset["name"]: preset["options"] for preset in punto["presets"]}
    assert set(presets) == set(punto["seats"])
    assert punto["seats"]["3x2"] == 6
    assert presets["3x2-expert"] == {"table": "3x2", "expert": True}


async def test_games_are_listed_as_they_lie_in_the_box(stranger: Guest) -> None:
    listed = [game["name"] for game in (await stranger.http.get("/api/games")).json()]
    assert listed[:3] == ["punto", "cartino", "cartomanie"]
    assert set(listed) == set(names())


@pytest.mark.parametrize("path", ["/", "/table/ABCDEF", "/nothing.js"])
async def test_the_head_of_a_page_is_its_answer_without_the_body(stranger: Guest, path: str) -> None:
    whole, head = await stranger.http.get(path), await stranger.http.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b"" != whole.content
    for name in ("content-type", "content-length", "cache-control", "etag"):
        assert head.headers.get(name) == whole.headers.get(name)


async def test_from_an_open_table_to_a_match(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = await anna.lay("me", "open", public=True)
    code = table["code"]
    listed = {line["code"]: line for line in (await stranger.http.get("/api/tables")).json()}
    assert listed[code]["free"] == 1
    assert listed[code]["host_name"] == "Anna"
    assert refusal(await ben.http.post(f"/api/tables/{code}/start")) == (403, "not-host")
    assert refusal(await anna.http.post(f"/api/tables/{code}/start")) == (409, "seats-missing")
    seen = await ben.post(f"/api/tables/{code.lower()}/sit", {"seat": 1})
    assert [seat["yours"] for seat in seen["seats"]] == [False, True]
    assert not seen["host"]
    assert refusal(await ben.http.post(f"/api/tables/{code}/leave", json={"seat": 0})) == (
        403,
        "not-your-seat",
    )
    await ben.post(f"/api/tables/{code}/leave", {"seat": 1})
    await ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    started = await anna.post(f"/api/tables/{code}/start")
    assert started["phase"] == "playing"
    assert started["commitment"] == table["commitment"]
    assert code not in {line["code"] for line in (await stranger.http.get("/api/tables")).json()}
    assert refusal(await anna.http.post(f"/api/tables/{code}/rematch")) == (409, "wrong-phase")
    shown = (await stranger.http.get(f"/api/tables/{code}")).json()
    assert shown["match"] == f"{code}-1"
    assert not any(seat["yours"] for seat in shown["seats"])


GOOD: dict[str, Any] = {"game": "punto", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-message"),
        (b"{", 400, "bad-message"),
        (b"[]", 400, "bad-message"),
        (b'"\xff"', 400, "bad-message"),
        (b"[" * 5000, 400, "bad-message"),
        (b"x" * 20_000, 413, "too-large"),
        ({"game": "punto"}, 400, "bad-message"),
        ({**GOOD, "game": 1}, 400, "bad-message"),
        ({**GOOD, "game": "poker"}, 404, "unknown-game"),
        ({**GOOD, "game": "../punto"}, 404, "unknown-game"),
        ({**GOOD, "public": "true"}, 400, "bad-message"),
        ({**GOOD, "clock": 7}, 400, "bad-message"),
        ({**GOOD, "surprise": 1}, 400, "bad-message"),
        ({**GOOD, "options": {"wins": True}}, 400, "bad-option"),
        ({**GOOD, "options": {"no": 1}}, 400, "bad-option"),
        ({**GOOD, "options": {"wins": [1]}}, 400, "bad-message"),
        ({**GOOD, "seats": [{"kind": "me"}]}, 400, "bad-seats"),
        ({**GOOD, "seats": [{"kind": "me"}] * 9}, 400, "bad-message"),
        ({**GOOD, "seats": [{"kind": "me"}, {"kind": "program", "level": "god"}]}, 400, "bad-message"),
        ({**GOOD, "seats": [{"kind": "me", "salt": "xyz"}, {"kind": "open"}]}, 400, "bad-message"),
        ({**GOOD, "seats": [{"kind": "me", "name": "\u0000"}, {"kind": "open"}]}, 400, "bad-name"),
    ],
)
async def test_a_bad_table_is_refused_in_words(anna: Guest, body: Any, status: int, code: str) -> None:
    if isinstance(body, bytes):
        answer = await anna.http.post("/api/tables", content=body)
    else:
        answer = await anna.http.post("/api/tables", json=body)
    assert refusal(answer) == (status, code)


async def test_a_tournaments_code_in_place_of_a_tables_leads_there(anna: Guest) -> None:
    made = await anna.http.post("/api/tournaments", json={"title": "Samedi", "game": "punto"})
    code = made.json()["code"]
    answer = await anna.http.get(f"/api/tables/{code.lower()}")
    assert refusal(answer) == (404, "tournament-code")
    assert answer.json()["facts"] == {"tournament": code}


async def test_other_bad_requests(anna: Guest, stranger: Guest) -> None:
    assert refusal(await stranger.http.post("/api/tables", json=GOOD)) == (401, "no-name")
    assert refusal(await stranger.http.post("/api/me", json={"name": " "})) == (400, "bad-name")
    assert refusal(await stranger.http.post("/api/me", json={"name": "x" * 25})) == (400, "bad-message")
    for code in ("ZZZZZZ", "ABC", "%00", "ÄÖÜÄÖÜ", "OOOOOO"):
        assert (await anna.http.get(f"/api/tables/{code}")).status_code == 404
    assert refusal(await anna.http.get("/api/tables/ZZZZZZ")) == (404, "unknown-table")
    sitting = {"seat": 0}
    assert refusal(await anna.http.post("/api/tables/ZZZZZZ/sit", json=sitting)) == (404, "unknown-table")
    assert refusal(await anna.http.get("/api/nothing")) == (404, "not-found")
    assert refusal(await anna.http.put("/api/tables")) == (405, "wrong-method")
    assert refusal(await anna.http.get("/api/matches/ZZZZZZ-1/record")) == (404, "unknown-match")
    code = (await anna.lay("me", "open"))["code"]
    for seat in (-1, 8, "1", None, 1.5):
        body = {"seat": seat}
        assert refusal(await anna.http.post(f"/api/tables/{code}/sit", json=body)) == (400, "bad-message")
    assert refusal(await anna.http.get(f"/api/matches/{code}-1/record")) == (404, "unknown-match")
    assert refusal(await anna.http.get(f"/api/matches/{code}-1/record?seat=x")) == (400, "bad-message")


async def test_the_record_and_the_replay_of_a_match(anna: Guest, ben: Guest, stranger: Guest) -> None:
    table = await anna.lay("me", "debutant", options={"wins": 1, "expert": True})
    code, match = table["code"], table["match"]
    async with anna.stream(code) as stream:
        await anna.post(f"/api/tables/{code}/start")
        now = await stream.next("snapshot")
        while not now["legal"]:
            now = await stream.next("update")
        await stream.move(now, "1")
        await stream.next("accepted")
        mine = (await anna.http.get(f"/api/matches/{match}/record?seat=0")).text
        assert "secret" not in mine
        assert mine.splitlines()[-1].startswith(("1 ", "2 "))
        foreign = await ben.http.get(f"/api/matches/{match}/record?seat=0")
        assert refusal(foreign) == (403, "not-your-seat")
        assert "secret" not in (await stranger.http.get(f"/api/matches/{match}/record")).text
        assert refusal(await anna.http.get(f"/api/matches/{match}/replay")) == (409, "not-over")
        for client in range(2, 1000):
            now = await stream.next("update")
            if now["view"]["outcome"]:
                break
            if now["legal"]:
                await stream.move(now, f"{client}")
    answer = await stranger.http.get(f"/api/matches/{match}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    checked = record.verify(answer.text, load)
    assert checked.setup.commitment == table["commitment"]
    replay = (await stranger.http.get(f"/api/matches/{match}/replay")).json()
    assert len(replay["steps"]) == len(checked.moves) + 1
    assert [step["move"] for step in replay["steps"][1:]] == [played.move for played in checked.moves]
    shared = (await stranger.http.get(f"/replay/{match}", headers={"accept-language": "en"})).text
    assert f"{', '.join(replay['names'])}. Won by " in shared
    assert replay["steps"][0]["seat"] is None
    assert replay["names"] == ["Anna", table["seats"][1]["name"]]
    assert [len(view["hand"]) for view in replay["steps"][0]["views"]] == [2, 2]
    assert replay["steps"][-1]["view"]["outcome"] == replay["outcome"]
    assert {event["kind"] for step in replay["steps"] for event in step["events"]} >= {"took", "placed"}


async def test_the_api_describes_itself(stranger: Guest) -> None:
    answer = await stranger.http.get("/api/schema")
    schema = answer.json()
    assert schema["openapi"].startswith("3.")
    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{code}", "/api/tables/{code}/sit"} <= set(
        schema["paths"]
    )
    assert "/api/matches/{match}/record" in schema["paths"]
    assert "http" not in answer.text.replace("https://json-schema.org", "")
    create = schema["paths"]["/api/tables"]["post"]
    assert create["responses"]["400"]["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal")
    assert create["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/NewTable")


async def test_it_says_that_it_is_well(stranger: Guest) -> None:
    assert (await stranger.http.get("/healthz")).json() == {"status": "ok"}


async def test_what_is_too_large_says_how_large_it_may_be(anna: Guest) -> None:
    answer = await anna.http.post("/api/tables", content=b"x" * 20_000)
    assert answer.json() == {"code": "too-large", "rule": "", "facts": {"limit": 16_384}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    names = "text name value phase problem game seconds seat needed given missing limit wanted have most line"
    facts: dict[str, str | int] = dict.fromkeys([*names.split(), "left", "matches", "number"], 1)
    for code in STATUS:
        assert Speaker(language, ["Anna"]).text(f"refusal-{code}", **facts)
