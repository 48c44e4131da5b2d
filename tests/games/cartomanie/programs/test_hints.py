"""What a hint in Cartomanie tells, tip by tip."""

from __future__ import annotations

from tapisvert.games.cartomanie.model import State
from tapisvert.games.cartomanie.programs.hints import hint, why
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.table.program import Hint
from tapisvert.words import Speaker
from tests.games.cartomanie.sheet import play, state


def asked(position: State, seat: int = 0) -> Hint:
    return hint(GAME.view(position, seat))


def said(found: Hint) -> list[str]:
    speaker = Speaker("en", ["Anna", "Paul"])
    return [" ".join(map(speaker.say, tip.says)) for tip in found.tips]


def test_how_long_how_it_begins_a_known_word_and_the_best() -> None:
    found = asked(state("B o x a i t", stock="e"))
    known, best = found.steps
    assert known.points < best.points
    assert (best.move, best.points, best.said) == ("word Boxait", 18, "boxait")
    letters = len(known.said)
    assert said(found) == [
        f"There is a word of {letters} letters.",
        f"This word of {letters} letters begins with B.",
        f"A well-known word: “{known.said}”, {known.points} points.",
        "The best word: “boxait”, 18 points.",
    ]
    assert [tip.moves for tip in found.tips] == [(), (), (known.move,), (best.move,)]
    assert found.tips[1].marks == ("1",), "the capital that it begins with (MAN-6)"


def test_what_speaks_for_a_word_is_what_it_brings_and_takes() -> None:
    view = GAME.view(state("B o x a i t", stock="e"), 0)
    speaker = Speaker("en", ["Anna", "Paul"])
    assert [speaker.say(each) for each in why(view, (GAME.read("word Boxait"),))] == [
        "“boxait” brings 18 points and takes 6 cards."
    ]
    assert why(view, (GAME.read("pass"),)) == ()


def test_one_word_where_the_best_is_known() -> None:
    found = asked(state("C e d e"))
    assert [step.said for step in found.steps] == ["cédé"]
    assert [tip.says[0].id for tip in found.tips] == [
        "cartomanie-hint-letters",
        "cartomanie-hint-first",
        "cartomanie-hint-best",
    ]


def test_none_is_a_reason_to_pass() -> None:
    found = asked(state("Q z"))
    assert (found.steps, found.tips[0].moves) == ((), ("pass",))
    assert said(found) == ["There is no word in these cards: pass."]


def test_before_all_cards_are_up_nothing_is_given_away() -> None:
    assert said(asked(state("B a t ?e", due=1))) == ["Turn up a card: face down, they are all alike."]


def test_who_is_asked_about_a_word_is_not_told_what_to_say_man_9() -> None:
    position = play(state("B a t K e v i n"), "ask Kevin").state
    found = asked(position, 1)
    assert found.steps == ()
    assert found.tips[0].says[0].id == "cartomanie-hint-vote"


def test_alone_a_word_that_lets_all_be_cleared_is_preferred_man_21() -> None:
    """“Bat” and “Os” use up all; a longer word would leave cards that make none."""
    found = asked(state("B a t O s", {"players": 1}))
    last = found.tips[-1]
    assert last.says[-1].id == "cartomanie-hint-clears"
    assert last.says[-1].facts["count"] == 2
    position = play(state("B a t O s", {"players": 1}), found.steps[-1].move).state
    assert said(asked(position))[-1].endswith("With it, nothing is left.")
