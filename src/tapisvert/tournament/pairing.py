"""Who meets whom in the next round.

Above all nobody has a second bye, then nobody meets anybody again, while either can be avoided; then those
meet who have about as many points. At tables for two that is one matching of least cost, which is exact. At
larger ones a matching fills seat after seat, and then people change places until nothing gets better.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from tapisvert.tournament.rounds import PROGRAM, UNIT, History, Round, Sitting

AGAIN, BYE, LEAN, SEAT = 10**12, 10**15, 10**10, 10**9
"""What it costs that two meet again, that somebody has another bye, that two who meet have both sat first (or
second) two times more often, and that somebody at a larger table sits where they sat most.

To have sat first once more often counts as half a match: it decides among those with as many points.
"""

STARTS = 10
"""Beginnings that the search for larger tables tries."""

Cost = int


class TooFew(Exception):
    """There are too few entrants for a table."""


def pair(
    entrants: Sequence[int],
    history: History,
    sizes: Sequence[int],
    seed: str,
    *,
    fill: bool = False,
    by_points: bool = True,
) -> Round:
    """The next round; raises `TooFew`.

    `sizes`: how many sides a table may have; the largest is wanted. `fill`: programs take the seats that are
    left at tables of that size, and nobody has a bye. `by_points`: those meet who have about as many.
    """
    rng = random.Random(seed)
    people, byes = split(len(entrants), sizes, fill)
    if not people:
        raise TooFew
    task = _Task(history, rng, by_points, max(sizes) if fill else 0)
    if max(people) <= 2:
        groups, out = task.by_matching(list(entrants), len(people), byes)
    else:
        groups, out = task.by_search(list(entrants), people, byes)
    rng.shuffle(groups)
    groups.sort(key=lambda group: -max(history.points[entrant] for entrant in group))
    sittings = (
        seated(group, history, max(sizes) if fill else len(group), f"{seed} {number}")
        for number, group in enumerate(groups)
    )
    return Round(tuple(sittings), tuple(sorted(out)))


def split(count: int, sizes: Sequence[int], fill: bool = False) -> tuple[list[int], int]:
    """How many people each table has, as evenly as can be, and how many have a bye.

    >>> split(12, [4]), split(9, [2]), split(9, [2], fill=True)
    (([4, 4, 4], 0), ([2, 2, 2, 2], 1), ([2, 2, 2, 2, 1], 0))
    >>> split(10, [2, 3, 4]), split(10, [4]), split(10, [4], fill=True), split(1, [2])
    (([4, 3, 3], 0), ([4, 4], 2), ([4, 3, 3], 0), ([], 1))
    """
    wanted = max(sizes)
    for byes in range(count):
        seated = count - byes
        for tables in range(-(-seated // wanted), seated // (1 if fill else 2) + 1):
            low, more = divmod(seated, tables)
            people = [low + 1] * more + [low] * (tables - more)
            if fill or all(size in sizes for size in people):
                return people, byes
    return [], count


def seated(group: Sequence[int], history: History, size: int, seed: str) -> Sitting:
    """A table whose seats are as even as can be: each entrant sits where they sat least."""
    import networkx as nx

    order = [*group, *[PROGRAM] * (size - len(group))]
    random.Random(seed).shuffle(order)
    graph = nx.Graph()
    for place, entrant in enumerate(order):
        for seat in range(size):
            sat = 0 if entrant == PROGRAM else 2 * history.seats[entrant, seat] + 1
            graph.add_edge(("entrant", place), ("seat", seat), weight=-sat)
    seats = [PROGRAM] * size
    for one, other in sorted(map(sorted, nx.max_weight_matching(graph, maxcardinality=True))):
        seats[other[1]] = order[one[1]]
    return Sitting(tuple(seats))


class _Task:
    """One round to be paired. `full`: programs fill tables up to this size; 0: they do not."""

    def __init__(self, history: History, rng: random.Random, by_points: bool, full: int) -> None:
        self.history, self.rng, self.by_points, self.full = history, rng, by_points, full
        self._seated: dict[tuple[int, ...], Cost] = {}

    def by_matching(
        self, entrants: list[int], tables: int, byes: int
    ) -> tuple[list[tuple[int, ...]], list[int]]:
        """Tables for two: the matching of least cost. Who is left has a bye, or meets a program."""
        import networkx as nx

        self.rng.shuffle(entrants)
        graph = nx.Graph()
        graph.add_weighted_edges_from(
            (one, other, -100 * self._between(one, other, two=True) - self.rng.randrange(100))
            for one, other in combinations(entrants, 2)
        )
        nobody = PROGRAM if len(entrants) % 2 else None
        for entrant in entrants if nobody is not None else ():
            graph.add_edge(entrant, PROGRAM, weight=-100 * self._alone(entrant) - self.rng.randrange(100))
        groups: list[tuple[int, ...]] = []
        out: list[int] = []
        for pair in sorted(map(sorted, nx.max_weight_matching(graph, maxcardinality=True))):
            people = tuple(entrant for entrant in pair if entrant != PROGRAM)
            if len(people) < 2 and byes:
                out += people
            else:
                groups.append(people)
        return groups, out

    def by_search(
        self, entrants: list[int], people: list[int], byes: int
    ) -> tuple[list[tuple[int, ...]], list[int]]:
        """Larger tables: the best of some beginnings, each improved until no change of places helps."""
        best: tuple[Cost, list[list[int]]] | None = None
        for _ in range(STARTS if len(entrants) <= 48 else 2):
            groups = self._begin(entrants, people, byes)
            cost = self._improve(groups, byes)
            if best is None or cost < best[0]:
                best = cost, groups
            if not self.by_points and cost < AGAIN:
                break
        assert best is not None
        groups = best[1]
        return [tuple(group) for group in (groups[:-1] if byes else groups)], groups[-1] if byes else []

    def _begin(self, entrants: list[int], people: list[int], byes: int) -> list[list[int]]:
        """Neighbours by points sit down in columns, each column by a matching; who rests comes last."""
        import networkx as nx

        order = list(entrants)
        self.rng.shuffle(order)
        resting = sorted(order, key=self._alone)[:byes]
        order = [entrant for entrant in order if entrant not in resting]
        if self.by_points:
            order.sort(key=lambda entrant: -self.history.points[entrant])
        groups: list[list[int]] = [[] for _ in people]
        waiting = [order[sum(people[:table]) : sum(people[: table + 1])] for table in range(len(people))]
        for seat in range(max(people)):
            column = [block[seat] for block in waiting if seat < len(block)]
            free = [table for table, size in enumerate(people) if seat < size]
            graph = nx.Graph()
            for entrant in column:
                for table in free:
                    cost = sum(self._between(entrant, other) for other in groups[table])
                    graph.add_edge(("entrant", entrant), ("table", table), weight=-cost)
            for one, other in map(sorted, nx.max_weight_matching(graph, maxcardinality=True)):
                groups[other[1]].append(one[1])
        return [*groups, resting] if byes else groups

    def _improve(self, groups: list[list[int]], byes: int) -> Cost:
        """Two people change places wherever that costs less, until it does nowhere; what is left of cost."""
        resting = groups[-1] if byes else None
        everybody = [entrant for group in groups for entrant in group]
        with_others = {one: {other: self._between(one, other) for other in everybody} for one in everybody}
        alone = {entrant: self._alone(entrant) for entrant in everybody}
        short = {entrant: AGAIN // 100 * self.history.short[entrant] for entrant in everybody}

        def costs(entrant: int, group: list[int], but: int) -> Cost:
            """What somebody would cost in a group, in the place of another."""
            if group is resting:
                return alone[entrant]
            row = with_others[entrant]
            among = sum([row[other] for other in group]) - row[but]
            return among + short[entrant] if len(group) < self.full else among

        better = True
        while better:
            better = False
            for left, right in combinations(groups, 2):
                for here in range(len(left)):
                    for there in range(len(right)):
                        one, other = left[here], right[there]
                        less = costs(one, left, one) + costs(other, right, other)
                        less -= costs(other, left, one) + costs(one, right, other)
                        if less <= -SEAT * 2 * (len(left) + len(right)):
                            continue  # no seats could make up for that
                        less += self._seats(left, resting) + self._seats(right, resting)
                        left[here], right[there] = other, one
                        less -= self._seats(left, resting) + self._seats(right, resting)
                        if less > 0:
                            better = True
                        else:
                            left[here], right[there] = one, other
        return sum(self._group(group, group is resting) for group in groups)

    def _group(self, group: Sequence[int], resting: bool) -> Cost:
        if resting:
            return sum(map(self._alone, group))
        between = sum(self._between(one, other) for one, other in combinations(group, 2))
        if len(group) < self.full:
            between += sum(AGAIN // 100 * self.history.short[entrant] for entrant in group)
        return between + self._seats(group)

    def _seats(self, group: Sequence[int], resting: list[int] | None = None) -> Cost:
        """What it costs that these cannot all sit where each sat least, however they sit down."""
        if group is resting:
            return 0
        key = tuple(sorted(group))
        if key not in self._seated:
            self._seated[key] = SEAT * (len(key) - self._content(key))
        return self._seated[key]

    def _content(self, group: tuple[int, ...]) -> int:
        """How many of these can sit where they sat least, all at once: a matching, by augmenting paths."""
        seats = range(max(self.full, len(group)))
        sat = [[self.history.seats[entrant, seat] for seat in seats] for entrant in group]
        likes = [[seat for seat in seats if row[seat] == min(row)] for row in sat]
        holder: dict[int, int] = {}

        def sits(one: int, asked: set[int]) -> bool:
            for seat in likes[one]:
                if seat not in asked:
                    asked.add(seat)
                    if seat not in holder or sits(holder[seat], asked):
                        holder[seat] = one
                        return True
            return False

        return sum(sits(one, set()) for one in range(len(group)))

    def _between(self, one: int, other: int, two: bool = False) -> Cost:
        history = self.history
        meetings = history.meetings(one, other)
        cost = AGAIN * meetings * meetings
        if self.by_points:
            cost += (history.points[one] - history.points[other]) ** 2
        if two and (lean := history.lean(one)) * (like := history.lean(other)) > 0:
            cost += LEAN * (min(abs(lean), abs(like)) - 1) + UNIT * UNIT // 4
        return cost

    def _alone(self, entrant: int) -> Cost:
        """What it costs that somebody has a bye, or meets nobody but programs: those behind have it first."""
        rested = self.history.byes[entrant] + (self.history.short[entrant] if self.full else 0)
        return BYE * rested + (self.history.points[entrant] if self.by_points else 0)


def circle(entrants: Sequence[int], history: History, seed: str, *, fill: bool = False) -> Round:
    """A round in which all meet all in turn: one stays, the others walk around the table.

    Of all such rounds it is the one in which the fewest meet again, then the fewest have another bye.
    """
    if len(entrants) < 2:
        raise TooFew
    ring = [*sorted(entrants), *[PROGRAM] * (len(entrants) % 2)]
    rounds = []
    for turn in range(len(ring) - 1):
        walked = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
        rounds.append([(walked[n], walked[-1 - n]) for n in range(len(walked) // 2)])

    def again(pairs: list[tuple[int, int]]) -> tuple[int, int]:
        met = sum(history.meetings(*pair) for pair in pairs if PROGRAM not in pair)
        alone = sum(history.byes[max(pair)] + history.short[max(pair)] for pair in pairs if PROGRAM in pair)
        return met, alone

    chosen = min(rounds, key=again)
    groups = [tuple(entrant for entrant in pair if entrant != PROGRAM) for pair in chosen]
    tables = [group for group in groups if fill or len(group) == 2]
    sittings = tuple(seated(group, history, 2, f"{seed} {number}") for number, group in enumerate(tables))
    byes = tuple(group[0] for group in groups if len(group) == 1 and not fill)
    return Round(sittings, byes)


def repeats(each: Round, history: History) -> int:
    """How many pairs of a round have met before."""
    return sum(
        bool(history.meetings(one, other))
        for sitting in each.sittings
        for one, other in combinations(sitting.people, 2)
    )
