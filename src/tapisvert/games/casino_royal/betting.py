"""Who speaks, what it costs, and who is still in: one round of betting, driven by its terms.

Knows nothing of cards: "Relance ?" of game A (CAS-A4) and both phases of game B (CAS-B3, CAS-B5 to CAS-B8)
are the same table talk with other terms.
"""

from __future__ import annotations

import msgspec


class Terms(msgspec.Struct, frozen=True):
    """How a round of betting is played."""

    most: tuple[int, ...]  # the largest raise of every seat; the smallest is 1
    raises: int  # raises in all; 0: no limit
    each: int  # raises of one seat; 0: no limit
    first_pass: bool  # whether one may raise only the first time one speaks (CAS-A4)
    doubling: bool  # whether a raise doubles the price (CAS-B5)


class Betting(msgspec.Struct, frozen=True):
    """A round of betting under way."""

    terms: Terms
    turn: int
    price: int  # what everybody who stays has to have paid in this betting
    paid: tuple[int, ...]  # what every seat has paid in this betting
    spoken: tuple[bool, ...]
    raised: tuple[int, ...]  # how often every seat raised
    last: int | None  # who opened or raised last
