"""What positions of Casino Royal are worth: chips are conserved, and the last round decides by them."""

from __future__ import annotations

import random

import numpy as np
import pytest
from msgspec.structs import replace

from tapisvert import bots, games
from tapisvert.games.casino_royal.model import Call, Turn, Wait
from tapisvert.games.casino_royal.programs.habits import open_values, own_value
from tapisvert.games.casino_royal.programs.worth import JUDGE
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.table.chance import Chance
from tapisvert.table.game import OptionValue
from tapisvert.table.match import Match
from tapisvert.table.program import Budget
from tapisvert.table.worth import Judged
from tapisvert.testing.matches import new_match

FEW = Budget(rounds=256)
KINDS: list[dict[str, OptionValue]] = [
    {"game": "poker", "players": 2},
    {"game": "poker", "players": 4, "ask": "card", "call": "free"},
    {"game": "variant", "players": 2, "call": "five"},
    {"game": "variant", "players": 5, "rounds": "2"},
    {"game": "bingo", "players": 4, "boards": 2, "marks": "hand", "says": "player"},
    {"game": "bingo", "players": 8},
]


def played(options: dict[str, OptionValue], seed: int) -> Match:
    """An evening of programs, to its end."""
    match, rng = new_match(GAME, options, seed), random.Random(seed)
    while not match.outcome:
        seat = match.to_act[0]
        program = bots.level("casino_royal", rng.choice(("debutant", "amateur")))
        moves = tuple(GAME.legal(match.state, seat))
        match.play(seat, GAME.write(program.choose(match.view(seat), moves, Budget(rounds=1), rng)))
    return match


def judged(match: Match, seat: int) -> list[Judged]:
    """All lines, the best first."""
    view = match.view(seat)
    lines = JUDGE.lines(view, tuple(GAME.legal(match.state, seat)))
    found = JUDGE.judge(view, lines, FEW, random.Random(1)) if lines else ()
    return sorted(found, key=lambda one: -one.shares[seat])


@pytest.mark.parametrize("options", KINDS)
def test_from_anywhere_in_a_round_no_chip_is_lost_and_none_comes_from_nowhere(
    options: dict[str, OptionValue],
) -> None:
    """But for the few that do not divide and wait in the middle (CAS-5)."""
    whole = played(options, 3)
    match, phases, seats = Match(GAME, whole.setup, whole.secret), set(), whole.state.options.players
    for move in whole.moves:
        state = match.state
        phases.add(state.phase)
        rows = JUDGE.rows(state, 7, 6)
        chips = sum(state.money) + sum(state.laid) + sum(state.paid) + state.odd
        odd = chips - rows[:, seats:].sum(axis=1)
        assert ((odd >= 0) & (odd < 2 * seats)).all()
        assert np.allclose(rows[:, :seats].sum(axis=1), 1)
        match.play(move.seat, move.move)
    assert len(phases) > 2
    assert JUDGE.rows(match.state, 7, 2)[0].tolist() == [*JUDGE.shares(match.state), *match.state.money]


def test_whoever_leads_the_last_round_wins_by_calling_and_the_chips_are_told_cas_a5() -> None:
    """Calling is certain; to wait is not."""
    match = new_match(GAME, {"game": "poker", "players": 2, "rounds": "1", "call": "free"}, 5)
    rng = random.Random(5)
    while True:
        seat = match.to_act[0]
        view = match.view(seat)
        if match.state.phase == "pause" and own_value(view) > max(open_values(view)):
            break
        match.play(seat, GAME.write(rng.choice([m for m in GAME.legal(match.state, seat) if m != Call()])))
    found = {one.line: one for one in judged(match, seat)}
    money, laid = match.state.money, match.state.laid
    assert found[(Call(),)].shares[seat] == 1
    assert found[(Call(),)].points == money[seat] + sum(laid)
    assert found[(Wait(),)].shares[seat] < 1


def test_until_one_has_all_chips_are_worth_their_share_cas_d1() -> None:
    match = new_match(GAME, {"game": "poker", "players": 3, "rounds": "all"}, 2)
    rows = JUDGE.rows(match.state, 1, 8)
    assert np.allclose(rows[:, :3], rows[:, 3:] / rows[:, 3:].sum(axis=1, keepdims=True))


def test_every_card_of_the_pack_could_have_been_turned_up_cas_a2() -> None:
    match = new_match(GAME, {"game": "poker", "players": 2}, 4)
    match.play(match.to_act[0], "cut 20")
    others = JUDGE.alternatives(match.state, match.to_act[0], (Turn(),), random.Random(1))
    assert sorted(other.called[0] for _, other in others) == sorted(match.state.pack)


def test_a_stake_and_a_symbol_are_decisions_and_a_cut_is_none_cas_b1_cas_c2() -> None:
    for game, choices in (("variant", 5), ("bingo", 10), ("poker", 0)):
        match = new_match(games.load("casino_royal"), {"game": game, "players": 3}, 1)
        found = judged(match, match.to_act[0])
        assert len(found) == choices
        assert all(one.points is not None and sum(one.shares) == pytest.approx(1) for one in found)


def test_a_lead_is_less_sure_where_it_is_told_how_sides_stand() -> None:
    """In games A and B, for any number of players; in C what is foreseen was measured to be sure enough."""
    for preset in ("poker-2", "poker-4", "variant-2", "variant-8", "bingo-2"):
        less = not preset.startswith("bingo")
        state = GAME.start(GAME.options(GAME.presets[preset]), Chance.seeded(1)).state
        ahead = replace(state, money=(state.money[0] + 25, *state.money[1:]))
        sure, told = (rows(ahead, 3, 400).mean(axis=0)[0] for rows in (JUDGE.futures, JUDGE.stood))
        assert (told < sure) if less else (told == sure)


@pytest.mark.parametrize(("game", "low", "high"), [("poker", 0.48, 0.52), ("bingo", 0.53, 0.6)])
def test_to_name_last_what_is_played_for_is_worth_something_cas_c2(
    game: str, low: float, high: float
) -> None:
    """Of 1,500 evenings of Bingo between two of Confirmé 56 in 100 were won by who dealt last."""
    state = GAME.start(GAME.options({"game": game, "players": 2}), Chance.seeded(2)).state
    last = 1 - state.dealer  # each deals twice
    assert low < JUDGE.fortune(state, Budget(rounds=4000), 5).shares[last] < high
