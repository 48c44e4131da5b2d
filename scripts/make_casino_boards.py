"""Makes the eight boards of Casino Royal: the images of one base board under a group of order 8 (CAS-2).

The group is made of the four suit maps and a swap of neighbouring ranks. It carries every board to every
other one, cell by cell, so no board is better than another at covering cells. How hands compare is another
matter once ranks are swapped: that is what a base board is chosen for.
"""

from __future__ import annotations

from pathlib import Path

from tapisvert.table.cards import SUITS, Card, rank, suit

BOARDS = Path(__file__).parents[1] / "src/tapisvert/games/casino_royal/boards.txt"
COLUMNS = 5
BASE = "3H 3D 2D 5S 5D  5H 6D 6S 6H 8D  9C 9D 10C JC JS  QC KC QD AC AS"
SWAPPED = {
    a: b
    for pair in ("KQ", "J10", "98", "76", "54", "32")
    for a, b in [(pair[0], pair[1:]), (pair[1:], pair[0])]
}
TITLE = """\
# The eight boards (CAS-2), four rows of five cards each. Made by scripts/make_casino_boards.py:
# change the base board there, not the cards here.
"""


def image(card: Card, suits: int, swap: bool) -> Card:
    """A card under one of the maps: the suit's number XOR `suits`, and the rank swapped or not."""
    name = SWAPPED.get(rank(card), rank(card)) if swap else rank(card)
    return name + SUITS[SUITS.index(suit(card)) ^ suits]


def boards(base: list[Card]) -> list[list[Card]]:
    """The images of a base board; it is the first of them."""
    return [
        [image(card, suits, swap) for card in base] for swap in (False, True) for suits in range(len(SUITS))
    ]


def text(found: list[list[Card]]) -> str:
    rows = [
        "\n".join(
            " ".join(f"{card:>3}" for card in board[at : at + COLUMNS])
            for at in range(0, len(board), COLUMNS)
        )
        for board in found
    ]
    return TITLE + "".join(f"\n{row}\n" for row in rows)


if __name__ == "__main__":
    BOARDS.write_text(text(boards(BASE.split())), encoding="utf-8")
