"""What may come, as the kernel deals it out: the same as the rules, and stopped where that is best."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tapisvert.games.casino_royal.betting import Check, Follow
from tapisvert.games.casino_royal.calling import may_call, open_cards
from tapisvert.games.casino_royal.engine.bridge import from_outside, table_of
from tapisvert.games.casino_royal.engine.futures import (
    LEADS,
    NO_CALL,
    SEATS,
    best_stopping,
    new_futures,
    pauses_of,
)
from tapisvert.games.casino_royal.engine.hands import word
from tapisvert.games.casino_royal.hands import value
from tapisvert.games.casino_royal.model import Call, Move, State, Wait
from tapisvert.games.casino_royal.programs.foresight import Sight, confidence, foresee, look, share_of, shares
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue
from tapisvert.table.program import Budget

AT_ONCE = Sight(20_000, eager=1.0, patient=False)


def until(options: dict[str, OptionValue], phase: str, cards: int, seed: int) -> State:
    """An evening of one round where nobody calls or raises, at the first such phase after so many cards."""
    chance = Chance.seeded(seed)
    state: State = GAME.start(GAME.options({**options, "rounds": "1"}), chance).state
    while state.phase != phase or len(state.called) < cards:
        seat = GAME.to_act(state)[0]
        legal = list(GAME.legal(state, seat))
        meek: list[Move] = [move for move in legal if isinstance(move, Wait | Check | Follow)]
        state = GAME.play(state, seat, (meek or legal)[0], chance).state
    return state


def leaders_call(state: State, chance: Chance) -> State:
    """The round played out by the rules: nobody raises, and whoever has the best hand calls if they may."""
    while not state.outcome:
        seat = GAME.to_act(state)[0]
        legal = list(GAME.legal(state, seat))
        move = next((move for move in legal if isinstance(move, Wait | Check | Follow)), legal[0])
        if state.phase == "pause" and leads(state, seat):
            move = next(move for move in legal if isinstance(move, Call))
        state = GAME.play(state, seat, move, chance).state
    return state


def leads(state: State, seat: int) -> bool:
    hands = [value(open_cards(state, each)) if stays else -1 for each, stays in enumerate(state.staying)]
    return hands[seat] == max(hands)


@pytest.mark.parametrize(
    ("options", "cards", "seed"),
    [
        ({"game": "poker", "players": 2, "relance": "off"}, 6, 1),
        ({"game": "poker", "players": 5, "relance": "off"}, 10, 2),
        ({"game": "poker", "players": 3, "call": "pairs", "batch": "five"}, 5, 3),
        ({"game": "poker", "players": 2, "ask": "card", "call": "free"}, 3, 4),
    ],
)
def test_futures_bring_what_the_rules_bring(options: dict[str, OptionValue], cards: int, seed: int) -> None:
    """CAS-A2 to CAS-A7: chips and wins on average, over packs shuffled as the viewer may imagine them."""
    state = until(options, "calling", cards, seed)
    seat, before = state.dealer, state.money[state.dealer] + state.laid[state.dealer]
    view = GAME.view(state, seat)
    futures = foresee(table_of(view), AT_ONCE, Budget(rounds=20_000), random.Random(1))
    gains, won = [], []
    for number in range(400):
        end = leaders_call(GAME.imagine(view, random.Random(number)), Chance.seeded(0))
        assert end.last is not None
        gains.append(end.money[seat] - before)
        won.append((seat in end.last.winners) / len(end.last.winners))
    for found, expected in ((futures.cash, gains), (futures.part, won)):
        error = np.std(expected) / np.sqrt(len(expected))
        assert abs(found.mean() - np.mean(expected)) < 4 * error
    assert share_of(futures.final, seat).mean() == pytest.approx(futures.part.mean(), abs=1e-9)


def test_hidden_cards_come_from_what_the_seat_has_not_seen_and_stay_out_of_the_pack() -> None:
    """CAS-B2: nobody holds a called card or one of the viewer's."""
    state = until({"game": "variant", "players": 4}, "calling", 8, 5)
    view = GAME.view(state, 2)
    table = table_of(view)
    futures = foresee(table, AT_ONCE, Budget(rounds=200), random.Random(2))
    seen = int(word((*view.called, *view.own)))
    for row in futures.dealt:
        cards = [int(dealt) for seat, dealt in enumerate(row) if seat != 2]
        assert all(dealt.bit_count() == 3 for dealt in cards)
        assert sum(cards) & seen == 0
        assert sum(cards).bit_count() == 9
    assert not futures.dealt[:, 2].any()
    assert (futures.now[:, 2] == value((*view.own, *open_cards(view, 2)))).all()


def test_from_outside_the_own_cards_are_as_hidden_as_the_others() -> None:
    state = until({"game": "variant", "players": 3}, "calling", 3, 6)
    first, second = (
        foresee(from_outside(table_of(view)), AT_ONCE, Budget(rounds=300), random.Random(3))
        for view in (GAME.view(state, 0), GAME.view(replaced_own(state), 0))
    )
    assert {int(dealt).bit_count() for dealt in first.dealt[:, 0]} == {3}
    assert np.abs(first.now.mean() - second.now.mean()) < first.now.std() / 4


def replaced_own(state: State) -> State:
    """The same for all others, with another three cards of seat 1 and so another pack."""
    view = GAME.view(state, None)
    return GAME.imagine(view, random.Random(9))


def test_who_may_not_call_does_not_stop() -> None:
    """CAS-A5: before anybody has five cards there is no pause, and no future ends there."""
    view = GAME.view(until({"game": "poker", "players": 8}, "raising", 8, 7), 0)
    futures = foresee(table_of(view), AT_ONCE, Budget(rounds=500), random.Random(4))
    assert not may_call(view)
    assert (futures.final.max(axis=1) >= 0).all()
    assert (futures.final[:, : table_of(view).rules[SEATS]] >= 0).all()


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({"game": "poker", "players": 2}, 0),
        ({"game": "poker", "players": 5}, 7),
        ({"game": "variant", "players": 8}, 3),
        ({"game": "poker", "players": 3, "ask": "card"}, 4),
    ],
)
def test_there_is_room_for_every_pause_to_come(options: dict[str, OptionValue], cards: int) -> None:
    """CAS-A3, CAS-A5: nobody calls, and the pack is used up, from the middle of a batch too."""
    table = table_of(GAME.view(until(options, "calling", cards, 8), 0))
    futures = foresee(table, Sight(50, eager=0.0, patient=True), Budget(rounds=50), random.Random(1))
    assert 2 < futures.ends.max() < pauses_of(table) == futures.gain.shape[1]


def test_stopping_is_best_where_what_comes_is_worse_on_average() -> None:
    """Two pauses: in one situation going on brings 10 on average instead of 6, in another 3."""
    futures = new_futures(40)
    promising, doubtful = 4 * LEADS + 2, 2 * LEADS + 1
    futures.gain[:, 0], futures.gain[:, 1] = 6.0, 3.0
    futures.gain[::4, 1], futures.gain[2::4, 1] = 20.0, 0.0
    futures.situation[::2, 0], futures.situation[1::2, 0] = promising, doubtful
    futures.ends[:] = 1
    best_stopping(futures, 40, True, np.zeros(NO_CALL + 1))
    assert futures.cash[::2].mean() == 10.0
    assert futures.cash[1::2].mean() == 6.0
    best_stopping(futures, 40, False, np.zeros(NO_CALL + 1))
    assert futures.cash.mean() == 6.0


def test_a_situation_without_a_call_goes_on_whatever_comes() -> None:
    futures = new_futures(2)
    futures.situation[:, 0] = NO_CALL
    futures.gain[:, 0], futures.gain[:, 1] = 6.0, -5.0
    futures.ends[:] = 1
    best_stopping(futures, 2, True, np.zeros(NO_CALL + 1))
    assert futures.cash.tolist() == [-5.0, -5.0]


def test_a_win_is_shared_by_equal_hands_and_those_who_dropped_have_none() -> None:
    values = np.array([[5, 5, 3], [-1, 2, 4], [7, -1, -1]])
    assert shares(values).tolist() == [[0.5, 0.5, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]


def test_confidence_is_the_share_of_hands_that_one_beats() -> None:
    outside = np.array([[0, 10], [0, 20], [0, 30], [0, 40]])
    sure = confidence(np.array([[25, 0], [20, 0], [50, 0]]), outside)
    assert sure[:, 0].tolist() == [0.5, 0.375, 1.0]


def test_what_three_cards_look_like() -> None:
    """A pair of aces with two of the board's suit, and one rank that the board has twice."""
    board = word(["AS", "AC", "2S", "3S"])
    plain, pair, three, _, met, suited = look(np.array([word(["AH", "AD", "9S"])]), board)[0]
    assert (plain, pair, three, met, suited) == (1, 1, 0, 2, 3)
