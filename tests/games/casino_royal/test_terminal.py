"""Casino Royal drawn as text, the short ways to type a move, and whole evenings through a pipe."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tapisvert.games.casino_royal import terminal as casino_royal
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.game import OptionValue
from tapisvert.terminal.seating import seat
from tapisvert.words import Speaker
from tests.games.casino_royal.sheet import Table, table
from tests.games.typed import typed_again
from tests.processes import tapis

NAMES = ("Anna", "Paul", "Zoé", "Max", "Lou", "Éva", "Tom", "Ida")


def picture(at: Table, viewer: int | None = 0, language: str = "en") -> list[str]:
    seats = len(at.state.money)
    texts = at.legal(viewer + 1) if viewer is not None else []
    speaker = Speaker(language, NAMES[:seats])
    return casino_royal.draw(GAME.view(at.state, viewer), texts, speaker).plain.split("\n")


def poker() -> Table:
    """Two boards, three cards called: a pair of jacks on the first, an ace on the second."""
    at = table({"players": 2, "call": "free"}, ["JC", "JS", "AD", "2S"])
    return at.play("2 cut 1").turn(2).play("2 wait", "1 wait").turn(1)


def test_boards_show_what_is_covered_and_hands_are_named_cas_6() -> None:
    assert picture(poker()) == [
        "Casino Royal Poker · round 1 of 4 · 49 cards in the pack",
        "▸ Anna  43 (5 × 5 + 18) · 2 on the table · pair of jacks · deals",
        "  Paul  44 (5 × 5 + 19) · 1 on the table · ace high",
        "",
        "Card 3: J♣ J♠ A♦  ace of diamonds",
        "",
        " Anna                       Paul",
        " 3♥   3♦   2♦   5♠   5♦     3♠   3♣   2♣   5♥   5♣",
        " 5♥   6♦   6♠   6♥   8♦     5♠   6♣   6♥   6♠   8♣",
        " 9♣   9♦   10♣ [J♣] [J♠]    9♦   9♣   10♦  J♦   J♥",
        " Q♣   K♣   Q♦   A♣   A♠     Q♦   K♦   Q♣  [A♦]  A♥",
        "",
        "To type: turn (Enter: turn up the cards)",
    ]


def test_cards_are_written_as_the_language_writes_them_and_one_s_own_board_is_first() -> None:
    lines = picture(poker(), 1, "fr")
    assert lines[1].endswith("paire de valets · donne")
    assert lines[6].split() == ["Paul", "Anna"]
    assert lines[9].endswith(" 9♣   9♦   10♣ [V♣] [V♠]")


def test_who_may_call_is_marked_and_the_pack_is_cut_by_the_right_hand_neighbour_cas_a5_cas_d2() -> None:
    at = table({"players": 3, "call": "free"})
    assert [line[0] for line in picture(at)[1:4]] == [" ", " ", "▸"]
    lines = picture(at.play("3 cut 1").turn(3))
    assert [line[0] for line in lines[1:4]] == ["▸", "▸", "▸"]
    assert lines[-1] == "To type: wait · call (Enter: say nothing)"


def test_one_s_three_cards_are_shown_to_their_owner_alone_cas_b2() -> None:
    at = table({"players": 2, "game": "variant"}, ["KS", "2H", "KD", "3H", "9C", "4H"])
    at.play("1 stake 2", "2 cut 1")
    assert casino_royal.hides(GAME.view(at.state, 1))
    mine = picture(at, 1)
    assert mine[0].endswith("46 cards in the pack · 4 in the pot")
    assert "In your hand: K♠ K♦ 9♣" in mine
    assert mine[-1] == "To type: check · raise 1-10 (Enter: check)"
    assert mine[2] == "▸ Paul  43 (5 × 5 + 18) · 2 in the pot · pair of kings"
    for viewer in (0, None):
        assert not any("pair of kings" in line or "K♠ K♦" in line for line in picture(at, viewer))


def test_bingo_shows_the_symbol_and_does_not_tell_whether_there_is_anything_to_mark_cas_c3_cas_c5() -> None:
    by_hand: dict[str, OptionValue] = {"players": 2, "game": "bingo", "boards": 2, "marks": "hand"}
    at = table(by_hand, ["3H", "6D"]).play("1 symbol L", "2 cut 1").turn().play("1 mark 1", "2 mark").turn()
    lines = picture(at)
    assert lines[0] == "Bingo · round 1 of 4 · the L · 50 cards in the pack"
    assert lines[6:11] == [
        " Anna 1                     Anna 2                     Paul 1",
        "[3♥]  ·    ·    ·    ·      3♠   ·    ·    ·    ·      3♣   ·    ·    ·    ·",
        " 5♥   ·    ·    ·    ·      5♠   ·    ·    ·    ·      5♣   ·    ·    ·    ·",
        " 9♣   ·    ·    ·    ·      9♦   ·    ·    ·    ·      9♥   ·    ·    ·    ·",
        " Q♣   K♣   Q♦   A♣   A♠     Q♦   K♦   Q♣   A♦   A♥     Q♥   K♥   Q♠   A♥   A♦",
    ]
    assert lines[-1] == "To type: mark · mark 1 · mark 2 (Enter: mark nothing)"


def test_eight_boards_fit_a_terminal_of_80_columns() -> None:
    at = table({"players": 8}).play("8 cut 30").turn(8)
    lines = picture(at)
    assert max(map(len, lines)) <= 80
    assert sum(line.count("8♦") for line in lines[10:]) == 3, "CAS-2: every card stands three times"


@pytest.mark.parametrize(
    ("at", "typed", "meant"),
    [
        (table({"players": 3}), "23", "cut 23"),
        (table({"players": 3}), "", "cut 26"),
        (table({"players": 3}).play("3 cut 9"), "", "turn\nturn\nturn"),
        (table({"players": 3}).play("3 cut 9"), "2", "turn\nturn"),
        (table({"players": 3}).play("3 cut 9"), "40", "turn\nturn\nturn"),
        (table({"players": 3, "ask": "card"}).play("3 cut 9"), "", "turn"),
        (table({"players": 3, "call": "free"}).play("3 cut 9").turn(3), "", "wait"),
        (table({"players": 3, "call": "free"}).play("3 cut 9").turn(3), "Rien ne va plus !", "call"),
        (table({"players": 3, "call": "free"}).play("3 cut 9").turn(3), "oui", "call"),
        (table({"players": 3, "call": "free"}).play("3 cut 9").turn(3), "nein", "wait"),
        (table({"players": 4}).play("4 cut 9").turn(4), "", "check"),
        (table({"players": 4}).play("4 cut 9").turn(4), "2", "raise 2"),
        (table({"players": 4}).play("4 cut 9").turn(4), "R 2", "raise 2"),
        (table({"players": 4}).play("4 cut 9").turn(4).play("2 raise 1"), "", ""),
        (table({"players": 4}).play("4 cut 9").turn(4).play("2 raise 1"), "d", "drop"),
        (table({"players": 2, "game": "variant"}), "4", "stake 4"),
        (table({"players": 2, "game": "bingo"}), "l", "symbol L"),
        (table({"players": 2, "game": "bingo"}), "symbol Square", "symbol square"),
        (table({"players": 2, "game": "bingo"}).play("1 symbol L"), "12", "cut 12"),
        (table({"players": 2, "game": "bingo"}).play("1 symbol L", "2 cut 9"), "", "turn"),
        (table({"players": 2, "game": "bingo"}).play("1 symbol L", "2 cut 9"), "5", "\n".join(["turn"] * 5)),
        (
            table({"players": 2, "game": "bingo", "marks": "hand"}).play("1 symbol L", "2 cut 9").turn(),
            "",
            "mark",
        ),
        (
            table({"players": 2, "game": "bingo", "marks": "hand"}).play("1 symbol L", "2 cut 9").turn(),
            "1",
            "mark 1",
        ),
        (
            table({"players": 2, "game": "bingo", "says": "player"}).play("1 symbol L", "2 cut 9").turn(),
            "bingo",
            "mark bingo",
        ),
        (poker(), "hello", "hello"),
    ],
)
def test_a_move_may_be_typed_in_short(at: Table, typed: str, meant: str) -> None:
    view = GAME.view(at.state, GAME.to_act(at.state)[0])
    assert casino_royal.complete(view, typed) == meant


def lines_of_help(options: dict[str, OptionValue]) -> list[str]:
    """The first word of every line."""
    view = GAME.view(table(options).state, 0)
    return [line.split()[0] for line in casino_royal.help(view, Speaker("en"))]


def test_help_lists_what_can_be_typed_at_this_table() -> None:
    assert lines_of_help({"players": 3}) == ["cut", "turn", "call", "wait", "The", "On"]
    assert lines_of_help({"players": 4})[3:8] == ["wait", "raise", "check", "follow", "drop"]
    assert lines_of_help({"players": 2, "game": "variant"})[-4:] == ["wait", "double", "The", "On"]
    assert lines_of_help({"players": 2, "game": "bingo"}) == ["symbol", "cut", "turn", "The", "On"]
    by_hand: dict[str, OptionValue] = {"players": 2, "game": "bingo", "marks": "hand", "says": "player"}
    assert lines_of_help(by_hand)[2:5] == ["turn", "mark", "mark"]


@pytest.mark.parametrize("game", ["poker", "variant", "bingo"])
def test_every_verb_of_help_can_be_typed_in_its_game(game: str) -> None:
    """An evening at random: what is listed comes up, and what comes up is listed."""
    options: dict[str, OptionValue] = {"players": 4, "game": game, "marks": "hand", "says": "player"}
    listed = set(lines_of_help(options)) - {"The", "On"}
    assert listed == {move.split()[0] for move in offered_in(options)}


def offered_in(options: dict[str, OptionValue]) -> set[str]:
    """All moves that are offered in some evenings."""
    found: set[str] = set()
    for seed in range(4):
        rng, match = random.Random(seed), seat(GAME, options, "A,B,C,D", (), Speaker("en"), seed=seed)
        while match.to_act:
            moves = match.legal(match.to_act[0])
            found.update(moves)
            match.play(match.to_act[0], rng.choice(moves))
    return found


EVENINGS: list[dict[str, OptionValue]] = [
    {"rounds": "1", "relance": "on"},
    {"rounds": "1", "game": "variant"},
    {"rounds": "1", "game": "bingo", "marks": "hand", "says": "player"},
]


@pytest.mark.parametrize("options", EVENINGS, ids=lambda options: options.get("game", "poker"))
def test_a_whole_evening_through_a_pipe(tmp_path: Path, options: dict[str, OptionValue]) -> None:
    """Played here first, at random; the same moves are then typed by whoever is asked first."""
    names = "Anna,Paul"
    rng = random.Random(3)
    match = seat(GAME, options, names, (), Speaker("en"), seed=4)
    while match.to_act:
        asked = match.to_act[0]
        match.play(asked, rng.choice(match.legal(asked)))
    shown = typed_again(match, names, options, 4, tmp_path / "match.txt")
    assert "(CAS-" not in shown, "no move was refused"
    assert "The evening is over: " in shown


def test_a_person_deals_with_enter_alone_and_refusals_name_their_rule() -> None:
    """Programs sit at the table too: they cut, decide at the same time, and raise."""
    done = tapis(
        "play",
        "casino_royal",
        "--seats",
        "Anna,debutant",
        "--seed",
        "3",
        "--batch",
        "five",
        typed="call\nraise 3\nhello\n?\n\n\n\n\nquit\n",
    )
    assert "Beginner cuts after" in done.stdout
    assert "this is not the moment to speak. (CAS-A5)" in done.stdout
    assert "Not now: it is time to turn up a card. (CAS-A2)" in done.stdout
    assert "“hello” is not a move" in done.stdout
    assert "wait           say nothing (or Enter)" in done.stdout
    assert "Card 5:" in done.stdout
    assert "Card 4:" not in done.stdout, "Enter turns up the whole batch"
    assert done.returncode == 0
