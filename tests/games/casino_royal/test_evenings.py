"""The kernel plays the evenings that the rules play: the same luck gives the same chips, round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice

import numpy as np
import pytest

from tapisvert.arena.study import RANDOM, Subject
from tapisvert.arena.study_watch import watch
from tapisvert.games.casino_royal.kernel_bingo import play_bingo
from tapisvert.games.casino_royal.kernel_evening import Evening, Numbers, begin, finish, mix, new_evening
from tapisvert.games.casino_royal.kernel_poker import play_poker
from tapisvert.games.casino_royal.kernel_told import NAMES
from tapisvert.games.casino_royal.kernel_variant import play_variant
from tapisvert.games.casino_royal.model import PACK, State
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.games.casino_royal.study import playouts, ways
from tapisvert.table.chance import Chance, Shuffle
from tapisvert.table.fast import Words, random_below, stream
from tapisvert.table.game import Event, OptionValue
from tapisvert.table.tally import Tally, total
from tests.games.casino_royal.conserved import VARIANTS

TABLES: dict[str, Mapping[str, OptionValue]] = {
    **GAME.presets,
    **VARIANTS,
    "poker-3-all": {"game": "poker", "players": 3, "rounds": "all", "relance": "on", "call": "free"},
    "variant-8-all": {"game": "variant", "players": 8, "rounds": "all", "ask": "card"},
    "bingo-2-all": {"game": "bingo", "players": 2, "rounds": "all", "boards": 3},
}
ROUNDS = 48
PLAY = {"poker": play_poker, "variant": play_variant, "bingo": play_bingo}


class SameLuck(Chance):
    """Shuffles as the kernel does, from the stream that the moves are drawn from, too."""

    def __init__(self, rng: Words) -> None:
        super().__init__(b"")
        self.rng = rng

    def shuffle(self, number: int, name: str, items: Iterable[str]) -> Shuffle:
        order = PACK if name == "pack" else tuple(items)
        numbers = np.zeros(len(order), dtype=np.int64)
        mix(numbers, self.rng)
        return Shuffle(number, name, tuple(order[place] for place in numbers))


class ByTheRules:
    """Evenings of the rules, where every legal move has the same chance."""

    def __init__(self, options: Mapping[str, OptionValue], rng: Words) -> None:
        self.options, self.chance = GAME.options(options), SameLuck(rng)
        self.begin()

    def begin(self) -> None:
        step = GAME.start(self.options, self.chance)
        self.state: State = step.state
        self.told: list[Event] = [*step.events]
        self.choices = Counter[int]()
        self.acted = dict[int, None]()

    def play_round(self) -> None:
        number = self.state.round
        while self.state.round == number and not self.state.outcome:
            seat = GAME.to_act(self.state)[0]
            legal = list(GAME.legal(self.state, seat))
            move = legal[random_below(self.chance.rng, len(legal)) if len(legal) > 1 else 0]
            step = GAME.play(self.state, seat, move, self.chance)
            self.state = step.state
            self.told += step.events
            self.choices[len(legal)] += 1
            self.acted[seat] = None


@pytest.mark.parametrize("name", TABLES)
def test_the_kernel_plays_what_the_rules_play(name: str) -> None:
    """CAS-A1 to CAS-D2: every stack, board, dealer and odd chip, and all that was told, after every round."""
    ours, plain = stream(7), stream(7)
    rules = ByTheRules(TABLES[name], plain)
    evening = new_evening(rules.options)
    begin(evening, ours)
    assert_equal(evening, rules)
    for _ in range(ROUNDS):
        PLAY[rules.options.game](evening, ours)
        finish(evening, ours)
        rules.play_round()
        assert ours == plain, "as many draws"
        assert_equal(evening, rules)
        if evening.over:
            begin(evening, ours)
            rules.begin()


def assert_equal(evening: Evening, rules: ByTheRules) -> None:
    state, seats = rules.state, range(rules.options.players)
    assert row(evening.money, seats) == [*state.money]
    assert (evening.number, evening.dealer, bool(evening.over)) == (
        state.round,
        state.dealer,
        state.outcome is not None,
    )
    assert (evening.moves, counts(evening.choices)) == (rules.choices.total(), rules.choices)
    assert named(evening) == told(rules)
    if state.outcome:
        rest = [seat for seat in seats if seat not in rules.acted]
        assert [evening.place[seat] for seat in (*rules.acted, *rest)] == [*seats]
        return
    assert evening.odd == state.odd
    assert [PACK[card] for card in evening.pack] == [*state.pack]
    assert row(evening.playing, seats) == [*state.playing]
    for seat in seats:
        if state.playing[seat]:
            assert tuple(evening.board[seat, : len(state.boards[seat])]) == state.boards[seat]


def row(numbers: Numbers, seats: range) -> list[int]:
    return [int(numbers[seat]) for seat in seats]


def counts(numbers: Numbers) -> dict[int, int]:
    return {place: int(count) for place, count in enumerate(numbers) if count}


def named(evening: Evening) -> Counter[str]:
    found = Counter[str]()
    for number, count in counts(evening.told).items():
        found[NAMES[number]] += count
    return found


def told(rules: ByTheRules) -> Counter[str]:
    """What a study counts of these events; a round that only began has no end yet."""
    whole = rules.told if rules.state.outcome else rules.told[:-1]
    found = Counter(ways(rules.options, whole) if whole else ())
    for event in rules.told:
        kind = str(event.__struct_config__.tag)
        found[kind] += 1
        found.update(f"{kind}: {way} = {getattr(event, way)}" for way in ("how", "why") if hasattr(event, way))
    return found
