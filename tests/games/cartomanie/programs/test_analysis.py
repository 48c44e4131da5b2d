"""Looking back at a match: every turn beside the best word there was."""

from __future__ import annotations

from collections.abc import Iterator

from tapisvert.games.cartomanie.model import Move, State
from tapisvert.games.cartomanie.programs.analysis import Looked, analyse
from tapisvert.games.cartomanie.rules import GAME
from tests.games.cartomanie.sheet import play, state


def made(position: State, *moves: str) -> Iterator[tuple[State, int, Move]]:
    for text in moves:
        seat = GAME.to_act(position)[0]
        yield position, seat, GAME.read(text)
        position = play(position, text).state


def test_every_turn_is_shown_with_the_best_word_there_was() -> None:
    sheet = state("B o x a i t", stock="a e")
    (found,) = analyse(made(sheet, "word Bat"))
    assert found == Looked(turn=1, seat=0, word="bat", points=9, late=False, best="boxait", best_points=18)


def test_turning_cards_and_asking_the_table_are_no_ends_of_turns() -> None:
    position = state("K e v i n B a t ?e", {"players": 3}, due=1)
    (refused, accepted) = analyse(
        made(position, "turn 9", "ask Kevin", "no", "yes", "pass", "ask Kevin", "yes", "yes")
    )
    assert (refused.seat, refused.word, refused.points) == (0, "", 0)
    assert (accepted.seat, accepted.word, accepted.points) == (1, "kevin", 18)
    assert refused.best == accepted.best != ""


def test_a_turn_without_a_word_had_none_or_was_late() -> None:
    (none,) = analyse(made(state("Q z ?a"), "pass"))
    assert (none.best, none.best_points, none.late) == ("", 0, False)
    (late,) = analyse(made(state("B a t ?a"), "time"))
    assert (late.word, late.best, late.late) == ("", "bat", True)
