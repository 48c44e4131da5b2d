"""Cartino as a game of the table: the start, taking back, views, imagining, notation, prompts."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from tapisvert.games.cartino.laying import turn_points
from tapisvert.games.cartino.model import TAKE_BACKS, Back, Began, Drew, End, Lay, State, Took, TookBack
from tapisvert.games.cartino.rules import GAME, all_stones, starter
from tapisvert.games.cartino.testing import things
from tapisvert.table.chance import Chance
from tapisvert.table.game import BadMove, BadOption, Event, Illegal, seen
from tests.games.cartino.sheet import CHANCE, legal, move, moves, state

REUSED = {"joker": "reused"}


def refusal(position: State, text: str, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(Illegal) as caught:
        GAME.verify(position, seat, GAME.read(text))
    return caught.value.rule, caught.value.code


# --- the start ---


@pytest.mark.parametrize(("edition", "lowest"), [(32, "7"), (52, "2")])
def test_car_1_two_stones_of_every_card_and_two_jokers(edition: int, lowest: str) -> None:
    """CAR-1."""
    stones = Counter(all_stones(GAME.options({"edition": edition})))
    assert stones.pop("*") == 2
    assert len(stones) == edition
    assert set(stones.values()) == {2}
    assert lowest + "D" in stones


def test_car_8_every_player_draws_five_hidden_from_the_others() -> None:
    """CAR-8."""
    start = GAME.start(GAME.options({"players": 4}), CHANCE)
    assert [len(rack) for rack in start.state.racks] == [5] * 4
    assert len(start.state.bag) == 2 * 32 + 2 - 20
    assert Counter(all_stones(start.state.options)) == things(start.state)
    for seat in range(4):
        view = GAME.view(start.state, seat)
        assert (view.rack, view.racks, view.bag) == (start.state.racks[seat], (5,) * 4, 46)
        assert [event.stones for event in seen(start.events, seat) if isinstance(event, Took)] == [view.rack]
    assert [event.bag for event in start.events if isinstance(event, Drew)] == [61, 56, 51, 46]
    assert GAME.view(start.state, None).rack == ()
    assert not any(isinstance(event, Took) for event in seen(start.events, None))


def test_car_8_the_bag_is_drawn_from_in_the_order_of_its_shuffle() -> None:
    """CAR-8."""
    start = GAME.start(GAME.options({"players": 3}), CHANCE)
    assert len(start.shuffles) == 1
    drawn = tuple(stone for rack in start.state.racks for stone in rack)
    assert drawn + start.state.bag == start.shuffles[0].items


@pytest.mark.parametrize("seed", range(30))
def test_car_9_the_lowest_stone_in_the_lowest_suit_starts(seed: int) -> None:
    """CAR-9."""
    start = GAME.start(GAME.options({"players": 4}), Chance.seeded(seed))
    order = [rank + suit for suit in "DHSC" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")] + ["*"]
    lowest = min((stone for rack in start.state.racks for stone in rack), key=order.index)
    assert lowest in start.state.racks[start.state.turn]
    assert start.events[-1] == Began(start.state.turn)


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("AD", "7H"),
        ("AH", "7S"),
        ("AS", "7C"),
        ("7D", "8D"),
        ("10D", "JD"),
        ("KD", "AD"),
        ("AC", "*"),
        ("7D 8D 9C", "7D 9D 7H"),  # the same lowest stone: the next decides
        ("9C 7D", "7D *"),  # a joker counts as the highest
    ],
)
def test_car_9_suit_before_rank_then_the_next_lowest(lower: str, higher: str) -> None:
    """CAR-9."""
    low, high = tuple(lower.split()), tuple(higher.split())
    assert starter((low, high)) == 0
    assert starter((high, low)) == 1


def test_car_9_in_the_52_edition_the_two_is_lowest() -> None:
    """CAR-9."""
    assert starter((("7D",), ("3D",), ("2D",))) == 2


def test_car_9_racks_that_are_equal_leave_it_to_the_lower_seat() -> None:
    """CAR-9."""
    twin = ("7D", "9H", "9S", "AC", "*")
    assert starter((("8D",), twin, twin[::-1])) == 1


def test_car_9_only_the_player_whose_turn_it_is_plays() -> None:
    """CAR-9."""
    position = state("", "AS", "KS", turn=1)
    assert refusal(position, "ASu", seat=0) == ("CAR-9", "not-your-turn")
    assert list(GAME.legal(position, 0)) == []


def test_car_20_after_the_end_nothing_may_be_laid() -> None:
    """CAR-20."""
    position = moves(state("", "KS", "AS", bag=""), "KSu end")
    assert refusal(position, "ASu", seat=1) == ("CAR-20", "match-over")
    assert list(GAME.legal(position, 1)) == []


# --- options ---


def test_the_presets_are_the_two_sheets_for_2_to_4_players() -> None:
    """CAR-1, CAR-6, CAR-15."""
    sheets = {name: GAME.options(preset) for name, preset in GAME.presets.items()}
    assert {name: options.players for name, options in sheets.items()} == {
        f"{sheet}-{players}": players for sheet in ("french", "german") for players in (2, 3, 4)
    }
    for name, options in sheets.items():
        french = name.startswith("french")
        assert (options.edition, options.queen) == ((32, 3) if french else (52, 5))
        assert options.joker == ("retired" if french else "reused")
        assert options.joining == "free"
    assert GAME.options({}) == sheets["french-2"], "the default"


def test_every_option_can_be_changed_on_its_own() -> None:
    changed = GAME.options({"edition": 52, "queen": 3, "joker": "reused", "joining": "if_possible"})
    assert (changed.edition, changed.queen, changed.joker, changed.joining) == (
        *(52, 3, "reused"),
        "if_possible",
    )
    for wrong in ({"players": 5}, {"players": 1}, {"edition": 48}, {"queen": 4}, {"joker": "lost"}):
        with pytest.raises(BadOption):
            GAME.options(wrong)


# --- taking back ---


def test_car_11_the_first_stone_taken_back_says_that_all_have_seen_it() -> None:
    """CAR-11."""
    position = state("", "KS QS")
    told: list[Event] = []
    for _ in range(2):
        step = move(move(position, "KSu").state, "back")
        position = step.state
        told += step.events
    assert [event.first for event in told if isinstance(event, TookBack)] == ["yes", "no"]


def taken_back(position: State, text: str) -> State:
    """The state after a move was made and taken back, which is the state before it but for the count."""
    made = move(position, text).state
    back = move(made, "back").state
    assert back.backs == position.backs + 1
    assert sorted(back.racks[0]) == sorted(position.racks[0])
    assert back.taken_back
    assert replace(back, backs=position.backs, taken_back=False, racks=position.racks) == position
    return back


def test_a_stone_is_taken_back() -> None:
    position = state("ASu", "KS QS")
    back = taken_back(position, "KSu")
    assert legal(back) == legal(position)
    assert taken_back(moves(position, "QSu"), "KSu").laid == moves(position, "QSu").laid


def test_a_joker_is_taken_back_as_a_joker() -> None:
    assert "*" in taken_back(state("", "KS *"), "*KSu").racks[0]
    assert taken_back(state("", "KS *", options=REUSED, shown=(1, 0)), "*KSu").shown == (1, 0)


def test_an_exchange_is_taken_back_and_the_joker_lies_there_again() -> None:
    """CAR-15, `retired`, and `reused` with the bag empty: it had left the game."""
    for position in (state("*KSu", "KS QS"), state("*KSu", "KS QS", options=REUSED, bag="")):
        assert move(position, "KSu!").state.retired == 1
        back = taken_back(position, "KSu!")
        assert (back.retired, back.board) == (0, {"KSu": True})


def test_an_exchange_is_taken_back_and_the_joker_leaves_the_rack_again() -> None:
    """CAR-15, `reused`."""
    position = state("*KSu", "KS QS", options=REUSED)
    back = taken_back(position, "KSu!")
    assert (back.board, back.shown) == ({"KSu": True}, (0, 0))
    assert "*" not in back.racks[0]


def test_a_whole_turn_is_taken_back_stone_by_stone() -> None:
    position = state("*KSu", "KS QS AS 7S *", options=REUSED)
    laid = "ASu KSu! *QSl QSu 7Sl"
    back = moves(position, laid + " back" * 5)
    assert replace(back, backs=0, taken_back=False, racks=position.racks) == position
    assert sorted(back.racks[0]) == sorted(position.racks[0])
    assert turn_points(moves(back, laid).laid) == turn_points(moves(position, laid).laid)


def test_taking_back_is_told_to_all() -> None:
    step = move(moves(state("*KSu", "KS"), "KSu!"), "back")
    assert step.events == (TookBack(0, "K", "S", "exchange", "yes"),)


def test_after_all_stones_are_back_another_suit_may_be_chosen() -> None:
    """CAR-10."""
    assert "7Hu" in legal(moves(state("", "KS 7H"), "KSu back"))


def test_nobody_takes_back_without_end() -> None:
    position = moves(state("", "KS"), "KSu back " * TAKE_BACKS + "KSu")
    assert refusal(position, "back") == ("CAR-11", "enough-taken-back")
    assert legal(position) == {"end"}
    assert moves(position, "end 10Du").backs == 0


def test_a_finished_turn_cannot_be_taken_back() -> None:
    """CAR-11: laid stones never move."""
    assert refusal(moves(state("", "KS"), "KSu end"), "back", seat=1) == ("CAR-10", "nothing-laid")


# --- what is known ---


def test_a_joker_won_is_known_to_all_until_one_is_laid() -> None:
    won = moves(state("*KSu", "KS 7S", options=REUSED), "KSu! end")
    assert GAME.view(won, 1).shown == (1, 0)
    laid = moves(won, "10Du end *ASu")
    assert GAME.view(laid, 1).shown == (0, 0)


def test_a_joker_won_in_this_turn_stays_known_when_another_is_laid() -> None:
    """CAR-15: the one that was laid cannot be the one that was won."""
    position = moves(state("*KSu", "KS *", options=REUSED), "KSu! *QSu")
    assert position.shown == (1, 0)
    imagined = GAME.imagine(GAME.view(position, 1), random.Random(1))
    assert imagined.racks[0].count("*") == 1
    assert moves(imagined, "back back").racks[0].count("*") == 1
    assert taken_back(moves(state("*KSu", "KS *", options=REUSED), "KSu!"), "*QSu").shown == (1, 0)


def test_nobody_sees_the_bag_nor_the_racks_of_the_others() -> None:
    position = state("", "KS", "7H 8H", bag="7C 8C 9C")
    other = replace(position, racks=(("KS",), ("9C", "7C")), bag=("8H", "7H", "8C"))
    assert position != other
    for viewer in (0, None):
        assert GAME.view(position, viewer) == GAME.view(other, viewer)


@pytest.mark.parametrize("preset", GAME.presets)
def test_an_imagined_state_looks_the_same_from_the_seat_and_holds_the_same_stones(preset: str) -> None:
    rng = random.Random(4)
    position = GAME.start(GAME.options(GAME.presets[preset]), CHANCE).state
    all_of_them = things(position)
    while not GAME.outcome(position):
        for viewer in (position.turn, (position.turn + 1) % len(position.racks), None):
            view = GAME.view(position, viewer)
            imagined = GAME.imagine(view, rng)
            assert GAME.view(imagined, viewer) == view
            assert things(imagined) == all_of_them
        chosen = rng.choice(list(GAME.legal(position, position.turn)))
        position = GAME.play(position, position.turn, chosen, CHANCE).state


def test_imagining_varies_what_is_hidden_and_keeps_what_is_known() -> None:
    start = GAME.start(GAME.options({"players": 3}), CHANCE).state
    rng = random.Random(1)
    imagined = [GAME.imagine(GAME.view(start, 0), rng) for _ in range(20)]
    assert {other.racks[0] for other in imagined} == {start.racks[0]}
    assert len({other.racks[1] for other in imagined}) == 20
    assert len({other.bag for other in imagined}) == 20
    known = state("", "KS", "7H *", bag="7C 8C 9C", shown=(0, 1))
    assert all("*" in GAME.imagine(GAME.view(known, 0), rng).racks[1] for _ in range(10))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_car_9_whoever_starts_has_the_lowest_stone_in_every_imagined_start(players: int) -> None:
    """CAR-9."""
    rng = random.Random(1)
    for seed in range(10):
        start = GAME.start(GAME.options({"players": players}), Chance.seeded(seed)).state
        for viewer in (*range(players), None):
            imagined = GAME.imagine(GAME.view(start, viewer), rng)
            assert starter(imagined.racks) == start.turn
            assert imagined.racks != start.racks


def test_car_9_a_start_that_is_next_to_impossible_is_imagined_all_the_same() -> None:
    """CAR-9: of a hundred thousand racks hardly one is lower than the first."""
    start = replace(state("", "7D 8D 9D 10D KC", "7D 8D 9D 10D JD", turn=1), number=1)
    view = GAME.view(start, 0)
    imagined = GAME.imagine(view, random.Random(1))
    assert (imagined.racks[0], len(imagined.racks[1])) == (start.racks[0], 5)


# --- notation and prompts ---


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("KSu", Lay("KSu")),
        ("10Dl", Lay("10Dl")),
        ("*KSu", Lay("KSu", "joker")),
        ("KSu!", Lay("KSu", "exchange")),
        ("end", End()),
        ("back", Back()),
    ],
)
def test_notation_goes_both_ways(text: str, meant: object) -> None:
    assert GAME.read(text) == meant
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "KS", "KSx", "KSU", "ksu", "1Su", "11Su", "*KSu!", "**KSu", "KSu!!", "KXu", " KSu", "END", "end "],
)
def test_nothing_else_is_a_move(text: str) -> None:
    with pytest.raises(BadMove):
        GAME.read(text)


def test_prompts_say_whose_turn_it_is_and_what_it_brought() -> None:
    position = state("ASu", "KS")
    assert GAME.prompt(GAME.view(position, 0)).id == "cartino-prompt-lay"
    waiting = GAME.prompt(GAME.view(position, 1))
    assert (waiting.id, waiting.facts) == ("cartino-prompt-wait", {"seat": 0})
    assert GAME.prompt(GAME.view(position, None)) == waiting
    more = GAME.prompt(GAME.view(moves(position, "KSu"), 0))
    assert (more.id, more.facts) == ("cartino-prompt-more", {"seat": 0, "points": 5, "suit": "S"})
    over = moves(state("", "KS", bag=""), "KSu end")
    won = GAME.prompt(GAME.view(over, 1))
    assert (won.id, won.facts) == ("cartino-prompt-won", {"seat": 0})
    shared = moves(state("", "KS", "7D", bag="", scores=(0, 11)), "KSu end")
    assert GAME.prompt(GAME.view(shared, None)).id == "cartino-prompt-shared"
