"""What states, moves and events are made of."""

from __future__ import annotations

from typing import TypeVar

import msgspec

K = TypeVar("K")
T = TypeVar("T")


class Value(msgspec.Struct, frozen=True, gc=False):
    """Plain data that never changes.

    It holds other values and plain containers of them, so it can be part of no circle, and the garbage
    collector need not look at it. A server keeps a few of them for every move of every match.
    """


class Fixed(dict[K, T]):
    """A mapping in a value: made once and never changed, so that what holds it can be hashed."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))
