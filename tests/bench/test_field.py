"""What Maître is measured by: a field that plays whole matches, somebody who knows its answers, and time."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from bench import duel, enough, field, respond, thought, tuples
from bench.kept import Kept, Key
from bench.tuple_lines import MOST, Floats
from tapisvert import games
from tapisvert.adapters.numbered import Numbered
from tapisvert.games.punto.engine import bridge
from tapisvert.games.punto.engine.kernel import OWNER, SIDES, TURN, Round, copy_round, halt, play, shuffle
from tapisvert.games.punto.model import COLOURS
from tapisvert.table.chance import Chance
from tapisvert.table.fast import random_stream
from tapisvert.table.program import Budget
from tapisvert.table.vectors import settled


@pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in ("cartino", "punto") for name in field.members(game) if name != "ismcts"],
)
def test_a_member_of_the_field_plays_a_match_with_legal_moves(game: str, name: str) -> None:
    """`duel.play` has the rules verify each of them."""
    ours, other = duel.level(game, "amateur", Budget()), field.member(game, name, 0.0)
    assert duel.play(game, 1, (ours, other)) in (0.0, 0.5, 1.0)


def test_both_have_the_same_luck_on_either_seat() -> None:
    """A player who meets itself wins on one seat what it loses on the other."""
    beginner = duel.level("cartino", "debutant", Budget())
    for deal in range(3):
        one, other = duel.both_ways("cartino", deal, beginner, beginner)
        assert one + other == 1


def test_two_matches_of_a_deal_count_as_one() -> None:
    even = duel.judge([(1.0, 0.0)] * 20 + [(1.0, 1.0), (0.0, 0.0)])
    apart = duel.judge([(1.0, 1.0), (0.0, 0.0)] * 11)
    assert even.share == apart.share == 0.5
    assert even.high - even.low < 0.15 < 0.4 < apart.high - apart.low
    clean = duel.judge([(1.0, 1.0)] * 10)
    assert clean.share == 1.0
    assert clean.low == pytest.approx(0.839, abs=0.001), "no spread: matches are counted"


def test_deals_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    played: list[int] = []

    def meet(deal: int) -> tuple[float, float]:
        played.append(deal)
        return (1.0, deal / 4)

    for matches in (4, 8):
        kept, numbers = Kept(tmp_path / "kept.jsonl"), duel.numbers(matches, seed=1)
        key: Key = ("field", "punto", "greedy")
        found = duel.deals(Console(quiet=True), map, meet, "", numbers, kept, tuple[float, float], key)
        assert found == [(1.0, deal / 4) for deal in range(1, 1 + matches // 2)]
    assert played == [1, 2, 3, 4]


def test_a_target_is_met_when_the_interval_lies_high_enough_too() -> None:
    def score(share: float, low: float) -> duel.Score:
        return duel.Score(share, low, 1.0, 100, 0)

    assert field.judge("punto", "halving", score(0.86, 0.75), 0.1).met
    assert not field.judge("punto", "halving", score(0.86, 0.69), 0.1).met
    assert not field.judge("punto", "halving", score(0.84, 0.75), 0.1).met
    assert field.judge("cartomanie", "halving", score(0.55, 0.51), 0.1).met
    assert "0.1 s a move against 0.001 s" in field.judge("punto", "halving-ms", score(0.9, 0.8), 0.1).note


@pytest.mark.parametrize("game", sorted(respond.ROUNDS))
def test_whoever_knows_the_answers_of_maitre_answers_them(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(respond, "LOOK", 64)
    monkeypatch.setattr(respond, "WORLDS", 2)
    rules = games.load(game)
    match = Numbered(rules, settled(rules, duel.preset_of(game)), Chance.seeded(1))
    amateur, rng = duel.level(game, "amateur", Budget()), random.Random(1)
    for _ in range(6):
        seat = match.to_act[0]
        match.state = rules.play(match.state, seat, amateur(match, seat, rng), match.chance).state
    seat = match.to_act[0]
    moves = {respond.Answering(game, 8)(match, seat, random.Random(2)) for _ in range(2)}
    assert len(moves) == 1, "the same luck, the same move"
    rules.verify(match.state, seat, moves.pop())


def test_whoever_responds_for_chips_wins_what_the_other_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who play alike win nothing from each other, whatever the deal."""
    monkeypatch.setattr(respond, "player", lambda game, *_: duel.level(game, "amateur", Budget(rounds=8)))
    rounds = [respond.meet_for_chips("poker", "longer", 1, deal) for deal in range(6)]
    assert [sum(both) for both in rounds] == [0.0] * 6
    assert any(won != 0 for won, _ in rounds)


def test_what_can_be_won_is_what_the_interval_vouches_for() -> None:
    assert (
        "at least 0.040 of a match"
        in respond.judge("punto", "longer", duel.Score(0.6, 0.54, 0.66, 200, 0), 9).note
    )
    assert (
        "at least 0.000 of a match"
        in respond.judge("punto", "longer", duel.Score(0.5, 0.4, 0.6, 50, 0), 9).note
    )


def test_time_is_well_spent_if_it_wins_or_if_it_is_not_spent() -> None:
    won = [thought.Met((1.0, 0.5), 0.3, 0.03), thought.Met((1.0, 1.0), 0.3, 0.03)] * 9
    even = [thought.Met((1.0, 0.0), 0.3, 0.03), thought.Met((0.5, 0.0), 0.3, 0.03)] * 9
    assert thought.judge("punto", 0.3, won).met
    assert not thought.judge("punto", 0.3, even).met
    assert thought.judge("punto", 0.3, [each._replace(longer=0.07) for each in even]).met


def test_few_worlds_lose_more_than_many() -> None:
    lost = np.array([enough.losses(each, seed) for seed, each in enumerate(islice(enough.several(), 4))])
    assert (lost >= 0).all()
    assert lost[:, -1].mean() <= lost[:, 0].mean()


def test_n_tuples_learn_punto_from_themselves_and_are_kept_in_a_byte_each(tmp_path: Path) -> None:
    """A thousand rounds are enough to be much better than nothing."""
    learned = tuples.learned(1000, seed=5)
    tuples.keep(learned, tmp_path / "weights.npz")
    kept = tuples.weights(tmp_path / "weights.npz")
    assert np.abs(kept - learned).max() <= np.abs(learned).max() / 250
    assert _won(kept, np.zeros_like(kept)) > 45
    one, other = (tuples.learned(20, seed=5) for _ in range(2))
    assert np.array_equal(one, other), "the same seed, the same weights"


def _won(first: Floats, second: Floats) -> int:
    """How many of sixty rounds the first weights win from the second."""
    root, rng, won = tuples.deal(), random_stream(1), 0
    found, after = np.zeros(MOST, dtype=np.int64), copy_round(root)
    for number in range(60):
        round = copy_round(root)
        shuffle(round, -1, rng)
        round.place[TURN] = number % 2
        while (result := halt(round)) < 0:
            seat = round.place[TURN]
            cell = tuples.best_cell(round, second if seat else first, found, after)
            if (result := play(round, int(round.left[seat]) - 1, np.uint64(cell))) >= 0:
                break
        won += result % SIDES == 1
    return won


def _round_with(owner: int) -> Round:
    """Four high cards of one side's colour in a row, and nothing else."""
    round = tuples.deal()
    colour = next(colour for number, colour in enumerate(COLOURS) if round.table[OWNER + number] == owner)
    bridge.put_board(round, [((column, 0), f"{colour}{value}") for column, value in enumerate((7, 8, 6, 7))])
    return round


def test_the_weights_that_are_kept_say_who_is_about_to_win() -> None:
    ahead, behind = (_round_with(owner) for owner in (0, 1))
    assert tuples.value(ahead, 0) > 0.5 > tuples.value(behind, 0)
