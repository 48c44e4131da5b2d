"""A class or a library, over HTTP: its cards, its tables and its end; alone, and at two nodes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tapisvert.server import house
from tapisvert.server.limits import ADDRESS
from tapisvert.server.rooms.groups import MOST_CARDS
from tests.server.engines import Redis
from tests.server.fakes import Guest, serving

CLASS = {"name": "CM1 B", "names": ["Inès", "Tom", "Tom"]}


@pytest.fixture(scope="module", params=["sqlite", "two nodes"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The addresses of all nodes of a house: one, or two on the same PostgreSQL."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        with serving(folder) as address:
            yield [address, address]
        return
    redis: Redis = request.getfixturevalue("redis")
    shared = request.getfixturevalue("postgres").database("groups", "template")
    both = {"postgres": shared, "channels": redis.address}
    with serving(folder / "a", **both) as first, serving(folder / "b", **both) as second:
        yield [first, second]


class School:
    """A teacher at the first node; phones come to the second."""

    def __init__(self, nodes: list[str], stack: AsyncExitStack, teacher: Guest) -> None:
        self.nodes, self.stack, self.teacher = nodes, stack, teacher
        self.id = ""
        self.cards: list[dict[str, Any]] = []

    async def make(self, **changes: Any) -> dict[str, Any]:
        made: dict[str, Any] = await self.teacher.post("/api/groups", {**CLASS, **changes})
        self.id, self.cards = made["group"]["id"], made["cards"]
        group: dict[str, Any] = made["group"]
        return group

    async def phone(self, card: int | None = None) -> Guest:
        guest = await self.stack.enter_async_context(Guest(self.nodes[1]))
        if card is not None:
            await guest.post("/api/carry", {"code": self.cards[card - 1]["code"]})
        return guest

    async def seen_by(self, guest: Guest) -> Any:
        return (await guest.http.get(f"/api/groups/{self.id}")).json()


@pytest.fixture
async def school(nodes: list[str], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[School]:
    monkeypatch.setattr(house, "GENERATIONS_EVERY", 0.1)
    async with AsyncExitStack() as stack:
        teacher = await stack.enter_async_context(Guest(nodes[0]))
        yield School(nodes, stack, await teacher.introduce("Mme Roy"))


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_card_makes_a_phone_one_named_guest_of_the_group(school: School) -> None:
    group = await school.make()
    assert [card["name"] for card in school.cards] == ["Inès", "Tom", "Tom 2"]
    assert len({card["code"] for card in school.cards}) == 3
    assert not any(member["used"] for member in group["members"])
    ines = await school.phone(1)
    assert (await ines.http.get("/api/me")).json()["name"] == "Inès"
    assert (await ines.post("/api/me", {"name": "Napoléon"}))["name"] == "Inès"
    assert (await ines.http.get("/api/me/groups")).json() == [
        {"id": school.id, "name": "CM1 B", "host": False}
    ]
    seen = await school.seen_by(ines)
    assert (seen["host"], seen["may_open"]) == (False, True)
    assert [member["name"] for member in seen["members"]] == ["Inès"]
    members = (await school.seen_by(school.teacher))["members"]
    assert [member["used"] for member in members] == [True, False, False]
    stranger = await (await school.phone()).introduce("Eve")
    assert refusal(await stranger.http.get(f"/api/groups/{school.id}")) == (404, "unknown-group")
    for path, body in (("revoke", {"number": 1}), ("end", {"sure": True}), ("cards", {"again": [1]})):
        answer = await ines.http.post(f"/api/groups/{school.id}/{path}", json=body)
        assert refusal(answer) == (403, "not-host")


async def test_the_tables_of_a_group_are_its_own_and_its_rules_hold_there(school: School) -> None:
    await school.make(chat="phrases")
    ines, tom = await school.phone(1), await school.phone(2)
    laid = await ines.lay("me", "open", public=True)
    code = laid["code"]
    assert (laid["group"], laid["chat"], laid["phrases"], laid["public"]) == (school.id, True, True, False)
    stranger = await (await school.phone()).introduce("Eve")
    assert refusal(await stranger.http.get(f"/api/tables/{code}")) == (403, "not-of-group")
    assert refusal(await stranger.http.post(f"/api/tables/{code}/sit", json={"seat": 1})) == (
        403,
        "not-of-group",
    )
    async with stranger.stream(code) as wire:
        assert (await wire.next("goodbye"))["refusal"]["code"] == "not-of-group"
    await tom.post(f"/api/tables/{code}/sit", {"seat": 1})
    async with tom.stream(code) as wire:
        await wire.send(type="chat", id="1", text="salut")
        assert (await wire.next("refused"))["refusal"]["code"] == "phrases-only"
        await wire.send(type="chat", id="2", phrase="hello")
        assert (await wire.next("accepted"))["id"] == "2"
    public = (await stranger.lay("me", "open", public=True))["code"]
    async with tom.stream(public) as wire:
        await wire.send(type="chat", id="1", text="salut")
        assert (await wire.next("refused"))["refusal"]["code"] == "phrases-only"
    (table,) = (await school.seen_by(school.teacher))["tables"]
    assert (table["code"], table["names"], table["free"]) == (code, ["Inès", "Tom"], 0)
    assert refusal(await stranger.http.post("/api/tables", json={**_punto(), "group": school.id})) == (
        404,
        "unknown-group",
    )
    wish = {"name": "CM1 B", "chat": "off", "opens": "host"}
    assert (await school.teacher.post(f"/api/groups/{school.id}", wish))["opens"] == "host"
    assert refusal(await ines.http.post("/api/tables", json=_punto())) == (403, "group-opens")
    async with tom.stream(code) as wire:
        await wire.send(type="chat", id="3", phrase="hello")
        assert (await wire.next("refused"))["refusal"]["code"] == "chat-off"
    assert (await school.teacher.lay("me", "open", group=school.id))["group"] == school.id


async def test_a_revoked_phone_is_told_and_loses_its_stream(school: School) -> None:
    await school.make()
    tom = await school.phone(2)
    laid = await tom.lay("me", "debutant")
    async with tom.stream(laid["code"]) as wire:
        await wire.next("table")
        shown = await school.teacher.post(f"/api/groups/{school.id}/revoke", {"number": 2})
        assert [member["revoked"] for member in shown["members"]] == [False, True, False]
        goodbye = await wire.next("goodbye")
    assert (goodbye["refusal"]["code"], goodbye["again"]) == ("card-revoked", False)
    assert refusal(await tom.http.get(f"/api/groups/{school.id}")) == (403, "card-revoked")
    assert refusal(await tom.http.get(f"/api/tables/{laid['code']}")) == (403, "card-revoked")
    assert (await tom.http.get("/api/me")).json()["guest"] == ""
    again = await school.phone()
    spent = {"code": school.cards[1]["code"]}
    assert refusal(await again.http.post("/api/carry", json=spent)) == (403, "bad-pass")
    made = await school.teacher.post(f"/api/groups/{school.id}/cards", {"again": [2], "names": ["Zoé"]})
    assert [(card["number"], card["name"]) for card in made["cards"]] == [(2, "Tom"), (4, "Zoé")]
    await again.post("/api/carry", {"code": made["cards"][0]["code"]})
    assert (await again.http.get(f"/api/tables/{laid['code']}")).json()["seats"][0]["yours"]


async def test_ending_a_group_forgets_everybody_and_closes_its_tables(school: School) -> None:
    await school.make()
    ines = await school.phone(1)
    code = (await ines.lay("me", "open"))["code"]
    host = await school.stack.enter_async_context(Guest(school.nodes[0]))
    await host.post("/api/carry", {"code": school.cards[1]["code"]})
    async with host.stream(code) as wire:
        await wire.next("table")
        assert await school.teacher.post(f"/api/groups/{school.id}/end", {"sure": True}) == {"tables": 3}
        assert (await wire.next("goodbye"))["refusal"]["code"] == "group-ended"
    assert (await host.http.get("/api/me")).json()["guest"] == ""
    assert (await host.http.get(f"/api/tables/{code}")).status_code == 404
    assert refusal(await school.teacher.http.get(f"/api/groups/{school.id}")) == (404, "unknown-group")
    assert (await school.teacher.http.get("/api/me/groups")).json() == []


async def test_bad_wishes_get_a_sentence_and_change_nothing(school: School) -> None:
    await school.make()
    post = school.teacher.http.post
    for body in (
        {"name": "", "names": ["A"]},
        {"name": "A", "names": []},
        {"name": "A", "names": ["\u202e"]},
    ):
        assert (await post("/api/groups", json=body)).status_code == 400
    many = {"names": [f"n{number}" for number in range(MOST_CARDS)]}
    answer = await post(f"/api/groups/{school.id}/cards", json=many)
    assert refusal(answer) == (409, "too-many-cards")
    answer = await post(f"/api/groups/{school.id}/cards", json={"again": [9]})
    assert refusal(answer) == (404, "unknown-card")
    assert refusal(await post(f"/api/groups/{school.id}/revoke", json={"number": 9})) == (404, "unknown-card")
    assert refusal(await post("/api/groups/%00/revoke", json={"number": 1})) == (404, "unknown-group")
    assert len((await school.seen_by(school.teacher))["members"]) == 3


async def test_a_whole_class_comes_in_at_once_and_short_codes_stay_hard_to_guess(tmp_path: Path) -> None:
    assert ADDRESS["card"].burst >= MOST_CARDS > ADDRESS["carry"].burst
    with serving(tmp_path, limited=True) as address:
        async with Guest(address) as teacher:
            await teacher.introduce("Mme Roy")
            names = [f"Joueur {number}" for number in range(1, 31)]
            cards = (await teacher.post("/api/groups", {"name": "CM1", "names": names}))["cards"]
            for card in cards:
                async with Guest(address) as phone:
                    await phone.post("/api/carry", {"code": card["code"].lower()})
            short = [await teacher.http.post("/api/carry", json={"code": "AAAAA-AAAAA"}) for _ in range(12)]
            assert refusal(short[-1]) == (429, "too-fast")


def _punto() -> dict[str, Any]:
    return {"game": "punto", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
