"""Messages to devices: encrypted for one browser, signed by the server, sent once, to push services alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Goodbye
from tapisvert.server.messages.tournaments import NewTournament
from tapisvert.server.push import cipher, endpoints
from tapisvert.server.push.push import News, Push
from tapisvert.server.push.quiet import quiet_for
from tapisvert.server.push.subscriptions import MOST_FAILED
from tapisvert.server.rooms.records import Records
from tapisvert.server.rooms.tables import Tables
from tapisvert.server.rooms.tournament import Member
from tapisvert.server.rooms.tournaments import Tournaments
from tapisvert.server.storage.store import Store
from tapisvert.words import Fact
from tests.server.fakes import ANNA, BEN, FakePrograms, settings
from tests.server.push.service import Device, Service, push_service

NIGHT, NOON = 1_765_234_800.0, 1_765_278_000.0  # in December: midnight in Paris, and noon there
AT_THE_TABLE: dict[str, Fact] = {"names": "Ben", "others": 1}


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    async with push_service() as there:
        yield there


@pytest.fixture
async def push(any_store: Store, service: Service) -> AsyncIterator[Push]:
    push = Push(any_store, service.near, lambda: NOON, again=(0.0, 0.0))
    yield push
    await push.close()


def news(mark: int = 1, kinds: tuple[str, ...] = ("move",)) -> News:
    return News(kinds, ("told-move",) * len(kinds), "punto", "/table/ABC234", "ABC234-1", mark, AT_THE_TABLE)


async def sent(push: Push) -> None:
    """All that is on its way has arrived, or failed."""
    while push._tasks:
        await asyncio.gather(*push._tasks, return_exceptions=True)


def test_the_example_of_rfc_8291_comes_out_as_it_is_printed_there() -> None:
    private = int.from_bytes(cipher.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = cipher.encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own=ec.derive_private_key(private, ec.SECP256R1()),
        salt=cipher.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert cipher.encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_message_is_read_by_the_device_alone_and_proves_who_sent_it(
    push: Push, service: Service
) -> None:
    key, device = (await push.keys.newest()).public, Device()
    await push.subscriptions.put(service.subscription(device, key))
    assert await push.tell("anna", news()) is None
    (came,) = await service.come(1)
    assert came.path == "/send/1"
    assert device.read(came.body) == {
        "title": "Punto",
        "body": "À vous de jouer, avec Ben.",
        "path": "/table/ABC234",
        "tag": "ABC234-1",
        "lang": "fr",
    }
    assert came.headers["content-encoding"] == "aes128gcm"
    assert b"Ben" not in came.body
    note = came.note(key)
    assert note["aud"] == f"http://{service.near}"
    assert note["sub"] == "https://tapis.example"
    assert len(came.body) > 1024  # however little it says


async def test_what_is_told_is_told_once_by_whichever_node(push: Push, service: Service) -> None:
    key, device = (await push.keys.newest()).public, Device()
    await push.subscriptions.put(service.subscription(device, key))
    other = Push(push.subscriptions._store, service.near, lambda: NOON)
    await asyncio.gather(*(each.tell("anna", news(1)) for each in (push, other, push, other)))
    await push.tell("anna", news(2))
    await push.saw("anna", "ABC234-1", 3)  # on a page that was open
    await push.tell("anna", news(3))
    await asyncio.gather(sent(push), sent(other))
    assert len(service.arrived) == 2


async def test_a_device_is_told_of_the_kinds_it_asked_for_alone(push: Push, service: Service) -> None:
    key, device = (await push.keys.newest()).public, Device()
    await push.subscriptions.put(service.subscription(device, key, kinds=("begins",), language="de"))
    await push.tell("anna", news(1, ("move",)))
    await push.tell("ben", news(1, ("begins",)))
    await push.tell("anna", news(2, ("begins", "move")))
    (came,) = await service.come(1)
    await sent(push)
    assert len(service.arrived) == 1
    assert device.read(came.body)["body"] == "Du bist am Zug, mit Ben."


async def test_a_round_of_a_tournament_is_told_to_those_who_play_in_it(
    push: Push, service: Service, data: Path
) -> None:
    key, device = (await push.keys.newest()).public, Device()
    await push.subscriptions.put(service.subscription(device, key, kinds=("round",)))
    store, programs = push.subscriptions._store, FakePrograms()
    tables, records = Tables(store, programs, settings(data)), Records(store, programs)
    tournaments = Tournaments(store, tables, records, lambda: NOON, push)
    code = (await tournaments.open(ANNA, NewTournament("Samedi", "punto"))).code
    for person in (ANNA, BEN):
        await tournaments.enter(code, Member(person.name, person.guest))
    info = await tournaments.start_round(code, ANNA.guest, 1)
    (came,) = await service.come(1)
    told = device.read(came.body)
    assert told["body"] == "Samedi\u202f: la ronde 1 commence, votre table vous attend."
    assert told["path"] == f"/table/{info.mine}"
    tables.close(Goodbye(Refusal("restarting"), again=True))
    records.close()


async def test_nothing_rings_in_quiet_hours_but_once_they_are_over(push: Push, service: Service) -> None:
    key, device = (await push.keys.newest()).public, Device()
    await push.subscriptions.put(service.subscription(device, key, quiet=(22 * 60, 7 * 60)))
    push.clock = lambda: NIGHT
    assert await push.tell("anna", news()) == 7 * 3600
    await sent(push)
    assert not service.arrived
    push.clock = lambda: NIGHT + 7 * 3600
    assert await push.tell("anna", news()) is None
    await service.come(1)


def test_quiet_hours_follow_the_clock_on_the_wall() -> None:
    assert quiet_for(22 * 60, 7 * 60, "America/New_York", -300, NIGHT) == 0
    assert quiet_for(22 * 60, 7 * 60, "Nowhere/Known", 60, NIGHT) == 7 * 3600
    assert quiet_for(13 * 60, 14 * 60, "Europe/Paris", 60, NOON) == 0
    assert quiet_for(12 * 60, 14 * 60, "Europe/Paris", 60, NOON) == 2 * 3600
    assert quiet_for(60, 60, "Europe/Paris", 60, NOON) == 0


async def test_a_service_that_is_busy_is_asked_again_and_one_that_is_gone_is_forgotten(
    push: Push, service: Service
) -> None:
    key, device = (await push.keys.newest()).public, Device()
    await push.subscriptions.put(service.subscription(device, key))
    service.answers = ["503 Busy", "429 Slow down"]
    await push.tell("anna", news(1))
    await sent(push)
    assert len(service.arrived) == 3
    service.answers = ["410 Gone"]
    await push.tell("anna", news(2))
    await sent(push)
    assert len(service.arrived) == 4
    assert await push.subscriptions.of("anna") == []


async def test_a_service_that_never_answers_well_is_forgotten_after_many_messages(
    push: Push, service: Service
) -> None:
    key, device = (await push.keys.newest()).public, Device()
    await push.subscriptions.put(service.subscription(device, key))
    service.answers = ["500 Broken"] * 3 * MOST_FAILED
    for mark in range(MOST_FAILED - 1):
        await push.tell("anna", news(mark))
        await sent(push)
    assert await push.subscriptions.of("anna")
    await push.tell("anna", news(MOST_FAILED))
    await sent(push)
    assert await push.subscriptions.of("anna") == []


async def test_a_new_pair_of_keys_leaves_devices_their_old_one_unless_it_is_void(
    push: Push, service: Service
) -> None:
    first, device = await push.keys.newest(), Device()
    await push.subscriptions.put(service.subscription(device, first.public))
    second, devices = await push.keys.rotate()
    assert (await push.keys.newest()).public == second.public != first.public
    assert devices == 1
    await push.tell("anna", news(1))
    (came,) = await service.come(1)
    came.note(first.public)
    _, devices = await push.keys.rotate(now=True)
    assert devices == 1
    assert await push.subscriptions.of("anna") == []
    assert await push.keys.find(first.public) is None
    assert first.private not in repr(first)


@pytest.mark.parametrize(
    "endpoint",
    [
        *("http://push.example/1", "https://127.0.0.1/1", "https://[::1]/1", "https://10.0.0.8/1"),
        *("https://169.254.169.254/latest", "https://[::ffff:192.168.1.1]/1", "https://localhost/1"),
        *("https://push.example:8443/1", "https://anna@push.example/1", "https://push.example/a b", "push"),
        *("https://push.example/\r\nHost:x", "https://100.64.0.1/", "https://[fd00::1]/", "https://x:y/"),
    ],
)
async def test_messages_go_to_no_address_but_those_of_push_services(endpoint: str) -> None:
    with pytest.raises(endpoints.Unsafe):
        await endpoints.post(endpoint, {}, b"")


async def test_a_public_name_for_a_machine_of_the_house_is_noticed_when_it_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def inside(*_: object, **__: object) -> list[object]:
        return [(2, 1, 6, "", ("192.168.1.20", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", inside, raising=False)
    with pytest.raises(endpoints.Unsafe):
        await endpoints.post("https://push.example/1", {}, b"")


def test_the_module_that_encrypts_is_not_loaded_before_it_is_needed(data: Path) -> None:
    import subprocess
    import sys

    code = "import sys, tapisvert.server.house; sys.exit('cryptography' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
