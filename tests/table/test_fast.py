"""What kernels share: the compiler's memory, bits and random streams."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapisvert.table import fast
from tapisvert.table.fast import mix, nth_bit, random_below, random_bit, random_stream

CALLEE = """
from tapisvert.table.fast import compiled

@compiled
def inner(number: int) -> int:
    return number + {added}
"""

CALLER = """
import sys
from callee import inner
from tapisvert.table.fast import compiled

@compiled
def outer(number: int) -> int:
    return inner(number)

print(outer(1), sum(outer.stats.cache_hits.values()))
"""


def test_where_nothing_can_be_kept_kernels_are_compiled_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A server's user may have no home, and may not write beside the program."""
    assert fast.is_kept()
    (tmp_path / "file").touch()
    monkeypatch.setattr(fast.numba_config, "CACHE_DIR", str(tmp_path / "file"))  # where no folder can be made
    fast._folder.cache_clear()
    try:
        assert not fast.is_kept()
        more: Callable[[int], int] = fast.compiled(lambda number: number + 1)
        assert more(1) == 2
    finally:
        fast._folder.cache_clear()


def test_kernels_are_kept_where_numba_is_told_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fast.numba_config, "CACHE_DIR", str(tmp_path))
    fast._folder.cache_clear()
    try:
        more: Any = fast.compiled(lambda number: number + 1)
        assert more(1) == 2
        assert str(tmp_path) == fast.numba_config.CACHE_DIR, "what others compile is kept where it was"
    finally:
        fast._folder.cache_clear()
    assert list(tmp_path.rglob("*.nbi"))


def test_what_was_compiled_long_ago_from_other_sources_goes(tmp_path: Path) -> None:
    old, new = tmp_path / "kernels-old", tmp_path / "kernels-new"
    for folder in (old, new):
        folder.mkdir()
    os.utime(old, (0, 0))
    fast._clear(tmp_path)
    assert list(tmp_path.iterdir()) == [new]


def test_a_kernel_is_kept_until_any_file_beside_it_changes(tmp_path: Path) -> None:
    (tmp_path / "caller.py").write_text(CALLER)

    def run(added: int) -> str:
        (tmp_path / "callee.py").write_text(CALLEE.format(added=added))
        # Without -B, what Python compiled in the same second would be taken for the new file.
        command = [sys.executable, "-B", "caller.py"]
        return subprocess.run(
            command, cwd=tmp_path, capture_output=True, check=True, text=True
        ).stdout.strip()

    assert run(1) == "2 0"
    assert run(1) == "2 1"
    assert run(5) == "6 0"


def test_the_nth_bit_is_found_in_any_word() -> None:
    rng = random.Random(3)
    for _ in range(500):
        word = rng.getrandbits(64) & rng.getrandbits(64) | 1 << rng.randrange(64)
        bits = [1 << place for place in range(64) if word >> place & 1]
        assert [int(nth_bit(np.uint64(word), np.uint64(nth))) for nth in range(len(bits))] == bits


def test_random_numbers_and_bits_are_even() -> None:
    numbers = random_stream(1)
    drawn = [random_below(numbers, 6) for _ in range(6000)]
    assert all(900 < drawn.count(number) < 1100 for number in range(6))
    word = np.uint64(0x8000_0100_0000_0001)
    bits = [int(random_bit(numbers, word)) for _ in range(3000)]
    assert all(900 < bits.count(bit) < 1100 for bit in (1, 1 << 40, 1 << 63))


def test_every_order_of_what_is_mixed_is_as_likely() -> None:
    numbers, orders = random_stream(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = np.arange(4)
        mix(items, 3, numbers)
        orders[tuple(items.tolist())] += 1
    assert set(orders) == {(*order, 3) for order in permutations(range(3))}
    assert all(900 < count < 1100 for count in orders.values())


def test_a_stream_repeats_with_its_seed() -> None:
    first, again, other = random_stream(5), random_stream(5), random_stream(6)
    drawn = [[random_below(numbers, 1000) for _ in range(20)] for numbers in (first, again, other)]
    assert drawn[0] == drawn[1] != drawn[2]
