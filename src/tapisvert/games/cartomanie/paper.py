"""Cartomanie to cut out: the pack of letters with their values, capitals framed in red (MAN-1 to MAN-4)."""

from __future__ import annotations

from tapisvert.games.cartomanie.model import Options
from tapisvert.games.cartomanie.packs import JOKER, Card, pack
from tapisvert.table.paper import INK, IVORY, RED, Box, Drawing, Piece, Rank, Stack, Text

WIDTH, HEIGHT = 45.0, 63.0
JOKER_INK = "#6d4a91"


def stacks(options: Options, rank: Rank) -> tuple[Stack, ...]:
    """The whole pack: the short version and the children's are drawn from it."""
    return (Stack("cards", tuple(map(_card, pack().cards))),)


def _card(card: Card) -> Piece:
    ink = RED if card.isupper() else JOKER_INK if card == JOKER else INK
    points, corner = str(pack().values[card]), 5.0
    drawn: list[Drawing] = [Box(0, 0, WIDTH, HEIGHT, IVORY)]
    if card.isupper():
        drawn.append(Box(3, 3, WIDTH - 6, HEIGHT - 6, edge=RED, line=0.5, radius=2))
    drawn += [
        Text(WIDTH / 2, HEIGHT / 2, "★" if card == JOKER else card, 26, ink, bold=card.isupper()),
        Text(WIDTH - corner - 2, corner + 2, points, 4.5, ink),
        Text(corner + 2, HEIGHT - corner - 2, points, 4.5, ink, turned=True),
    ]
    return Piece(WIDTH, HEIGHT, tuple(drawn))
