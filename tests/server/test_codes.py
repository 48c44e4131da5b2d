"""Codes of tables: what is drawn, what people type, and what somebody learns who tries them out."""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path

import httpx
import pytest

from tapisvert.server import codes
from tapisvert.server.limits import ADDRESS, Limits
from tests.server.fakes import Guest, serving


def test_a_code_has_no_letters_that_look_alike() -> None:
    assert len(set(codes.LETTERS)) == len(codes.LETTERS) == 31
    assert not set("ILO01") & set(codes.LETTERS)


def test_the_code_of_a_private_table_cannot_be_guessed() -> None:
    """As `docs/security.md` reckons: a hundred thousand tables, 65,536 networks that try what they may."""
    assert len(codes.draw(public=False)) == 12
    assert len(codes.draw(public=True)) == 6
    bits = 12 * math.log2(31)
    assert bits > 59
    years = 31**12 / 100_000 / (65_536 * ADDRESS["guess"].per_second) / (365 * 86_400)
    assert years > 3


@pytest.mark.parametrize(
    "text", ["4yfd-npk7-qw3m", "4YFDNPK7QW3M", " 4yfd npk7\u00a0qw3m ", "4YFD–NPK7—QW3M"]
)
def test_spaces_hyphens_and_capitals_do_not_matter(text: str) -> None:
    assert codes.typed(text) == "4YFDNPK7QW3M"
    assert codes.grouped("4YFDNPK7QW3M") == "4YFD-NPK7-QW3M"


@pytest.mark.parametrize(
    "text", ["", "4YFDN", "4YFDNPK", "4YFDNO", "4YFDNPK7QW3MM", "../etc", "4YFDN\0", "É" * 6]
)
def test_what_is_no_code_is_none(text: str) -> None:
    assert codes.typed(text) == ""


def test_a_short_code_of_before_is_still_one() -> None:
    assert codes.typed("4yfdnp") == codes.grouped("4YFDNP") == "4YFDNP"


@pytest.mark.parametrize("text", ["4yfd-npk7-qw3m-2", "4YFDNPK7QW3M-2"])
def test_a_match_is_named_by_its_table_and_its_number(text: str) -> None:
    assert codes.match(text) == "4YFDNPK7QW3M-2"


@pytest.mark.parametrize("text", ["4YFDNP", "4YFDNP-", "4YFDNP-x", "4YFDNP-1234567890", "-1", "4YFDNP-٣"])
def test_what_names_no_match_is_none(text: str) -> None:
    assert codes.match(text) == ""


async def test_a_private_table_is_found_however_its_code_is_typed(anna: Guest) -> None:
    private, public = await anna.lay("me", "open"), await anna.lay("me", "open", public=True)
    assert (len(private["code"]), len(public["code"])) == (12, 6)
    typed = codes.grouped(private["code"]).lower().replace("-", " ")
    assert (await anna.http.get(f"/api/tables/{typed}")).json()["code"] == private["code"]
    async with anna.stream(codes.grouped(private["code"])) as wire:
        assert (await wire.next("table"))["table"]["match"] == f"{private['code']}-1"
    await anna.lay("me", "here")


def told(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, answer.content, headers


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapisvert.server.house.Limits", partial(Limits, clock=lambda: 0.0))


@pytest.mark.usefixtures("no_time_passes")
async def test_an_exhausted_address_does_not_learn_which_tables_exist(data: Path) -> None:
    with serving(data, limited=True) as address:
        async with Guest(address) as anna, Guest(address) as eve:
            laid = await (await anna.introduce("Anna")).lay("me", "here")
            await anna.post(f"/api/tables/{laid['code']}/start")
            there, absent = laid["code"], "2" * 12
            await eve.introduce("Eve")
            for _ in range(int(ADDRESS["guess"].burst) * 2):
                await eve.http.get(f"/api/tables/{absent}")
            for path in ("tables/{}", "matches/{}-1/record", "matches/{}-1/replay", "matches/{}-1/analysis"):
                found, missed = [
                    told(await eve.http.get(f"/api/{path.format(code)}")) for code in (there, absent)
                ]
                assert found == missed, path
                assert found[0] == 429
            for what in ("sit", "leave", "start", "rematch"):
                body = {"seat": 0} if what in ("sit", "leave") else None
                found, missed = [
                    told(await eve.http.post(f"/api/tables/{code}/{what}", json=body))
                    for code in (there, absent)
                ]
                assert found == missed, what
            said = []
            for code in (there, absent, "no-code"):
                async with eve.stream(code) as wire:
                    await wire.next("goodbye")
                    said.append(wire.raw)
            assert said[0] == said[1] == said[2]
            async with anna.stream(there) as wire:
                await wire.next("table")  # who sits there need not guess


@pytest.mark.usefixtures("no_time_passes")
async def test_who_finds_what_they_look_for_pays_nothing(data: Path) -> None:
    with serving(data, limited=True) as address:
        async with Guest(address) as anna, Guest(address) as ben:
            code = (await (await anna.introduce("Anna")).lay("me", "open"))["code"]
            for _ in range(int(ADDRESS["guess"].burst) + 5):
                assert (await ben.http.get(f"/api/tables/{code}")).status_code == 200
