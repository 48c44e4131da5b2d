"""Bots from files at the terminal's table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapisvert.bots import LEVELS
from tapisvert.bots.bot import BotFailed
from tapisvert.games import load
from tapisvert.table import record
from tapisvert.table.chance import program_salt
from tapisvert.table.match import BOT, Match
from tapisvert.terminal.entrants import failed
from tapisvert.terminal.play import play
from tapisvert.terminal.programs import Programs
from tapisvert.terminal.seating import seat
from tapisvert.terminal.trouble import Trouble
from tapisvert.words import LANGUAGES, Speaker
from tests.arena.test_arena import HERE
from tests.processes import tapis


def test_bots_sit_beside_people_and_levels_and_bring_their_salts() -> None:
    match = seat(load("punto"), {}, f"Anna,{HERE}:Lucky,maitre", LEVELS, Speaker("fr"))
    sitters = [(sitter.name, sitter.program) for sitter in match.setup.seats]
    assert sitters == [("Anna", ""), ("Lucky", BOT), ("Maître", "maitre")]
    follows = [
        salt == program_salt(match.setup.commitment, number) for number, salt in enumerate(match.setup.salts)
    ]
    assert follows == [False, False, True]


def test_bots_play_each_other_in_the_terminal(tmp_path: Path) -> None:
    keep = tmp_path / "match.txt"
    words = ["play", "punto", "--seats", f"{HERE}:Lucky,{HERE}:First", "--record", str(keep)]
    done = tapis(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Lucky puts the" in done.stdout
    assert record.verify(keep.read_text(encoding="utf-8"), load).outcome


def test_a_bot_that_cannot_sit_down_is_named(tmp_path: Path) -> None:
    file = tmp_path / "late.py"
    file.write_text(
        "from tapisvert import Bot\n\n\nclass Late(Bot):\n"
        "    def sit(self, game, rng):\n        raise FileNotFoundError('weights')\n\n"
        "    def choose(self, view, legal):\n        return legal[0]\n"
    )
    with pytest.raises(Trouble) as caught:
        play("punto", {}, f"{file}:Late,debutant", None, None, Speaker("en"))
    assert "Late" in Speaker("en").say(caught.value)
    assert "FileNotFoundError: weights" in Speaker("en").say(caught.value)


def test_a_seed_repeats_what_bots_choose() -> None:
    asked = [f"{HERE}:Lucky", f"{HERE}:First"]
    played = []
    for _ in range(2):
        match = seat(load("punto"), {}, ",".join(asked), LEVELS, Speaker("en"), seed=3)
        play_out(match, Programs(match, asked, seed=3))
        played.append(match.moves)
    assert played[0] == played[1]


def play_out(match: Match, programs: Programs) -> None:
    while match.to_act:
        match.play(match.to_act[0], programs.choose(match.to_act[0]))


def test_a_bot_that_fails_is_named_in_a_sentence() -> None:
    asked = [f"{HERE}:Giver", f"{HERE}:Giver"]
    match = seat(load("punto"), {}, ",".join(asked), LEVELS, Speaker("en"), seed=1)
    programs = Programs(match, asked, seed=1)
    with pytest.raises(BotFailed) as caught:
        play_out(match, programs)
    said = [Speaker(each).say(failed(caught.value, Speaker(each))) for each in LANGUAGES]
    assert said[2].startswith("The bot Giver failed: RuntimeError: no idea (bots.py, line ")
    assert len(set(said)) == 3


def test_a_record_that_could_not_be_kept_is_said_before_the_match(tmp_path: Path) -> None:
    (tmp_path / "there.txt").write_text("Dear diary")
    nowhere = (tmp_path / "no" / "folder", Path("~nobody.at.all/x"), tmp_path / "a\0b")
    for place, said in ((tmp_path / "there.txt", "exists"), *((place, "cannot-write") for place in nowhere)):
        with pytest.raises(Trouble, match=said):
            play("punto", {}, f"me,{HERE}:Lucky", 1, place, Speaker("en"))
