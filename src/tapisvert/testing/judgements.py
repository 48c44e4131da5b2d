"""Whoever says what positions are worth keeps to this: one suite for all games.

It is the game's own judge, or the one that plays any game (`tapisvert.bots.judge`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from tapisvert import bots, games, testing
from tapisvert.bots import Budget
from tapisvert.table.chance import Chance
from tapisvert.table.game import presets_of
from tapisvert.table.match import Match
from tapisvert.table.worth import Shares
from tapisvert.testing.matches import new_match, play_on

FEW = Budget(rounds=48)
DECISIONS, MOVES = 2, 40
"""So many decisions of a match are looked at, and at most so many moves for that."""


class Judgements:
    """Derive a class `TestJudgements` from it and name the `games`."""

    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        found = [(name, preset) for name in self.games for preset in _some_tables(name)]
        metafunc.parametrize(("name", "preset"), found, ids=["-".join(filter(None, case)) for case in found])

    def test_decisions_are_judged_by_what_the_seat_knows_and_nothing_else(
        self, name: str, preset: str
    ) -> None:
        """To the byte, in two states that the seat cannot tell apart; and the same for the same seed."""
        game, judge = games.load(name), bots.judge(name)
        for state, seat in _decisions(name, preset):
            said = []
            for same in (state, state, game.imagine(game.view(state, seat), random.Random(5))):
                view, legal = game.view(same, seat), tuple(game.legal(same, seat))
                lines = judge.lines(view, legal)
                said.append(judge.judge(view, lines, FEW, random.Random(2), keep=len(lines) - 1))
            assert len(set(map(msgspec.json.encode, said))) == 1
            for one in said[0]:
                _add_up(one.shares, game.sides(_match(name, preset).options))
                assert one.error >= 0
                _is_legal(game, state, seat, one.line)

    def test_standings_add_up_and_tell_nothing_that_the_viewer_cannot_know(
        self, name: str, preset: str
    ) -> None:
        match, judge = play_on(_match(name, preset), random.Random(3), 9), bots.judge(name)
        game, sides = match.game, match.game.sides(match.options)
        for viewer in (*match.to_act[:1], None):
            other = game.imagine(match.view(viewer), random.Random(5))
            views = (game.view(state, viewer) for state in (match.state, match.state, other))
            said = [judge.standing(view, FEW, random.Random(1)) for view in views]
            assert len({msgspec.json.encode(each) for each in said}) == 1
            _add_up(said[0].shares, sides)

    def test_fortune_meets_the_same_luck_however_the_stock_lies(self, name: str, preset: str) -> None:
        match, judge = play_on(_match(name, preset), random.Random(4), 7), bots.judge(name)
        shuffled = judge.redraw(match.state, random.Random(7))
        assert judge.redraw(shuffled, None) == judge.redraw(match.state, None)
        said = [judge.fortune(judge.redraw(state, None), FEW, 11) for state in (match.state, shuffled)]
        assert said[0] == said[1]
        _add_up(said[0].shares, match.game.sides(match.options))


def _some_tables(name: str) -> list[str]:
    """A game's variants, and of its presets the first, every fourth and the last: sizes differ little."""
    presets = list(presets_of(games.load(name)))
    return list(dict.fromkeys([*presets[::4], presets[-1], *testing.of(name).variants]))


def _decisions(name: str, preset: str) -> Iterator[tuple[Any, int]]:
    """The first few decisions of a match that is played at random: the state, and the seat that decides."""
    match, judge, found = _match(name, preset), bots.judge(name), 0
    rng = random.Random(6)
    while not match.outcome and found < DECISIONS and len(match.moves) < MOVES:
        seat = match.to_act[0]
        if judge.lines(match.view(seat), tuple(match.game.legal(match.state, seat))):
            found += 1
            yield match.state, seat
        match.play(seat, rng.choice(match.legal(seat)))


def _is_legal(game: Any, state: Any, seat: int, line: Sequence[Any]) -> None:
    """Every move of a line may be made, one after the other."""
    chance = Chance.seeded(1)
    for move in line:
        game.verify(state, seat, move)
        state = game.play(state, seat, move, chance).state


def _add_up(shares: Shares, sides: Sequence[Sequence[int]]) -> None:
    assert len(shares) == len(sides)
    assert all(-1e-9 <= share <= 1 + 1e-9 for share in shares)
    if len(sides) > 1:
        assert sum(shares) == pytest.approx(1)


def _match(name: str, preset: str) -> Match:
    options = {**presets_of(games.load(name)), **testing.of(name).variants}
    return new_match(games.load(name), options[preset], 3)
