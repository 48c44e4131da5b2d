"""The command `tapis`, run as people run it: real processes, real pipes, a real terminal."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapisvert.games import load, names
from tapisvert.table import record
from tapisvert.testing.matches import finished

TAPIS = [sys.executable, "-c", "from tapisvert.cli import main; main()"]
ENVIRONMENT = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "TAPIS_TRACEBACK": ""}
MOVES = re.compile(r"(?:[rbgy][1-9]@-?\d+,-?\d+ ?)+")


def tapis(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TAPIS, *words], input=typed, capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=300
    )


# --- help -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("serve", "--help"),
        ("verify", "--help"),
        ("play", "--help"),
        ("arena", "--help"),
        ("bot", "--help"),
    ],
)
def test_help_says_what_there_is(words: tuple[str, ...]) -> None:
    done = tapis(*words)
    assert done.returncode == 0
    assert "Usage: " in done.stdout


def test_help_of_a_game_offers_its_options_with_their_rules() -> None:
    done = tapis("play", "punto", "--help")
    assert done.returncode == 0
    for expected in ("--table", "2x2", "PUN-2", "--expert", "PUN-17", "--wins", "--starter", "--seats"):
        assert expected in done.stdout


@pytest.mark.parametrize("words", [("--help",), ("play", "--help")])
def test_help_loads_nothing_heavy(words: tuple[str, ...]) -> None:
    """What makes `tapis --help` quick: no compiler, no framework, not even the sentences are loaded."""
    code = (
        "import json, sys\n"
        "from tapisvert.cli import app\n"
        f"try:\n    app({list(words)})\nexcept SystemExit:\n    pass\n"
        "print(json.dumps(sorted(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    loaded = set(json.loads(done.stdout.splitlines()[-1]))
    heavy = {
        "numba",
        "numpy",
        "litestar",
        "uvicorn",
        "rich",
        "fluent",
        "babel",
        "alembic",
        "sqlite3",
        "asyncio",
    }
    assert not heavy & {name.partition(".")[0] for name in loaded}
    assert not any(name.endswith(".rules") for name in loaded)
    assert not words[1:] or all(name in done.stdout for name in names())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("serve --port x", "The value given for --port does not fit."),
        ("serve --lang fr --port", "La valeur donnée pour --port ne convient pas."),
        (
            "serve --prot 1 --lang de",
            "Die Option --prot gibt es hier nicht. Zur Wahl stehen: --host, --port, ",
        ),
        ("arena --lang=fr", "Il manque GAME."),
        ("bot mybot.py", "Say where to play: at a table of somebody’s, --table CODE, or "),
        ("verify", "FILE... is missing."),
        ("doctor now", "The command cannot be read like this."),
        ("deal", "There is no command “deal” here. The choice is: admin, analyse, "),
        ("admin deal", "There is no command “deal” here. The choice is: close, copy, "),
    ],
)
def test_what_is_typed_wrong_is_said_in_the_language_of_who_typed_it(words: str, said: str) -> None:
    done = tapis(*words.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said)
    assert "Error" not in done.stderr


def test_version() -> None:
    from importlib.metadata import version

    assert tapis("--version").stdout == f"tapis {version('tapisvert')}\n"


# --- play -----------------------------------------------------------------------------------------


def converse(process: subprocess.Popen[str], rng: random.Random) -> Iterator[str]:
    """Plays through the pipe: asks what is legal and takes one of it, until the match is over."""
    assert process.stdin
    assert process.stdout
    process.stdin.write("legal\n")
    process.stdin.flush()
    for line in process.stdout:
        yield line
        if MOVES.fullmatch(line.strip()):
            process.stdin.write(f"{rng.choice(line.split())}\nlegal\n")
            process.stdin.flush()
        elif line.startswith("The match is over"):
            process.stdin.close()


def test_a_whole_match_against_a_program_through_a_pipe(tmp_path: Path) -> None:
    keep = tmp_path / "match.txt"
    words = ["play", "punto", "--seats", "me,amateur", "--wins", "1", "--record", str(keep), "--seed", "5"]
    with subprocess.Popen(
        [*TAPIS, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRONMENT,
    ) as process:
        said = "".join(converse(process, random.Random(1)))
        assert process.stderr
        assert process.stderr.read() == ""
    assert process.returncode == 0
    assert "\x1b" not in said
    assert "Player 1 puts the" in said
    assert "Amateur puts the" in said
    assert "The match is over: " in said
    match = record.verify(keep.read_text(encoding="utf-8"), load)
    assert [sitter.program for sitter in match.setup.seats] == ["", "amateur"]
    checked = tapis("verify", str(keep))
    assert checked.returncode == 0
    assert f"{len(match.moves)} moves played again" in checked.stdout


def test_programs_among_themselves_repeat_a_match_with_its_seed(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        words = ["--seats", "debutant,amateur,debutant", "--wins", "1", "--seed", "9"]
        done = tapis("play", "punto", *words, "--record", str(tmp_path / name))
        assert done.returncode == 0, done.stderr
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert "table=3" in texts[0]


def test_refusals_name_the_rule_and_nothing_changes() -> None:
    typed = "1,0\n0,0\n9,9\nx5@0,0\nhello\n?\nquit\n"
    done = tapis("play", "punto", "--seats", "Anna,Paul", "--starter", "1", "--seed", "1", typed=typed)
    assert done.returncode == 0
    assert "(PUN-6)" in done.stdout
    assert "(PUN-7)" in done.stdout
    assert "“hello” is not a move" in done.stdout
    assert "record FILE" in done.stdout
    assert done.stdout.count("Your turn, Paul") == 1


def test_the_end_of_the_input_ends_the_match_cleanly() -> None:
    done = tapis("play", "punto", "--seats", "Anna,Paul", typed="0,0\n")
    assert done.returncode == 1
    assert done.stderr == ""
    assert done.stdout.endswith("Nothing more to read: the match ends here.\n")


def test_bytes_that_are_no_text_are_no_move_and_end_no_match() -> None:
    words = ["play", "punto", "--seats", "Anna,Paul"]
    done = subprocess.run([*TAPIS, *words], input=b"0,\xff\nquit\n", capture_output=True, env=ENVIRONMENT)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "“0,\ufffd” is not a move" in done.stdout.decode()


def test_a_record_in_the_middle_of_a_match_keeps_the_secret(tmp_path: Path) -> None:
    file = tmp_path / "so-far.txt"
    typed = f"0,0\nrecord {file}\nrecord {file}\nrecord\nquit\n"
    done = tapis("play", "punto", "--seats", "Anna,Paul", typed=typed)
    assert done.returncode == 0
    assert "exists already" in done.stdout
    text = file.read_text(encoding="utf-8")
    assert "@0,0\n" in text
    assert "secret" not in text
    checked = tapis("verify", str(file))
    assert checked.returncode == 1
    assert "the match is not over" in checked.stdout


def test_a_place_where_no_record_can_be_kept_ends_no_match() -> None:
    typed = "record ~nobody.at.all/x\nrecord a\0b\nquit\n"
    done = tapis("play", "punto", "--seats", "Anna,Paul", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Cannot write ~nobody.at.all/x: Could not determine home directory.\n" in done.stdout
    assert "Cannot write a\0b: embedded null byte.\n" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "Anna"), "This table has 2 seats, and only one was given."),
        (("--seats", "Anna,"), "Every seat needs a name"),
        (("--table", "7"), "The option table does not take the value “7”. The choice is: 2, 3, 4, 2x2"),
        (("--wins", "10"), "The option wins does not take the value “10”."),
        (("--starter", "3"), "The choice is: lot, 1, 2."),
        (("--lang", "la"), "There is no language “la” here."),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    done = tapis("play", "punto", *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stdout == ""


def test_a_game_that_is_not_here_is_said_with_those_that_are() -> None:
    done = tapis("play", "chess")
    assert done.returncode == 2
    assert done.stderr == f"There is no game “chess” here. The choice is: {', '.join(names())}.\n"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr_FR.UTF-8", "commence."),
        ("de_CH", "fängt an."),
        ("en_US.UTF-8", "starts."),
        ("C.UTF-8", "starts."),
        ("", "commence."),
    ],
)
def test_the_language_is_that_of_the_system(locale: str, said: str) -> None:
    done = subprocess.run(
        [*TAPIS, "play", "punto", "--seats", "Anna,Paul"],
        input="quit\n",
        capture_output=True,
        encoding="utf-8",
        env={**ENVIRONMENT, "LANG": locale},
    )
    assert done.stdout.splitlines()[0].endswith(said)


# --- verify ---------------------------------------------------------------------------------------


def test_verify_says_where_the_first_difference_is(tmp_path: Path) -> None:
    text = record.write(finished("punto", {"wins": 1}))
    sound, changed = tmp_path / "sound.txt", tmp_path / "changed.txt"
    sound.write_text(text, encoding="utf-8", newline="\n")
    lines = text.split("\n")
    lines[12] = lines[12].replace("@", "@-")
    changed.write_text("\n".join(lines), encoding="utf-8", newline="\n")
    assert tapis("verify", str(sound)).returncode == 0
    done = tapis("verify", str(sound), str(changed))
    assert done.returncode == 1
    assert "sound.txt: everything holds." in done.stdout
    assert "changed.txt: line 13: this line was changed." in done.stdout
    assert done.stderr == ""


def test_verify_reads_all_records_of_a_file(tmp_path: Path) -> None:
    texts = [record.write(finished("punto", {"wins": 1}, seed)) for seed in (1, 2, 3)]
    whole = tmp_path / "all.txt"
    whole.write_text("\n".join(texts), encoding="utf-8", newline="\n")
    done = tapis("verify", str(whole))
    assert (done.returncode, done.stderr) == (0, "")
    assert "all.txt: 3 matches, all of them hold." in done.stdout
    whole.write_text("\n".join(texts).replace(texts[1][-9:], "00000000\n"), encoding="utf-8", newline="\n")
    done = tapis("verify", str(whole))
    assert done.returncode == 1
    assert re.search(r"all.txt, match 2: line \d+, column 63: ", done.stdout)
    assert "match 1" not in done.stdout


def test_verify_names_the_rule_that_a_forged_move_breaks(tmp_path: Path) -> None:
    import hashlib

    lines = record.write(finished("punto", {"wins": 1})).split("\n")[:-3]
    first = lines.index("") + 2
    lines[first] = re.sub("@.*", "@5,5", lines[first])
    checks = "".join(hashlib.sha256(line.encode()).hexdigest()[:4] for line in lines)
    body = "\n".join([*lines, f"checks: {checks}", ""])
    forged = tmp_path / "forged.txt"
    forged.write_text(
        f"{body}seal: {hashlib.sha256(body.encode()).hexdigest()}\n", encoding="utf-8", newline="\n"
    )
    done = tapis("verify", str(forged))
    assert done.returncode == 1
    assert f"line {first + 1}, column 3: the rules do not allow this move. (PUN-7)" in done.stdout


def test_verify_of_what_is_no_record(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\xff")
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary\n")
    done = tapis("verify", str(picture), str(diary), str(tmp_path / "missing"), str(tmp_path))
    assert done.returncode == 1
    assert done.stdout.count("\n") == 4
    assert "this is not a text file" in done.stdout
    assert "diary.txt: this is not the record of a match." in done.stdout
    assert done.stderr == ""


# --- serve ----------------------------------------------------------------------------------------


def test_serve_says_its_address_and_closes_when_told(tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path / "data"), "--no-open"]
    with subprocess.Popen(
        [*TAPIS, *words], stdout=subprocess.PIPE, encoding="utf-8", env=ENVIRONMENT
    ) as process:
        try:
            assert process.stdout
            address = process.stdout.readline().removeprefix("Tapis Vert is open: ").strip()
            where = process.stdout.readline()
            with urllib.request.urlopen(address + "api/games", timeout=300) as answer:
                offered = [game["name"] for game in json.load(answer)]
            process.send_signal(signal.SIGINT)
            assert process.stdout.read() == "Tapis Vert is closed.\n"
            process.wait()
        finally:
            process.kill()
    assert str(tmp_path / "data") in where
    assert sorted(offered) == list(names())
    assert process.returncode == 0


def test_a_taken_port_says_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = tapis("serve", "--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 1
    assert f"Port {port} is already taken" in done.stderr
    assert f"tapis serve --port {port + 1 if port < 65535 else 8000}" in done.stderr
    assert "Traceback" not in done.stderr


def test_metrics_that_cannot_be_shown_are_said_before_the_server_starts(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        done = tapis("serve", "--port", "0", "--data", str(tmp_path / "data"), "--metrics", where)
    assert done.returncode == 1
    assert f"Cannot open {where.replace(':', ', port ')}" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "data").exists()
    assert tapis("serve", "--metrics", "127.0.0.1:99999").returncode == 2


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "tapisvert.db").write_text("Dear diary, " * 100)
    done = tapis("serve", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert f"The database {tmp_path / 'tapisvert.db'} is damaged: file is not a database." in done.stderr


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    done = tapis("serve", "--port", "0", "--data", str(file / "data"))
    assert done.returncode == 1
    assert f"Cannot use the folder {file / 'data'}" in done.stderr
