"""Token buckets: so many at once, then so many a second."""

import contextlib
from functools import partial
from pathlib import Path

import pytest

from tapisvert.server.limits import ADDRESS, GUEST, HELD, MOST_BUCKETS, Limits, household
from tapisvert.server.refusals import Refuse
from tests.server.fakes import Guest, serving


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_guest_may_chat_a_burst_and_then_has_to_wait() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(int(GUEST["chat"].burst)):
        limits.take("chat", "anna")
    with pytest.raises(Refuse) as refused:
        limits.take("chat", "anna", code="chat-too-fast")
    assert refused.value.refusal.code == "chat-too-fast"
    assert refused.value.refusal.facts == {"seconds": 2}
    limits.take("chat", "ben")
    clock.now += 2
    limits.take("chat", "anna")
    with pytest.raises(Refuse):
        limits.take("chat", "anna")


def test_guests_of_one_address_share_its_bucket() -> None:
    limits = Limits(clock=Clock())
    for number in range(int(ADDRESS["create"].burst)):
        limits.take("create", f"guest {number}", "10.0.0.1")
    with pytest.raises(Refuse):
        limits.take("create", "one more", "10.0.0.1")
    limits.take("create", "one more", "10.0.0.2")


def test_an_ipv6_household_shares_its_bucket() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:10.0.0.1") == household("10.0.0.1") == "10.0.0.1"
    assert household("unix") == "unix"
    limits = Limits(clock=Clock())
    for number in range(int(ADDRESS["create"].burst)):
        limits.take("create", f"guest {number}", f"2001:db8::{number:x}")
    with pytest.raises(Refuse):
        limits.take("create", "one more", "2001:db8::ffff")


def test_connections_are_counted_while_they_are_held() -> None:
    limits = Limits(clock=Clock())
    with contextlib.ExitStack() as held:
        for number in range(HELD["address"]):
            held.enter_context(limits.connection(f"guest {number % 20}", "10.0.0.1"))
        with pytest.raises(Refuse) as refused, limits.connection("", "10.0.0.1"):
            pass
        assert refused.value.refusal.code == "too-many-connections"
        with limits.connection("", "10.0.0.2"):
            pass
    with limits.connection("", "10.0.0.1"):
        pass
    with contextlib.ExitStack() as held:
        for number in range(HELD["guest"]):
            held.enter_context(limits.connection("anna", f"10.0.1.{number}"))
        with pytest.raises(Refuse), limits.connection("anna", "10.0.2.1"):
            pass
    assert not limits._held


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a test takes: nothing comes back to a server's buckets."""
    monkeypatch.setattr("tapisvert.server.house.Limits", partial(Limits, clock=Clock()))


@pytest.mark.usefixtures("no_time_passes")
@pytest.mark.parametrize(("proxies", "counted"), [("", 1), ("127.0.0.1", 0)])
async def test_a_forwarded_address_counts_only_from_a_proxy_that_is_believed(
    data: Path, proxies: str, counted: int
) -> None:
    with serving(data, limited=True, proxies=proxies) as address:
        async with Guest(address) as eve:
            codes = []
            for number in range(int(ADDRESS["guess"].burst) + 1):
                headers = {"x-forwarded-for": f"10.0.0.{number}"}
                answer = await eve.http.get("/api/tables/222222", headers=headers)
                codes.append(answer.json()["code"])
    assert codes.count("too-fast") == counted


def test_who_is_refused_for_one_reason_pays_for_none() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for _ in range(int(GUEST["create"].burst)):
        limits.take("create", "anna", "10.0.0.1")
    for _ in range(200):
        with pytest.raises(Refuse):
            limits.take("create", "anna", "10.0.0.1")
    limits.take("create", "ben", "10.0.0.1")


def test_limits_can_be_off() -> None:
    limits = Limits(on=False, clock=Clock())
    for _ in range(1000):
        limits.take("chat", "anna")


def test_a_crowd_is_forgotten_once_it_is_gone() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(MOST_BUCKETS):
        limits.take("chat", f"guest {number}")
    clock.now += 61
    limits.take("chat", "anna")
    assert len(limits._buckets) == 1


async def test_a_program_that_shows_its_token_in_hello_holds_no_more_than_others(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HELD, "guest", 2)
    with serving(data, limited=True) as address:
        async with Guest(address) as anna, Guest(address) as robot:
            code = (await (await anna.introduce("Anna")).lay("me", "open"))["code"]
            token = (await robot.post("/api/me", {"name": "Robot", "token": True}))["token"]
            async with robot.stream(code, token=token) as one, robot.stream(code, token=token) as two:
                for wire in (one, two):
                    await wire.next("table")
                async with robot.stream(code, token=token) as three:
                    assert (await three.next("goodbye"))["refusal"]["code"] == "too-many-connections"


@pytest.mark.usefixtures("no_time_passes")
async def test_a_real_server_slows_down_who_is_too_fast(data: Path) -> None:
    with serving(data, limited=True) as address:
        async with Guest(address) as anna, Guest(address) as eve:
            await anna.introduce("Anna")
            codes = [await anna.http.post("/api/tables", json={}) for _ in range(3)]
            assert [answer.json()["code"] for answer in codes] == ["bad-message"] * 3  # costs nothing
            code = (await anna.lay("me", "open"))["code"]
            async with anna.stream(code) as stream:
                for number in range(7):
                    await stream.send(type="chat", id=f"{number}", text=f"{number}")
                answers = [await stream.next("accepted", "refused") for _ in range(7)]
                assert [answer["type"] for answer in answers] == ["accepted"] * 5 + ["refused"] * 2
                assert answers[-1]["refusal"]["code"] == "chat-too-fast"
                assert answers[-1]["id"] == "6"
            for _ in range(int(GUEST["create"].burst) - 1):
                await anna.lay("me", "open")
            refused = await anna.http.post("/api/tables", json={"game": "punto", "seats": []})
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            assert refused.json()["facts"]["seconds"] > 0
            burst = int(ADDRESS["guess"].burst)
            guesses = [(await eve.http.get("/api/tables/222222")).json()["code"] for _ in range(burst + 1)]
            assert guesses == ["unknown-table"] * burst + ["too-fast"]
