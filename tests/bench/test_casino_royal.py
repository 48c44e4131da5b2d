"""Casino Royal in the bench: fair boards and seats, intervals, reliability."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.console import Console

from bench import casino_royal, chips
from tapisvert.games.casino_royal.rules import GAME

QUIET = Console(quiet=True)


def test_the_order_of_hands_keeps_equals_together() -> None:
    assert casino_royal.order([30, 10, 30, 20]) == [2, 0, 2, 1]
    assert casino_royal.usual("10S") == "Ts"
    assert casino_royal.usual("KH") == "Kh"


def test_hands_of_more_cards_than_others_take_have_no_peer_and_nothing_to_meet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(casino_royal, "HANDS", 2000)
    claim = casino_royal.of_many(QUIET)
    assert claim.ours > 0
    assert (claim.peer, claim.ratio, claim.met) == (None, None, None)


def test_an_evening_by_the_rules_has_the_rounds_that_were_agreed_on_cas_d1() -> None:
    options = GAME.options({"game": "bingo", "players": 2, "rounds": "2"})
    assert casino_royal.by_the_rules(options, 1) == 2


def test_boards_are_measured_in_both_games() -> None:
    poker, bingo = casino_royal.fair_poker(QUIET, 50_000), casino_royal.fair_bingo(QUIET, 5_000)
    assert poker.ours < 0.01
    assert bingo.met
    assert "square" in bingo.note


@pytest.mark.parametrize("players", chips.TABLES)
def test_each_deal_is_played_by_both_levels_on_every_seat(players: int) -> None:
    deals = list(chips.schedule("poker", "maitre", "confirme", players, 4, 1.0))
    seated = Counter((deal.seed, seat, level) for deal in deals for seat, level in enumerate(deal.levels))
    assert {*seated.values()} == {1}
    assert len(seated) == 2 * players * 2


@pytest.mark.parametrize("game", chips.GAMES)
def test_both_seatings_of_a_deal_get_the_same_cards(game: str) -> None:
    """The cut and the stake are the deal's, however programs draw."""
    deals = chips.schedule(game, "amateur", "debutant", 4, rounds=2, share=1.0, seed=7)
    one, other = (chips.play(deal)[0] for deal in deals)
    assert (one.own, one.stake, one.boards) == (other.own, other.stake, other.boards)
    assert (*one.called, *one.pack) == (*other.called, *other.pack)


@pytest.mark.parametrize("game", chips.GAMES)
def test_what_one_level_wins_the_other_loses(game: str) -> None:
    deal = chips.Deal(game, ("amateur", "debutant"), 3, 1.0)
    assert chips.gain(deal, "amateur") + chips.gain(deal, "debutant") in {0, -0.5, -1}


def test_winning_takes_the_whole_interval() -> None:
    assert chips.judge("much", [5.0, 3.0, 4.0, 4.0, 6.0, 1.0]).met
    assert not chips.judge("little", [9.0, 3.0, -4.0, -4.0, 6.0, 1.0]).met
    assert chips.judge("luck", [9.0, -7.0, -4.0, 6.0]).ours == 100.0
    one = chips.judge("one deal", [9.0, 3.0])
    assert (one.ours, one.met) == (600.0, False)


def test_reliability_is_the_mean_distance_of_what_was_said() -> None:
    made = [chips.Decision(0.72, 1.0), chips.Decision(0.78, 0.0), chips.Decision(0.1, 0.1)]
    claim = chips.reliability(QUIET, made)
    assert claim.ours == pytest.approx(2 / 3 * 0.25)
    assert not claim.met


def test_decisions_of_maitre_are_written_down_with_what_came_of_them() -> None:
    deals = chips.mixed(0.0)
    made = [decision for deal in [next(deals) for _ in range(12)] for decision in chips.decided(deal)]
    assert len(made) > 10
    assert all(0 < decision.chance <= 1 for decision in made)
    assert {0.0, 1.0} <= {decision.won for decision in made}
