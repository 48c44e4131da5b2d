"""A match that goes on from a point of another one: what a seat knew stays, and the rest is dealt anew."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapisvert.games import load, names
from tapisvert.table import record
from tapisvert.table.game import AnyGame, OptionValue, presets_of
from tapisvert.table.match import Match, Setup
from tapisvert.table.record import DEEPEST
from tapisvert.testing.matches import finished, origin_of, play_on, played_on

FIXTURE = Path(__file__).parents[2] / "web" / "src" / "verify" / "continued.txt"
TABLES = [(game, preset) for game in names() for preset in presets_of(load(game))]


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_from_any_point_every_seat_can_play_on_and_the_record_holds(name: str, preset: str) -> None:
    rng = random.Random(f"{name} {preset}")
    before = finished(name, options_of(name, preset), rng.randrange(1000))
    seats = range(len(before.setup.seats))
    for seat in seats if len(seats) <= 4 else rng.sample(seats, 2):
        after = rng.randrange(len(before.moves))
        then = Match.fold(before.game, before.setup, before.secret, before.moves[:after])
        match = played_on(origin_of(before, after, seat), rng.randrange(1000))
        assert as_sent(match, seat) == as_sent(then, seat)
        assert match.version(None) == 1
        assert not match.shuffles
        text = record.write(play_on(match, rng))
        assert record.write(record.verify(text, load)) == text
        assert record.read(text, load).setup == match.setup


def test_what_was_hidden_is_dealt_anew_and_follows_from_the_luck_alone() -> None:
    """Cartino: the bag and the others' racks, as they lay before, are nowhere."""
    before = finished("cartino", {"players": 3})
    origin = origin_of(before, 4, 0)
    then = Match.fold(before.game, before.setup, before.secret, before.moves[:4])
    one, other = played_on(origin, 1), played_on(origin, 2)
    assert one.state.racks[0] == other.state.racks[0] == then.state.racks[0]
    assert then.state.bag not in (one.state.bag, other.state.bag)
    assert then.state.racks[1] not in (one.state.racks[1], other.state.racks[1])
    assert one.state.bag != other.state.bag
    assert played_on(origin, 1).state == one.state


@pytest.mark.parametrize(
    ("name", "hidden", "cards"),
    [
        ("punto", lambda state: state.piles[1], "g1 y2 g8 y6 y8 g3"),
        ("cartino", lambda state: state.bag, "JS QS 7D 7S * AH"),
        ("cartomanie", lambda state: state.stock, "s v a i u P"),
        ("casino_royal", lambda state: state.pack, "QH 7C 6D JH 10H 6H"),
    ],
)
def test_how_it_is_dealt_anew_does_not_change(
    name: str, hidden: Callable[[Any], tuple[str, ...]], cards: str
) -> None:
    """Records of such matches hold for ever, whatever Python is used."""
    dealt = hidden(played_on(origin_of(finished(name), 4, 0)).state)
    assert " ".join(dealt[:6]) == cards


def test_the_record_that_the_page_is_tested_with_is_what_is_written_today() -> None:
    """It goes on from a match that goes on from another one."""
    match = finished("punto", {"wins": 1})
    for seed, seat in ((1, 1), (2, 0)):
        match = play_on(played_on(origin_of(match, 3, seat), seed), random.Random(seed))
    text = record.write(match)
    if os.environ.get("UPDATE_GOLDEN"):
        FIXTURE.write_bytes(text.encode())
    assert FIXTURE.read_bytes().decode() == text
    assert record.verify(text, load).outcome


def test_an_origin_is_stored_with_its_setup() -> None:
    setup = played_on(origin_of(finished("punto"), 5, 1)).setup
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup


def test_before_it_is_over_a_record_says_where_it_comes_from_and_no_more() -> None:
    match = played_on(origin_of(finished("punto"), 5, 1))
    text = record.write(match)
    assert text.endswith("\norigin: TEST-1, move 5, seat 2\n\n")
    assert record.read(text, load).setup.origin is None


def test_a_chain_of_matches_holds_up_to_a_depth() -> None:
    match = finished("punto")
    for number in range(1, DEEPEST + 2):
        match = play_on(played_on(origin_of(match, 2, number % 2), number), random.Random(number))
        assert match.setup.origin is not None
        assert match.setup.origin.depth == number
        if number == DEEPEST:
            assert record.verify(record.write(match), load).moves == match.moves
    with pytest.raises(record.BadRecord, match="too-deep"):
        record.verify(record.write(match), load)


@pytest.mark.parametrize(
    ("found", "instead", "code"),
    [
        ("origin: TEST-1, move 5", "origin: TEST-2, move 5", "wrong-origin"),
        ("move 5, seat 2", "move 4, seat 2", "illegal-move"),
        ("move 5, seat 2", "move 999, seat 2", "wrong-origin"),
        ("move 5, seat 2", "move 5, seat 1", "illegal-move"),
        ("move 5, seat 2", "move 5, seat 3", "wrong-origin"),
        ("origin: TEST-1, move 5, seat 2\n", "", "bad-line"),
        (">match: TEST-1", ">match: TEST-3", "changed"),
    ],
)
def test_a_changed_origin_is_refused(found: str, instead: str, code: str) -> None:
    text = record.write(play_on(played_on(origin_of(finished("punto"), 5, 1)), random.Random(1)))
    assert found in text
    with pytest.raises(record.BadRecord) as bad:
        record.verify(resealed(text.replace(found, instead)), load)
    assert bad.value.code == code


def test_a_changed_card_of_the_match_before_is_refused_at_its_line() -> None:
    """Even if both seals are computed anew."""
    text = record.write(play_on(played_on(origin_of(finished("punto"), 5, 1)), random.Random(1)))
    lines = text.splitlines()
    at = lines.index(">", lines.index(">") + 1) - 1
    assert lines[at].startswith(">")
    lines[at - 1], lines[at] = lines[at], lines[at - 1]
    start = lines.index(">Tapis Vert record 1")
    end = next(line for line in range(at, len(lines)) if lines[line].startswith(">seal: "))
    inner = resealed("".join(f"{line[1:]}\n" for line in lines[start : end + 1]))
    lines[start : end + 1] = [f">{line}" for line in inner.splitlines()]
    with pytest.raises(record.BadRecord) as bad:
        record.verify(resealed("".join(f"{line}\n" for line in lines)), load)
    assert (bad.value.line, bad.value.code) == (at, "illegal-move")


def test_an_origin_of_another_game_is_refused() -> None:
    match = play_on(played_on(origin_of(finished("punto"), 5, 1)), random.Random(1))
    other = record.write(finished("cartino"))
    lines = record.write(match).splitlines()
    kept = [line for line in lines if not line.startswith(">")]
    at = next(number for number, line in enumerate(kept) if line.startswith("secret: "))
    kept[at:at] = [f">{line}" for line in other.splitlines()]
    with pytest.raises(record.BadRecord, match="wrong-origin"):
        record.verify(resealed("".join(f"{line}\n" for line in kept)), load)


def options_of(name: str, preset: str) -> Mapping[str, OptionValue]:
    game: AnyGame = load(name)
    return presets_of(game)[preset]


def as_sent(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(match.view(seat))


def resealed(text: str) -> str:
    """A forger's record: checks and seal computed anew."""
    above = text.splitlines()[:-2]
    above.append("checks: " + "".join(map(record._check, above)))
    return "".join(f"{line}\n" for line in [*above, f"seal: {record._digest(above)}"])
