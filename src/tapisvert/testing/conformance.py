"""What every game keeps to, whatever it is: one suite for all games and all their presets."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tapisvert import testing
from tapisvert.games import load
from tapisvert.table import record
from tapisvert.table.chance import Chance
from tapisvert.table.game import (
    AnyGame,
    BadMove,
    BadOption,
    Illegal,
    OptionValue,
    Private,
    Public,
    Viewer,
    presets_of,
    seen,
    view_type,
)
from tapisvert.table.match import Match
from tapisvert.testing.matches import new_match, play_on

some_seeds = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)
seeds = st.integers(0, 10**6)
RESERVED = {"seats", "lang", "seed", "record"}


class Conformance:
    """Derive a class `TestConformance` from it and name the `games`."""

    games: ClassVar[Sequence[str]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "preset" in metafunc.fixturenames:
            cases = [(name, preset) for name in self.games for preset in _options(name)]
            metafunc.parametrize(
                ("name", "preset"), cases, ids=["-".join(filter(None, case)) for case in cases]
            )
        else:
            metafunc.parametrize("name", self.games)

    @some_seeds
    @given(seed=seeds)
    def test_every_match_ends_and_its_record_rebuilds_it(self, name: str, preset: str, seed: int) -> None:
        match = play_on(_match(name, preset, seed), random.Random(seed))
        outcome = match.outcome
        assert outcome is not None
        assert match.to_act == ()
        seats = len(match.setup.seats)
        assert len(outcome.scores) == seats
        assert set(outcome.winners) <= set(range(seats))
        assert all(match.legal(seat) == () for seat in range(seats))

        again = Match.fold(match.game, match.setup, match.secret, match.moves)
        assert (again.state, again.events, again.shuffles) == (match.state, match.events, match.shuffles)
        text = record.write(match)
        assert record.write(record.verify(text, load)) == text

    def test_the_same_seed_gives_the_same_match(self, name: str, preset: str) -> None:
        one, two = (play_on(_match(name, preset, 7), random.Random(7)) for _ in range(2))
        assert one.moves == two.moves
        assert one.state == two.state
        others = (play_on(_match(name, preset, seed), random.Random(7)) for seed in range(8, 40))
        if testing.of(name).luck:
            # A lot between two falls the same way every other time.
            differs = any(other.shuffles != one.shuffles for other in others)
            assert differs, "a game without luck says so in its testing.py: luck=False"
        else:
            assert not one.shuffles, "a game that says it has no luck shuffles nothing"
            assert next(others).moves == one.moves

    @some_seeds
    @given(seed=seeds)
    def test_what_is_done_for_who_is_late_or_gone_is_legal(self, name: str, preset: str, seed: int) -> None:
        match, rng = _match(name, preset, seed), random.Random(seed)
        game = match.game
        while not match.outcome:
            for seat in match.to_act:
                for move in (game.timeout(match.state, seat), game.in_absence(match.state, seat)):
                    if move is not None:
                        match.verify(seat, game.write(move))
            play_on(match, rng, 1)

    @some_seeds
    @given(seed=seeds)
    def test_nothing_appears_or_vanishes(self, name: str, preset: str, seed: int) -> None:
        things = testing.of(name).conserved
        if things is None:
            pytest.skip(f"{name} does not say what it conserves")
        match, rng = _match(name, preset, seed), random.Random(seed)
        before = things(match.state)
        while not match.outcome:
            play_on(match, rng, 1)
            assert things(match.state) == before

    @some_seeds
    @given(seed=seeds)
    def test_copies_pickles_and_texts_come_back_the_same(self, name: str, preset: str, seed: int) -> None:
        match, rng = _match(name, preset, seed), random.Random(seed)
        kind = view_type(match.game)
        while not match.outcome:
            assert pickle.loads(pickle.dumps(match.state)) == match.state
            assert copy.deepcopy(match.state) == match.state
            for viewer in match.viewers:
                view = match.view(viewer)
                assert view.seat == viewer, "a view says whose it is"
                assert msgspec.json.decode(msgspec.json.encode(view), type=kind) == view
            for seat in match.to_act:
                legal = list(match.game.legal(match.state, seat))
                for move in rng.sample(legal, min(100, len(legal))):
                    again = match.game.read(match.game.write(move))
                    assert again == move
                    assert hash(again) == hash(move), "a move is a value: what searches remembers it"
                offered = match.game.offered(match.state, seat)
                assert match.offered(seat) == tuple([match.game.write(move) for move in offered])
            play_on(match, rng, rng.randrange(1, 8))

    @some_seeds
    @given(seed=seeds)
    def test_legal_and_verify_agree(self, name: str, preset: str, seed: int) -> None:
        """Every legal move is accepted, and every other one that was ever legal in this match is refused."""
        match, rng = _match(name, preset, seed), random.Random(seed)
        known: list[str] = []
        while not match.outcome:
            moves = {seat: match.legal(seat) for seat in range(len(match.setup.seats))}
            for seat, legal in moves.items():
                assert len(set(legal)) == len(legal), "each once"
                assert bool(legal) == (seat in match.to_act), "a seat that owes a decision can make one"
                assert set(match.offered(seat)) <= set(legal)
                for text in rng.sample(legal, min(100, len(legal))):
                    match.verify(seat, text)
                # Whoever is not to move is refused anything, for one and the same reason.
                tries = min(20 if legal else 2, len(known))
                for text in set(rng.sample(known, tries)) - set(legal):
                    assert _rule_against(match, seat, text), f"{text} is not refused with its rule"
                known += legal
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(moves[seat]))

    @some_seeds
    @given(seed=seeds)
    def test_a_refused_move_changes_nothing(self, name: str, preset: str, seed: int) -> None:
        match = _begun(name, preset, seed, 5)
        before = (match.state, list(match.moves), list(match.events))
        for seat in range(len(match.setup.seats)):
            with pytest.raises((BadMove, Illegal)):
                match.play(seat, "")
            if seat not in match.to_act:
                with pytest.raises(Illegal):
                    match.play(seat, match.legal(match.to_act[0])[0])
        assert (match.state, match.moves, match.events) == before

    @some_seeds
    @given(seed=seeds)
    def test_non_interference(self, name: str, preset: str, seed: int) -> None:
        """Two states that a viewer cannot tell apart look, sound and refuse the same to that viewer."""
        match, rng = _match(name, preset, seed), random.Random(seed)
        game = match.game
        told_alike = 0
        while not match.outcome:
            viewer = rng.choice(match.viewers)
            other = game.imagine(match.view(viewer), rng)
            assert _bytes(game, other, viewer) == _bytes(game, match.state, viewer)
            moves = {seat: tuple(game.legal(match.state, seat)) for seat in match.to_act}
            if viewer in moves:
                assert tuple(game.legal(other, viewer)) == moves[viewer]
            tries = {seat: rng.choice(legal) for seat, legal in moves.items()}
            if viewer is not None:
                theirs, ours = (
                    _refusals(game, each, viewer, tries.values()) for each in (other, match.state)
                )
                assert theirs == ours
            for seat, move in tries.items():
                told_alike += _told_alike(game, match.state, other, seat, move, viewer)
            seat = rng.choice(match.to_act)
            match.play(seat, game.write(tries[seat]))
        assert told_alike or not game.secret or not _hides_anything(game, match)
        if not game.secret:
            assert not _hides_anything(game, match), "a game without secrets tells all seats the same"

    @some_seeds
    @given(seed=seeds)
    def test_a_stream_moves_exactly_when_its_viewer_is_told_something(
        self, name: str, preset: str, seed: int
    ) -> None:
        match, rng = _match(name, preset, seed), random.Random(seed)
        while not match.outcome:
            before = {viewer: _bytes(match.game, match.state, viewer) for viewer in match.viewers}
            versions = {viewer: match.version(viewer) for viewer in match.viewers}
            play_on(match, rng, 1)
            for viewer in match.viewers:
                if match.version(viewer) == versions[viewer]:
                    assert _bytes(match.game, match.state, viewer) == before[viewer]
                    assert not seen(match.events[-1], viewer)

    @some_seeds
    @given(seed=seeds)
    def test_an_open_record_keeps_the_secret(self, name: str, preset: str, seed: int) -> None:
        match = _begun(name, preset, seed, 7)
        for viewer in match.viewers:
            text = record.write(match, viewer)
            assert match.secret not in text
            assert "shuffle" not in text
            with pytest.raises(record.BadRecord, match="unfinished"):
                record.verify(text, load)

    def test_every_event_says_who_hears_it(self, name: str, preset: str) -> None:
        match = play_on(_match(name, preset, 3), random.Random(3))
        for events in match.events:
            assert all(isinstance(event, Public | Private) for event in events)

    def test_options_are_checked(self, name: str) -> None:
        game = load(name)
        with pytest.raises(BadOption):
            game.options({"no such option": 1})
        for choice in game.choices:
            assert choice.default in choice.values
            assert choice.rule
            assert choice.name not in RESERVED, "tapis play has an option of this name"
            with pytest.raises(BadOption) as refusal:
                game.options({choice.name: "no such value"})
            assert refusal.value.allowed == choice.values
        assert game.name == name


def _options(name: str) -> Mapping[str, Mapping[str, OptionValue]]:
    """All that is played: the presets, and what the game adds to them."""
    return {**presets_of(load(name)), **testing.of(name).variants}


def _match(name: str, preset: str, seed: int) -> Match:
    return new_match(load(name), _options(name)[preset], seed)


def _begun(name: str, preset: str, seed: int, moves: int) -> Match:
    """A match after so many moves, or as many as leave it undecided."""
    begun = (play_on(_match(name, preset, seed), random.Random(seed), made) for made in range(moves, -1, -1))
    return next(match for match in begun if not match.outcome)


def _bytes(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """All that a viewer is sent of a state, to the byte."""
    view = game.view(state, viewer)
    offered = [game.write(move) for move in game.offered(state, viewer)] if viewer is not None else []
    return msgspec.json.encode([view, offered, game.prompt(view), viewer in game.to_act(state)])


def _rule_against(match: Match, seat: int, text: str) -> str:
    """The rule that a move is refused by; nothing if it is not."""
    try:
        match.verify(seat, text)
    except Illegal as refusal:
        return refusal.rule
    return ""


def _refusals(game: AnyGame, state: Any, seat: int, moves: Iterable[Any]) -> list[tuple[object, ...]]:
    answers: list[tuple[object, ...]] = []
    for move in moves:
        try:
            game.verify(state, seat, move)
            answers.append(())
        except Illegal as refusal:
            answers.append((refusal.rule, refusal.code, refusal.facts, str(refusal)))
    return answers


def _told_alike(game: AnyGame, one: Any, two: Any, seat: int, move: Any, viewer: Viewer) -> bool:
    """Where the same move leaves the two states alike to the viewer, it is told in the same words."""
    try:
        game.verify(two, seat, move)
    except Illegal:
        return False  # the imagined hand lacks it
    chance = Chance.seeded(1)
    first, second = (game.play(state, seat, move, chance) for state in (one, two))
    if first.shuffles or second.shuffles:
        return False  # what was shown just before a new deal is in no view any more
    if _bytes(game, first.state, viewer) != _bytes(game, second.state, viewer):
        return False  # the move showed something that was hidden before
    assert msgspec.json.encode(seen(first.events, viewer)) == msgspec.json.encode(seen(second.events, viewer))
    return True


def _hides_anything(game: AnyGame, match: Match) -> bool:
    """Whether seats know different things at the start, so that something could leak."""
    start = Match(game, match.setup, match.secret)
    return any(start.log(viewer) != start.log(None) for viewer in start.viewers)
