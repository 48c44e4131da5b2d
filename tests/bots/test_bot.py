"""A bot is a class with one method; matches between bots are matches like any other."""

from __future__ import annotations

import doctest
import io
import pickle
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tapisvert
from tapisvert import Bot, BotFailed, Budget, Level, Match, games
from tapisvert.bots.bot import Time
from tapisvert.bots.entrants import NoBot, find
from tapisvert.games import load
from tapisvert.games.punto.model import Place, State, View
from tapisvert.table import record
from tapisvert.table.game import BadOption, Outcome, presets_of
from tapisvert.table.match import BOT
from tapisvert.words import LANGUAGES, Speaker
from tests.server.pick_game import ROUNDS, Pick


class Lucky(Bot):
    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return self.rng.choice(legal)


class Writer(Bot):
    """Answers in text."""

    name = "The Writer"

    def choose(self, view: Any, legal: Sequence[Any]) -> str:
        return self.game.write(legal[0])


@pytest.mark.parametrize(
    ("game", "preset"), [(name, preset) for name in games.names() for preset in presets_of(load(name))]
)
def test_bots_play_every_game_at_every_table(game: str, preset: str) -> None:
    options = presets_of(load(game))[preset]
    seats = load(game).seats(load(game).options(options))
    match = Match.new(game, [Lucky] * seats, options, seed=1)
    assert match.play_out() == match.outcome
    assert record.verify(match.record(), load).outcome == match.outcome


def test_the_number_of_players_finds_the_table() -> None:
    assert Match.new("punto", [Lucky] * 3).setup.options["table"] == "3"
    assert Match.new("punto", [Lucky] * 4, {"table": "2x2"}).setup.options["table"] == "2x2"
    with pytest.raises(ValueError, match="2 seats, 5 players"):
        Match.new("punto", [Lucky] * 5)
    with pytest.raises(BadOption):
        Match.new("punto", [Lucky] * 2, {"wins": 77})
    with pytest.raises(KeyError):
        Match.new("chess", [Lucky] * 2)


def test_a_seed_repeats_a_match_and_no_seed_does_not() -> None:
    def played(seed: int | None) -> list[Any]:
        match = Match.new("punto", [Lucky, Level("debutant", Budget(rounds=3))], seed=seed)
        match.play_out()
        return [match.secret, *match.moves]

    assert played(5) == played(5)
    assert played(5) != played(6)
    assert played(None)[0] != played(None)[0]


def test_the_luck_does_not_ask_who_sits_where() -> None:
    """What duplicate play stands on: a level, a bot or a person's program, the cards are the same."""
    first = Match.new("punto", [Lucky, "maitre"], seed=5)
    second = Match.new("punto", ["maitre", Lucky], seed=5)
    assert first.shuffles == second.shuffles
    assert first.shuffles != Match.new("punto", ["maitre", Lucky], seed=6).shuffles


def test_seats_are_called_after_their_bots() -> None:
    match = Match.new("punto", [Lucky, Writer, Level("maitre")])
    assert [(sitter.name, sitter.program) for sitter in match.setup.seats] == [
        ("Lucky", BOT),
        ("The Writer", BOT),
        ("maitre", "maitre"),
    ]


def test_an_answer_may_be_a_text_and_thinking_is_timed() -> None:
    match = Match.new("punto", [Writer, Lucky], {"starter": "1"})
    played = match.turn()
    assert played.seat == 0
    assert match.thought[0] > 0 == match.thought[1]


class Listener(Bot[View, Place, State]):
    """Keeps all that it is told. Its types are those of Punto."""

    heard: list[list[dict[str, Any]]]
    ended: list[Outcome]
    times: set[Time]

    def sit(self, game: Any, rng: random.Random) -> None:
        super().sit(game, rng)
        self.heard, self.ended, self.times = [], [], set()

    def choose(self, view: View, legal: Sequence[Place]) -> Place:
        self.times.add(self.time)
        assert len(self.game.imagine(view, self.rng).board) == len(view.board)
        return legal[0]

    def see(self, events: Sequence[Mapping[str, Any]]) -> None:
        self.heard.append([dict(event) for event in events])

    def end(self, outcome: Outcome) -> None:
        self.ended.append(outcome)


def test_a_bot_is_told_what_its_seat_saw_how_it_ended_and_how_long_it_may_think() -> None:
    listeners = [Listener(), Listener()]
    time = Time(left=9.0, patience=60.0, share=0.5)
    match = Match.new("punto", listeners, {"wins": 1}, seed=1, time=time)
    outcome = match.play_out()
    for seat, listener in enumerate(listeners):
        told = [event for some in listener.heard for event in some]
        assert told == [msgspec.to_builtins(event) for event in match.log(seat)]
        assert len(listener.heard) > 3, "step by step, and not all at the end"
        assert listener.ended == [outcome]
        assert listener.times == {time}
    assert time.seconds == 9.0
    assert Time().seconds is None


def test_a_bot_that_fails_while_it_is_told_something_is_named() -> None:
    class Deaf(Listener):
        def end(self, outcome: Outcome) -> None:
            raise RuntimeError("what?")

    with pytest.raises(BotFailed, match=r"Deaf: RuntimeError: what\?"):
        Match.new("punto", [Lucky, Deaf], {"wins": 1}, seed=1).play_out()


def test_where_several_decide_at_once_each_of_them_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """In secret: what one has picked, the view of the other does not tell."""
    seen: list[tuple[int, Any]] = []

    class Watcher(Lucky):
        def choose(self, view: Any, legal: Sequence[Any]) -> Any:
            seen.append((view.seat, view.mine))
            return super().choose(view, legal)

    monkeypatch.setattr("tapisvert.bots.match.games.load", lambda _: Pick())
    match = Match.new("pick", [Watcher, Watcher], seed=1)
    match.play_out()
    assert seen == [(0, None), (1, None)] * ROUNDS
    assert len(match.moves) == 2 * ROUNDS


class Cheat(Bot):
    answer_with: Any = "r9@5,5"

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return self.answer_with


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("r9@5,5", "Cheat: r9@5,5 is not allowed. You do not have the red 9 to play now. (PUN-6)"),
        ("queen to b7", "Cheat: “queen to b7” is not a move I can read."),
        (None, "Cheat: None is no move."),
        (42, "Cheat: 42 is no move."),
    ],
)
def test_an_answer_that_is_no_legal_move_is_the_bots_failure(answer: Any, why: str) -> None:
    cheat = Cheat()
    cheat.answer_with = answer
    match = Match.new("punto", [cheat, Lucky], {"starter": "1"}, seed=1)
    with pytest.raises(BotFailed) as caught:
        match.turn()
    assert str(caught.value).startswith(why)
    assert match.moves == []
    elsewhere = pickle.loads(pickle.dumps(caught.value))
    assert len({elsewhere.reason(Speaker(language)) for language in LANGUAGES}) == 3


class Tired(Bot):
    error: BaseException = RuntimeError("no more")

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        raise self.error


class Leaver(Tired):
    error = SystemExit(3)


@pytest.mark.parametrize(
    ("bot", "said"), [(Tired, "Tired: RuntimeError: no more"), (Leaver, "Leaver: SystemExit: 3")]
)
def test_a_bot_that_breaks_or_ends_the_program_says_where(bot: type[Bot], said: str) -> None:
    with pytest.raises(BotFailed, match=rf"^{said} \(test_bot.py, line \d+\)$"):
        Match.new("punto", [bot, bot]).turn()


def test_the_names_of_the_library_are_stable_and_cost_nothing_before_they_are_used() -> None:
    assert sorted(tapisvert.__all__) == ["Bot", "BotFailed", "Budget", "Level", "Match"]
    assert all(getattr(tapisvert, name) for name in tapisvert.__all__)
    with pytest.raises(AttributeError):
        tapisvert.Nothing  # noqa: B018
    code = (
        "import sys, tapisvert\nassert 'tapisvert.bots' not in sys.modules\n"
        "from tapisvert import Bot, Match\nassert not {'numba', 'numpy', 'asyncio'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("name", tapisvert.__all__)
def test_every_name_of_the_library_has_an_example_that_is_true(name: str) -> None:
    names = {each: getattr(tapisvert, each) for each in tapisvert.__all__}
    (example, *_) = doctest.DocTestFinder(recurse=False).find(names[name], name, globs=names)
    assert example.examples
    said = io.StringIO()
    assert doctest.DocTestRunner().run(example, out=said.write).failed == 0, said.getvalue()


# --- who is meant ---------------------------------------------------------------------------------

ONE = "from tapisvert import Bot\nclass Mine(Bot):\n    def choose(self, view, legal): return legal[0]\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    return tmp_path


def test_a_bot_is_found_in_its_file(folder: Path) -> None:
    (folder / "one.py").write_text(ONE)
    (folder / "two.py").write_text(f"{ONE}class Other(Mine):\n    name = 'The other one'\n")
    assert [find(text).name for text in ("one.py", "one.py:Mine", "two.py:Other", "Maître")] == [
        "Mine",
        "Mine",
        "The other one",
        "maitre",
    ]
    assert find("tests.bots.test_bot:Lucky").make().title == "Lucky"


def test_a_file_may_import_those_beside_it_and_a_changed_file_is_another_bot(folder: Path) -> None:
    (folder / "beside_it.py").write_text("NAME = 'Beside'\n")
    (folder / "one.py").write_text(f"from beside_it import NAME\n{ONE}    name = NAME\n")
    before = find("one.py")
    assert before.make().title == "Beside"
    assert sys.path.index(str(folder)) == len(sys.path) - 1  # in nobody's way
    (folder / "one.py").write_text(f"{ONE}    name = 'Changed'\n")
    after = find("one.py")
    assert after.make().title == "Changed"
    assert after.fingerprint != before.fingerprint
    (folder / "one.py").unlink()
    assert after.make().title == "Changed"  # as on a machine that never had the file


def test_a_bot_may_import_files_beside_it_while_it_plays(folder: Path) -> None:
    (folder / "needed_later.py").write_text("def first(legal): return legal[0]\n")
    thinks = "from needed_later import first; return first(legal)"
    (folder / "late.py").write_text(ONE.replace("return legal[0]", thinks))
    match = Match.new("punto", [find("late.py").make(), Lucky], {"wins": 1}, seed=1)
    assert match.play_out() == match.outcome


def test_a_bot_in_a_changed_module_is_another_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(folder)
    (folder / "module_of_mine.py").write_text(ONE)
    before = find("module_of_mine:Mine")
    assert find("module_of_mine:Mine").fingerprint == before.fingerprint
    (folder / "module_of_mine.py").write_text(f"{ONE}    name = 'Changed'\n")
    monkeypatch.delitem(sys.modules, "module_of_mine")  # as in the next process
    after = find("module_of_mine:Mine")
    assert after.make().title == "Changed"
    assert after.fingerprint != before.fingerprint


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("grandmaster", "unknown", ""),
        ("missing.py", "cannot-read", "No such file"),
        ("empty.py", "none", ""),
        ("two.py", "several", "Mine, Other"),
        ("two.py:Third", "no-class", "Mine, Other"),
        ("broken.py", "broken", "ZeroDivisionError"),
        ("syntax.py", "broken", "SyntaxError"),
        ("no.such.module:Mine", "broken", "ModuleNotFoundError"),
        ("leaves.py", "broken", "SystemExit: bye"),
        ("chose.py", "broken", "TypeError: Can't instantiate abstract class Mine"),
    ],
)
def test_what_is_no_bot_is_named_with_the_reason(folder: Path, text: str, code: str, detail: str) -> None:
    (folder / "empty.py").write_text("")
    (folder / "two.py").write_text(f"{ONE}class Other(Mine): pass\n")
    (folder / "broken.py").write_text("1 / 0\n")
    (folder / "syntax.py").write_text("class\n")
    (folder / "leaves.py").write_text("raise SystemExit('bye')\n")
    (folder / "chose.py").write_text(ONE.replace("choose", "chose"))
    with pytest.raises(NoBot) as caught:
        find(text)
    assert caught.value.code == code
    assert detail in caught.value.detail


def test_levels_take_a_share_of_their_time_where_strength_is_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Budget] = []

    class Program:
        budget = Budget(seconds=2.0)

        def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: random.Random) -> Any:
            asked.append(budget)
            return legal[0]

    monkeypatch.setattr("tapisvert.bots.level", lambda game, name: Program())
    for bot in (Level("maitre"), Level("maitre", share=0.5), Level("maitre", Budget(rounds=7))):
        Match.new("punto", [bot, Lucky], {"starter": "1"}).turn()
    assert asked == [Budget(2.0), Budget(1.0, processor=True), Budget(rounds=7)]
