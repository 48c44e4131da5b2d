"""Records: written, read, and refused when anything in them is not so."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tapisvert.games import load
from tapisvert.table import record
from tapisvert.table.chance import program_salt
from tapisvert.table.match import BOT, Match, Sitter
from tapisvert.testing.matches import finished, new_match, play_on


@pytest.fixture(scope="module")
def match() -> Match:
    return finished("punto", {"wins": 1}, seed=2)


@pytest.fixture(scope="module")
def text(match: Match) -> str:
    return record.write(match)


def refused(text: str) -> record.BadRecord:
    with pytest.raises(record.BadRecord) as caught:
        record.verify(text, load)
    return caught.value


def test_a_record_is_a_text_people_can_read(text: str, match: Match) -> None:
    lines = text.splitlines()
    assert lines[:4] == [
        "Tapis Vert record 1",
        "game: punto 1",
        "options: expert=no starter=lot table=2 wins=1",
        "match: TEST-2",
    ]
    assert lines[5] == "seat 1: Player 1"
    assert f"{match.moves[0].seat + 1} {match.moves[0].move}" in lines
    assert f"secret: {match.secret}" in lines


def test_a_record_comes_back_as_the_same_match(text: str, match: Match) -> None:
    assert record.verify(text, load).state == match.state


def test_programs_and_odd_names_survive(match: Match) -> None:
    seats = (Sitter("Zoé (maitre): x"), Sitter("Maître", "maitre"))
    salts = (match.setup.salts[0], program_salt(match.setup.commitment, 1))
    played = Match(match.game, replace(match.setup, seats=seats, salts=salts), match.secret)
    text = record.write(play_on(played, random.Random(1)))
    assert record.verify(text, load).setup.seats == seats


def test_a_program_whose_salt_was_chosen_is_refused(match: Match) -> None:
    """The host knows its secret: with a salt of its own choice it could try for the cards it likes."""
    seats = (Sitter("Anna"), Sitter("Maître", "maitre"))
    chosen = Match.fold(match.game, replace(match.setup, seats=seats), match.secret, match.moves)
    error = refused(record.write(chosen))
    assert (error.code, error.column) == ("chosen-salt", len("salt 2: ") + 1)
    assert record.write(chosen).splitlines()[error.line - 1].startswith("salt 2: ")


def test_a_bot_brings_its_own_salt_as_a_person_does(match: Match) -> None:
    seats = (Sitter("Anna"), Sitter("Climber", BOT))
    brought = Match.fold(match.game, replace(match.setup, seats=seats), match.secret, match.moves)
    assert "seat 2 (bot): Climber" in record.write(brought)
    assert record.verify(record.write(brought), load).setup.seats == seats


def test_any_changed_character_is_refused_at_its_line(text: str) -> None:
    rng = random.Random(3)
    for place in rng.sample(range(len(text)), 400):
        changed = text[:place] + rng.choice("a0zZ \n@-") + text[place + 1 :]
        if changed == text:
            continue
        line = text.count("\n", 0, place) + 1
        error = refused(changed)
        # Where a line is torn in two or glued to the next, the break shows on the line that follows.
        assert line <= error.line <= line + 1, (text[place], changed[place], str(error))


def test_every_removed_or_doubled_line_is_refused(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for number in range(len(lines)):
        refused("".join(lines[:number] + lines[number + 1 :]))
        refused("".join(lines[: number + 1] + lines[number:]))


def test_a_forged_move_with_a_fresh_seal_is_refused_where_it_stands(text: str, match: Match) -> None:
    first = match.moves[2]
    forged = _sealed(text.replace(f"{first.seat + 1} {first.move}\n", f"{first.seat + 1} r5@9,9\n", 1))
    error = refused(forged)
    assert error.code == "illegal-move"
    assert forged.splitlines()[error.line - 1].endswith("r5@9,9")


def test_a_refusal_carries_its_rule_whatever_its_id_looks_like_cas_b3() -> None:
    match = new_match(load("casino_royal"), {"game": "variant", "players": 2, "rounds": "1"})
    for move in ("stake 1", "cut 20"):
        match.play(match.to_act[0], move)
    whole = play_on(match, random.Random(1))
    line = len(record.write(whole).partition("\n\n")[0].split("\n")) + 4
    lines = record.write(whole).split("\n")
    lines[line - 1] = f"{lines[line - 1][0]} raise 44"
    error = refused(_sealed("\n".join(lines)))
    assert (error.line, error.code, error.rule) == (line, "illegal-move", "CAS-B3")


def test_another_secret_with_a_fresh_seal_breaks_the_promise(text: str, match: Match) -> None:
    error = refused(_sealed(text.replace(f"secret: {match.secret}", "secret: " + "ab" * 32)))
    assert error.code == "broken-promise"


def test_a_forged_result_or_shuffle_with_a_fresh_seal_differs_at_its_column(text: str) -> None:
    winner = "1" if "result: 1 wins" in text else "2"
    other = "2" if winner == "1" else "1"
    error = refused(_sealed(text.replace(f"result: {winner} wins", f"result: {other} wins")))
    assert (error.code, error.column) == ("differs", len("result: ") + 1)
    line = next(line for line in text.splitlines() if line.startswith("shuffle 1 side 1: "))
    swapped = line.split(": ")[0] + ": " + " ".join(line.split(": ")[1].split()[::-1])
    error = refused(_sealed(text.replace(line, swapped)))
    assert error.code == "differs"
    assert _sealed(text.replace(line, swapped)).splitlines()[error.line - 1] == swapped


def test_a_forged_salt_with_a_fresh_seal_is_refused(text: str, match: Match) -> None:
    refused(_sealed(text.replace(match.setup.salts[0], "ff" * 32)))


def test_a_record_in_the_middle_of_a_match_tells_a_seat_only_what_it_knows() -> None:
    match = play_on(new_match(load("punto"), {"expert": True}), random.Random(1), 8)
    one = record.write(match, 0)
    assert match.secret not in one
    assert "shuffle" not in one
    assert len(record.read(one, load).moves) == 8
    assert refused(one).code == "unfinished"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("game: punto 1", "game: whist 1", "unknown-game"),
        ("game: punto 1", "game: punto 99", "wrong-version"),
        ("game: punto 1", f"game: punto {'9' * 5000}", "bad-line"),
        ("\n\n2 ", f"\n\n{'1' * 5000} ", "bad-line"),
        ("wins=1", "wins=77", "bad-option"),
        ("table=2", "table=3", "wrong-seats"),
        ("Tapis Vert record 1", "Tapis Vert record 5", "differs"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, old: str, new: str, code: str) -> None:
    assert refused(_sealed(text.replace(old, new))).code == code


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "Tapis Vert record 1\n", "Tapis Vert record 1\ngame: punto\n"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    refused(text)


def _sealed(text: str) -> str:
    """The text with checks and seal that fit it, as a forger would write them."""
    from hashlib import sha256

    lines = text.splitlines()[:-2]
    lines.append("checks: " + "".join(sha256(line.encode()).hexdigest()[:4] for line in lines))
    lines.append("seal: " + sha256("".join(line + "\n" for line in lines).encode()).hexdigest())
    return "\n".join(lines) + "\n"
