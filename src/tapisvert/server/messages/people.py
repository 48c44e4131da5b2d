"""Who you are: your name, what is remembered of you, your devices, and what they are told of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tapisvert.server.messages.parts import Name


class Me(msgspec.Struct, frozen=True):
    """Who the cookie or the token says you are; an empty id for nobody yet."""

    guest: str = ""
    name: str = ""


class Known(Me, frozen=True, omit_defaults=True):
    """You, and if you asked for one, the token that proves it from now on."""

    token: str = ""


class Introduce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    token: bool = False  # for programs: a token instead of a cookie


MemoryKey = Annotated[str, Meta(min_length=1, max_length=80, pattern="^[!-~]+$")]
"""What is remembered is found by a short name without spaces, such as `punto/first`."""


class Remembered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done once: when, in seconds since 1970, and a short text about it."""

    at: Annotated[float, Meta(ge=0, le=1e11)]
    value: Annotated[str, Meta(max_length=200)]


class Memories(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest has done, of one kind."""

    entries: Annotated[dict[MemoryKey, Remembered], Meta(max_length=500)]


class Device(msgspec.Struct, frozen=True):
    """A browser or program that is you: what it seems to be, since when, last seen when; `here`: this one."""

    id: str
    name: str
    made: float
    seen: float
    here: bool


class Devices(msgspec.Struct, frozen=True):
    """All that can be you: devices, and whether there is a recovery card."""

    devices: tuple[Device, ...]
    card: bool


class SendAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    device: Annotated[str, Meta(max_length=32)]


PushKind = Annotated[Literal["move", "begins", "round"], Meta(title="PushKind")]
"""What a device can be told of: that it is one's turn, and that a match begins."""
Minute = Annotated[int, Meta(ge=0, le=1439)]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing rings from one minute of the day to another, by the device's own clock."""

    begin: Minute
    end: Minute


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Has this device told of things. The first four are what the browser's `subscribe` gave, and was given.

    `zone` is the name of its time zone, `ahead` how many minutes that is ahead of UTC now.
    """

    endpoint: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]
    key: Annotated[str, Meta(max_length=100)]
    kinds: Annotated[tuple[PushKind, ...], Meta(max_length=8)]
    language: Literal["fr", "de", "en"]
    zone: Annotated[str, Meta(max_length=64)] = ""
    ahead: Annotated[int, Meta(ge=-960, le=960)] = 0
    quiet: Quiet | None = None


class Subscribed(msgspec.Struct, frozen=True):
    """What this device is told of, if it is. `key`: what a browser subscribes for; `current`: it has."""

    key: str
    on: bool
    current: bool = False
    kinds: tuple[PushKind, ...] = ()
    quiet: Quiet | None = None


class Pass(msgspec.Struct, frozen=True):
    """A code that makes another browser you; `until`, in seconds since 1970, or 0 until it is replaced."""

    code: str
    until: float


class Carry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shows a pass. `leave`: whoever this browser was until now is left behind."""

    code: Annotated[str, Meta(max_length=64)]
    leave: bool = False


class DeleteMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`sure` must be true: nothing brings you back."""

    sure: Literal[True]


class Deleted(msgspec.Struct, frozen=True):
    """At how many tables your name was taken away."""

    tables: int
