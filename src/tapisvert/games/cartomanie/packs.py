"""The pack of letter cards, from its text file, and the part of it that a version plays with."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from tapisvert.table.chance import Chance, Shuffle

Card = str
"""A capital or a small letter, or `*` for a joker."""

JOKER = "*"
PACK = "cardinal"
FEWEST_CAPITALS, MOST_CAPITALS = 12, 18
"""MAN-22: a short pack outside these is drawn again."""


class Pack(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]
    values: dict[Card, int]


@cache
def pack() -> Pack:
    """The cards of the box."""
    text = files(__package__).joinpath("packs", f"{PACK}.txt").read_text(encoding="utf-8")
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    cards = tuple(card for card, count, _ in rows for _ in range(int(count)))
    return Pack(cards, {card: int(value) for card, _, value in rows})


def playable(version: str) -> tuple[Card, ...]:
    """The cards a version draws from: children play without capitals (MAN-23)."""
    cards = pack().cards
    return tuple(card for card in cards if not card.isupper()) if version == "children" else cards


def size(version: str, half: int) -> int:
    """How many cards are in play (MAN-22, MAN-23)."""
    return {"full": len(pack().cards), "short": half, "children": len(playable("children")) // 2}[version]


def draw(version: str, half: int, chance: Chance) -> tuple[tuple[Card, ...], tuple[Shuffle, ...]]:
    """The cards in play, shuffled, and the shuffles that drew them."""
    shuffles: list[Shuffle] = []
    while True:
        shuffles.append(chance.shuffle(len(shuffles) + 1, "draw", playable(version)))
        cards = shuffles[-1].items[: size(version, half)]
        if version != "short" or balanced(cards):
            return cards, tuple(shuffles)


def balanced(cards: tuple[Card, ...]) -> bool:
    return FEWEST_CAPITALS <= sum(card.isupper() for card in cards) <= MOST_CAPITALS


def worth(cards: tuple[Card, ...]) -> int:
    """MAN-8: the sum of the cards' values."""
    return sum(pack().values[card] for card in cards)
