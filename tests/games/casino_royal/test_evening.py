"""What lies between rounds: who cuts, who is out, how many rounds, who wins the evening."""

from __future__ import annotations

import random

import pytest

from tapisvert.games.casino_royal.boards import BOARDS, COLUMNS
from tapisvert.games.casino_royal.evening import MOST_ROUNDS, purse
from tapisvert.games.casino_royal.model import PACK, Broke, MatchShared, MatchWon
from tapisvert.games.casino_royal.options import Options
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.testing.matches import new_match, play_on
from tests.games.casino_royal.sheet import Table, poker, table

FLUSH = ("2H", "4H", "6H", "8H", "10H")
PAIR = ("2C", "2D", "5S", "7C", "9D")
ALSO_PAIR = ("2H", "2S", "5H", "7D", "9C")


def last_pause(at: Table, *covered: tuple[str, ...]) -> Table:
    """All have covered these cards, each with a chip, and are asked."""
    laid = tuple(map(len, covered))
    return at.having(phase="pause", due=0, covered=tuple((cards,) for cards in covered), laid=laid)


def test_the_player_on_the_dealers_right_cuts_the_pack() -> None:
    """CAS-D2."""
    at = table({"game": "poker", "players": 4})
    pack = at.state.pack
    assert at.legal(4) == [f"cut {cards}" for cards in range(1, 52)]
    assert at.refuses("1 cut 10") == ("CAS-D2", "not-your-decision")
    assert at.refuses("4 cut 52") == ("CAS-D2", "cut-out-of-bounds")
    at.play("4 cut 20")
    assert at.state.pack == pack[20:] + pack[:20]


def test_one_who_is_out_does_not_cut() -> None:
    """CAS-D2."""
    at = table({"game": "poker", "players": 4}, playing=(True, True, True, False))
    assert at.legal(3)


def test_the_whole_pack_is_shuffled_anew_for_every_round() -> None:
    """CAS-A2."""
    at = poker(2, rounds="2")
    last_pause(at, FLUSH, PAIR).all("call")
    assert sorted(at.state.pack) == sorted(PACK)
    match = play_on(new_match(GAME, {"game": "variant", "players": 3}, 4), random.Random(4))
    packs = [shuffle for shuffle in match.shuffles if shuffle.name == "pack"]
    assert [shuffle.number for shuffle in packs] == list(range(1, match.state.round + 1))
    assert len({shuffle.items for shuffle in packs}) == len(packs)


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (5, 10), (6, 6), (8, 8)])
def test_everybody_deals_twice_and_from_six_players_on_once(players: int, rounds: int) -> None:
    """CAS-D1."""
    assert Options(players=players).agreed == rounds
    assert Options(players=players, rounds="16").agreed == 16
    match = play_on(new_match(GAME, {"game": "bingo", "players": players}, 1), random.Random(1))
    assert match.state.round == rounds
    assert match.view(None).rounds == rounds


def test_who_has_no_money_is_out_with_the_board_and_neither_deals_nor_covers() -> None:
    """CAS-D1."""
    at = last_pause(poker(4, money=(9, 0, 40, 40)), FLUSH, PAIR, (), ()).all("call")
    assert at.heard(Broke) == [Broke(1)]
    assert at.state.playing == (True, False, True, True)
    assert at.state.boards == ((3,), (), (0,), (2,))
    assert (at.state.dealer, at.state.began) == (2, 3)
    assert at.legal(1), "the dealer's right is over the empty seat"
    at.play("1 cut 5")
    assert at.state.due == 3
    assert at.having(phase="pause", due=0).refuses("2 call") == ("CAS-A5", "may-not-call-broke")


def test_one_who_has_everything_ends_the_evening() -> None:
    """CAS-D1."""
    at = last_pause(poker(2, money=(80, 0)), FLUSH, PAIR).all("call")
    assert at.heard(MatchWon) == [MatchWon(0, 90)]
    assert at.state.outcome is not None
    assert at.state.outcome.scores == (90, 0)
    assert at.refuses("1 turn") == ("CAS-D1", "match-over")


def test_the_richest_wins_after_the_last_round() -> None:
    """CAS-D1."""
    at = last_pause(poker(3, money=(39, 40, 41), rounds="1"), PAIR, FLUSH, ()).all("call")
    assert at.state.outcome is not None
    assert at.state.outcome.winners == (1,)
    assert at.state.outcome.scores == (39, 50, 41)
    assert at.state.phase == "over"


def test_equal_riches_share_and_the_last_odd_chip_goes_to_nobody() -> None:
    """CAS-D1, CAS-5."""
    at = last_pause(poker(3, money=(40, 40, 44), rounds="1", call="five"), PAIR, ALSO_PAIR, ("2C",)).all(
        "call"
    )
    assert at.heard(MatchShared) == [MatchShared(45, (0, 1))]
    assert (at.state.odd, at.state.box) == (0, 1)


def test_until_one_has_all_ends_at_last() -> None:
    """CAS-D1."""
    assert Options(rounds="all").agreed == 0
    at = last_pause(poker(2, rounds="all", money=(40, 40)), FLUSH, PAIR)
    assert at.all("call").state.round == 2
    at = last_pause(poker(2, rounds="all", money=(40, 40)).having(round=MOST_ROUNDS), FLUSH, PAIR)
    assert at.all("call").state.outcome is not None


@pytest.mark.parametrize(("rounds", "over"), [("4", False), ("all", True)])
def test_in_bingo_only_an_evening_until_then_ends_when_one_has_all(rounds: str, over: bool) -> None:
    """CAS-C5, CAS-D1."""
    row = BOARDS[0][:COLUMNS]
    at = table({"game": "bingo", "players": 2, "rounds": rounds}, row).play("1 symbol row", "2 cut 1")
    at.having(money=(160, 0)).turn(len(row))
    assert at.state.money == (160, 0)
    assert (at.state.outcome is not None) == over


@pytest.mark.parametrize(
    ("game", "number", "money", "chips"),
    [
        ("poker", 1, 45, (5, 20)),
        ("variant", 1, 40, (5, 15)),
        ("poker", 1, 24, (4, 4)),
        ("poker", 1, 50, (10, 0)),
        ("poker", 2, 45, (9, 0)),
        ("bingo", 1, 80, (0, 80)),
        ("bingo", 3, 45, (0, 45)),
    ],
)
def test_money_is_shown_as_the_sheet_hands_it_out_cas_a1_cas_c1_cas_3(
    game: str, number: int, money: int, chips: tuple[int, int]
) -> None:
    """CAS-A1, CAS-C1, CAS-3: 20 green and 5 yellow at the start, in Bingo green alone, else the fewest."""
    at = table({"game": game, "players": 2}).having(round=number, money=(money, money))
    assert purse(GAME.view(at.state, 0), 1) == chips
