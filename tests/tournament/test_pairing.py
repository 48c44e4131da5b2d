"""Pairings: nobody meets twice and nobody has two byes while it can be avoided, and seats are even."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from bench.pairings import evening, played
from tapisvert.tournament.formats import next_round, usual_rounds, waiting_table
from tapisvert.tournament.pairing import TooFew, pair, repeats, split
from tapisvert.tournament.rounds import PROGRAM, History, Round, Sitting


def partitions(people: tuple[int, ...], size: int) -> Iterator[list[tuple[int, ...]]]:
    """Every way to put people at tables of a size."""
    if not people:
        yield []
        return
    for others in combinations(people[1:], size - 1):
        group = (people[0], *others)
        rest = tuple(one for one in people if one not in group)
        for more in partitions(rest, size):
            yield [group, *more]


@pytest.mark.parametrize("seed", range(6))
def test_at_tables_for_two_nobody_meets_again_and_nobody_rests_twice_while_there_are_others(
    seed: int,
) -> None:
    count = random.Random(seed).randrange(6, 16)
    rounds = evening("swiss", count, [2], count // 2, seed)
    for number, each in enumerate(rounds):
        history = History(rounds[:number])
        assert repeats(each, history) == 0
        assert not any(history.byes[entrant] for entrant in each.byes)
        assert len(each.byes) == count % 2
    history = History(rounds)
    assert max(abs(history.lean(entrant)) for entrant in range(count)) <= 2


@pytest.mark.parametrize(("count", "size"), [(9, 3), (8, 4), (12, 4), (8, 2), (6, 3)])
def test_as_few_meet_again_as_any_other_seating_would_make(count: int, size: int) -> None:
    rounds = evening("swiss", count, [size], 4, seed=count * size)
    for number, each in enumerate(rounds):
        history = History(rounds[:number])
        fewest = min(
            sum(history.meetings(*two) ** 2 for group in groups for two in combinations(group, 2))
            for groups in partitions(tuple(range(count)), size)
        )
        met = sum(history.meetings(*two) ** 2 for at in each.sittings for two in combinations(at.people, 2))
        assert met == fewest


@pytest.mark.parametrize("size", [3, 5, 8])
def test_everybody_has_a_seat_at_larger_tables_and_all_sit_everywhere(size: int) -> None:
    count = 3 * size + 1
    rounds = evening("swiss", count, [size], size, seed=size)
    for each in rounds:
        there = [entrant for at in each.sittings for entrant in at.entrants]
        assert sorted([*there, *each.byes]) == list(range(count))
    history = History(rounds)
    assert max(history.byes.values()) == 1
    assert max(history.seats.values()) <= 2


def test_at_tables_of_four_nobody_has_a_seat_twice_in_three_rounds() -> None:
    for seed in range(5):
        assert max(History(evening("swiss", 16, [4], 3, seed)).seats.values()) == 1


def test_programs_fill_the_last_seats_and_that_is_shared_too() -> None:
    rounds = evening("swiss", 23, [4], 4, seed=3, fill=True)
    for each in rounds:
        assert [len(at.entrants) for at in each.sittings] == [4] * 6
        assert sorted(at.entrants.count(PROGRAM) for at in each.sittings) == [0, 0, 0, 0, 0, 1]
        assert each.byes == ()
    assert max(History(rounds).short.values()) == 1


def test_in_a_round_robin_everybody_meets_everybody_once() -> None:
    rounds = evening("robin", 9, [2], usual_rounds("robin", 9, 2), seed=1)
    history = History(rounds)
    assert len(rounds) == 9
    assert all(history.meetings(*two) == 1 for two in combinations(range(9), 2))
    assert set(history.byes.values()) == {1}


def test_who_comes_late_or_goes_is_paired_or_not_and_still_nobody_meets_again() -> None:
    def change(number: int, here: set[int]) -> None:
        if number == 1:
            here.update({12, 13})
        if number == 2:
            here.difference_update({0, 5, 13})

    for form in ("swiss", "robin"):
        rounds = evening(form, 12, [2], 5, seed=7, change=change)
        assert len(rounds) == 5
        assert {12, 13} <= {entrant for at in rounds[1].sittings for entrant in at.people}
        assert not {0, 5, 13} & {entrant for at in rounds[2].sittings for entrant in at.people}
        if form == "swiss":
            assert all(repeats(each, History(rounds[:number])) == 0 for number, each in enumerate(rounds))


@pytest.mark.parametrize(("count", "sizes"), [(9, [2]), (12, [4]), (11, [2, 3, 4]), (5, [3])])
def test_a_knockout_ends_with_one_table(count: int, sizes: list[int]) -> None:
    rounds = evening("knockout", count, sizes, 0, seed=count)
    assert len(rounds[-1].sittings) == 1
    assert rounds[-1].byes == ()
    playing = [sum(len(at.people) for at in each.sittings) + len(each.byes) for each in rounds]
    assert all(later < before for before, later in pairwise(playing))
    assert max(History(rounds).byes.values(), default=0) <= 1


def test_whoever_waits_gets_a_table_with_those_they_met_least() -> None:
    before = [Round((Sitting((0, 1), (1.0, 0.0)),))]
    assert waiting_table([0], before, [2], "x") is None
    coming = waiting_table([0, 1, 2], before, [2], "x")
    assert coming is not None
    assert set(coming.sittings[0].entrants) == {0, 2}


def test_the_same_evening_has_the_same_pairings_and_others_have_others() -> None:
    rounds = [pair(range(16), History(), [4], seed) for seed in ("a", "a", "b")]
    assert rounds[0] == rounds[1] != rounds[2]


def test_one_alone_is_too_few() -> None:
    for form in ("swiss", "robin", "knockout"):
        with pytest.raises(TooFew):
            next_round(form, [], {4}, [2], "x", fill=False)
    assert split(5, [4]) == ([4], 1)
    assert split(3, [4]) == ([], 3)


def test_the_strongest_meet_late() -> None:
    """Those who have won so far meet: by the end the two strongest of eight have played each other."""
    met = 0
    for seed in range(10):
        rounds = evening("swiss", 8, [2], 3, seed, strength=lambda one: -4.0 * one)
        met += History(rounds).meetings(0, 1)
    assert met == 10
    assert played(Round((Sitting((0, 1)),)), random.Random(1), lambda one: -9.0 * one).sittings[0].shares == (
        1.0,
        0.0,
    )
