"""What waits together is dealt with together, in its order, and nothing that waits is left at the end."""

import asyncio

from tapisvert.server.storage.batches import Batches
from tests.server.fakes import PATIENCE


async def test_what_comes_meanwhile_is_the_next_batch() -> None:
    dealt: list[list[int]] = []
    free = asyncio.Event()

    async def deal(batch: list[int]) -> None:
        dealt.append(batch)
        await free.wait()

    batches = Batches(deal, size=3, workers=1)
    batches.put(1)
    await asyncio.sleep(0)
    for item in range(2, 7):
        batches.put(item)
    free.set()
    await batches.close()
    assert dealt == [[1], [2, 3, 4], [5, 6]]


async def test_several_hands_deal_at_the_same_time() -> None:
    under_way, most = 0, 0

    async def deal(batch: list[int]) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0)
        under_way -= 1

    batches = Batches(deal, size=1, workers=2)
    for item in range(6):
        batches.put(item)
    await batches.close()
    assert (most, under_way) == (2, 0)


async def test_what_comes_just_when_the_last_batch_is_dealt_with_is_dealt_with_too() -> None:
    """The worker is done by then, and its task a moment later."""
    dealt: list[int] = []

    async def deal(batch: list[int]) -> None:
        dealt.extend(batch)
        if batch[0] < 3:
            done = asyncio.get_running_loop().create_future()
            done.add_done_callback(lambda _: batches.put(batch[0] + 1))
            asyncio.get_running_loop().call_soon(done.set_result, None)

    batches = Batches(deal, size=1, workers=1)
    batches.put(1)
    async with asyncio.timeout(PATIENCE):
        while dealt != [1, 2, 3]:
            await asyncio.sleep(0)
    await batches.close()
