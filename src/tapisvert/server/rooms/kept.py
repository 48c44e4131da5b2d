"""Bodies that were written and may be asked for again: the last ones, up to a size."""

from __future__ import annotations

from collections import OrderedDict

SIZE = 64 << 20
"""Bytes of records, replays and analyses that are kept, compressed."""

Key = tuple[str, str]
"""What it is, and of which match."""


class Kept:
    """What was asked for last, up to a size. What is kept of a match whose setup changed is not given."""

    def __init__(self, size: int = SIZE) -> None:
        self._size = size
        self._used = 0
        self._kept: OrderedDict[Key, tuple[str, bytes]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key, setup: str) -> bytes | None:
        found = self._kept.get(key)
        if found is None or found[0] != setup:
            return None
        self._kept.move_to_end(key)
        return found[1]

    def put(self, key: Key, setup: str, body: bytes) -> None:
        before = self._kept.pop(key, None)
        self._used += len(body) - (len(before[1]) if before else 0)
        self._kept[key] = (setup, body)
        while self._used > self._size and len(self._kept) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self._used -= len(gone)
