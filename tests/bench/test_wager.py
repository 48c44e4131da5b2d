"""Maître against OpenSpiel's search at Casino Royal: rounds are played for chips, and chips are counted."""

from __future__ import annotations

import pytest

from bench.chips import Deal
from tapisvert import games
from tapisvert.adapters.numbered import Numbered
from tapisvert.table.chance import Chance

wager = pytest.importorskip("bench.wager", reason="OpenSpiel is not here")


@pytest.mark.parametrize("game", ["poker", "variant"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_search_plays_rounds_on_every_other_seat_to_their_end(game: str, players: int) -> None:
    deal = Deal(game, ("maitre", "ismcts") * (players // 2), 1, 0.0)
    ended = wager.play(deal)
    assert {*ended.simulations} == {2}
    assert -45 <= ended.gain <= 45 * (players - 1)


def test_the_search_is_told_chips_and_nothing_before_the_end() -> None:
    rules, chance = games.load("casino_royal"), Chance.seeded(3)
    options = rules.options({"game": "poker", "players": 2, "rounds": "1"})
    position = wager.table_of("poker-2").new_initial_state()
    position.match = Numbered(rules, options, chance)
    while not position.is_terminal():
        assert position.returns() == [0.0, 0.0]
        position.apply_action(position.legal_actions()[-1])
    won = [(money - 45) / position.UNIT for money in position.match.state.money]
    assert position.clone().returns() == won != [0.0, 0.0]


def test_a_table_is_judged_by_chips_with_the_share_of_rounds_beside_it() -> None:
    rounds = [wager.Round(gain, [40, 60]) for gain in (6.0, 2.0, 5.0, -1.0)]
    claim = wager.judge("chips", rounds, 0.03)
    assert (claim.ours, claim.met) == (300.0, True)
    assert "0.750 of decided rounds" in claim.note
    assert claim.note.endswith("0.03 s a move, 50 simulations")
