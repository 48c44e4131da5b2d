"""The kernel plays the evenings that the rules play: the same luck gives the same chips, round by round."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec
import numpy as np
import pytest

from tapisvert.arena import study_watch
from tapisvert.arena.study import RANDOM, Subject
from tapisvert.games.casino_royal.engine.bingo import play_bingo
from tapisvert.games.casino_royal.engine.calling import show
from tapisvert.games.casino_royal.engine.counts import EVENTS, NAMES
from tapisvert.games.casino_royal.engine.evening import Evening, Numbers, new_evening
from tapisvert.games.casino_royal.engine.evenings import begin, finish, shuffle
from tapisvert.games.casino_royal.engine.hands import word
from tapisvert.games.casino_royal.engine.poker import play_poker
from tapisvert.games.casino_royal.engine.variant import divide, play_variant
from tapisvert.games.casino_royal.model import PACK, RoundBegan, Shared, SidePot, State, Turn, Won
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.games.casino_royal.study import playouts, ways
from tapisvert.games.casino_royal.testing import VARIANTS
from tapisvert.table.chance import Chance, Shuffle
from tapisvert.table.fast import Words, random_below, random_stream
from tapisvert.table.game import OptionValue
from tapisvert.table.tally import Tally, total

TABLES: dict[str, Mapping[str, OptionValue]] = {
    **GAME.presets,
    **VARIANTS,
    "poker-3-all": {"game": "poker", "players": 3, "rounds": "all", "relance": "on", "call": "free"},
    "variant-8-all": {"game": "variant", "players": 8, "rounds": "all", "ask": "card"},
    "bingo-2-all": {"game": "bingo", "players": 2, "rounds": "all", "boards": 3},
}
ROUNDS, EVENINGS = 60, 3
PLAY = {"poker": play_poker, "variant": play_variant, "bingo": play_bingo}

every_table = pytest.mark.parametrize("name", TABLES)
T = TypeVar("T")


class SameChance(Chance):
    """Shuffles as the kernel does, from the stream that the moves are drawn from, too."""

    def __init__(self, rng: Words) -> None:
        super().__init__(b"")
        self.rng = rng

    def shuffle(self, number: int, name: str, items: Iterable[str]) -> Shuffle:
        order = PACK if name == "pack" else tuple(items)
        numbers = np.zeros(len(order), dtype=np.int64)
        shuffle(numbers, self.rng)
        return Shuffle(number, name, tuple(order[place] for place in numbers))


class SameLuck(random.Random):
    """Chooses as the kernel does."""

    def __init__(self, rng: Words) -> None:
        super().__init__(0)
        self.rng = rng

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]  # tuples and lists are all it gets
        return seq[random_below(self.rng, len(seq)) if len(seq) > 1 else 0]


@every_table
def test_the_kernel_plays_what_the_rules_play(name: str) -> None:
    """CAS-A1 to CAS-D2: after every round the same chips, boards, dealer and pack, after as many moves."""
    ours, plain = random_stream(7), random_stream(7)
    options, chance, luck = GAME.options(TABLES[name]), SameChance(plain), SameLuck(plain)
    evening, played = new_evening(options), 0
    while played < ROUNDS:
        begin(evening, ours)
        state: State = GAME.start(options, chance).state
        first, moves = GAME.to_act(state)[0], 0
        assert_equal(evening, state)
        while not evening.over:
            PLAY[options.game](evening, ours)
            finish(evening, ours)
            number = state.round
            while state.round == number and not state.outcome:
                seat = GAME.to_act(state)[0]
                state = GAME.play(state, seat, luck.choice([*GAME.legal(state, seat)]), chance).state
                moves += 1
            assert (evening.moves, *ours) == (moves, *plain)
            assert_equal(evening, state)
            played += 1
        assert evening.first == first


def assert_equal(evening: Evening, state: State) -> None:
    seats = range(state.options.players)
    assert bool(evening.over) == (state.outcome is not None)
    assert (evening.number, evening.dealer, row(evening.money, seats)) == (
        state.round,
        state.dealer,
        state.money,
    )
    if not state.outcome:
        assert (evening.odd, row(evening.playing, seats)) == (state.odd, state.playing)
        assert tuple(PACK[card] for card in evening.pack) == state.pack
        for seat, boards in enumerate(state.boards):
            assert row(evening.board[seat], range(len(boards))) == boards


def row(numbers: Numbers, places: range) -> tuple[int, ...]:
    return tuple(int(numbers[place]) for place in places)


def test_side_pots_are_divided_as_by_the_rules_cas_b9() -> None:
    """Ties and all-ins of every kind, more of them than evenings bring; whoever paid most has stayed."""
    rng, options = random.Random(1), GAME.options({"game": "variant", "players": 5, "rounds": "1"})
    start: State = GAME.start(options, Chance.seeded(1)).state
    evening, seats = new_evening(options), range(options.players)
    for _ in range(400):
        paid = [rng.choice((2, 2, 15, 31, 31, 58)) for _ in seats]
        most = [seat for seat in seats if paid[seat] == max(paid)]
        staying = [seat in most or rng.random() < 0.6 for seat in seats]
        if sum(staying) < 2:
            continue
        own = [(f"{rng.choice('AAK')}{'CDHS'[seat % 4]}",) for seat in seats]
        state = msgspec.structs.replace(
            start,
            phase="calling",
            staying=tuple(staying),
            paid=tuple(paid),
            own=tuple(own),
            boards=((),) * len(seats),
            covered=((),) * len(seats),
            odd=rng.randrange(3),
            pack=("2C",),
            due=1,
        )
        step = GAME.play(state, state.dealer, Turn(), Chance.seeded(1))
        begin(evening, random_stream(1))
        evening.odd = state.odd
        for seat in seats:
            evening.laid[seat], evening.staying[seat] = paid[seat], staying[seat]
            evening.own[seat] = word(own[seat])
        show(evening)
        divide(evening)
        assert row(evening.money, seats) == step.state.money
        counts = Counter(ways(options, (RoundBegan(0, 1), *step.events)))
        assert {way: evening.counts[NAMES.index(way)] for way in counts} == counts
        for number, kind in enumerate(EVENTS):
            if kind in (SidePot, Won, Shared):
                assert evening.counts[number] == sum(isinstance(event, kind) for event in step.events)


@every_table
def test_a_study_counts_the_same_on_the_kernel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who won, by how much and how, all events, how every round ended and every decision's legal moves."""
    rng, plainly = random_stream(11), random.Random
    monkeypatch.setattr(study_watch, "LOOKS", 1.0)
    monkeypatch.setattr(study_watch, "TRIES", 0)
    monkeypatch.setattr(Chance, "seeded", lambda deal: SameChance(rng))
    monkeypatch.setattr(
        random, "Random", lambda lot: SameLuck(rng) if lot.startswith("study") else plainly(lot)
    )
    subject = Subject("casino_royal", {**GAME.settle(TABLES[name], people=0)})
    plain = total(study_watch.watch(subject, deal, RANDOM) for deal in range(EVENINGS))
    ours = next(playouts(GAME.options(subject.options), 11, EVENINGS))
    assert found(ours) == found(plain)


COURSE = {"behind", "looks", "minutes", "turns", "widths"}


def found(tally: Tally) -> dict[str, object]:
    """All that kernels count, and of that only what came. How a match went is seen in matches of programs."""
    return {
        field: value if isinstance(value, int) else +value
        for field, value in msgspec.structs.asdict(tally).items()
        if value and field not in COURSE
    }


def test_the_first_evenings_are_the_same_however_many_follow() -> None:
    options = GAME.options({"players": 3})
    few, many = playouts(options, 5, 8), playouts(options, 5, 16)
    assert total([next(few), next(few)]) == next(many) != next(playouts(options, 6, 16))
