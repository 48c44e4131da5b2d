"""What a dealer names: nothing that matters while all are as rich, then by how it stands."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from tapisvert.games.casino_royal.model import Stake, State, View
from tapisvert.games.casino_royal.programs.levels import PROGRAMS
from tapisvert.games.casino_royal.programs.naming import name, named
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue
from tapisvert.table.program import Budget

BUDGET = Budget(rounds=4000)


def last_round(game: str, *, ahead: int) -> View:
    """The dealer's view of the only round of an evening for two, with so many more chips than the other."""
    options: dict[str, OptionValue] = {"game": game, "players": 2, "rounds": "1"}
    state: State = GAME.start(GAME.options(options), Chance.seeded(3)).state
    money = list(state.money)
    money[state.dealer] += ahead // 2
    money[1 - state.dealer] -= ahead // 2
    return GAME.view(replace(state, money=tuple(money)), state.dealer)


def legal(view: View) -> tuple[Any, ...]:
    assert view.seat is not None
    return tuple(GAME.legal(GAME.imagine(view, random.Random(0)), view.seat))


@pytest.mark.parametrize("level", ["confirme", "maitre"])
def test_who_leads_stakes_little_and_who_is_behind_much_cas_b1(level: str) -> None:
    stakes = []
    for ahead in (8, -8):
        view = last_round("variant", ahead=ahead)
        move = PROGRAMS[level].choose(view, legal(view), BUDGET, random.Random(1))
        assert isinstance(move, Stake)
        stakes.append(move.amount)
    assert stakes[0] <= 2
    assert stakes[1] >= 4


def test_a_symbol_that_covers_little_keeps_a_lead_cas_c2() -> None:
    """And one that covers much may turn the evening."""
    shares = []
    for ahead in (8, -8):
        view = last_round("bingo", ahead=ahead)
        best = named(view, legal(view), BUDGET, random.Random(1))
        (full,) = (move for move in legal(view) if GAME.write(move) == "symbol full")
        assert best is not None
        shares.append(best.shares[view.seat or 0])
        assert (best.line[0] == full) <= (ahead < 0), "whoever leads does not play for all there is"
    assert shares[0] > 0.6
    assert shares[0] > shares[1]


@pytest.mark.parametrize("game", ["variant", "bingo"])
def test_all_is_the_same_while_all_are_as_rich(game: str) -> None:
    view = last_round(game, ahead=0)
    assert name(view, legal(view), BUDGET, random.Random(1)) is None


def test_nothing_else_is_named() -> None:
    view = replace(last_round("variant", ahead=12), phase="pause")
    assert name(view, legal(view), BUDGET, random.Random(1)) is None
