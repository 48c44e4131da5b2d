"""The luck of a match is what its draws gave."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

import numpy as np
import pytest

from tapisvert import bots, games
from tapisvert.bots.luck import Fortunes, Made, agreed, fortunes_of, luck_of
from tapisvert.table.chance import Chance
from tapisvert.table.futures import FuturesJudge, Rows
from tapisvert.table.game import Illegal, OptionValue, Outcome, Sentence, Step, choose
from tapisvert.table.match import Match
from tapisvert.table.open import OpenGame, Seen
from tapisvert.table.value import Value
from tapisvert.table.worth import Line, shares_of
from tapisvert.testing.matches import finished, new_match, origin_of, played_on

TOSSES = 5
Options = Mapping[str, OptionValue]


class Coins(Value, frozen=True):
    """What was tossed: 1 is for the second seat."""

    tossed: tuple[int, ...] = ()


class Tossing(OpenGame[Options, Coins, str]):
    """Nothing but luck: who has more of five coins wins."""

    name = "tossing"
    version = 1

    def options(self, given: Mapping[str, object]) -> Options:
        return choose(self.choices, given)

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,))

    def start(self, options: Options, chance: Chance) -> Step[Coins]:
        return Step(Coins())

    def to_act(self, state: Coins) -> tuple[int, ...]:
        return () if len(state.tossed) == TOSSES else (len(state.tossed) % 2,)

    def legal(self, state: Coins, seat: int) -> Iterable[str]:
        return ["toss"] if seat in self.to_act(state) else []

    def verify(self, state: Coins, seat: int, move: str) -> None:
        if move not in self.legal(state, seat):
            raise Illegal("TOS-1", "over")

    def play(self, state: Coins, seat: int, move: str, chance: Chance) -> Step[Coins]:
        shuffle = chance.shuffle(len(state.tossed), "coin", "01")
        return Step(Coins((*state.tossed, int(shuffle.items[0]))), shuffles=(shuffle,))

    def prompt(self, view: Seen[Coins]) -> Sentence:
        return Sentence("tossing-prompt")

    def outcome(self, state: Coins) -> Outcome | None:
        if len(state.tossed) < TOSSES:
            return None
        winner = int(2 * sum(state.tossed) > TOSSES)
        return Outcome((winner,), (1 - winner, winner))

    def write(self, move: str) -> str:
        return move

    def read(self, text: str) -> str:
        return text


class Exact(FuturesJudge):
    """Counts up all futures, as often as it is asked for some."""

    def futures(self, state: Coins, seed: int, number: int) -> Rows:
        left = TOSSES - len(state.tossed)
        ends = [Coins((*state.tossed, *rest)) for rest in product((0, 1), repeat=left)]
        return np.tile([self.shares(end) for end in ends], (number, 1))

    def alternatives(
        self, state: Coins, seat: int, line: Line, rng: random.Random
    ) -> Sequence[tuple[float, Coins]]:
        return [(1.0, Coins((*state.tossed, coin))) for coin in (0, 1)]


@pytest.mark.parametrize("seed", range(6))
def test_where_nothing_is_decided_all_of_the_result_is_luck(seed: int) -> None:
    match = new_match(Tossing(), {}, seed)
    while not match.outcome:
        match.play(match.to_act[0], "toss")
    luck = luck_of(match, Exact(match.game), 1)
    assert luck == pytest.approx([share - 0.5 for share in shares_of(match.outcome, ((0,), (1,)))])


def test_a_deal_is_compared_with_other_deals() -> None:
    match = new_match(games.load("cartino"), {}, 2)
    fortunes = Fortunes(match.game, match.options, bots.judge("cartino"), 16, random.Random(5))
    expected, luck = fortunes.at_start(match.state)
    assert sum(expected) == pytest.approx(1)
    assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert any(luck)


def test_the_same_seed_finds_the_same_luck() -> None:
    game, rng = games.load("cartino"), random.Random(1)
    match: Match = new_match(game, {}, 1)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, game.write(rng.choice(list(game.offered(match.state, seat)))))
    found = [luck_of(match, bots.judge("cartino"), 2, seed) for seed in (3, 3, 4)]
    assert found[0] == found[1] != found[2]


def test_a_match_that_goes_on_from_another_one_is_compared_with_other_ways_to_go_on() -> None:
    """Shortly before the end all that can be expected is nearly decided, whatever is dealt anew."""
    before = finished("punto", {"wins": 1})
    match = played_on(origin_of(before, len(before.moves) - 1, 0), 1)
    fortunes = fortunes_of(match, bots.judge("punto"), 32, random.Random(5))
    expected, luck = fortunes.at_start(match.state)
    usual, _ = fortunes_of(before, bots.judge("punto"), 32, random.Random(5)).at_start(match.state)
    assert sum(expected) == pytest.approx(1)
    assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert expected != usual


class Guessing(Exact):
    """Says anything of a state, and another time something else. `drawn`: what else could have come."""

    drawn: tuple[float, tuple[Coins, ...]] = (1.0, ())

    def futures(self, state: Coins, seed: int, number: int) -> Rows:
        said = np.random.default_rng([seed, *state.tossed]).random((number, 1)) + 0.2 * sum(state.tossed)
        return np.hstack([said, 1 - said])

    def alternatives(
        self, state: Coins, seat: int, line: Line, rng: random.Random
    ) -> Sequence[tuple[float, Coins]]:
        weight, states = self.drawn
        return [(weight, other) for other in states]


@pytest.mark.parametrize("counted_up", [True, False])
def test_whatever_a_judge_says_luck_is_nothing_on_average(counted_up: bool) -> None:
    """Whichever of some coins came: all that luck could have given adds up to nothing."""
    judge, coins = Guessing(Tossing()), [Coins((coin,)) for coin in range(4)]
    given = []
    for came in coins:
        others = tuple(coin for coin in coins if counted_up or coin != came)
        judge.drawn = (1 / len(coins) if counted_up else 1.0, others)
        fortunes = Fortunes(Tossing(), {}, judge, 8, random.Random(7))
        given.append(fortunes.of([Made(0, Coins(), 0, "toss", came)]))
    assert np.array(given).any()
    assert np.array(given).sum(axis=0) == pytest.approx([0, 0], abs=1e-12)


def test_of_what_two_judgements_say_only_that_counts_on_which_they_agree() -> None:
    chances = np.full(4, 0.25)
    one = np.array([[0.1], [0.2], [0.3], [0.4]])
    assert agreed(one, one, chances) == 1
    assert agreed(one, 0.5 - one, chances) == 0
    assert agreed(one, np.array([[0.2], [0.1], [0.4], [0.3]]), chances) == pytest.approx(0.75)
    assert agreed(0 * one, 0 * one, chances) == 0
