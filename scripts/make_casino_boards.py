"""Makes the eight boards of Casino Royal: the images of one base board under a group of order 8 (CAS-2).

The group is made of three maps of the pack that can be done in any order, each twice being none. It carries
every board to every other one, cell by cell, so no board is better than another at covering cells. How hands
compare is another matter once ranks are swapped: that is what the base board is chosen for.

`--search 60` looks for a better base for so many seconds, and prints what it finds; nothing else changes.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from tapisvert.games.casino_royal.engine.boards import wins
from tapisvert.games.casino_royal.engine.hands import word
from tapisvert.table.cards import RANKS, SUITS, Card, rank, suit

BOARDS = Path(__file__).parents[1] / "src/tapisvert/games/casino_royal/boards.txt"
COLUMNS = 5
TITLE = """\
# The eight boards (CAS-2), four rows of five cards each. Made by scripts/make_casino_boards.py:
# change the base board there, not the cards here.
"""

Map = dict[Card, Card]
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def map_of(swaps: str, suits: int) -> Map:
    """The map that swaps ranks, as in `KQ J10`, and carries suit number n to n XOR `suits`."""
    pairs = [(pair[0], pair[1:]) for pair in swaps.split()]
    swapped = {**dict(pairs), **{other: one for one, other in pairs}}
    return {
        card: swapped.get(rank(card), rank(card)) + SUITS[SUITS.index(suit(card)) ^ suits] for card in PACK
    }


def cards(text: str) -> list[Card]:
    """The cards of a text."""
    return text.split()


NEXT = "KQ J10 98 76 54 32"
GROUP = (map_of("", 1), map_of("", 2), map_of(NEXT, 0))
BASE = cards("3H 3D 2D 5S 5D  5H 6D 6S 6H 8D  9C 9D 10C JC JS  QC KC QD AC AS")
"""No board of this group has a four of a kind: three cards of a rank and its neighbour are all there is."""

GROUP_WITH_FOURS = (map_of("", 1), map_of(NEXT, 0), map_of("KJ Q10 97 86 53 42", 2))
BASE_WITH_FOUR = cards("5H 5S 4H 5C 5D  4C 7D 7C 6C 9C  8C 7S 10C JC 10D  KC QC 10S AC AD")
"""The best base with a four of a kind that a search found: 0.0064 off after 32 cards, so it is not taken."""

ROYAL = RANKS[-5:]
GLANCE, LOOK, STUDY = 2_000, 16_000, 200_000
"""Deals to see that a base is no good, that it is better than the last, and how good it is."""


def images(base: Sequence[Card], group: Sequence[Map]) -> list[list[Card]]:
    """The images of a base board under the group; it is the first of them."""
    boards = [list(base)]
    for generator in group:
        boards += [[generator[card] for card in board] for board in boards]
    return boards


def unfairness(base: Sequence[Card], group: Sequence[Map], deals: int, seed: int = 1) -> float:
    """How far a board's win rate in A is from 1/8, at the worst board and number of batches."""
    boards = images(base, group)
    rates = wins(np.array([word(board) for board in boards]), len(boards), deals, seed)
    return float(np.abs(rates - 1 / len(boards)).max())


def fits(base: Sequence[Card], four: bool) -> bool:
    """Twenty different cards with one royal flush, and with a four of a kind if that is wanted."""
    royals = sum(all(rank + suit in base for rank in ROYAL) for suit in SUITS)
    return len({*base}) == len(base) and royals == 1 and (not four or 4 in Counter(map(rank, base)).values())


def search(base: list[Card], group: Sequence[Map], four: bool, seconds: float) -> Iterator[list[Card]]:
    """Better and better bases: a card is replaced by another image of it, which keeps the counts."""
    rng, end = random.Random(1), time.monotonic() + seconds
    best = unfairness(base, group, LOOK)
    while time.monotonic() < end:
        other = list(base)
        for _ in range(rng.choice((1, 1, 2))):
            place = rng.randrange(len(base))
            other[place] = rng.choice(images([other[place]], group))[0]
        if not fits(other, four) or unfairness(other, group, GLANCE) > best + 0.02:
            continue
        found = unfairness(other, group, LOOK)
        if found < best:
            base, best = other, found
            yield base


def text(boards: Sequence[Sequence[Card]]) -> str:
    """The file: a board a paragraph."""
    drawn = [
        "\n".join(
            " ".join(f"{card:>3}" for card in board[at : at + COLUMNS])
            for at in range(0, len(board), COLUMNS)
        )
        for board in boards
    ]
    return TITLE + "".join(f"\n{board}\n" for board in drawn)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--search", type=float, default=0.0, help="seconds to look for a better base")
    parser.add_argument("--fours", action="store_true", help="with a four of a kind on every board")
    asked = parser.parse_args()
    base, group = (BASE_WITH_FOUR, GROUP_WITH_FOURS) if asked.fours else (BASE, GROUP)
    if asked.search:
        print(f"{unfairness(base, group, STUDY):.4f}  {' '.join(base)}")
        for found in search(base, group, asked.fours, asked.search):
            print(f"{unfairness(found, group, STUDY):.4f}  {' '.join(found)}", flush=True)
    else:
        BOARDS.write_text(text(images(BASE, GROUP)), encoding="utf-8")


if __name__ == "__main__":
    main()
