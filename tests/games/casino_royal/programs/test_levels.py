"""Casino Royal's programs: legal, repeatable, patient where that pays, and stronger by level."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from statistics import fmean

import pytest
from msgspec.structs import replace

from tapisvert import bots
from tapisvert.games.casino_royal.betting import Drop, Follow
from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.model import Call, Mark, Move, State, Wait
from tapisvert.games.casino_royal.programs.hints import hint
from tapisvert.games.casino_royal.programs.judgement import Option, judge
from tapisvert.games.casino_royal.programs.levels import MAITRE, PROGRAMS
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.cards import Card
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue
from tapisvert.table.program import Budget

FEW, MANY = Budget(rounds=30), Budget(rounds=1500)
TABLES: dict[str, dict[str, OptionValue]] = {
    "poker-2": {"game": "poker", "players": 2},
    "poker-5": {"game": "poker", "players": 5},
    "poker-8": {"game": "poker", "players": 8},
    "poker-card": {"game": "poker", "players": 3, "ask": "card", "call": "free", "relance": "on"},
    "poker-pairs": {"game": "poker", "players": 3, "batch": "five", "call": "pairs"},
    "variant-2": {"game": "variant", "players": 2},
    "variant-5": {"game": "variant", "players": 5},
    "variant-8": {"game": "variant", "players": 8, "call": "pairs"},
    "bingo-4": {"game": "bingo", "players": 4, "boards": 2},
    "bingo-hand": {"game": "bingo", "players": 3, "marks": "hand", "says": "player"},
}


def ask(level: str, state: State, seat: int, budget: Budget = FEW, seed: int = 0) -> Move:
    legal = tuple(GAME.legal(state, seat))
    move: Move = PROGRAMS[level].choose(GAME.view(state, seat), legal, budget, random.Random(seed))
    return move


def play(levels: Sequence[str], table: Mapping[str, OptionValue], seed: int) -> State:
    """An evening of two rounds; every move is verified."""
    chance = Chance.seeded(seed)
    state: State = GAME.start(GAME.options({"rounds": "2", **table}), chance).state
    while not state.outcome:
        seat = GAME.to_act(state)[0]
        move = ask(levels[seat % len(levels)], state, seat, seed=seed)
        GAME.verify(state, seat, move)
        state = GAME.play(state, seat, move, chance).state
    return state


def at_pause(boards: tuple[int, int], text: str, call: str = "five") -> State:
    """Game A for two at a pause, after these cards."""
    options = GAME.options({"game": "poker", "players": 2, "call": call})
    state: State = GAME.start(options, Chance.seeded(1)).state
    called = tuple(text.split())
    covered = [tuple(card for card in called if card in BOARDS[board]) for board in boards]
    return replace(
        state,
        phase="pause",
        boards=tuple((board,) for board in boards),
        covered=tuple((cards,) for cards in covered),
        called=called,
        pack=tuple(card for card in state.pack if card not in called),
        laid=tuple(map(len, covered)),
        money=tuple(45 - len(cards) for cards in covered),
    )


def judged(state: State, seat: int) -> dict[type[Move], Option]:
    """What Maître thinks of every kind of move; of several raises, of the last."""
    legal = tuple(GAME.legal(state, seat))
    options = judge(GAME.view(state, seat), legal, MAITRE.style, MANY, random.Random(1))
    return {type(option.move): option for option in options}


@pytest.mark.parametrize("name", TABLES)
def test_all_levels_play_every_game_to_the_end(name: str) -> None:
    state = play(tuple(PROGRAMS), TABLES[name], seed=1)
    assert state.outcome
    play(tuple(PROGRAMS)[::-1], TABLES[name], seed=2)


@pytest.mark.parametrize("level", PROGRAMS)
@pytest.mark.parametrize("name", ["poker-5", "variant-5", "bingo-hand"])
def test_the_same_seed_gives_the_same_evening(level: str, name: str) -> None:
    assert play([level], TABLES[name], seed=3) == play([level], TABLES[name], seed=3)


@pytest.mark.parametrize("level", ["amateur", "maitre"])
def test_a_hand_that_is_just_ahead_is_called_at_once(level: str) -> None:
    """CAS-A5: a pair of sixes against an ace, and six chips to take."""
    state = at_pause((0, 1), "6D 6S 8D 3D 2D 3S KD AH 10D 8C")
    assert isinstance(ask(level, state, 0, MANY), Call)


def test_maitre_goes_on_with_a_hand_that_nobody_can_beat() -> None:
    """CAS-A5: with a royal flush the other's chips can only become more; at worst both have one."""
    state = at_pause((0, 3), "10C JC QC KC AC")
    assert isinstance(ask("maitre", state, 0, MANY), Wait)
    assert isinstance(ask("amateur", state, 0), Call)
    options = judged(state, 0)
    assert options[Call].worth == 2
    assert options[Wait].worth > 4
    assert options[Wait].chance > 0.9


def test_who_looks_at_the_others_does_not_call_for_them() -> None:
    """CAS-A6: the best hand takes all, whoever called."""
    state = at_pause((0, 3), "6D 6S 8D 3D 2D KS QS JS 10S AS")
    assert isinstance(ask("amateur", state, 0), Wait)
    assert isinstance(ask("confirme", state, 0, MANY), Wait)


@pytest.mark.parametrize("level", PROGRAMS)
def test_no_program_calls_when_all_see_that_it_loses_cas_a5(level: str) -> None:
    """CAS-A5: three sixes against a royal flush. To stop would save chips, but who would say so?"""
    state = at_pause((0, 3), "6D 6S 6H 8D KS QS JS 10S AS", call="pairs")
    assert {Call(), Wait()} == set(GAME.legal(state, 0))
    assert {ask(level, state, 0, seed=seed) for seed in range(12)} == {Wait()}
    assert hint(GAME.view(state, 0)).steps[0].move == "wait"


def bid(own: Sequence[Card], price: int) -> State:
    """Game B for two: seat 2 has staked `price` on its hand, and seat 1 has to answer."""
    chance = Chance.seeded(4)
    options = GAME.options({"game": "variant", "players": 2, "call": "five"})
    state: State = GAME.start(options, chance).state
    for move in ("stake 1", "cut 1", "check", "check", *["turn"] * 8):
        while True:
            seat = GAME.to_act(state)[0]
            if state.phase != "pause":
                break
            state = GAME.play(state, seat, Wait(), chance).state
        state = GAME.play(state, seat, GAME.read(move), chance).state
    hidden = [card for card in (*state.pack, *state.own[0], *state.own[1]) if card not in own]
    state = replace(state, own=(tuple(own), tuple(hidden[:3])), pack=tuple(hidden[3:]))
    assert state.phase == "pause"
    state = GAME.play(state, 0, Wait(), chance).state
    return GAME.play(state, 1, Call(price), chance).state


def test_in_b_maitre_stays_with_a_strong_hand_and_drops_a_hopeless_one() -> None:
    """CAS-B5: what the answer costs has to be worth it."""
    strong = bid(unseen_rank("A"), 10)
    assert not isinstance(ask("maitre", strong, 0, MANY), Drop)
    weak = bid(["2C", "3D", "7S"], 10)
    assert isinstance(ask("maitre", weak, 0, MANY), Drop)
    assert judged(strong, 0)[Follow].chance > 0.7
    assert judged(weak, 0)[Follow].chance < 0.3
    assert judged(weak, 0)[Drop].chance == 0


def unseen_rank(rank: str) -> list[Card]:
    """Three cards of a rank that have not been called in `bid`."""
    called = bid([], 1).called
    return [rank + suit for suit in "CDHS" if rank + suit not in called][:3]


def test_a_beginner_overlooks_what_the_others_mark() -> None:
    """CAS-C5: by hand, one card in ten or so."""
    chance = Chance.seeded(2)
    state: State = GAME.start(GAME.options(TABLES["bingo-hand"]), chance).state
    state = GAME.play(state, state.dealer, GAME.read("symbol full"), chance).state
    while not (state.phase == "window" and len(list(GAME.legal(state, 0))) > 1):
        seat = GAME.to_act(state)[0]
        state = GAME.play(state, seat, tuple(GAME.legal(state, seat))[-1], chance).state
    marks = {level: [ask(level, state, 0, seed=seed) for seed in range(100)] for level in PROGRAMS}
    missed = [sum(mark == Mark() for mark in marks[level]) for level in PROGRAMS]
    assert 0 < missed[0] < 20
    assert missed[1:] == [0, 0, 0]


@pytest.mark.parametrize(
    ("name", "phase"), [("poker-5", "cut"), ("variant-5", "stake"), ("bingo-4", "symbol")]
)
def test_what_is_luck_for_all_is_the_same_whoever_does_it(name: str, phase: str) -> None:
    """CAS-B1, CAS-C2, CAS-D2: or two players who change seats would not meet the same cards."""
    found = set()
    for deal in range(10):
        state: State = GAME.start(GAME.options(TABLES[name]), Chance.seeded(deal)).state
        assert state.phase == phase
        (seat,) = GAME.to_act(state)
        (move,) = {ask(level, state, seat, seed=seed) for level in PROGRAMS for seed in range(20)}
        found.add(move)
    assert (len(found) > 1) == (phase != "cut"), "no evening is like the other"


def test_hints_are_given_and_programs_can_be_loaded_ahead() -> None:
    assert GAME.hints
    bots.warm("casino_royal")


@pytest.mark.parametrize(("game", "deals", "least"), [("poker", 200, 0.25), ("variant", 60, 1.0)])
def test_maitre_wins_chips_from_a_beginner(game: str, deals: int, least: float) -> None:
    """Each deal is played twice, with seats changed; the bench compares all levels."""
    table: dict[str, OptionValue] = {"game": game, "players": 2, "rounds": "1"}
    gains = []
    for seed in range(deals):
        for seats in (("maitre", "debutant"), ("debutant", "maitre")):
            state = play(seats, table, seed)
            gains.append(state.money[seats.index("maitre")] - 45)
    assert fmean(gains) > least
