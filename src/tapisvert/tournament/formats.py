"""The ways to hold a tournament: whom the next round is for, how they are paired, and when it is over.

`swiss`: everybody plays every round, against those with about as many points. `robin`: everybody meets
everybody, or as many as the rounds allow. `knockout`: the better half of each table goes on. `open`: play as
many matches as you like until time is up; whoever waits gets a table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from tapisvert.tournament.pairing import TooFew, circle, pair
from tapisvert.tournament.rounds import History, Round
from tapisvert.tournament.standings import through

Format = Literal["swiss", "robin", "knockout", "open"]

MOST_ROUNDS = 30


def usual_rounds(form: Format, entrants: int, size: int) -> int:
    """How many rounds suit so many entrants.

    >>> usual_rounds("swiss", 9, 2), usual_rounds("robin", 9, 2), usual_rounds("knockout", 9, 2)
    (4, 9, 4)
    >>> usual_rounds("swiss", 12, 4), usual_rounds("robin", 12, 4), usual_rounds("knockout", 12, 4)
    (4, 4, 3)
    """
    if entrants < 2:
        return 1
    if form == "robin":
        even = entrants + entrants % 2 if size == 2 else entrants
        return min(MOST_ROUNDS, -(-(even - 1) // (size - 1)))
    if form == "knockout":
        rounds, left = 1, entrants
        while left > size:
            tables = -(-left // size)
            left = max(tables, left // 2)
            rounds += 1
        return rounds
    return min(MOST_ROUNDS, max(3, (entrants - 1).bit_length()))


def next_round(
    form: Format,
    rounds: Sequence[Round],
    here: Collection[int],
    sizes: Sequence[int],
    seed: str,
    *,
    fill: bool,
) -> Round:
    """The next round of those who are here; raises `TooFew` where there are not enough, or none is left."""
    history = History(rounds)
    entrants = sorted(left(form, rounds, here))
    if form == "knockout" and len(entrants) < 2:
        raise TooFew
    if form == "robin":
        if max(sizes) == 2:
            return circle(entrants, history, seed, fill=fill)
        return pair(entrants, history, sizes, seed, fill=fill, by_points=False)
    return pair(entrants, history, sizes, seed, fill=fill, by_points=form == "swiss")


def left(form: Format, rounds: Sequence[Round], here: Collection[int]) -> set[int]:
    """The entrants that the next round is for. In a knockout nobody comes in later."""
    if form != "knockout" or not rounds:
        return set(here)
    history = History(rounds[:-1])
    last = rounds[-1]
    on = {entrant for sitting in last.sittings if sitting.over for entrant in through(sitting, history)}
    return (on | set(last.byes)) & set(here)


def is_over(form: Format, rounds: Sequence[Round], planned: int, here: Collection[int]) -> bool:
    """Whether nothing is left to be played. Of a tournament without rounds the clock decides, not this."""
    if form == "open" or not rounds or not all(sitting.over for sitting in rounds[-1].sittings):
        return False
    if form != "knockout":
        return len(rounds) >= planned
    # The last table ends it: there is nobody else whom its best could meet.
    return (len(rounds[-1].sittings) == 1 and not rounds[-1].byes) or len(left(form, rounds, here)) < 2


def waiting_table(
    waiting: Sequence[int], rounds: Sequence[Round], sizes: Sequence[int], seed: str
) -> Round | None:
    """Where one plays as often as one likes: a table for whoever waits longest, with those they met least."""
    size = max(sizes)
    if len(waiting) < size:
        return None
    history = History(rounds)
    first = waiting[0]
    others = sorted(waiting[1:], key=lambda other: (history.meetings(first, other), waiting.index(other)))
    return pair([first, *others[: size - 1]], history, [size], seed, by_points=False)
