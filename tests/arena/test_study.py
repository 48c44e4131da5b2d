"""Studies: what is counted is what was played, at random and between programs, part by part."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from tapisvert import games
from tapisvert.arena.lines import InUse, OtherFile
from tapisvert.arena.run import CrewFailed
from tapisvert.arena.study import BATCH, PAIRS, PLAYED, RANDOM, Part, Subject, own, parts, play, tables
from tapisvert.arena.study_course import Course
from tapisvert.arena.study_run import Found, Inquiry, Notes, run
from tapisvert.arena.study_watch import duel, watch
from tapisvert.games.cartino.model import End
from tapisvert.table.chance import Chance
from tapisvert.table.game import Outcome, choose
from tapisvert.table.tally import Tally, total
from tests.arena.test_arena import dead

every_game = pytest.mark.parametrize("name", games.names())


def subject(name: str, given: dict[str, object] | None = None) -> Subject:
    rules = games.load(name)
    return Subject(name, rules.settle(choose(rules.choices, given or {}), people=0), "debutant", rounds=5)


@every_game
def test_a_match_between_programs_is_counted_whole_and_the_same_again(name: str) -> None:
    tally = watch(subject(name), 5, "debutant")
    assert tally.matches == 1
    assert sum(tally.lengths.values()) == sum(tally.margins.values()) == 1
    assert sum(tally.wins.values()) == 1 or tally.drawn or tally.shared
    assert set(tally.within) == {*tally.events, *tally.ends}
    assert sum(tally.refused.values()) <= tally.tried
    assert max(tally.hindered.values(), default=0) <= tally.asked <= sum(tally.choices.values())
    assert tally.refused or not own(name, "tries"), "a game that names moves to try meets its own rules"
    assert all(re.fullmatch(r"[A-Z]{2,}-\S+ [a-z-]+", rule) for rule in tally.refused)
    assert sum(tally.minutes.values()) == 1
    assert sum(tally.turns.values()) == (own(name, "points") is not None)
    assert set(tally.said) == set(tally.refused)
    assert watch(subject(name), 5, "debutant") == tally


def test_a_course_tells_who_led_and_how_far_the_winner_was_behind() -> None:
    found = Course("cartino")
    state = games.load("cartino").start(games.load("cartino").options({}), Chance.seeded(1)).state
    for scores in ((0, 0), (5, 0), (5, 9), (5, 9), (20, 9)):
        found.see(replace(state, scores=scores), End())
    tally = Tally()
    found.tell(Outcome((0,), (18, 30)[::-1]), {0: 0, 1: 1}, tally)
    assert tally.turns == {2: 1}
    assert tally.behind == {4: 1}
    assert tally.minutes == {round(5 * own("cartino", "SECONDS")["End"] / 60): 1}


def test_in_a_duel_the_better_one_has_one_side_and_moves_on() -> None:
    found = total(duel(subject("punto", {"wins": 1}), deal, "amateur>debutant") for deal in range(6))
    assert found.matches == 6
    assert found.wins[0] == 6, "Amateur sees lines that Débutant overlooks"


def test_luck_is_reckoned_in_so_many_matches() -> None:
    lucky = replace(subject("punto", {"wins": 1}), luck=1, seed=5)
    found = [watch(lucky, deal, "debutant") for deal in (5, 6)]
    assert found[0].luck is not None
    assert found[0].luck.sides == 2
    assert found[0].luck.result == 1
    assert found[0].luck.luck == pytest.approx(0, abs=1e-9)
    assert found[1].luck is None
    assert found[0].wins == watch(replace(lucky, luck=0), 5, "debutant").wins
    assert total(found).luck == total(reversed(found)).luck == found[0].luck


def test_what_is_tried_changes_nothing_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = watch(subject("cartino"), 3, "debutant")
    monkeypatch.setattr("tapisvert.arena.study_watch.LOOKS", 0.0)
    unseen = watch(subject("cartino"), 3, "debutant")
    assert unseen.tried == 0
    assert (unseen.scores, unseen.ends, unseen.lengths) == (usual.scores, usual.ends, usual.lengths)


def test_the_rounds_of_a_punto_match_make_up_the_match() -> None:
    tally = total(watch(subject("punto", {"wins": 2}), deal, "debutant") for deal in range(3))
    rounds = tally.rounds
    assert rounds
    assert rounds.matches == tally.events["dealt"] == sum(rounds.wins.values()) + rounds.drawn
    assert sum(moves * count for moves, count in rounds.lengths.items()) == sum(tally.lengths.elements())
    assert rounds.matches == sum(int(way[-1]) * tally.ends[way] for way in tally.ends if "rounds =" in way)


def test_the_turns_of_cartino_lay_every_stone_once() -> None:
    tally = watch(subject("cartino"), 1, "debutant")
    turns = {way: count for way, count in tally.ends.items() if way.startswith("turn: stones")}
    assert sum(turns.values()) == tally.events["scored"]
    laid = sum(int(way[-1]) * count for way, count in turns.items())
    assert laid == sum(count for way, count in tally.ends.items() if way.startswith("stone: touches"))
    assert laid == tally.events["laid"] - tally.events["took-back"]


def test_the_words_of_cartomanie_take_cards_that_lay_open() -> None:
    tally = watch(subject("cartomanie"), 1, "debutant")
    letters = {way: count for way, count in tally.ends.items() if way.startswith("word: letters")}
    assert sum(letters.values()) == tally.events["made"] == tally.ends["turn: word = yes"]
    taken = sum(int(way.split()[-1]) * count for way, count in letters.items())
    assert taken <= tally.events["turned"]
    assert {rule.split()[0] for rule in tally.refused} <= {"MAN-6", "MAN-12"}


@pytest.mark.parametrize("name", [name for name in games.names() if own(name, "playouts")])
def test_a_games_own_playouts_are_like_those_of_the_rules(name: str) -> None:
    """Their mean lengths agree within what 40 games can tell. Punto's are rounds."""
    ours = next(own(name, "playouts")(games.load(name).options(subject(name).options), 1))
    ours, plain = (
        tally.rounds or tally
        for tally in (
            ours,
            total(
                watch(subject(name, {"wins": 1} if name == "punto" else {}), deal, RANDOM)
                for deal in range(40)
            ),
        )
    )
    backs = plain.events["took-back"]
    length = sum(moves * count for moves, count in plain.lengths.items()) - 2 * backs
    mean = sum(moves * count for moves, count in ours.lengths.items()) / ours.matches
    assert length / plain.matches == pytest.approx(mean, rel=0.12)


def test_parts_cover_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    punto = list(parts("2", subject("punto"), 2 * BATCH + 1, PLAYED + 5))
    assert [(part.player, part.first, part.games) for part in punto] == [
        (RANDOM, 0, BATCH),
        (RANDOM, BATCH, BATCH),
        (RANDOM, 2 * BATCH, 1),
        ("debutant", 0, PLAYED),
        ("debutant", PLAYED, 5),
    ]
    pairs = list(parts("2", subject("punto"), 0, 0, skill=PLAYED + 1))
    assert [(part.player, part.games) for part in pairs] == [
        (pair, size) for pair in PAIRS for size in (PLAYED, 1)
    ]
    assert not list(parts("1", subject("cartomanie", {"players": 1}), 0, 0, skill=1)), "alone"
    monkeypatch.setattr("tapisvert.arena.study.own", without_a_kernel)
    assert {part.games for part in parts("2", subject("punto"), 3 * PLAYED, 1)} == {PLAYED, 1}


def test_a_game_without_a_kernel_is_played_at_random_by_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapisvert.arena.study.own", without_a_kernel)
    found = play(subject("punto"), Part("2", RANDOM, 0, 3))
    assert found.matches == 3
    assert found.events


def without_a_kernel(game: str, part: str) -> None:
    """What `own` finds in the study of a game that has none."""


@every_game
def test_a_part_is_played_whole_and_the_next_one_is_another(name: str) -> None:
    one, again, other = (play(subject(name), Part("x", RANDOM, first, 2)) for first in (0, 0, 2))
    assert one == again != other
    assert one.games >= 2
    assert sum((one.rounds or one).lengths.values()) == one.games


@every_game
def test_the_luck_may_begin_anywhere(name: str) -> None:
    below = replace(subject(name), seed=-1)
    for player in (RANDOM, "debutant"):
        one, other = (play(each, Part("x", player, 0, 1)) for each in (below, subject(name)))
        assert one.games >= 1
        assert one != other


@every_game
def test_the_usual_tables_of_a_game_exist(name: str) -> None:
    assert set(tables(name)) <= set(games.load(name).presets)


def test_dead_workers_stop_a_study_with_a_word() -> None:
    inquiry = Inquiry({"2": subject("punto")}, 1, 1)
    with dead() as crew, pytest.raises(CrewFailed, match="BrokenProcessPool"):
        list(run(inquiry, crew))


def test_notes_of_another_version_are_of_other_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    inquiry = Inquiry({"2": subject("punto")}, 1, 1)
    before = inquiry.fingerprint
    monkeypatch.setattr("importlib.metadata.version", lambda _: "77.0")
    assert inquiry.fingerprint != before


def test_notes_go_on_where_they_were(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    inquiry = Inquiry({"2": subject("punto"), "3": subject("punto", {"table": "3"})}, 1, 1)
    wanted = inquiry.parts
    tallies = [
        Tally(
            matches=part.games if part.player else 0,
            wins=Counter({0: number}),
            ends=Counter({"round-won: why = line": 2}),
            rounds=Tally(matches=3, lengths=Counter({17: 3})),
        )
        for number, part in enumerate(wanted)
    ]
    with Notes(path, inquiry) as notes:
        for part, tally in zip(wanted[:-1], tallies, strict=False):
            notes.add(Found(part, tally))
    with path.open("ab") as file:
        file.write(b'{"part":{"table":"3","pl')  # the power went off
    with Notes(path, inquiry) as notes:
        assert [found.part for found in notes.found] == wanted[:-1]
        notes.add(Found(wanted[-1], tallies[-1]))
    with Notes(path, inquiry) as notes:
        two, three = notes.studies(inquiry)
        with pytest.raises(InUse):
            Notes(path, inquiry)
    assert (two.table, two.random, two.programs) == ("2", *tallies[:2])
    assert (three.table, three.random, three.programs) == ("3", *tallies[2:])
    with pytest.raises(OtherFile):
        Notes(path, Inquiry({"2": subject("punto")}, 1, 1))
