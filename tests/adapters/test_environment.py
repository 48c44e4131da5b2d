"""PettingZoo's own tests on every game and preset, and what they do not look at."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
import random
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from tapisvert import games
from tapisvert.adapters.canvas import paint, written
from tapisvert.adapters.environment import Environment, environment
from tapisvert.adapters.numbered import Hashed, Numbered, numbers_of
from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.table.chance import Chance
from tapisvert.table.game import Game, Illegal, Outcome, Sentence, Step, Viewer, presets_of, put
from tapisvert.table.vectors import settled, stakes

CASES = [(name, preset) for name in games.names() for preset in presets_of(games.load(name))]
every_preset = pytest.mark.parametrize(("name", "preset"), CASES, ids=["-".join(case) for case in CASES])
every_game = pytest.mark.parametrize("name", games.names())


# It knows dictionaries with masks only from the environments that come with it, by name.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@every_preset
def test_pettingzoo_finds_nothing_to_mend(name: str, preset: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(environment(name, preset), num_cycles=20)


@every_preset
def test_the_same_seed_gives_the_same_match(name: str, preset: str) -> None:
    seed_test(lambda: environment(name, preset), num_cycles=10)


@every_game
def test_a_match_ends_with_what_its_outcome_says(name: str) -> None:
    env = environment(name)
    env.reset(seed=3)
    play_out(env, random.Random(3))
    outcome = env.game.outcome(env.match.state)
    assert outcome is not None
    assert list(env.rewards.values()) == list(stakes(outcome))
    assert [info["score"] for info in env.infos.values()] == list(outcome.scores)


def test_stakes_are_what_the_losers_pay() -> None:
    assert stakes(Outcome((1,), (0, 3, 2))) == (-1, 2, -1)
    assert stakes(Outcome((0, 2), (3, 0, 3, 0))) == (1, -1, 1, -1)
    assert stakes(Outcome((), (1, 1))) == stakes(Outcome((0, 1), (1, 1))) == (0, 0)
    assert (stakes(Outcome((0,), (0,))), stakes(Outcome((), (9,)))) == ((1,), (-1,))


@every_preset
def test_numbers_name_moves_one_to_one_and_views_fit_their_vectors(name: str, preset: str) -> None:
    match, rng = begun(name, preset), random.Random(5)
    numbers = numbers_of(name)
    for _ in range(25):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        moves = match.moves(seat)
        legal = list(match.game.legal(match.state, seat))
        assert len({*map(match.game.write, moves.values())}) == len(moves) <= len(legal)
        assert len(moves) == len(legal) or len(moves) >= 1000
        assert min(moves) >= 0
        assert max(moves) < numbers.moves(match.options)
        for viewer in range(match.seats):
            vector = match.vector(viewer)
            assert vector.shape == (numbers.width(match.options),)
            assert vector.dtype == np.float32
            assert np.abs(vector).max() <= 1
        match.play(seat, rng.choice(list(moves)))


@every_preset
def test_what_a_seat_observes_tells_nothing_hidden(name: str, preset: str) -> None:
    """Two states that a seat cannot tell apart give it the same observation, be it its turn or not."""
    env, rng = environment(name, preset), random.Random(2)
    env.reset(seed=2)
    for _ in range(12):
        for seat, agent in enumerate(env.possible_agents):
            real, before = env.match, env.observe(agent)
            env.match = real.imagined(seat, rng)
            after = env.observe(agent)
            env.match = real
            assert all(np.array_equal(before[key], after[key]) for key in before)
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        if any(env.terminations.values()):  # a short game
            break


@every_game
def test_different_views_are_different_vectors(name: str) -> None:
    for encode in (numbers_of(name).encode, Hashed().encode):
        match, rng = begun(name), random.Random(1)
        seen = set()
        decisions = 0
        while match.to_act and decisions < 15:
            seat, decisions = match.to_act[0], decisions + 1
            seen.add(encode(match.view(seat)).tobytes())
            match.play(seat, rng.choice(list(match.moves(seat))))
        assert len(seen) == decisions


@every_game
def test_copies_and_pickles_play_the_same_match(name: str) -> None:
    match = begun(name)
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.state == match.state
        seat = twin.to_act[0]
        twin.play(seat, min(twin.moves(seat)))
        assert twin.state != match.state
    env = environment(name)
    env.reset(seed=1)
    ends = []
    for twin_env in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        play_out(twin_env, random.Random(1))
        ends.append(twin_env.match.state)
    assert ends[0] == ends[1] == ends[2]


def test_a_number_that_is_no_move_is_refused() -> None:
    env = environment("punto")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no move 0 now"):
        env.step(0)
    with pytest.raises(ValueError, match="no way to render"):
        environment("punto", render_mode="video")


def test_pettingzoos_wrappers_fit_around() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(environment("punto", starter="1"), illegal_reward=-1))
    env.reset(seed=1)
    env.step(0)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards == {"seat_0": -1, "seat_1": 0}


@every_preset
def test_views_are_said_and_drawn(name: str, preset: str) -> None:
    env, rng = environment(name, preset, render_mode="ansi"), random.Random(4)
    env.reset(seed=4)
    for _ in range(8):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    text = env.render()
    assert isinstance(text, str)
    assert "Seat " in text
    env.render_mode = "rgb_array"
    before = env.render()
    assert isinstance(before, np.ndarray)
    assert before.dtype == np.uint8
    assert before.ndim == 3
    assert len(np.unique(before[..., 0])) > 3
    env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert not np.array_equal(before, after)


def test_a_picture_shows_the_card_that_was_laid() -> None:
    """The first card of Punto lies in the middle of the square, paper with a golden edge."""
    env = environment("punto", render_mode="rgb_array", starter="1")
    env.reset(seed=1)
    empty = env.render()
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
    laid = env.render()
    assert isinstance(empty, np.ndarray)
    assert isinstance(laid, np.ndarray)
    y, x = 66 + 2 * 60, 6 + 2 * 60
    assert tuple(empty[y + 6, x + 6]) == (0x2F, 0x6B, 0x4A)
    assert tuple(laid[y + 1, x + 1]) == (0xF2, 0xC1, 0x4E)
    assert tuple(laid[y + 6, x + 6]) == (0xFB, 0xF7, 0xEC)


def test_a_picture_shows_the_chip_on_a_called_card() -> None:
    """A board of Casino Royal lies under its owner's line; a covered card has a green chip below its name."""
    env = environment("casino_royal", "bingo-2", render_mode="rgb_array")
    env.reset(seed=1)
    move(env, "symbol full")
    move(env, "cut 26")
    while not env.match.state.covered[0][0]:
        move(env, "turn")
    board, (card,) = env.match.state.boards[0][0], env.match.state.covered[0][0]
    row, column = divmod(BOARDS[board].index(card), 5)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert tuple(picture[44 + 26 + 28 * row + 4, 12 + 42 * column + 6]) == (0x5F, 0xBF, 0x6A)


def test_marks_on_several_boards_and_stakes_have_numbers() -> None:
    """What no preset of Casino Royal asks for: marks by hand, a call after every card, other callers."""
    rng, seen = random.Random(3), set()
    for env in (
        environment("casino_royal", "bingo-2", boards=4, marks="hand", says="player", rounds="1"),
        environment("casino_royal", "variant-3", ask="card", call="free", rounds="2"),
        environment("casino_royal", game="poker", players=2, relance="on", batch="five", call="pairs"),
    ):
        env.reset(seed=3)
        while not any(env.terminations.values()):
            observed = env.observe(env.agent_selection)
            assert np.abs(observed["observation"]).max() <= 1
            moves = env.match.moves(env.match.to_act[0])
            assert [*moves.values()] == [*env.game.legal(env.match.state, env.match.to_act[0])]
            number = rng.choice([*moves])
            seen.add(type(moves[number]).__name__)
            env.step(number)
    assert seen == {
        *("Name", "Turn", "Mark", "Stake", "Cut", "Call", "Wait"),
        *("Check", "Raise", "Follow", "Drop", "Double"),
    }


def test_a_game_without_a_picture_shows_its_words() -> None:
    one, two = (paint(written(text)) for text in ("Anna begins", "Anna begins\nPaul is next"))
    assert two.shape[0] > one.shape[0]
    assert len(np.unique(one)) > 3


class Fingers(Game[int, tuple[int | None, ...], int, tuple[int | None, int]]):
    """Both show one, two or three fingers at once; an even sum is the first seat's."""

    name, version, choices, presets = "fingers", 1, (), {}

    def options(self, given: object) -> int:
        return 2

    def sides(self, options: int) -> tuple[tuple[int, ...], ...]:
        return (0,), (1,)

    def start(self, options: int, chance: Chance) -> Step[tuple[int | None, ...]]:
        return Step((None, None))

    def to_act(self, state: tuple[int | None, ...]) -> tuple[int, ...]:
        return tuple(seat for seat, shown in enumerate(state) if shown is None)

    def legal(self, state: tuple[int | None, ...], seat: int) -> Iterable[int]:
        return (1, 2, 3) if state[seat] is None else ()

    def verify(self, state: tuple[int | None, ...], seat: int, move: int) -> None:
        if state[seat] is not None:
            raise Illegal("FIN-1", "shown")

    def play(
        self, state: tuple[int | None, ...], seat: int, move: int, chance: Chance
    ) -> Step[tuple[int | None, ...]]:
        return Step(put(state, seat, move))

    def view(self, state: tuple[int | None, ...], viewer: Viewer) -> tuple[int | None, int]:
        return (None if viewer is None else state[viewer]), viewer or 0

    def prompt(self, view: tuple[int | None, int]) -> Sentence:
        return Sentence("fingers")

    def outcome(self, state: tuple[int | None, ...]) -> Outcome | None:
        shown = [fingers for fingers in state if fingers is not None]
        return Outcome((sum(shown) % 2,), (0, 0)) if len(shown) == 2 else None

    def imagine(self, view: tuple[int | None, int], rng: random.Random) -> tuple[int | None, ...]:
        return put((None, None), view[1], view[0])

    def write(self, move: int) -> str:
        return str(move)

    def read(self, text: str) -> int:
        return int(text)


def test_seats_that_owe_a_decision_at_once_do_not_see_each_others() -> None:
    env = Environment(Fingers(), 2)
    observed = []
    for first in (0, 1, 2):
        env.reset(seed=1)
        assert env.agent_selection == "seat_0"
        env.step(first)
        assert env.agent_selection == "seat_1"
        seen = env.observe("seat_1")
        assert seen["action_mask"].sum() == 3
        observed.append((seen["observation"].tobytes(), seen["action_mask"].tobytes()))
        env.step(1)
        assert env.rewards == ({"seat_0": 1, "seat_1": -1} if first == 1 else {"seat_0": -1, "seat_1": 1})
    assert len(set(observed)) == 1


def begun(name: str, preset: str = "") -> Numbered:
    game = games.load(name)
    return Numbered(game, settled(game, preset), Chance.seeded(1))


def move(env: Environment, text: str) -> None:
    moves = env.match.moves(env.match.to_act[0])
    env.step({env.game.write(each): number for number, each in moves.items()}[text])


def play_out(env: Environment, rng: random.Random) -> None:
    while not any(env.terminations.values()):
        observation: dict[str, Any] = env.observe(env.agent_selection)
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
