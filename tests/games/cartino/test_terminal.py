"""Cartino drawn as text, the short ways to type a move, and a whole match through a pipe."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tapisvert.games.cartino import terminal as cartino
from tapisvert.games.cartino.model import State
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.game import OptionValue
from tapisvert.terminal.seating import seat
from tapisvert.testing.matches import play_on
from tapisvert.words import Speaker
from tests.games.cartino.sheet import legal, moves, state
from tests.games.typed import typed_again
from tests.processes import tapis


def picture(position: State, viewer: int | None = 0, language: str = "en") -> list[str]:
    texts = sorted(legal(position)) if viewer == position.turn and not position.outcome else []
    speaker = Speaker(language, ["Anna", "Paul", "Zoé", "Max"][: position.options.players])
    return cartino.draw(GAME.view(position, viewer), texts, speaker).plain.split("\n")


def test_the_board_has_both_halves_of_every_field_and_the_rack_has_names() -> None:
    position = moves(state("ASu *KHu QSl", "KS KS 8S KH *", scores=(34, 1)), "KSu")
    assert picture(position) == [
        "Cartino · 32 fields · 8 stones in the bag",
        "▸ Anna  34 points (1 × 20 + 14)  +5 · 4 stones",
        "  Paul  1 point · 1 stone",
        "",
        " u  10c   9c    8c    7c    7s    8s·   9s    10s",
        " l  10c   9c    8c    7c    7s    8s·   9s    10s",
        "",
        " u  jc    qc    kc    ac   [AS]  [KS]+  qs    js",
        " l  jc    qc    kc    ac    as    ks·  [QS]   js",
        "",
        " u  jd    qd    kd    ad    ah   *KH*   qh    jh",
        " l  jd    qd    kd    ad    ah    kh    qh    jh",
        "",
        " u  10d   9d    8d    7d    7h    8h    9h    10h",
        " l  10d   9d    8d    7d    7h    8h    9h    10h",
        "",
        "On your rack:",
        "  KH  king of hearts",
        "  KS  king of spades",
        "  8S  8 of spades",
        "  *   joker",
    ]


def test_a_joker_that_can_be_exchanged_is_marked_car_15() -> None:
    assert any("*KH*!" in line for line in picture(state("*KHu", "KH")))
    assert not any("!" in line for line in picture(state("*KHu", "KS")))


def test_the_rack_is_shown_to_its_owner_alone_car_8() -> None:
    position = state("", "KS 10D", "7C")
    for viewer in (1, None):
        lines = picture(position, viewer)
        assert not any("king of spades" in line for line in lines)
        assert not any("·" in line for line in lines[4:]), "nor where its stones could go"


def test_the_52_board_fits_a_terminal_of_80_columns() -> None:
    lines = picture(state("10Du *ADl", "10D 2C *", options={"edition": 52}))
    assert max(map(len, lines)) <= 80
    assert sum(line.count("qh") for line in lines) == 2


def test_the_end_explains_every_total_car_20_car_21() -> None:
    over = moves(state("ASu", "KS", "AH 7D *", bag="", scores=(20, 5)), "KSu end")
    lines = picture(over, None)
    assert lines[1:3] == ["  Anna  35 points (1 × 20 + 15) · 0 stones", "  Paul  -7 points · 3 stones"]
    assert lines[-3:] == [
        "        in play  all laid  left  total",
        "  Anna       25        10     0     35",
        "  Paul        5         0   -12     -7   AH 7D *",
    ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ksl", "KSl"),
        (" K S l ", "KSl"),
        ("10dU", "10Du"),
        ("* qs u", "*QSu"),
        ("KS", "KSl"),  # the only half that is left
        ("as!", "ASu!"),
        ("QS", "QSu"),  # two halves: who is asked first says which one
        ("QS unten", "QSl"),
        ("as ! haut", "ASu!"),
        ("* qs lower", "*QSl"),
        ("KS 7", "ks7"),
        ("END", "end"),
        ("Back", "back"),
        ("hello", "hello"),
    ],
)
def test_a_move_may_be_typed_in_short(typed: str, meant: str) -> None:
    view = GAME.view(state("KSu *ASu", "KS AS QS 10D *"), 0)
    assert cartino.complete(view, typed) == meant


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("qs", True),
        ("*QS", True),
        ("QSu", False),
        ("qs oben", False),
        ("KS", False),  # the only half that is left
        ("JS", False),  # no such stone on the rack: the rules say so
        ("end", False),
    ],
)
def test_who_names_a_stone_for_two_free_halves_is_asked_which_one(typed: str, asked: bool) -> None:
    position = state("KSu *ASu", "KS AS QS 10D *")
    said = cartino.asks(GAME.view(position, 0), sorted(legal(position)), typed, Speaker("en"))
    assert said == ("Upper half (u) or lower (l)?" if asked else "")


@pytest.mark.parametrize("options", [{}, {"edition": 52, "joker": "reused", "queen": 5}])
def test_a_whole_match_through_a_pipe(tmp_path: Path, options: dict[str, OptionValue]) -> None:
    """Played here first, at random and with stones taken back; the same moves are then typed."""
    names = "Anna,Paul,Zoé"
    match = play_on(seat(GAME, options, names, (), Speaker("en"), seed=4), random.Random(4))
    keep = tmp_path / "match.txt"
    shown = typed_again(match, names, options, 4, keep)
    assert "takes back" in shown
    assert "(CAR-" not in shown, "no move was refused"
    assert shown.splitlines()[-1].startswith(str(keep)) or "The match is over" in shown
    for each in match.state.sums:
        assert str(each.total) in shown


def test_refusals_name_their_rule_and_help_explains_the_moves() -> None:
    done = tapis(
        "play",
        "cartino",
        "--seats",
        "Anna,Paul",
        "--seed",
        "3",
        typed="end\nKSu\nJSu\nAHu\nhello\n?\nquit\n",
    )
    assert "Lay at least one stone first. (CAR-10)" in done.stdout
    assert "You do not have the king of spades on your rack. (CAR-10)" in done.stdout
    assert "This turn you are laying spades: hearts must wait for the next. (CAR-10)" in done.stdout
    assert "“hello” is not a move" in done.stdout
    assert "back           take back the last stone" in done.stdout
    assert "quit           leave" in done.stdout


def test_which_half_is_asked_and_no_answer_lays_nothing() -> None:
    done = tapis(
        "play",
        "cartino",
        "--seats",
        "Anna,Paul",
        "--seed",
        "3",
        typed="hint\nJS\n\nJS\nsideways\nJS\nlower\nquit\n",
    )
    assert done.stdout.count("Upper half (u) or lower (l)?") == 3
    assert "“JS sideways” is not a move I can read." in done.stdout
    assert done.stdout.count("Anna lays") == 1
    assert "[JS]+" in done.stdout.split("Anna lays")[1]
    assert "The suit to look at: " in done.stdout


def test_the_options_of_the_game_are_flags_of_the_command() -> None:
    done = tapis("play", "cartino", "--help")
    for expected in ("--edition", "32|52", "CAR-1", "--joker", "retired|reused", "CAR-15", "--joining"):
        assert expected in done.stdout
