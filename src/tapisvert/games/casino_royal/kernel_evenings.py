"""Whole evenings of Casino Royal at random, by the thousand."""

from tapisvert.games.casino_royal.kernel_bingo import play_bingo
from tapisvert.games.casino_royal.kernel_evening import (
    CHOICES,
    POKER,
    VARIANT,
    Evening,
    Numbers,
    begin,
    finish,
)
from tapisvert.games.casino_royal.kernel_poker import play_poker
from tapisvert.games.casino_royal.kernel_told import COUNTED
from tapisvert.games.casino_royal.kernel_variant import play_variant
from tapisvert.table.fast import Words, compiled


@compiled
def play_evenings(
    evening: Evening,
    rng: Words,
    lengths: Numbers,
    money: Numbers,
    places: Numbers,
    told: Numbers,
    within: Numbers,
    choices: Numbers,
) -> None:
    """As many evenings as `lengths` has room for, where every legal move of a seat has the same chance.

    Of each its moves, and of every seat the money and the place in the order in which all first acted; of all
    together what was told, in how many evenings, and how many legal moves decisions had.
    """
    for number in range(len(lengths)):
        begin(evening, rng)
        while not evening.over:
            if evening.sheet.game == POKER:
                play_poker(evening, rng)
            elif evening.sheet.game == VARIANT:
                play_variant(evening, rng)
            else:
                play_bingo(evening, rng)
            finish(evening, rng)
        lengths[number] = evening.moves
        for seat in range(evening.sheet.players):
            money[number, seat] = evening.money[seat]
            places[number, seat] = evening.place[seat]
        for way in range(COUNTED):
            told[way] += evening.told[way]
            within[way] += evening.told[way] > 0
        for size in range(CHOICES):
            choices[size] += evening.choices[size]
