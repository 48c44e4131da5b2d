"""Passes and devices: how another browser becomes the same guest, and how it stops being."""

from __future__ import annotations

import asyncio

import pytest

from tapisvert.server.ops.upkeep import Upkeep
from tapisvert.server.rooms.devices import MOST, Devices, family
from tapisvert.server.rooms.guests import Guests, Proof
from tapisvert.server.rooms.passes import MINUTES, Passes
from tapisvert.server.storage.store import Store
from tests.server.fakes import refused

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0"


class Watch:
    """A clock that is set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def passes(any_store: Store, watch: Watch) -> Passes:
    return Passes(any_store, b"key", watch)


async def test_a_pass_is_good_once_however_it_is_typed(passes: Passes) -> None:
    drawn = await passes.draw("anna", "carry")
    typed = f" {drawn.code.lower().replace('-', ' ')} "
    assert await passes.whose(typed) == "anna"
    assert await passes.use(typed) == "anna"
    assert await refused(passes.use(drawn.code)) == "bad-pass"


async def test_of_two_who_show_it_at_once_one_gets_it(passes: Passes) -> None:
    drawn = await passes.draw("anna", "carry")
    got = await asyncio.gather(*(passes.use(drawn.code) for _ in range(8)), return_exceptions=True)
    assert got.count("anna") == 1


async def test_an_expired_guessed_or_replaced_pass_is_good_for_nothing(passes: Passes, watch: Watch) -> None:
    before = await passes.draw("anna", "carry")
    drawn = await passes.draw("anna", "carry")
    assert drawn.until == watch.now + 60 * MINUTES
    assert await refused(passes.use(before.code)) == "bad-pass"
    for guess in ("", "AAAAA-AAAAA", drawn.code[:-1], f"{drawn.code}A", "%", "anna", "é" * 10, "\0"):
        assert await refused(passes.use(guess)) == "bad-pass"
    watch.now = drawn.until
    assert await refused(passes.use(drawn.code)) == "bad-pass"


async def test_a_card_is_good_until_it_is_replaced(passes: Passes, watch: Watch) -> None:
    card = await passes.draw("anna", "card")
    watch.now += 1e8
    assert [await passes.use(card.code) for _ in range(2)] == ["anna", "anna"]
    assert await passes.has_card("anna")
    again = await passes.draw("anna", "card")
    assert await refused(passes.use(card.code)) == "bad-pass"
    assert len(again.code.replace("-", "")) == 25
    await passes.void("anna")
    assert await refused(passes.use(again.code)) == "bad-pass"
    assert not await passes.has_card("anna")


async def test_nobody_who_reads_the_store_has_a_pass(any_store: Store, passes: Passes) -> None:
    codes = [(await passes.draw("anna", kind)).code for kind in ("carry", "card")]
    (rows,) = [await any_store.ask("SELECT guest, kind, hash FROM passes")]
    stored = " ".join(str(row[column]) for row in rows for column in ("guest", "kind", "hash"))
    assert not any(code.replace("-", "") in stored.upper() for code in codes)
    elsewhere = Passes(any_store, b"another key")
    assert await refused(elsewhere.use(codes[0])) == "bad-pass"


async def test_a_device_that_is_sent_away_proves_nothing_at_any_node(any_store: Store, watch: Watch) -> None:
    here, there = Devices(any_store, watch), Devices(any_store, watch)
    guests, elsewhere = (Guests(any_store, b"key", devices.is_ended) for devices in (here, there))
    phone, tablet = [await here.add("anna", FIREFOX) for _ in range(2)]
    cookies = {device: guests.cookie("anna", device) for device in (phone, tablet)}
    assert [guests.proof(cookie) for cookie in cookies.values()] == [
        Proof("anna", phone),
        Proof("anna", tablet),
    ]
    assert await refused(here.send_away("ben", phone)) == "unknown-device"
    assert not await here.send_away("anna", phone)
    assert guests.proof(cookies[phone]) == Proof()
    assert guests.read(cookies[tablet]) == "anna"
    assert await there.renew() == {"anna"}
    assert await there.renew() == set()
    assert elsewhere.read(cookies[phone]) == ""
    assert elsewhere.read(cookies[tablet]) == "anna"
    again = Devices(any_store, watch)  # after a restart
    await again.renew()
    assert again.is_ended(phone)
    assert not again.is_ended(tablet)
    assert await refused(here.send_away("anna", phone)) == "unknown-device"


async def test_devices_are_listed_with_what_they_seem_to_be(any_store: Store, watch: Watch) -> None:
    devices = Devices(any_store, watch)
    first = await devices.add("anna", FIREFOX)
    watch.now += 60
    second = await devices.add("anna", "tapisvert-client/0.2")
    watch.now += 7200
    await devices.see(first)
    listed = await devices.of("anna", second)
    assert [(one.id, one.name, one.here) for one in listed] == [
        (second, "tapisvert-client", True),
        (first, "Firefox, Windows", False),
    ]
    assert listed[1].seen == watch.now
    assert await devices.of("ben", second) == ()
    assert family("<script>alert(1)</script>") == ""


async def test_there_is_an_end_to_devices(any_store: Store) -> None:
    devices = Devices(any_store)
    for _ in range(MOST):
        assert await devices.add("anna", "")
    assert await devices.add("anna", "") == ""


async def test_nothing_of_a_forgotten_guest_proves_anything(any_store: Store, passes: Passes) -> None:
    await any_store.name_guest("anna", "Anna")
    devices = Devices(any_store)
    device, card = await devices.add("anna", FIREFOX), await passes.draw("anna", "card")
    await Upkeep(any_store).forget("anna")
    await devices.renew()
    assert devices.is_ended(device)
    assert await refused(passes.use(card.code)) == "bad-pass"
    (row,) = await any_store.ask("SELECT guest, name FROM devices")
    assert (row["guest"], row["name"]) == ("", "")
