"""What states, moves and events are made of."""

from __future__ import annotations

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """Plain data that never changes.

    It holds other values and plain containers of them, so it can be part of no circle, and the garbage
    collector need not look at it. A server keeps a few of them for every move of every match.
    """
