"""How words are laid with cards."""

from __future__ import annotations

import pytest

from tapisvert.games.cartomanie.rules import GAME
from tapisvert.table.game import BadMove, Illegal
from tests.games.cartomanie.sheet import play, state

BOXAIT = "B o x a i t"


def refusal(position: object, text: str, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(Illegal) as caught:
        GAME.verify(position, seat, GAME.read(text))  # type: ignore[arg-type]
    return caught.value.rule, caught.value.code


@pytest.mark.parametrize("word", ["Boxait", "Bat", "Taxi"])
def test_man_5_any_french_word_counts(word: str) -> None:
    """MAN-5."""
    play(state(BOXAIT + " T"), f"word {word}")


def test_man_5_inflected_forms_count_and_accents_are_ignored() -> None:
    """MAN-5."""
    play(state("F u s s i e z"), "word Fussiez")
    play(state("H o t e l"), "word Hotel")


def test_man_5_what_the_dictionary_lacks_is_refused() -> None:
    """MAN-5."""
    assert refusal(state(BOXAIT), "word Btx") == ("MAN-5", "not-a-word")
    assert refusal(state("K g"), "word Kg") == ("MAN-5", "not-a-word")
    assert refusal(state("H t t p"), "word Http") == ("MAN-5", "not-a-word")


@pytest.mark.parametrize("letter", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
def test_man_5_the_one_letter_words_are_a_o_x_y(letter: str) -> None:
    """MAN-5."""
    if letter in "AOXY":
        play(state(f"{letter} e"), f"word {letter}")
    else:
        assert refusal(state(f"{letter} e"), f"word {letter}") == ("MAN-5", "not-a-word")


def test_man_6_a_word_starts_with_a_capital_card() -> None:
    """MAN-6."""
    assert refusal(state("b a t"), "word bat") == ("MAN-6", "capital-first")
    assert refusal(state("b a t"), "word Bat") == ("MAN-6", "no-capital")
    assert refusal(state("T b a t"), "word Bat") == ("MAN-6", "no-capital")


def test_man_6_all_its_other_letters_are_small_cards() -> None:
    """MAN-6."""
    assert refusal(state("B A t"), "word Bat") == ("MAN-12", "letter-missing")
    with pytest.raises(BadMove):
        GAME.read("word BAt")


def test_man_7_at_most_one_joker() -> None:
    """MAN-7."""
    play(state("B o * a i t"), "word Bo(x)ait")
    assert refusal(state("B * * a i t"), "word B(o)(x)ait") == ("MAN-7", "second-joker")
    assert refusal(state(BOXAIT), "word Bo(x)ait") == ("MAN-7", "no-joker-up")


def test_man_7_a_joker_never_stands_for_the_capital() -> None:
    """MAN-7."""
    assert refusal(state("* o x a i t"), "word (B)oxait") == ("MAN-7", "joker-as-capital")


def test_man_12_only_face_up_cards_can_be_used() -> None:
    """MAN-12."""
    assert refusal(state("B o ?x a i t"), "word Boxait") == ("MAN-12", "letter-missing")
    assert refusal(state("B o x a i t"), "word Boxaitt".replace("tt", "ttt")) == ("MAN-12", "letter-missing")


def test_man_13_the_cards_come_from_the_first_places_or_from_those_named() -> None:
    """MAN-13."""
    position = state("t B a t a")
    assert play(position, "word Bat").state.table[:5] == ("", "", "", "t", "a")
    assert play(position, "word Bat 2 5 4").state.table[:5] == ("t", "", "a", "", "")
    assert refusal(position, "word Bat 2 5 5") == ("MAN-13", "wrong-places")
    assert refusal(position, "word Bat 2 5") == ("MAN-13", "wrong-places")
    assert refusal(position, "word Bat 1 5 4") == ("MAN-13", "not-on-place")


def test_man_23_children_need_no_capital_and_a_joker_may_come_first() -> None:
    """MAN-23."""
    children = {"version": "children"}
    play(state("b a t *", children), "word bat")
    play(state("a t *", children), "word (b)at")
    assert refusal(state("b a t", children), "word Bat") == ("MAN-23", "no-capitals")
    assert refusal(state("* b", children), "word (a)") == ("MAN-23", "joker-alone")


@pytest.mark.parametrize(
    "text",
    ["word", "word ", "word b(at", "word b)at", "word bât", "word bat 0", "turn 0", "turn", "word ba-t"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMove):
        GAME.read(text)


@pytest.mark.parametrize(
    "text",
    ["turn 7", "word Boxait", "word Bo(x)ait", "word Bat 2 5 4", "ask Zoe", "pass", "time", "yes", "no"],
)
def test_notation_goes_both_ways(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text
