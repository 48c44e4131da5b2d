"""Punto drawn as text, and the short ways to type a move."""

from __future__ import annotations

from typing import Any

from tapisvert.games import load
from tapisvert.games.punto import terminal as punto
from tapisvert.table.chance import Chance
from tapisvert.words import Speaker

GAME = load("punto")


def played(moves: list[str], **options: str | int | bool) -> Any:
    """The state after some cards were laid by whoever's turn it was, whatever they held."""
    state = GAME.start(GAME.options({"starter": "1", **options}), Chance.seeded(1)).state
    for text in moves:
        move = GAME.read(text)
        state = GAME.play(_holding(state, move.card), state.turn, move, Chance.seeded(1)).state
    return state


def _holding(state: Any, card: str) -> Any:
    from msgspec.structs import replace

    hands = list(state.hands)
    hands[state.turn] = (card, *hands[state.turn][1:])
    return replace(state, hands=tuple(hands))


def picture(state: Any, seat: int) -> list[str]:
    names = [f"Seat {number + 1}" for number in range(len(state.hands))]
    legal = [GAME.write(move) for move in GAME.legal(state, seat)]
    return punto.draw(GAME.view(state, seat), legal, Speaker("en", names)).plain.split("\n")


def test_the_board_has_coordinates_shapes_letters_and_marks() -> None:
    state = _holding(played(["r4@0,0", "g2@1,0", "b6@1,1"]), "y5")
    assert picture(state, 1) == [
        "Punto · round 1 · first to 2 rounds",
        "  Seat 1  ● red  ■ blue  34 cards · 0 rounds",
        "▸ Seat 2  ▲ green  ◆ yellow  35 cards · 0 rounds",
        "",
        "       -1    0     1     2",
        "  -1   ·     ·     ·     ·",
        "   0   ·    ●r4·  ▲g2·   ·",
        "   1   ·     ·   [■b6 ]  ·",
        "   2         ·     ·     ·",
    ]


def test_who_may_not_move_sees_no_free_cells() -> None:
    state = played(["r4@0,0"])
    assert not any(punto.FREE in line for line in picture(state, 0)[4:])


def test_the_square_shows_no_seventh_column_pun_9() -> None:
    state = played(["r1@0,0", "g1@1,0", "r1@2,0", "g1@3,0", "b1@4,0", "y1@5,0"])
    assert picture(state, 0)[4] == "       0     1     2     3     4     5"


def test_an_expert_sees_the_own_hand_alone_pun_17() -> None:
    state = played([], expert=True)
    hand = GAME.view(state, 0).hand
    assert picture(state, 0)[-1] == "In hand: " + "  ".join(f"{punto.SHAPES[card[0]]}{card}" for card in hand)
    other = "\n".join(picture(state, 1))
    assert [card for card in other.split() if card[1:] in state.hands[1]]
    assert "In hand: " + "  ".join(f"{punto.SHAPES[card[0]]}{card}" for card in hand) not in other


def test_after_a_round_its_last_board_is_shown_with_the_line_that_won_pun_10() -> None:
    line = ["r1@0,0", "g1@0,1", "r2@1,0", "g2@1,1", "r3@2,0", "g3@2,1", "r4@3,0", "g4@3,1", "r5@4,0"]
    drawn = picture(played(line), 0)
    assert drawn[0] == "The table at the end of round 1:"
    assert "[●r1 ][●r2 ][●r3 ][●r4 ][●r5 ]" in drawn[3]
    assert "Punto · round 2 · first to 2 rounds" in drawn


def test_a_place_alone_is_enough_for_the_card_turned_up() -> None:
    view = GAME.view(_holding(played([]), "r5"), 0)
    assert punto.complete(view, "0,0") == "r5@0,0"
    assert punto.complete(view, " -1 , 2 ") == "r5@-1,2"
    assert punto.complete(view, "R5 @ 0,0") == "r5@0,0"
    assert punto.complete(view, "hello") == "hello"


def test_a_place_alone_does_not_choose_between_two_cards() -> None:
    state = played([], expert=True)
    view = GAME.view(state, 0)
    assert len(set(view.hand)) == 2
    assert punto.complete(view, "0,0") == "0,0"
