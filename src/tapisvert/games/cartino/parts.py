"""The bag of Cartino in parts: where other tables draw the same stones, each seat has its own (CAR-16).

If all drew from one bag, a player who lays one stone more would change what everybody after them draws. So
what is in the bag after the deal is dealt out in turn, and each seat draws from its part. Whoever has used
theirs up takes the last stone of the largest part: its owner meets that one last.
"""

from __future__ import annotations

from tapisvert.games.cartino.model import State, Stone
from tapisvert.table.game import put

Stones = tuple[Stone, ...]
Sizes = tuple[int, ...]


def divided(bag: Stones, players: int) -> tuple[Stones, Sizes]:
    """The bag, seat by seat, and how many stones each has.

    >>> divided(("a", "b", "c", "d", "e"), 2)
    (('a', 'c', 'e', 'b', 'd'), (3, 2))
    """
    parts = [bag[seat::players] for seat in range(players)]
    return tuple(stone for part in parts for stone in part), tuple(map(len, parts))


def draw(state: State, count: int) -> tuple[Stones, Stones, Sizes]:
    """The next stones for whoever has the turn, and the bag and its parts without them."""
    if not state.parts:
        return state.bag[:count], state.bag[count:], ()
    drawn: list[Stone] = []
    bag, parts, seat = list(state.bag), state.parts, state.turn
    for _ in range(min(count, len(bag))):
        whose = seat if parts[seat] else _largest(parts, seat)
        first = sum(parts[:whose])
        drawn.append(bag.pop(first if whose == seat else first + parts[whose] - 1))
        parts = put(parts, whose, parts[whose] - 1)
    return tuple(drawn), tuple(bag), parts


def _largest(parts: Sizes, seat: int) -> int:
    """The seat with the most stones; of equals the next one after the player's."""
    after = [(seat + step) % len(parts) for step in range(1, len(parts))]
    return max(after, key=lambda other: parts[other])
