"""The kernel plays what the plain rules play, and finds the best turn of any rack without trying orders."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

import numpy as np
import pytest

from tapisvert.games.cartino.engine import bridge, kernel
from tapisvert.games.cartino.engine import matches as kernel_matches
from tapisvert.games.cartino.engine import turns as kernel_turns
from tapisvert.games.cartino.laying import turn_points
from tapisvert.games.cartino.model import Back, Lay, State
from tapisvert.games.cartino.rules import GAME
from tapisvert.games.cartino.testing import VARIANTS
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream
from tapisvert.table.game import OptionValue
from tests.games.cartino.brute import Placements, best_by_placements, position_of
from tests.games.cartino.orders import every_order

TABLES: dict[str, Mapping[str, OptionValue]] = {
    **GAME.presets,
    **VARIANTS,
    "joining-4": {"players": 4, "joining": "if_possible", "joker": "reused", "queen": 5},
    "joining-52-reused": {
        "players": 2,
        "joining": "if_possible",
        "edition": 52,
        "joker": "reused",
        "queen": 5,
    },
}
TURNS = kernel_turns.new_turns()
HALVES, HOWS = np.zeros(8, dtype=np.int64), np.zeros(8, dtype=np.int64)
HAND_MADE = {
    "an empty board": ("AS KS QS JS 10S", ""),
    "twins": ("AS AS KS KS QS", "8Su QSl 7Sl"),
    "an exchange between new stones": ("KS AS QS 8S", "*KSu KHu JSl"),
    "two exchanges side by side": ("KS QS AS JS", "*KSu *QSu 9Su"),
    "a joker above its stone, exchanged by a twin": ("KS KS AS", "*KSu KHu"),
    "both jokers on one field": ("KS KS QS AS", "*KSu *KSl"),
    "the highest alone": ("AS KS QS JS 7S", "JSl JSu 10Su"),
    "a joker with four of a suit": ("KS QS 8S 9S *", "ASu ASl KHu JSl 10Sl"),
    "two jokers": ("KS 8S *", "ASu *QSl 7Sl"),
    "the first stone must be a low one": ("7S 8S KS QS AS", "7Hl 7Cl 10Su"),
    "the first stone may be an exchange": ("KS QS AS 8S", "*KSl KHu 10Cl"),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_kernel_plays_what_the_rules_play(name: str) -> None:
    """CAR-8 to CAR-22: the same stones may be laid, move by move, and everything is the same after each."""
    rng = random.Random(name)
    for seed in range(6):
        chance = Chance.seeded(rng.getrandbits(32))
        state: State = GAME.start(GAME.options(TABLES[name]), chance).state
        position = bridge.to_position(state)
        assert kernel_matches.starter(position) == state.turn
        hasty = seed % 2  # ends its turns sooner, so that racks stay full for longer
        while not state.outcome:
            moves = [move for move in GAME.legal(state, state.turn) if not isinstance(move, Back)]
            lays = [move for move in moves if isinstance(move, Lay)]
            assert sorted(map(GAME.write, lays)) == sorted(map(GAME.write, legal_lays(position)))
            move = moves[-1] if hasty and rng.random() < 0.5 else rng.choice(moves)
            seat = state.turn
            state = GAME.play(state, seat, move, chance).state
            if isinstance(move, Lay):
                half = bridge.half_number(move.half, state.options)
                assert kernel.lay(position, half, bridge.HOW.index(move.how)) == state.laid[-1].points
            else:
                kernel.end_turn(position)
            if state.outcome:
                assert tuple(position.scores[: len(state.racks)]) == state.outcome.scores
                assert position.place[kernel.OVER]
            else:
                assert_equal(position, bridge.to_position(state))


def legal_lays(position: kernel.Position) -> list[Lay]:
    """What the kernel lets the seat to move lay now."""
    found = []
    joined = kernel.must_join(position)
    names = bridge.half_names(4 * int(position.sheet.rules[kernel.RANKS]))
    for suit in range(4):
        for how in range(3):
            halves = int(kernel.legal(position, suit, how))
            if joined:
                halves &= int(position.touching[suit])
            places = [32 * suit + place for place in range(32) if halves >> place & 1]
            found += [Lay(names[place], bridge.HOW[how]) for place in places]
    return found


def assert_equal(position: kernel.Position, other: kernel.Position) -> None:
    """All arrays are the same, but for what a match leaves behind: the used part of the bag, and NOWHERE."""
    left = position.place[kernel.LEFT]
    for name in ("taken", "jokers", "new", "fresh", "racks", "held", "shown", "stones", "scores", "place"):
        assert np.array_equal(getattr(position, name), getattr(other, name)), name
    assert position.points[: kernel.NOWHERE].tolist() == other.points[: kernel.NOWHERE].tolist()
    assert position.touching[:4].tolist() == other.touching[:4].tolist()
    assert position.bag[:left].tolist() == other.bag[:left].tolist()


def found_turns(state: State) -> dict[Placements, int]:
    """Every turn that the kernel finds, each once, with the points it gives it."""
    position = bridge.to_position(state)
    found: dict[Placements, int] = {}
    number = kernel_turns.find_turns(position, TURNS)
    for turn in range(number):
        moves = written(state, position, turn)
        placed = frozenset(map(GAME.write, moves))
        assert placed not in found
        found[placed] = int(TURNS.points[turn])
        assert found[placed] == played(state, moves)
    return found


def written(state: State, position: kernel.Position, turn: int) -> list[Lay]:
    size = kernel_turns.write_turn(position.sheet, TURNS, turn, HALVES, HOWS)
    return [
        bridge.to_lay(int(half), int(how), state.options)
        for half, how in zip(HALVES[:size], HOWS[:size], strict=True)
    ]


def played(state: State, moves: list[Lay]) -> int:
    """What the moves score by the rules, in this order, all of them legal."""
    before = turn_points(state.laid)
    for move in moves:
        GAME.verify(state, state.turn, move)
        state = GAME.play(state, state.turn, move, Chance.seeded(0)).state
    return turn_points(state.laid) - before


@pytest.mark.parametrize("joining", ["free", "if_possible"])
@pytest.mark.parametrize("joker", ["retired", "reused"])
@pytest.mark.parametrize("queen", [3, 5])
@pytest.mark.parametrize("name", HAND_MADE)
def test_the_best_order_of_every_turn_is_found(name: str, queen: int, joker: str, joining: str) -> None:
    """CAR-10 to CAR-15: all turns and their best points, against every order by the plain rules."""
    rack, laid = HAND_MADE[name]
    options = GAME.options({"queen": queen, "joker": joker, "joining": joining})
    state = position_of(options, rack, laid)
    best, tally = best_by_placements(state)
    assert found_turns(state) == best
    orders = every_order(bridge.to_position(state))
    assert {points: int(times) for points, times in enumerate(orders) if times} == tally


@pytest.mark.parametrize("name", TABLES)
def test_the_best_order_is_found_wherever_a_match_leads(name: str) -> None:
    """The same on positions of random matches, from the first turn to the last and in the middle of turns."""
    rng = random.Random(name)
    checked = 0
    while checked < 60:
        chance = Chance.seeded(rng.getrandbits(32))
        state: State = GAME.start(GAME.options(TABLES[name]), chance).state
        while not state.outcome:
            orders = every_order(bridge.to_position(state))
            if orders.sum() <= 400 and rng.random() < 0.3:
                best, tally = best_by_placements(state)
                assert found_turns(state) == best
                assert {points: int(times) for points, times in enumerate(orders) if times} == tally
                checked += 1
            moves = [move for move in GAME.legal(state, state.turn) if not isinstance(move, Back)]
            move = moves[-1] if rng.random() < 0.4 else rng.choice(moves)
            state = GAME.play(state, state.turn, move, chance).state


@pytest.mark.parametrize("name", TABLES)
def test_no_order_beats_the_best_turn(name: str) -> None:
    """On many more positions, with jokers in most racks: the best of all orders is the best that is found."""
    position = kernel.new_position(bridge.sheet_of(GAME.options(TABLES[name])))
    rng = random.Random(name)
    for seed in range(40):
        kernel_matches.deal(position, random_stream(seed))
        for _ in range(rng.randrange(40)):
            if position.place[kernel.OVER]:
                kernel_matches.deal(position, random_stream(rng.getrandbits(30)))
            kernel_turns.find_turns(position, TURNS)
            turn = rng.randrange(int(TURNS.number))
            kernel_turns.play_turn(position, TURNS, turn, HALVES, HOWS)
        if position.place[kernel.OVER]:
            continue
        swap_for_jokers(position, seed % 3)
        best = kernel_turns.best_turn(position, TURNS)
        orders = every_order(position)
        assert TURNS.points[best] == np.nonzero(orders)[0].max()


def swap_for_jokers(position: kernel.Position, jokers: int) -> None:
    """Take stones from the rack of the seat to move and give it jokers for them."""
    seat = position.place[kernel.TURN]
    for stone in [16 * suit + rank for suit in range(4) for rank in range(13)]:
        held = int(position.racks[seat, stone >> 4]) >> 2 * (stone & 15) & 1
        if held and position.held[seat] < jokers:
            kernel.take(position, seat, stone)
            position.held[seat] += 1


@pytest.mark.parametrize("joining", ["free", "if_possible"])
def test_the_worst_rack_is_searched_whole(joining: str) -> None:
    """Three stones and two jokers on an empty board of 52: 342,394 ordered turns, 9,188 sets of halves.

    How long that takes is for `make bench` to say.
    """
    options = GAME.options({"edition": 52, "queen": 5, "joining": joining})
    position = bridge.to_position(position_of(options, "QS KS AS * *", ""))
    orders = every_order(position)
    best = kernel_turns.best_turn(position, TURNS)
    assert orders.sum() == 342_394
    assert TURNS.number == 9_188
    assert TURNS.points[best] == np.nonzero(orders)[0].max()


def test_a_joker_won_stays_known_while_another_is_laid() -> None:
    """CAR-15, `reused`: what all know of a rack is the same, joker by joker."""
    options = GAME.options({"joker": "reused"})
    state = position_of(options, "KS QS *", "*KSu AHu")
    position = bridge.to_position(state)
    for move in (Lay("KSu", "exchange"), Lay("QSu", "joker")):
        state = GAME.play(state, 0, move, Chance.seeded(0)).state
        kernel.lay(position, bridge.half_number(move.half, options), bridge.HOW.index(move.how))
        assert_equal(position, bridge.to_position(state))
    assert position.shown[0] == 1


def test_a_king_between_ace_queen_and_two_kings_scores_16() -> None:
    """CAR-E5."""
    state = position_of(GAME.options({}), "KS", "KSu ASl QSl KHu")
    position = bridge.to_position(state)
    assert kernel.lay(position, bridge.half_number("KSl", state.options), kernel.STONE) == 16


def test_a_turn_is_written_as_it_scores_most() -> None:
    """CAR-E6: ace, king and queen side by side score 0, 5 and 4; with a queen of 5 the king comes last."""
    for queen, order, points in ((3, "AKQ", 9), (5, "QAK", 10)):
        state = position_of(GAME.options({"queen": queen}), "QS KS AS", "")
        position = bridge.to_position(state)
        best = kernel_turns.best_turn(position, TURNS)
        assert "".join(move.half[0] for move in written(state, position, best)) == order
        assert TURNS.points[best] == points


def test_equal_lowest_stones_are_compared_further() -> None:
    """CAR-9: twins, the next stone, jokers highest, then the lower seat."""
    for racks, first in (
        (("7D 7D AC KC QC", "7D 8D 9D 10D JD"), 0),
        (("7D 8D 9D 10D *", "7D 8D 9D 10D AC"), 1),
        (("7H 8H 9H 10H *", "7H 8H 9H 10H *"), 0),
        (("7S AC AC KC *", "7D * KC QC QC"), 1),
    ):
        options = GAME.options({})
        position = kernel.new_position(bridge.sheet_of(options))
        for seat, rack in enumerate(racks):
            for stone in rack.split():
                kernel.give(position, seat, bridge.number(stone, options))
        assert kernel_matches.starter(position) == first


def test_the_same_seed_plays_the_same_matches() -> None:
    position = kernel.new_position(bridge.sheet_of(GAME.options({"players": 3})))
    results = []
    for seed in (7, 7, 8):
        wins = np.zeros(4, dtype=np.int64)
        turns = kernel_matches.random_matches(position, 300, random_stream(seed), wins)
        turns += kernel_matches.greedy_matches(position, TURNS, HALVES, HOWS, 300, random_stream(seed), wins)
        results.append((turns, *wins.tolist()))
        assert wins.sum() >= 600
    assert results[0] == results[1] != results[2]


@pytest.mark.parametrize("preset", ["french-2", "german-4"])
def test_random_matches_end_as_those_of_the_rules_do(preset: str) -> None:
    """The mean total and the mean number of turns, from 4,000 matches of the kernel and 60 of the rules."""
    options = GAME.options(GAME.presets[preset])
    rng, played = random.Random(2), []
    for seed in range(60):
        chance = Chance.seeded(seed)
        state: State = GAME.start(options, chance).state
        while not state.outcome:
            moves = [move for move in GAME.legal(state, state.turn) if not isinstance(move, Back)]
            state = GAME.play(state, state.turn, rng.choice(moves), chance).state
        played.append((state.outcome.scores[0], state.number))
    position, numbers, many = kernel.new_position(bridge.sheet_of(options)), random_stream(4), []
    for _ in range(4000):
        kernel_matches.deal(position, numbers)
        kernel_matches.random_match(position, numbers)
        many.append((position.scores[0], position.place[kernel.NUMBER]))
    for mean, spread, other in zip(np.mean(many, 0), np.std(many, 0), np.mean(played, 0), strict=True):
        assert other == pytest.approx(mean, abs=3.5 * spread / 60**0.5)


def test_every_stone_of_the_pack_is_dealt() -> None:
    """CAR-1 and CAR-8: two of every card and two jokers, five on every rack."""
    for players in (2, 3, 4):
        options = GAME.options({"players": players, "edition": 52})
        position = kernel.new_position(bridge.sheet_of(options))
        kernel_matches.deal(position, random_stream(players))
        stones = Counter(position.bag[: position.place[kernel.LEFT]].tolist())
        assert position.stones[:players].tolist() == [5] * players
        for seat in range(players):
            stones[kernel.THE_JOKER] += int(position.held[seat])
            for suit in range(4):
                bits = int(position.racks[seat, suit])
                stones.update(16 * suit + place // 2 for place in range(32) if bits >> place & 1)
        assert set(stones.values()) == {2}
        assert len(stones) == 53
