"""A table's lock: on the spot where nobody has it, else one after the other."""

from __future__ import annotations

import asyncio

from tapisvert.server.rooms.serialized import Lock


async def test_a_lock_is_handed_on_in_order_and_nobody_gets_in_between() -> None:
    lock, order = Lock(), []

    async def work(name: str) -> None:
        async with lock:
            order.append(name)
            await asyncio.sleep(0)

    assert lock.take()
    waiting = [asyncio.create_task(work(name)) for name in "abc"]
    await asyncio.sleep(0)
    assert order == []
    lock.release()
    assert not lock.take(), "it is the first one's who waits"
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"]
    assert not lock.locked()


async def test_who_gives_up_waiting_blocks_nobody() -> None:
    """Neither before nor at the very moment when it was handed the lock."""
    lock = Lock()
    assert lock.take()
    early, late, last = [asyncio.create_task(lock.acquire()) for _ in range(3)]
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    lock.release()
    late.cancel()
    await last
    assert (early.cancelled(), late.cancelled(), lock.locked()) == (True, True, True)
    lock.release()
    assert lock.take()
