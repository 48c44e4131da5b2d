"""Lines: nobody waits for anybody else's."""

import asyncio

import msgspec

from tapisvert.server.messages.parts import Refusal
from tapisvert.server.messages.stream import Accepted, Goodbye
from tapisvert.server.rooms.hub import Audience, Connection
from tests.server.fakes import PATIENCE


async def test_messages_arrive_in_order_and_the_goodbye_last() -> None:
    got: list[str] = []

    async def send(text: str) -> None:
        await asyncio.sleep(0)
        got.append(text)

    connection = Connection("anna", send, 10)
    connection.send(Accepted("1", 1))
    connection.send(Accepted("2", 2))
    connection.close(Goodbye(Refusal("restarting"), again=True))
    connection.send(Accepted("3", 3))
    await asyncio.wait_for(connection.run(), PATIENCE)
    assert [msgspec.json.decode(text)["type"] for text in got] == ["accepted", "accepted", "goodbye"]


async def test_a_slow_client_is_dropped_and_told_to_come_again_and_holds_up_nobody() -> None:
    stuck, sent, quick = asyncio.Event(), [], []

    async def slowly(text: str) -> None:
        await stuck.wait()
        sent.append(text)

    async def at_once(text: str) -> None:
        quick.append(text)

    slow, fast = Connection("anna", slowly, 8), Connection("ben", at_once, 8)
    tasks = [asyncio.create_task(connection.run()) for connection in (slow, fast)]
    for number in range(100):
        slow.post(f"{number}")
        fast.post(f"{number}")
        await asyncio.sleep(0)
    assert slow.ended.is_set()
    assert not fast.ended.is_set()
    await asyncio.sleep(0)
    assert quick == [str(number) for number in range(100)]
    stuck.set()
    await asyncio.wait_for(tasks[0], PATIENCE)
    assert sent[0] == "0"
    assert msgspec.json.decode(sent[1]) == {
        "type": "goodbye",
        "refusal": {"code": "too-slow", "rule": "", "facts": {}},
        "again": True,
    }
    assert len(sent) == 2
    tasks[1].cancel()


async def test_what_can_be_sent_at_once_does_not_wait_and_nothing_overtakes() -> None:
    got: list[str] = []
    free = True

    def quick(text: str) -> bool:
        if free:
            got.append(text)
        return free

    async def send(text: str) -> None:
        await asyncio.sleep(0)
        got.append(text)

    connection = Connection("anna", send, 10, quick)
    connection.post("1")
    assert got == ["1"]
    free = False
    connection.post("2")
    free = True
    connection.post("3")  # the second still waits
    assert got == ["1"]
    running = asyncio.create_task(connection.run())
    await asyncio.sleep(0)
    connection.post("4")
    while len(got) < 3:
        await asyncio.sleep(0)
        connection.post("5")  # one is on its way
    connection.close(Goodbye(Refusal("restarting"), again=True))
    await asyncio.wait_for(running, PATIENCE)
    assert [text[:1] for text in got] == sorted(text[:1] for text in got)
    assert got[:4] == ["1", "2", "3", "4"]


async def test_what_is_posted_together_is_sent_together_or_waits_together() -> None:
    async def send(text: str) -> None: ...

    sent: list[tuple[str, ...]] = []

    def at_once(*texts: str) -> bool:
        sent.append(texts)
        return True

    quick = Connection("anna", send, 2, at_once)
    quick.post("1", "2", "3")
    assert sent == [("1", "2", "3")]
    slow = Connection("ben", send, 2)
    slow.post("1", "2")
    assert not slow.ended.is_set()
    slow.post("3")
    assert slow.ended.is_set()


async def test_an_audience_knows_who_is_there() -> None:
    async def send(text: str) -> None: ...

    audience = Audience()
    one, two, nobody = Connection("anna", send, 1), Connection("anna", send, 1), Connection("", send, 1)
    for connection in (one, two, nobody):
        audience.add(connection)
    audience.remove(one)
    assert audience.has("anna")
    audience.remove(two)
    assert not audience.has("anna")
    assert not audience.has("")
    assert len(audience) == 1
