"""Turns, the clock and the table's vote."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tapisvert.games.cartomanie.model import COMPASS, Decided, Made, Pass, State, Turned, Vote, Voted, Won
from tapisvert.games.cartomanie.packs import pack
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.turns import in_play
from tapisvert.table.chance import Chance
from tapisvert.table.game import Illegal, seen
from tests.games.cartomanie.sheet import CHANCE, play, state, votes

KEVIN = "K e v i n B a t"


def refusal(position: State, text: str, seat: int = 0) -> tuple[str, str]:
    with pytest.raises(Illegal) as caught:
        GAME.verify(position, seat, GAME.read(text))
    return caught.value.rule, caught.value.code


def test_man_10_west_starts_then_clockwise() -> None:
    """MAN-10."""
    for players in (1, 2, 3, 4):
        start = GAME.start(GAME.options({"players": players}), CHANCE).state
        assert start.turn == 0
        assert COMPASS[players][0] == "west"
        assert len(COMPASS[players]) == players
    assert COMPASS[4] == ("west", "north", "east", "south")
    assert set(COMPASS[2]) == {"west", "south"}
    assert set(COMPASS[3]) == {"west", "south", "north"}
    step = play(state("Q z ?a", {"players": 3}), "pass")
    assert step.state.turn == 1
    assert refusal(step.state, "turn 3", seat=0) == ("MAN-10", "not-your-turn")


def test_man_11_24_cards_lie_face_down_and_the_rest_is_the_stock() -> None:
    """MAN-11."""
    start = GAME.start(GAME.options({}), CHANCE).state
    assert (len(start.table), len(start.stock)) == (24, 99)
    assert not any(start.up)
    assert set(GAME.view(start, 0).table) == {"?"}
    assert start.options.width == 6


def test_man_23_children_have_15_places_5_wide() -> None:
    """MAN-23."""
    start = GAME.start(GAME.options({"version": "children"}), CHANCE).state
    assert (len(start.table), start.options.width, len(start.stock)) == (15, 5, 31)


def test_man_12_five_cards_are_turned_up_one_by_one() -> None:
    """MAN-12."""
    position = GAME.start(GAME.options({}), CHANCE).state
    assert position.due == 5
    assert refusal(position, "pass") == ("MAN-12", "turn-more")
    assert refusal(position, "word Bat") == ("MAN-12", "turn-more")
    step = play(position, "turn 7")
    card = step.state.table[6]
    assert isinstance(step.events[0], Turned)
    assert GAME.view(step.state, 1).table[6] == card
    assert refusal(step.state, "turn 7") == ("MAN-12", "not-face-down")
    step = play(step.state, "turn 1", "turn 2", "turn 3", "turn 4")
    assert step.state.due == 0
    assert refusal(step.state, "turn 5") == ("MAN-12", "five-are-up")


def test_man_12_all_that_are_left_if_fewer() -> None:
    """MAN-12."""
    step = play(state("B z ?a ?b ?c"), "pass")
    assert step.state.due == 3


def test_man_12_cards_left_by_earlier_turns_may_be_used() -> None:
    """MAN-12."""
    step = play(state("B a ?t"), "pass", "turn 3", "word Bat")
    assert any(isinstance(event, Made) and event.seat == 1 for event in step.events)


def test_man_13_a_word_goes_to_the_pile_and_scores() -> None:
    """MAN-13."""
    step = play(state("B a t A ?e"), "word Bat")
    (won,) = step.state.piles[0]
    assert (won.word, won.cards, won.points) == ("bat", ("B", "a", "t"), 9)
    assert GAME.view(step.state, 1).points == (9, 0)


def test_man_15_the_clock_starts_when_the_fifth_card_is_up() -> None:
    """MAN-15."""
    position = state("B a t ?e", {"clock": 60}, due=1)
    assert GAME.clock(position, 0) is None
    assert GAME.clock(play(position, "turn 4").state, 0) == 60
    assert GAME.timeout(position, 0) is None
    assert GAME.timeout(play(position, "turn 4").state, 0) == Pass(late=True)
    assert GAME.timeout(state("B a t", {"clock": 0}), 0) is None
    assert GAME.clock(state("B a t", {"clock": 0}), 0) is None
    assert refusal(state("B a t", {"clock": 0}), "time") == ("MAN-15", "no-clock")


@pytest.mark.parametrize(("cards", "word", "proper"), [(KEVIN, "Kevin", "yes"), ("B t x", "Btx", "no")])
def test_man_9_who_lays_a_proper_noun_is_told_so(cards: str, word: str, proper: str) -> None:
    """MAN-9."""
    with pytest.raises(Illegal) as caught:
        GAME.verify(state(cards), 0, GAME.read(f"word {word}"))
    assert caught.value.facts == {"word": word.lower(), "proper": proper}


def test_man_9_a_word_the_dictionary_lacks_may_be_put_to_the_table() -> None:
    """MAN-9."""
    position = state(KEVIN, {"players": 3})
    assert refusal(position, "word Kevin") == ("MAN-5", "not-a-word")
    asked = play(position, "ask Kevin").state
    assert GAME.to_act(asked) == (1, 2)
    step = votes(asked, [(2, "yes"), (1, "yes")])
    assert Decided(0, "kevin", "yes", ()) in step.events
    assert step.state.piles[0][0].word == "kevin"


def test_man_9_all_others_must_accept() -> None:
    """MAN-9."""
    asked = play(state(KEVIN, {"players": 3}), "ask Kevin").state
    step = votes(asked, [(1, "no"), (2, "yes")])
    assert Decided(0, "kevin", "no", (1,)) in step.events
    assert step.state.piles[0] == ()
    assert GAME.to_act(step.state) == (0,), "the player may still make another word"
    assert refusal(step.state, "ask Kevin") == ("MAN-9", "asked-already")
    play(step.state, "word Bat")


def test_man_9_nobody_learns_a_vote_before_all_are_in() -> None:
    """MAN-9."""
    asked = play(state(KEVIN, {"players": 4}), "ask Kevin").state
    one = votes(asked, [(1, "no")])
    two = votes(asked, [(1, "yes")])
    for viewer in (0, 2, 3, None):
        assert GAME.view(one.state, viewer) == GAME.view(asked, viewer) == GAME.view(two.state, viewer)
        assert seen(one.events, viewer) == ()
        if viewer is not None:
            assert list(GAME.legal(one.state, viewer)) == list(GAME.legal(asked, viewer))
    assert seen(one.events, 1) == (Voted(1, "no"),)
    assert GAME.view(one.state, 1).vote is False
    imagined = GAME.imagine(GAME.view(one.state, 2), random.Random(1))
    assert GAME.view(imagined, 2) == GAME.view(one.state, 2)


def test_man_9_votes_only_when_asked_and_only_once() -> None:
    """MAN-9."""
    position = state(KEVIN, {"players": 3})
    assert refusal(position, "yes") == ("MAN-9", "nothing-to-vote")
    asked = play(position, "ask Kevin").state
    assert refusal(asked, "pass", seat=0) == ("MAN-9", "table-votes")
    assert refusal(asked, "pass", seat=1) == ("MAN-9", "vote-first")
    assert refusal(votes(asked, [(1, "yes")]).state, "no", seat=1) == ("MAN-9", "voted-already")
    assert GAME.timeout(asked, 1) == Vote(False), "silence does not accept"
    assert GAME.in_absence(asked, 1) == Vote(False), "nor does a program for a player who is gone"
    assert GAME.in_absence(position, 0) is None


def test_man_9_a_vote_is_told_to_nobody_else_while_the_match_goes_on() -> None:
    """MAN-9: not even in the running record."""
    assert [GAME.tell(Vote(True), 1, viewer) for viewer in (0, 1, 2, None)] == [None, "yes", None, None]
    assert GAME.tell(Pass(), 1, 0) == "pass"


def test_man_9_each_table_can_switch_it_off_and_alone_the_dictionary_decides() -> None:
    """MAN-9."""
    assert refusal(state(KEVIN, {"vote": False}), "ask Kevin") == ("MAN-9", "no-vote-here")
    assert refusal(state(KEVIN, {"players": 1}), "ask Kevin") == ("MAN-9", "no-vote-here")
    assert refusal(state(KEVIN), "ask Bat") == ("MAN-9", "is-a-word")


def test_man_9_against_programs_only_the_dictionary_decides() -> None:
    """MAN-9."""
    assert GAME.settle({"vote": True}, people=1) == {"vote": False}
    assert GAME.settle({"vote": True}, people=2) == {"vote": True}
    assert GAME.settle({"vote": False}, people=4) == {"vote": False}


def test_words_are_legal_but_not_offered() -> None:
    position = state("B a t")
    assert {GAME.write(move) for move in GAME.offered(position, 0)} == {"pass", "time"}
    legal = {GAME.write(move) for move in GAME.legal(position, 0)}
    assert {"word Bat", "pass"} <= legal


def test_man_16_cards_put_back_are_known_to_be_there() -> None:
    """What everybody has seen go back into the stock, an imagined state holds too."""
    position = state("a b z ?d", {"version": "children", "players": 1}, stock="e f g")
    after = play(position, "pass", "turn 4", "pass").state
    assert after.returned == ("a", "b", "d", "z")
    rng = random.Random(3)
    for _ in range(5):
        other = GAME.imagine(GAME.view(after, 0), rng)
        hidden = [*(card for card in other.table if card), *other.stock]
        assert all(card in hidden for card in "abdz")


def test_man_18_while_a_short_match_goes_on_a_capital_is_imagined_where_one_must_be() -> None:
    """MAN-18: twelve capitals are won and none is up, so one at least lies among the two hidden cards."""
    short = [Won(card.lower(), (card,), 1) for card in pack().cards if card.isupper()]
    position = replace(state("a ?T", {"version": "short"}, stock="e"), piles=(tuple(short[:12]), ()))
    rng = random.Random(3)
    for _ in range(20):
        other = GAME.imagine(GAME.view(position, 0), rng)
        assert any(card.isupper() for card in in_play(other))


def test_imagining_varies_what_is_hidden() -> None:
    start = GAME.start(GAME.options({}), Chance.seeded(9)).state
    tables = {GAME.imagine(GAME.view(start, 0), random.Random(seed)).table for seed in range(20)}
    assert len(tables) == 20
