"""What is told to end ends, even if it did not listen the first time."""

import asyncio
import contextlib

from tapisvert.server.tasks import cancel_all


async def test_a_task_that_swallows_a_cancellation_ends_all_the_same() -> None:
    async def stubborn() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    tasks = [asyncio.create_task(stubborn()), asyncio.create_task(asyncio.sleep(60))]
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await cancel_all(tasks)
    assert all(task.cancelled() for task in tasks)
