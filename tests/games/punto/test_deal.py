"""Who plays with what."""

from __future__ import annotations

from collections import Counter

import pytest

from tapisvert.games.punto.deal import cards_of
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance


def test_pun_1_there_are_72_cards_two_of_every_value_in_each_colour() -> None:
    """PUN-1."""
    pack = Counter(cards_of("rbgy"))
    assert pack.total() == 72
    assert set(pack.values()) == {2}
    assert len(pack) == 4 * 9


@pytest.mark.parametrize(
    ("table", "sides", "colours", "each", "line"),
    [
        ("2", ((0,), (1,)), ["rb", "gy"], 36, 5),
        ("3", ((0,), (1,), (2,)), ["ry", "by", "gy"], 24, 4),
        ("4", ((0,), (1,), (2,), (3,)), ["r", "b", "g", "y"], 18, 4),
        ("2x2", ((0, 2), (1, 3)), ["rb", "gy"], 18, 5),
        ("3x2", ((0, 3), (1, 4), (2, 5)), ["ry", "by", "gy"], 12, 4),
        ("4x2", ((0, 4), (1, 5), (2, 6), (3, 7)), ["r", "b", "g", "y"], 9, 4),
    ],
)
def test_pun_2_the_table_of_players_sides_cards_and_lines(
    table: str, sides: tuple[tuple[int, ...], ...], colours: list[str], each: int, line: int
) -> None:
    """PUN-2."""
    options = GAME.options({"table": table})
    state = GAME.start(options, Chance.seeded(1)).state
    assert GAME.sides(options) == sides, "the teams' seats alternate"
    assert options.seating.line == line
    for seat, (pile, hand) in enumerate(zip(state.piles, state.hands, strict=True)):
        assert len(pile) + len(hand) == each
        assert {card[0] for card in pile} <= set(colours[seat % len(sides)])
    for seats, own in zip(sides, colours, strict=True):
        cards = Counter(card for seat in seats for card in (*state.piles[seat], *state.hands[seat]))
        mine = own.replace("y", "") if "3" in table else own
        assert cards & Counter(cards_of(mine)) == Counter(cards_of(mine))
        assert cards.total() - len(cards_of(mine)) == (6 if "3" in table else 0)


def test_pun_2_with_three_the_fourth_colour_is_dealt_whole() -> None:
    """PUN-2."""
    state = GAME.start(GAME.options({"table": "3"}), Chance.seeded(2)).state
    neutral = Counter(card for pile in (*state.piles, *state.hands) for card in pile if card[0] == "y")
    assert neutral == Counter(cards_of("y"))


def test_pun_4_piles_are_shuffled() -> None:
    """PUN-4."""
    orders = {GAME.start(GAME.options({}), Chance.seeded(seed)).state.piles[0] for seed in range(20)}
    assert len(orders) == 20
