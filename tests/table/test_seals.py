"""Salts that are sealed before any is opened: nobody can choose after seeing, and the record proves it."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest
from msgspec.structs import replace

from tapisvert.games import load
from tapisvert.table import record, seals
from tapisvert.table.chance import Chance, commitment
from tapisvert.table.match import BOT, Abandoned, Match, Setup, Sitter, sealed
from tapisvert.testing.matches import new_match, play_on

SECRET, SALTS = "00" * 32, ("11" * 32, "22" * 32, "33" * 32)


def setup_of(attempts: int = 1) -> Setup:
    """Anna, a program and a bot."""
    seats = (Sitter("Anna"), Sitter("Maître", "maitre"), Sitter("Climber", BOT))
    plain = new_match(load("punto"), {"table": "3", "wins": 1}).setup
    plain = replace(plain, seats=seats, salts=SALTS, commitment=commitment(SECRET), match="ABCDEF-1")
    shown = tuple(seals.seal("ABCDEF-1", attempts, seat, SALTS[seat]) for seat in (0, 2))
    before = tuple(Abandoned(commitment(f"{n:064x}"), ("ab" * 32, "", "cd" * 32)) for n in range(1, attempts))
    return sealed(plain, (shown[0], "", shown[1]), before)


def played(setup: Setup) -> str:
    return record.write(play_on(Match(load("punto"), setup, SECRET), random.Random(1)))


def refused(text: str) -> record.BadRecord:
    with pytest.raises(record.BadRecord) as caught:
        record.verify(text, load)
    return caught.value


def test_a_seal_is_the_digest_of_purpose_match_attempt_seat_and_salt() -> None:
    text = "tapisvert/2 seal\nABCDEF-1\n2\n1\n" + SALTS[0]
    assert seals.seal("ABCDEF-1", 2, 0, SALTS[0]) == hashlib.sha256(text.encode()).hexdigest()


def test_the_key_binds_match_attempt_promise_all_seals_and_all_salts() -> None:
    lines = ["tapisvert/2 key", "M-1", "1", commitment(SECRET), "aa", "-", "salt 1", "salt 2"]
    key = hmac.digest(bytes(32), "\n".join(lines).encode(), "sha256")
    chance = seals.chance("M-1", 1, SECRET, ("aa", ""), ("salt 1", "salt 2"))
    assert chance.shuffle(1, "x", "abcdef") == Chance(key).shuffle(1, "x", "abcdef")


@pytest.mark.parametrize("attempts", [1, 3])
def test_a_sealed_record_tells_seals_and_attempts_and_comes_back(attempts: int) -> None:
    setup = setup_of(attempts)
    text = played(setup)
    assert text.startswith("Tapis Vert record 2\n")
    assert f"\nattempts: {attempts}\n" in text
    assert f"\nseal 1: {setup.seals[0]}\nseal 2: -\n" in text
    assert text.count("\nabandoned ") == attempts - 1
    assert record.verify(text, load).setup == setup


def test_a_swapped_salt_does_not_fit_its_seal() -> None:
    """Even if the server deals by it from the start, and seals the record afterwards."""
    setup = setup_of()
    error = refused(played(replace(setup, salts=("99" * 32, *setup.salts[1:]))))
    assert (error.code, error.column) == ("wrong-salt", len("salt 1: ") + 1)


def test_a_host_that_grinds_its_salt_after_it_saw_the_others_breaks_its_seal() -> None:
    """It tries salts until it likes the cards; whichever it takes, its seal was published before."""
    setup = setup_of()
    deals = {}
    for number in range(50):
        salts = (f"{number:064x}", *setup.salts[1:])
        liked = Match(load("punto"), replace(setup, salts=salts), SECRET)
        deals[liked.shuffles[1].items] = salts
    assert len(deals) == 50, "it could choose among many"
    for salts in list(deals.values())[:5]:
        assert refused(played(replace(setup, salts=salts))).code == "wrong-salt"


def test_a_programs_salt_follows_from_all_seals() -> None:
    setup = setup_of()
    error = refused(played(replace(setup, salts=(SALTS[0], "99" * 32, SALTS[2]))))
    assert error.code == "chosen-salt"
    others = replace(setup, seals=(setup.seals[0], "", "ab" * 32))
    assert sealed(others, others.seals, ()).salts[1] != setup.salts[1]


def test_an_old_deal_does_not_fit_another_match_nor_another_attempt() -> None:
    setup = setup_of()
    assert refused(played(replace(setup, match="ABCDEF-2"))).code == "wrong-salt"
    again = replace(setup, abandoned=(Abandoned("ef" * 32, setup.seals),))
    assert refused(played(again)).code == "wrong-salt"


def test_another_secret_breaks_the_promise() -> None:
    text = record.write(play_on(Match(load("punto"), setup_of(), "77" * 32), random.Random(1)))
    assert refused(text).code == "broken-promise"


def test_who_has_a_level_has_no_seal_and_who_has_none_has_one() -> None:
    setup = setup_of()
    assert (
        refused(played(replace(setup, seals=(setup.seals[0], "ab" * 32, setup.seals[2])))).code == "bad-line"
    )
    assert refused(played(replace(setup, seals=("", "", setup.seals[2])))).code == "bad-line"
