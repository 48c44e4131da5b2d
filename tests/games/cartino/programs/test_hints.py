"""What a hint in Cartino tells, tip by tip."""

from __future__ import annotations

import random

from tapisvert.games.cartino.board import layout
from tapisvert.games.cartino.model import End, Lay, State
from tapisvert.games.cartino.programs.hints import best_scoring, followed, hint, opens, why_wiser
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.program import Hint
from tests.games.cartino.brute import position_of


def asked(state: State) -> Hint:
    return hint(GAME.view(state, state.turn))


def test_the_suit_then_how_many_then_the_turn() -> None:
    """CAR-E5: the king touches four stones."""
    state = position_of(GAME.options({}), "KS 7D 8C", "KSu ASl QSl KHu")
    found = asked(state)
    suit, count, turn = found.tips
    assert (suit.says[0].facts, suit.marks) == ({"suit": "S"}, ("KS",))
    assert count.says[0].facts == {"stones": 1, "points": 16, "bonus": 0}
    assert not suit.moves
    assert not count.moves
    assert turn.moves == ("KSl", "end")
    stone = turn.says[-1]
    assert stone.id == "cartino-explain"
    assert (stone.facts["points"], stone.facts["ranks"]) == (16, ("A", "K", "K", "Q"))
    assert [(step.move, step.points) for step in found.steps] == [("KSl", 16), ("end", 0)]


def test_five_of_one_suit_bring_ten_more_car_14() -> None:
    state = position_of(GAME.options({}), "AS KS QS JS 10S", "")
    advice = best_scoring(GAME.view(state, 0))
    assert len(advice) == 6
    assert (advice[-1].move, advice[-1].points) == (End(), 10)
    count = asked(state).tips[1].says[0].facts
    assert (count["stones"], count["bonus"]) == (5, 10)
    assert count["points"] == sum(step.points for step in advice)


def test_no_joker_is_spent_for_nothing() -> None:
    """A joker as the queen scores the same on the only half that is worth anything."""
    empty = {"QSu", "7Du", "7Dl", "8Du", "8Dl", "9Du", "9Dl"}
    laid = " ".join(half for half in layout(32).halves if half not in empty)
    state = position_of(GAME.options({}), "QS *", laid)
    advice = best_scoring(GAME.view(state, 0))
    assert [(step.move, step.points) for step in advice] == [(Lay("QSu"), 10), (End(), 0)]


def test_a_turn_that_cannot_get_better_is_ended() -> None:
    state = position_of(GAME.options({}), "KS 7D", "KSu ASl")
    state = GAME.play(state, 0, Lay("KSl"), Chance.seeded(0)).state
    (tip,) = asked(state).tips
    assert tip.moves == ("end",)
    assert tip.says[0].id == "cartino-hint-end"


def test_a_turn_that_scores_less_is_explained_by_the_joker_it_keeps() -> None:
    state = position_of(GAME.options({}), "9D 8C 7H 10S *", "JSu")
    view, rng = GAME.view(state, 0), random.Random(0)
    most = best_scoring(view)
    assert any(isinstance(step.move, Lay) and step.move.how == "joker" for step in most)
    less = followed(view, [Lay("9Dl"), End()])
    (why,) = why_wiser(view, less, most, rng)
    assert why.facts == {"points": sum(step.points for step in most), "why": "joker", "seat": 1}
    assert why_wiser(view, most, most, rng) == (), "what scores most needs no excuse"


def test_a_turn_that_scores_less_opens_less_only_where_that_is_so() -> None:
    """CAR-13: an ace and a king open fields to the next player; a seven alone opens next to nothing."""
    state = position_of(GAME.options({}), "AS KS 7D", "")
    view, rng = GAME.view(state, 0), random.Random(0)
    king, seven = followed(view, [Lay("ASu"), Lay("KSu"), End()]), followed(view, [Lay("7Du"), End()])
    assert sum(step.points for step in king) > sum(step.points for step in seven)
    more, less = (opens(view, [step.move for step in each], 1) for each in (king, seven))
    (why,) = why_wiser(view, seven, king, rng)
    assert more - less >= 1
    assert why.facts["why"] == "opens"
    assert why_wiser(view, seven, seven, rng) == ()


def test_the_same_view_gives_the_same_hint() -> None:
    state = position_of(GAME.options({}), "KS 7D 8C QH *", "KSu ASl QSl KHu")
    assert asked(state) == asked(state)
