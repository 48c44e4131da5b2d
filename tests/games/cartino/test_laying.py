"""Where a stone may be laid, and what it scores there."""

from __future__ import annotations

import pytest

from tapisvert.games.cartino.laying import turn_points
from tapisvert.games.cartino.model import AllFive, Laid, Options, State, value
from tapisvert.games.cartino.rules import GAME
from tapisvert.table.game import Illegal
from tests.games.cartino.sheet import legal, move, moves, scored, state

REUSED = {"joker": "reused"}
JOINING = {"joining": "if_possible"}


def refusal(position: State, text: str) -> tuple[str, str]:
    """The rule and the code of a refusal; what is refused is not offered either."""
    assert text not in legal(position)
    with pytest.raises(Illegal) as caught:
        move(position, text)
    return caught.value.rule, caught.value.code


# --- the worked examples of the French sheet ---


def test_car_e1_a_king_that_touches_nothing_scores_nothing() -> None:
    """CAR-E1, CAR-12."""
    assert scored(state("7Du 10Hl", "KS"), "KSu") == 0


def test_car_e2_neighbouring_fields_on_different_levels_do_not_touch() -> None:
    """CAR-E2, CAR-5."""
    assert scored(state("QSl", "KS"), "KSu") == 0
    assert scored(state("ASu", "KS"), "KSl") == 0


def test_car_e3_a_king_against_the_8_scores_1() -> None:
    """CAR-E3, CAR-13."""
    assert scored(state("8Sl", "KS"), "KSu") == 1


def test_car_e4_the_8_against_the_king_scores_4() -> None:
    """CAR-E4, CAR-13."""
    assert scored(state("KSu", "8S"), "8Sl") == 4


def test_car_e5_a_king_between_ace_queen_and_two_kings_scores_16() -> None:
    """CAR-E5: its twin in the same field and the king of the facing suit; CAR-5, CAR-6."""
    step = move(state("ASl QSl KSu KHu", "KS"), "KSl")
    assert step.events == (Laid(0, "K", "S", "l", "stone", 16, 4, ("A", "K", "K", "Q")),)


def test_car_e6_ace_king_and_queen_in_one_turn_score_9() -> None:
    """CAR-E6, CAR-13: 0, then 5, then 4."""
    laid = moves(state("", "AS KS QS"), "ASu KSu QSu").laid
    assert [stone.points for stone in laid] == [0, 5, 4]
    assert turn_points(laid) == 9


# --- values ---


def test_car_6_ace_5_king_4_queen_3_jack_2_all_others_1() -> None:
    """CAR-6."""
    ranks = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
    assert [value(rank + "H", Options()) for rank in ranks] == [5, 4, 3, 2, *[1] * 9]


def test_car_6_in_the_german_sheet_the_queen_is_worth_5() -> None:
    """CAR-6."""
    assert scored(state("QHu", "KH", options={"queen": 5}), "KHu") == 5
    assert value("KH", Options(queen=5)) == 4


def test_car_7_a_joker_is_worth_what_the_stone_of_its_field_is_worth() -> None:
    """CAR-7."""
    assert scored(state("*AHu", "KH"), "KHu") == 5
    assert scored(state("*8Hu", "KH"), "KHl") == 1


# --- one suit a turn, on its own field ---


def test_car_10_only_stones_of_one_suit_are_laid_in_a_turn() -> None:
    """CAR-10."""
    position = moves(state("", "AS KH 7S *"), "ASu")
    assert legal(position) - {"end", "back"} >= {"7Su", "7Sl", "*KSu"}
    assert all(text.strip("*")[-2] == "S" for text in legal(position) - {"end", "back"})
    with pytest.raises(Illegal) as caught:
        move(position, "KHu")
    assert (caught.value.rule, caught.value.code) == ("CAR-10", "second-suit")
    assert caught.value.facts == {"suit": "S", "other": "H"}
    assert refusal(position, "*KHu") == ("CAR-10", "second-suit")


def test_car_10_at_least_one_stone_must_be_laid() -> None:
    """CAR-10."""
    position = state("", "AS")
    assert refusal(position, "end") == ("CAR-10", "nothing-laid")
    assert refusal(position, "back") == ("CAR-10", "nothing-laid")
    assert "end" in legal(moves(position, "ASu"))


def test_car_10_only_stones_on_the_rack_are_laid() -> None:
    """CAR-10."""
    with pytest.raises(Illegal) as caught:
        move(state("", "AS", "KS"), "KSu")
    assert (caught.value.rule, caught.value.code) == ("CAR-10", "not-on-rack")
    assert caught.value.facts == {"rank": "K", "suit": "S"}
    assert refusal(state("", "AS", "*"), "*ASu") == ("CAR-10", "no-joker")
    assert refusal(moves(state("", "AS"), "ASu"), "ASl") == ("CAR-10", "not-on-rack")


def test_car_10_a_joker_is_laid_as_a_stone_of_the_turns_suit() -> None:
    """CAR-10."""
    position = moves(state("", "AS *"), "ASu *KSu")
    assert position.board == {"ASu": False, "KSu": True}
    assert [stone.points for stone in position.laid] == [0, 5]
    assert position.racks[0] == ()


def test_car_10_with_jokers_alone_one_suit_is_named_and_they_may_share_a_field() -> None:
    """CAR-10."""
    position = moves(state("", "* *"), "*KSu")
    assert refusal(position, "*KHu") == ("CAR-10", "second-suit")
    assert scored(position, "*KSl") == 4


def test_car_11_a_stone_goes_to_its_own_field_on_either_half() -> None:
    """CAR-11."""
    assert legal(state("", "KS")) == {"KSu", "KSl"}
    assert legal(state("KSu", "KS")) == {"KSl"}


def test_car_11_a_half_has_room_for_one_stone() -> None:
    """CAR-11."""
    with pytest.raises(Illegal) as caught:
        move(state("KSu", "KS"), "KSu")
    assert (caught.value.rule, caught.value.code) == ("CAR-11", "half-taken")
    assert caught.value.facts == {"rank": "K", "suit": "S", "half": "u"}
    assert refusal(state("KSu", "*"), "*KSu") == ("CAR-11", "half-taken")
    assert refusal(state("*KSu", "*"), "*KSu") == ("CAR-11", "half-taken")


def test_car_11_where_a_joker_lies_the_stone_has_to_be_exchanged_for_it() -> None:
    """CAR-11."""
    assert refusal(state("*KSu", "KS"), "KSu") == ("CAR-11", "joker-lies-there")
    assert legal(state("*KSu", "KS")) == {"KSu!", "KSl"}


def test_car_1_the_32_board_has_no_field_for_a_six() -> None:
    """CAR-1."""
    with pytest.raises(Illegal) as caught:
        move(state("", "7S"), "6Su")
    assert (caught.value.rule, caught.value.code) == ("CAR-1", "no-such-field")
    assert caught.value.facts == {"rank": "6", "suit": "S"}
    assert scored(state("7Su", "6S", options={"edition": 52}), "6Su") == 1


# --- joining ---


def test_car_12_a_stone_that_touches_nothing_may_be_laid_all_the_same() -> None:
    """CAR-12."""
    assert legal(state("ASu", "KS 7H")) == {"KSu", "KSl", "7Hu", "7Hl"}


def test_car_12_if_possible_the_first_stone_of_a_turn_must_join() -> None:
    """CAR-12."""
    position = state("ASu", "KS 7H", options=JOINING)
    assert legal(position) == {"KSu"}
    assert refusal(position, "KSl") == ("CAR-12", "must-join")
    assert refusal(position, "7Hu") == ("CAR-12", "must-join")


def test_car_12_later_stones_are_free() -> None:
    """CAR-12."""
    position = moves(state("ASu", "KS 7S 10S", options=JOINING), "KSu")
    assert legal(position) == {"7Su", "7Sl", "10Su", "10Sl", "end", "back"}


def test_car_12_if_no_stone_can_join_every_stone_may_be_laid() -> None:
    """CAR-12."""
    assert legal(state("ASu", "KH 10H", options=JOINING)) == {"KHu", "KHl", "10Hu", "10Hl"}
    assert legal(state("", "KH", options=JOINING)) == {"KHu", "KHl"}


def test_car_12_a_joker_on_the_rack_can_join_and_an_exchange_counts_if_it_touches() -> None:
    """CAR-12."""
    # The ace of spades touches its twin's half, the 7, the king and the facing aces.
    assert legal(state("ASu", "10H *", options=JOINING)) == {"*KSu", "*7Sl", "*ACu", "*ASl"}
    assert legal(state("ASu *KSu", "KS 10H", options=JOINING)) == {"KSu!", "KSl"}
    assert legal(state("*KSu", "KS 10H", options=JOINING)) == {"KSl"}, "an exchange that touches nothing"


# --- scoring ---


def test_car_13_stones_score_in_the_order_in_which_they_are_laid() -> None:
    """CAR-13."""
    high_first = moves(state("", "AS KS"), "ASu KSu")
    low_first = moves(state("", "AS KS"), "KSu ASu")
    assert (turn_points(high_first.laid), turn_points(low_first.laid)) == (5, 4)


def test_car_13_a_stone_never_scores_its_own_value_nor_once_more_later() -> None:
    """CAR-13."""
    position = moves(state("", "AS 7S"), "ASu 7Sl end")
    assert position.scores == (5, 0)


def test_car_13_a_stone_beside_a_joker_scores_it_and_so_does_the_stone_that_replaces_it() -> None:
    """CAR-13."""
    laid = moves(state("*ASu", "KS AS"), "KSu ASu!").laid
    assert [stone.points for stone in laid] == [5, 4]


def test_car_14_five_stones_of_one_suit_in_one_turn_bring_10_more() -> None:
    """CAR-14."""
    four = moves(state("", "7S 8S 9S JS KS"), "7Su 9Su JSl KSl")
    assert turn_points(four.laid) == 0
    step = move(four, "8Sl")
    assert step.events[-1] == AllFive(0, "S", 10)
    assert turn_points(step.state.laid) == 10
    assert moves(step.state, "end").scores == (10, 0)


def test_car_14_jokers_and_exchanges_count_among_the_five() -> None:
    """CAR-14, CAR-15."""
    five = moves(state("*10Sl", "7S 10S JS * *"), "7Su 10Sl! JSl *QSu *8Sl")
    assert turn_points(five.laid) == sum(stone.points for stone in five.laid) + 10


# --- the joker on the board ---


def test_car_15_a_joker_is_exchanged_for_the_stone_it_stands_for() -> None:
    """CAR-15."""
    position = state("*KSu ASu", "KS")
    step = move(position, "KSu!")
    assert step.events == (Laid(0, "K", "S", "u", "exchange", 5, 1, ("A",)),)
    assert step.state.board == {"KSu": False, "ASu": False}


def test_car_15_by_a_player_who_lays_that_suit() -> None:
    """CAR-15."""
    position = moves(state("*KSu", "KS 7H"), "7Hu")
    assert refusal(position, "KSu!") == ("CAR-10", "second-suit")


def test_car_15_there_must_be_a_joker() -> None:
    """CAR-15."""
    with pytest.raises(Illegal) as caught:
        move(state("", "KS"), "KSu!")
    assert (caught.value.rule, caught.value.code) == ("CAR-15", "no-joker-there")
    assert caught.value.facts == {"rank": "K", "suit": "S"}
    assert refusal(state("KSu", "KS"), "KSu!") == ("CAR-15", "no-joker-there")
    assert refusal(state("*KSu", "AS"), "KSu!") == ("CAR-10", "not-on-rack")


def test_car_15_only_a_joker_that_lay_there_when_the_turn_began() -> None:
    """CAR-15."""
    position = moves(state("", "KS *"), "*KSu")
    assert refusal(position, "KSu!") == ("CAR-15", "joker-of-this-turn")


def test_car_15_retired_the_joker_is_out_of_the_game() -> None:
    """CAR-15."""
    position = moves(state("*KSu", "KS 7S"), "KSu!")
    assert (position.retired, position.racks[0], position.shown) == (1, ("7S",), (0, 0))
    assert refusal(position, "*QSu") == ("CAR-10", "no-joker")


def test_car_15_reused_the_joker_is_won_but_not_for_this_turn() -> None:
    """CAR-15."""
    position = moves(state("*KSu", "KS 7S", options=REUSED), "KSu!")
    assert (position.retired, sorted(position.racks[0]), position.shown) == (0, ["*", "7S"], (1, 0))
    assert refusal(position, "*QSu") == ("CAR-15", "joker-just-won")
    after = moves(position, "end 10Du end")
    assert after.turn == 0
    assert "*QSu" in legal(after)


def test_car_15_reused_a_joker_held_before_may_be_laid_in_the_same_turn() -> None:
    """CAR-15."""
    position = moves(state("*KSu", "KS *", options=REUSED), "KSu! *QSu")
    assert position.racks[0] == ("*",)
    assert refusal(position, "*QSl") == ("CAR-15", "joker-just-won")
    first_laid = moves(state("*KSu", "KS *", options=REUSED), "*QSu KSu!")
    assert refusal(first_laid, "*QSl") == ("CAR-15", "joker-just-won")


def test_car_15_reused_with_an_empty_bag_the_joker_leaves_the_game() -> None:
    """CAR-15."""
    position = moves(state("*KSu", "KS 7S", options=REUSED, bag=""), "KSu!")
    assert (position.retired, position.racks[0], position.shown) == (1, ("7S",), (0, 0))


def test_car_15_what_counts_is_the_bag_when_the_turn_began() -> None:
    """CAR-15."""
    position = moves(state("*KSu *AHu", "KS 7S", "AH 10D", options=REUSED, bag="9C"), "KSu! 7Su end")
    assert (position.bag, position.retired) == ((), 0)
    assert sorted(position.racks[0]) == ["*", "9C"]
    position = moves(position, "AHu!")
    assert (position.racks[1], position.retired) == (("10D",), 1)


def test_two_jokers_of_one_field_may_both_be_exchanged_in_one_turn() -> None:
    """CAR-10, CAR-15."""
    position = moves(state("*KSu *KSl", "KS KS"), "KSu! KSl!")
    assert [stone.points for stone in position.laid] == [4, 4]
    assert position.retired == 2


def test_every_legal_stone_is_accepted_and_no_other() -> None:
    position = state("ASu *KSl 7Hu", "KS QS AS 7H *", options=REUSED)
    offered = legal(position)
    for half in ("u", "l"):
        for card in ("KS", "QS", "AS", "7H", "10C"):
            for text in (f"{card}{half}", f"*{card}{half}", f"{card}{half}!"):
                try:
                    GAME.verify(position, 0, GAME.read(text))
                    accepted = True
                except Illegal:
                    accepted = False
                assert accepted == (text in offered), text
