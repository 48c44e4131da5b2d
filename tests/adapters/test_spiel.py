"""OpenSpiel's own tests on every game, and what they do not look at: resampling, copies, pickles."""

from __future__ import annotations

import pickle
import platform
import random
import subprocess
import sys
from typing import Any

import pytest

from tapisvert import games
from tapisvert.table.game import presets_of
from tapisvert.table.open import OpenGame

HAS_WHEELS = sys.version_info < (3, 15) and (sys.platform, platform.machine()) in {
    ("linux", "x86_64"),
    ("darwin", "arm64"),
}
"""Where OpenSpiel can be had: there it has to be, as in pyproject.toml."""

if not HAS_WHEELS:
    pytest.skip(f"OpenSpiel has no wheel for {sys.platform} {platform.machine()}", allow_module_level=True)

import pyspiel  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from tapisvert.adapters import spiel  # noqa: E402

every_game = pytest.mark.parametrize("name", games.names())


def ends(name: str) -> list[str]:
    """The first and the last of a game's presets."""
    presets = list(presets_of(games.load(name)))
    return [presets[0], presets[-1]]


@pytest.mark.parametrize(
    ("name", "preset"), [(name, preset) for name in games.names() for preset in ends(name)]
)
def test_openspiel_finds_nothing_to_mend(name: str, preset: str) -> None:
    """Its random simulation plays a match to its end, with copies, texts and histories on the way."""
    game = pyspiel.load_game(f"tapisvert_{name}", {"preset": preset})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_openspiel_rebuilds_states_from_their_texts(name: str) -> None:
    state = begun(name, moves=12)
    game = state.get_game()
    again = game.deserialize_state(state.serialize())
    assert again.match.state == state.match.state
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize(
    ("name", "preset"), [(name, preset) for name in games.names() for preset in presets_of(games.load(name))]
)
def test_every_preset_can_be_played(name: str, preset: str) -> None:
    state = begun(name, preset, moves=5)
    rules = games.load(name)
    assert state.num_players() == rules.seats(rules.options(presets_of(rules)[preset]))
    assert state.information_state_string(0) == spiel.seen(state.match, 0)
    assert len(state.observation_tensor(0)) == state.get_game().observation_tensor_size()
    assert pickle.loads(pickle.dumps(state)).match.state == state.match.state
    assert pyspiel.load_game(str(state.get_game())).options == spiel.options_of(rules, preset)


@every_game
def test_without_private_information_everybody_observes_what_an_onlooker_may_know(name: str) -> None:
    state = begun(name, moves=9)
    observations = []
    for private in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER):
        kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=private)
        observations.append(make_observation(state.get_game(), kind))
    public, own = observations
    for seat in range(state.num_players()):
        public.set_from(state, seat)
        own.set_from(state, seat)
        assert public.string_from(state, seat) == spiel.seen(state.match, None)
        assert public.tensor.tolist() == state.match.vector(None).tolist()
        assert own.string_from(state, seat) == spiel.seen(state.match, seat)
        assert own.tensor.tolist() == state.observation_tensor(seat)


@pytest.mark.parametrize(
    "asked", [{"public_info": False}, {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}]
)
def test_what_nobody_may_observe_is_refused(asked: dict[str, Any]) -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, **asked)
    with pytest.raises(ValueError, match="what one seat sees"):
        make_observation(pyspiel.load_game("tapisvert_cartino"), kind)


@every_game
def test_a_seat_cannot_tell_what_is_resampled(name: str) -> None:
    state = begun(name, moves=9)
    seat = state.current_player()
    twins = [state.resample_from_infostate(seat, random.Random(seed).random) for seed in range(4)]
    assert {twin.information_state_string(seat) for twin in twins} == {state.information_state_string(seat)}
    assert {tuple(twin.legal_actions()) for twin in twins} == {tuple(state.legal_actions())}
    drawn = 1 if isinstance(games.load(name), OpenGame) else 4
    assert len({pickle.dumps(twin.match.state) for twin in twins}) == drawn
    for twin in twins:
        assert pickle.loads(pickle.dumps(twin)).match.state == twin.match.state
        play_out(twin, random.Random(1))
    assert len({twin.match.chance._key for twin in twins}) == 4, "the luck to come is not the real one"


def test_who_has_answered_at_the_same_time_has_answered_in_what_is_resampled() -> None:
    """In a pause of Casino Royal the second seat is asked after the first, and does not know what it said."""
    state, rng = begun("casino_royal", "poker-2"), random.Random(1)
    while state.match.state.answers[0] is None:
        state.apply_action(rng.choice(state.legal_actions()))
    twins = [state.resample_from_infostate(1, random.Random(seed).random) for seed in range(12)]
    assert {twin.current_player() for twin in twins} == {1}
    assert {type(twin.match.state.answers[0]).__name__ for twin in twins} == {"Call", "Wait"}
    assert {twin.information_state_string(1) for twin in twins} == {state.information_state_string(1)}


@every_game
def test_copies_and_pickles_are_exact_and_apart(name: str) -> None:
    state = begun(name, moves=7)
    before = state.match.state
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert twin.match.state == before
        assert twin.history() == state.history()
        play_out(twin, random.Random(3))
        assert twin.is_terminal()
    assert state.match.state is before


@every_game
def test_what_a_seat_wins_is_what_the_others_lose(name: str) -> None:
    state = begun(name)
    assert state.returns() == [0.0] * state.num_players()
    play_out(state, random.Random(2))
    assert sum(state.returns()) == 0
    assert state.legal_actions() == []


def test_the_same_deal_is_the_same_match_and_another_is_not() -> None:
    one, two, other = begun("cartino"), begun("cartino"), begun("cartino", deal=(1, 2, 4))
    assert one.match.state == two.match.state != other.match.state


def test_actions_are_said_as_moves_are_written() -> None:
    state = begun("punto", moves=1)
    said = state.action_to_string(state.legal_actions()[0])
    assert games.load("punto").write(games.load("punto").read(said)) == said


def test_options_are_parameters_beside_the_preset() -> None:
    """Texts that are numbers have `table-` before them, since OpenSpiel would take them for numbers."""
    game = pyspiel.load_game(
        "tapisvert_casino_royal(preset=variant-2,rounds=table-2,boards=1,rewards=points)"
    )
    assert (game.options.game, game.options.players, game.options.rounds) == ("variant", 2, "2")
    assert pyspiel.load_game(str(game)).options == game.options
    assert pyspiel.load_game("tapisvert_punto", {"expert": True, "wins": 3}).options.wins == 3
    state = game.new_initial_state()
    play_out(state, random.Random(2))
    money = state.match.view(None).money
    assert state.returns() == [float(chips - state.match.begun[0]) for chips in money]
    with pytest.raises(Exception, match="rounds"):
        pyspiel.load_game("tapisvert_casino_royal(rounds=table-3)")


def test_openspiel_is_left_without_a_word() -> None:
    """Whoever registers games must not bring the interpreter down when it ends."""
    done = subprocess.run(
        [sys.executable, "-c", "import tapisvert.adapters.spiel"], capture_output=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, b"")


def begun(name: str, preset: str = "", moves: int = 0, deal: tuple[int, ...] = (1, 2, 3)) -> Any:
    state = pyspiel.load_game(f"tapisvert_{name}", {"preset": preset}).new_initial_state()
    for outcome in deal:
        assert state.is_chance_node()
        state.apply_action(outcome)
    rng = random.Random(1)
    for _ in range(moves):
        further = state.child(rng.choice(state.legal_actions()))
        if further.is_terminal():  # a short game
            break
        state = further
    return state


def play_out(state: Any, rng: random.Random) -> None:
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
