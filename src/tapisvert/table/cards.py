"""Playing cards as texts: a rank and a suit, `10S` is the ten of spades."""

from __future__ import annotations

Card = str

SUITS = "CDHS"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def rank(card: Card) -> str:
    return card[:-1]


def suit(card: Card) -> str:
    return card[-1]


def height(card: Card) -> int:
    """How high a card is in its suit: a two is 2, an ace 14."""
    return RANKS.index(rank(card)) + 2
