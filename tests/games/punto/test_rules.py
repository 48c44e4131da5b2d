"""Turns and variants of Punto, rule by rule."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from tapisvert.games.punto.model import (
    Covered,
    Dealt,
    Drew,
    MatchDrawn,
    MatchWon,
    Placed,
    State,
    Took,
    TurnedUp,
)
from tapisvert.games.punto.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import BadMove, BadOption, Illegal, seen
from tests.games.punto.sheet import CHANCE, FULL, lay, state


def refusal(position: State, text: str, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(Illegal) as caught:
        GAME.verify(position, seat, GAME.read(text))
    return caught.value.rule, caught.value.code


def test_pun_4_nobody_sees_the_order_of_a_pile_not_even_ones_own() -> None:
    """PUN-4."""
    position = state(up="r5")
    other = state(up="r5", piles=[position.piles[0][::-1], position.piles[1][::-1]])
    assert position != other
    for viewer in (0, 1, None):
        assert GAME.view(position, viewer) == GAME.view(other, viewer)


def test_pun_5_the_starter_is_drawn_by_lot() -> None:
    """PUN-5."""
    options = GAME.options({"table": "4"})
    starters = Counter(GAME.start(options, Chance.seeded(seed)).state.turn for seed in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 60


def test_pun_5_the_host_may_name_the_starter() -> None:
    """PUN-5."""
    for seat in range(3):
        start = GAME.start(GAME.options({"table": "3", "starter": str(seat + 1)}), CHANCE)
        assert start.state.turn == start.state.starter == seat
        assert start.events[0] == Dealt(1, seat)


def test_pun_5_a_starter_who_does_not_sit_there_is_refused() -> None:
    """PUN-5."""
    with pytest.raises(BadOption) as caught:
        GAME.options({"table": "3", "starter": "4"})
    assert caught.value.allowed == ("lot", "1", "2", "3")


def test_pun_6_the_top_card_is_turned_up_for_all_to_see() -> None:
    """PUN-6."""
    start = GAME.start(GAME.options({"starter": "2"}), CHANCE)
    card = start.state.hands[1][0]
    assert len(start.state.piles[1]) == 35
    assert start.events[-1] == TurnedUp(1, card[0], int(card[1]))
    assert GAME.view(start.state, 0).up == GAME.view(start.state, None).up == card


def test_pun_6_the_next_players_card_is_the_top_of_their_pile() -> None:
    """PUN-6."""
    position = state("", up="r5", piles=[["r1"], ["g7", "g2"]])
    step = lay(position, "r5@0,0")
    assert step.state.turn == 1
    assert (step.state.hands[1], step.state.piles[1]) == (("g7",), ("g2",))


def test_pun_6_only_the_card_turned_up_may_be_placed() -> None:
    """PUN-6."""
    assert refusal(state("r1", up="r5"), "r6@1,0") == ("PUN-6", "not-in-hand")


def test_pun_6_the_first_card_goes_to_the_middle() -> None:
    """PUN-6."""
    assert refusal(state(up="r5"), "r5@1,0") == ("PUN-6", "first-in-middle")
    assert lay(state(up="r5"), "r5@0,0").events[0] == Placed(0, "r", 5, 0, 0, "start")


def test_pun_6_only_the_player_whose_turn_it_is_plays() -> None:
    """PUN-6."""
    assert refusal(state("r1", turn=1, up="g5"), "g5@1,0", seat=0) == ("PUN-6", "not-your-turn")


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("r5@1,0", "right"),
        ("r5@-1,0", "left"),
        ("r5@0,1", "below"),
        ("r5@0,-1", "above"),
        ("r5@1,1", "corner"),
        ("r5@-1,1", "corner"),
    ],
)
def test_pun_7_a_card_is_laid_beside_another_by_a_side_or_a_corner(text: str, way: str) -> None:
    """PUN-7."""
    event = lay(state("b9", up="r5"), text).events[0]
    assert isinstance(event, Placed)
    assert (event.way, event.near_colour, event.near_value) == (way, "b", 9)


def test_pun_e2_a_card_that_touches_no_laid_card_is_illegal() -> None:
    """PUN-E2, PUN-7."""
    for text in ("r5@2,0", "r5@0,2", "r5@-2,-2", "r5@2,1"):
        assert refusal(state("b9", up="r5"), text) == ("PUN-7", "not-touching")


def test_pun_8_a_card_may_cover_a_strictly_lower_one_of_any_colour() -> None:
    """PUN-8."""
    for under in ("r4", "b4", "g1"):
        step = lay(state(under, up="r5"), "r5@0,0")
        assert step.events[0] == Covered(0, "r", 5, 0, 0, under[0], int(under[1]))
        assert step.state.board == {(0, 0): "r5"}


def test_pun_8_an_equal_or_higher_card_cannot_be_covered() -> None:
    """PUN-8."""
    for under in ("g5", "r5", "y9"):
        with pytest.raises(Illegal) as caught:
            lay(state(under, up="r5"), "r5@0,0")
        assert (caught.value.rule, caught.value.code) == ("PUN-8", "not-lower")
        assert caught.value.facts == {
            "colour": "r",
            "value": 5,
            "under_colour": under[0],
            "under_value": int(under[1]),
        }


def test_pun_10_a_line_wins_at_once() -> None:
    """PUN-10."""
    position = state("r1 r2 r3 r4", up="r5")
    step = lay(position, "r5@4,0")
    assert step.state.wins == (1, 0)
    assert step.state.round == 2


def test_pun_10_the_neutral_colour_makes_no_line() -> None:
    """PUN-3, PUN-10."""
    position = state("y1 y2 y3", {"table": "3"}, up="y4")
    step = lay(position, "y4@3,0")
    assert step.state.wins == (0, 0, 0)
    assert step.state.round == 1


def test_pun_e1_a_5_on_a_red_4_completes_its_line_and_wins() -> None:
    """PUN-E1, PUN-8, PUN-10."""
    position = state("b1 b2 r4 b3", {"table": "4"}, turn=1, up="b5")
    step = lay(position, "b5@2,0", seat=1)
    assert step.state.wins == (0, 1, 0, 0)


def test_pun_16_the_first_side_to_win_two_rounds_wins_the_match() -> None:
    """PUN-16."""
    position = state("r1 r2 r3 r4", up="r5", wins=(1, 1))
    step = lay(position, "r5@4,0")
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (2, 1))
    assert step.events[-1] == MatchWon(0, 2)
    assert refusal(step.state, "r5@5,0") == ("PUN-16", "match-over")
    assert GAME.to_act(step.state) == ()


@pytest.mark.parametrize("wins", range(1, 10))
def test_pun_16_the_number_of_wins_is_agreed_beforehand(wins: int) -> None:
    """PUN-16."""
    position = state("r1 r2 r3 r4", {"wins": wins}, up="r5", wins=(wins - 1, 0))
    assert GAME.outcome(lay(position, "r5@4,0").state) is not None
    if wins > 1:
        position = state("r1 r2 r3 r4", {"wins": wins}, up="r5", wins=(wins - 2, 0))
        assert GAME.outcome(lay(position, "r5@4,0").state) is None
    for wrong in (0, 10, True):
        with pytest.raises(BadOption):
            GAME.options({"wins": wrong})


def test_pun_16_both_members_of_a_team_win() -> None:
    """PUN-16."""
    position = state("r1 r2 r3 r4", {"table": "2x2", "wins": 1}, turn=2, up="r5")
    outcome = GAME.outcome(lay(position, "r5@4,0", seat=2).state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 2), (1, 0, 1, 0))


@pytest.mark.parametrize(("wins", "winners"), [((1, 0), (0,)), ((1, 1), ())])
def test_pun_16_after_five_times_as_many_rounds_the_most_wins_decide(
    wins: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """A drawn tenth round of a match to two wins is its last."""
    position = replace(state("r1", up="r5", piles=[[], []], wins=wins), round=10)
    step = lay(position, "r5@1,1")  # the other player has no card: a drawn round (PUN-12)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == winners
    assert isinstance(step.events[-1], MatchWon if winners else MatchDrawn)


def test_pun_17_everybody_draws_two_and_sees_only_their_own() -> None:
    """PUN-17."""
    start = GAME.start(GAME.options({"table": "3", "expert": True, "starter": "1"}), CHANCE)
    assert [len(hand) for hand in start.state.hands] == [2, 2, 2]
    for seat in range(3):
        view = GAME.view(start.state, seat)
        assert view.hand == start.state.hands[seat]
        assert (view.hands, view.up) == ((2, 2, 2), "")
        took = [event for event in seen(start.events, seat) if isinstance(event, Took)]
        assert [event.colour + str(event.value) for event in took] == list(view.hand)
    assert GAME.view(start.state, None).hand == ()
    assert not any(isinstance(event, Took) for event in seen(start.events, None))


def test_pun_17_one_of_the_two_is_placed_and_one_is_drawn() -> None:
    """PUN-17."""
    position = state(
        "b9",
        {"expert": True},
        hands=[["r5", "r8"], ["g1", "g2"]],
        piles=[["b3", "b4"], ["g3"]],
    )
    assert {move.card for move in GAME.legal(position, 0)} == {"r5", "r8"}
    step = lay(position, "r8@1,0")
    assert step.state.hands[0] == ("r5", "b3")
    assert step.state.piles[0] == ("b4",)
    assert Drew(0, 1) in step.events
    assert step.state.hands[1] == ("g1", "g2"), "the next player turns nothing up"


def test_pun_17_a_card_that_is_not_in_hand_is_refused() -> None:
    """PUN-17."""
    position = state("b9", {"expert": True}, hands=[["r5", "r8"], ["g1", "g2"]])
    assert refusal(position, "g1@1,0") == ("PUN-17", "not-in-hand")


def test_pun_17_with_an_empty_pile_the_last_card_is_played() -> None:
    """PUN-17."""
    position = state("b9", {"expert": True}, hands=[["r5"], ["g1"]], piles=[[], []])
    step = lay(position, "r5@1,0")
    assert step.state.hands[0] == ()
    assert step.state.turn == 1


def test_pun_17_stuck_only_when_no_card_in_hand_can_be_placed() -> None:
    """A full square where a 1 fits nowhere: with a 9 beside it the round goes on (PUN-11)."""
    position = state(FULL, {"expert": True}, hands=[["r9"], ["g1", "g9"]], piles=[["r1"] * 3, ["g1"] * 3])
    assert lay(position, "r9@0,0").state.round == 1
    position = state(FULL, {"expert": True}, hands=[["r9"], ["g1", "g1"]], piles=[["r1"] * 3, ["g1"] * 3])
    assert lay(position, "r9@0,0").state.round == 2


def test_notation_goes_both_ways_and_nothing_else_is_a_move() -> None:
    for text in ("r5@0,0", "y9@-5,4", "b1@10,-10"):
        assert GAME.write(GAME.read(text)) == text
    for text in (
        "",
        "r5",
        "x5@0,0",
        "r0@0,0",
        "r10@0,0",
        "r5@-0,0",
        "r5@01,0",
        "r5@0,0 ",
        "R5@0,0",
        "r5@0;0",
    ):
        with pytest.raises(BadMove):
            GAME.read(text)


@pytest.mark.parametrize("preset", GAME.presets)
def test_an_imagined_state_looks_the_same_from_the_seat(preset: str) -> None:
    rng = random.Random(4)
    position = GAME.start(GAME.options(GAME.presets[preset]), CHANCE).state
    while not GAME.outcome(position):
        for viewer in (position.turn, (position.turn + 1) % len(position.piles), None):
            view = GAME.view(position, viewer)
            assert GAME.view(GAME.imagine(view, rng), viewer) == view
        move = rng.choice(list(GAME.legal(position, position.turn)))
        position = GAME.play(position, position.turn, move, CHANCE).state


def test_imagining_varies_what_is_hidden() -> None:
    start = GAME.start(GAME.options({"table": "3", "expert": True}), CHANCE).state
    view = GAME.view(start, 0)
    rng = random.Random(1)
    imagined = [GAME.imagine(view, rng) for _ in range(20)]
    assert len({other.hands[1] for other in imagined}) > 5
    assert len({other.piles[0] for other in imagined}) == 20
    assert {other.hands[0] for other in imagined} == {start.hands[0]}


def test_prompts_say_whose_turn_it_is() -> None:
    position = state("b9", up="r5")
    assert GAME.prompt(GAME.view(position, 0)).id == "punto-prompt-place"
    assert GAME.prompt(GAME.view(position, 1)).facts == {"seat": 0}
    assert GAME.prompt(GAME.view(position, None)).id == "punto-prompt-wait"
    assert GAME.prompt(GAME.view(state(up="r5"), 0)).id == "punto-prompt-first"
    over = lay(state("r1 r2 r3 r4", {"wins": 1}, up="r5"), "r5@4,0").state
    assert GAME.prompt(GAME.view(over, 1)).facts == {"side": 0}
