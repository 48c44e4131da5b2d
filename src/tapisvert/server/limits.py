"""Limits, per guest and per address: how often they may do what, and how many connections they may hold.

Generous for a family behind one address; what they stop is a script. Each node counts for itself and never
waits for another; where there are several they tell each other what was taken and held (nodes/cluster.py),
so that nobody gets more by going from node to node. While they do not hear each other, each counts alone.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

import msgspec

from tapisvert.server.refusals import Refuse


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


GUEST = {
    "create": Rate(12, 1 / 10),
    "seat": Rate(30, 1),
    "chat": Rate(5, 1 / 2),
    "hint": Rate(5, 1 / 2),
    "lookback": Rate(6, 1 / 30),  # matches that are looked back at for the first time
    "pass": Rate(6, 1 / 60),  # codes that make another browser the same guest
    "export": Rate(2, 1 / 300),  # all records of a guest
    "push": Rate(12, 1 / 20),  # subscriptions, and messages to try them
    "memory": Rate(60, 1),  # what lessons, puzzles and days remember
    "message": Rate(200, 30),
}
ADDRESS = {
    "introduce": Rate(60, 1 / 2),
    "create": Rate(60, 1 / 2),
    "seat": Rate(120, 4),
    "connect": Rate(120, 4),
    "guess": Rate(120, 1),  # codes of tables that do not exist
    "read": Rate(120, 4),  # records and replays
    "message": Rate(2000, 300),
    "chat": Rate(40, 4),
    "hint": Rate(40, 4),
    "lookback": Rate(20, 1 / 10),
    "bring": Rate(12, 1 / 10),  # records from elsewhere
    "push": Rate(60, 1 / 4),
    "memory": Rate(240, 4),
    "tournament": Rate(2000, 300),  # looks at a tournament: a whole hall behind one address
    "carry": Rate(10, 1 / 30),  # passes that are shown, good or not
    "card": Rate(90, 1),  # those that are too long to be guessed: a class comes in all at once
    "export": Rate(4, 1 / 150),
    "pass": Rate(30, 1 / 10),
}
HELD = {"guest": 32, "address": 300, "plain": 300}
"""Connections at the same time: streams of a guest and of an address, and an address's for plain HTTP."""

WORTH_TELLING = 0.5
"""Of messages, which are many, other nodes hear only once less than this part of somebody's burst is left."""

MOST_BUCKETS = 20_000  # buckets kept before the full ones are thrown away
TIDY_EVERY = 1.0
NETWORK = 64
"""Bits of an IPv6 address that one household shares: it has all the addresses below them to itself."""


RATES = {"guest": GUEST, "address": ADDRESS}

Bucket = tuple[str, str, str]
"""Whether a guest's or an address's, for what, and whose."""

Hold = tuple[str, str]
"""Which kind of connections, and whose."""


class Limits:
    """All buckets of one server."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: dict[Bucket, tuple[float, float]] = {}  # tokens left, and when that was
        self._held: Counter[Hold] = Counter()
        self._elsewhere: dict[str, tuple[dict[Hold, int], float]] = {}  # by node: held there, and until when
        self._tell: Callable[[Bucket], None] | None = None
        self._tidied = 0.0

    @contextmanager
    def connection(self, guest: str, address: str) -> Iterator[None]:
        """Holds a connection; raises `Refuse` if the guest or the address holds too many."""
        with self._hold(("guest", guest), ("address", household(address))):
            yield

    @contextmanager
    def plain(self, address: str) -> Iterator[None]:
        """Holds a connection for plain HTTP; raises `Refuse` if the address holds too many."""
        with self._hold(("plain", household(address))):
            yield

    @contextmanager
    def _hold(self, *holds: Hold) -> Iterator[None]:
        keys = [(kind, who) for kind, who in holds if who]
        if self._on and any(self._everywhere(key) >= HELD[key[0]] for key in keys):
            raise Refuse("too-many-connections")
        self._held.update(keys)
        try:
            yield
        finally:
            self._held.subtract(keys)
            for key in keys:
                if not self._held[key]:
                    del self._held[key]

    def take(self, what: str, guest: str = "", address: str = "", code: str = "too-fast") -> None:
        """Raises `Refuse` if the guest or the address did this too often."""
        if not self._on:
            return
        taken = []
        now = self._clock()
        asked = ("guest", guest, GUEST.get(what)), ("address", household(address), ADDRESS.get(what))
        for kind, who, rate in asked:
            if who and rate:
                key = (kind, what, who)
                tokens = self._tokens(key, rate, now)
                if tokens < 1:
                    raise Refuse(code, seconds=max(1, round((1 - tokens) / rate.per_second)))
                taken.append((key, tokens - 1, rate))
        for key, left, rate in taken:
            self._buckets[key] = (left, now)
            if self._tell and (what != "message" or left < rate.burst * WORTH_TELLING):
                self._tell(key)
        if len(self._buckets) > MOST_BUCKETS and now - self._tidied > TIDY_EVERY:
            self._tidied = now
            self._tidy()

    @contextmanager
    def guessing(self, address: str) -> Iterator[None]:
        """Looks for something by its code: paid for before, and paid back if it is there.

        So an address that has nothing left is told the same whether or not it is. Raises `Refuse`.
        """
        key, rate = ("address", "guess", household(address)), ADDRESS["guess"]
        left = self._tokens(key, rate, self._clock()) - 1
        if self._on and address:
            if left < 0:
                raise Refuse("too-fast", seconds=max(1, round(-left / rate.per_second)))
            self._buckets[key] = (left, self._clock())
        try:
            yield
        except Refuse as refuse:
            if refuse.refusal.code == "restarting":  # it is the server that is not ready
                self._pay_back(key, rate)
            elif self._tell and self._on:
                self._tell(key)
            raise
        except BaseException:
            self._pay_back(key, rate)
            raise
        self._pay_back(key, rate)

    # --- between nodes ----------------------------------------------------------------------------

    def share(self, tell: Callable[[Bucket], None]) -> None:
        """`tell` is called with each bucket that something was taken from."""
        self._tell = tell

    def taken_elsewhere(self, key: Bucket, count: int) -> None:
        """Notes that so much was taken at another node. Nobody ever owes more than one burst."""
        rate = RATES.get(key[0], {}).get(key[1])
        if rate:
            now = self._clock()
            self._buckets[key] = (max(-rate.burst, self._tokens(key, rate, now) - count), now)

    @property
    def worth_telling(self) -> dict[Hold, int]:
        """The guests and addresses with so many connections that other nodes should know."""
        return {key: held for key, held in self._held.items() if held >= HELD[key[0]] // 8}

    def held_elsewhere(self, node: str, held: dict[Hold, int], seconds: float) -> None:
        """Notes which connections another node holds. The note expires after so many seconds."""
        now = self._clock()
        others = {other: said for other, said in self._elsewhere.items() if other != node and said[1] > now}
        self._elsewhere = {**others, node: (held, now + seconds)} if held else others

    def _everywhere(self, key: Hold) -> int:
        now = self._clock()
        return self._held[key] + sum(
            held.get(key, 0) for held, until in self._elsewhere.values() if until > now
        )

    def _pay_back(self, key: Bucket, rate: Rate) -> None:
        if key in self._buckets:
            now = self._clock()
            self._buckets[key] = (min(rate.burst, self._tokens(key, rate, now) + 1), now)

    def _tokens(self, key: Bucket, rate: Rate, now: float) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return rate.burst
        tokens, then = bucket
        return min(rate.burst, tokens + (now - then) * rate.per_second)

    def _tidy(self) -> None:
        """Forgets the buckets that nobody used for a minute: near all of them are full again."""
        now = self._clock()
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket[1] < 60}


@lru_cache(4096)
def household(address: str) -> str:
    """An address as limits count it: for IPv6 the network that it belongs to."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, NETWORK), strict=False))
