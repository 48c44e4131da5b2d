"""Two rules side by side: what each was like, what differs, and whether luck alone could explain it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from tapisvert.arena.intervals import CONFIDENCE, wilson
from tapisvert.arena.study import Study
from tapisvert.arena.study_glance import came_back
from tapisvert.arena.study_words import NOTHING, Teller, mean


class Measure(msgspec.Struct, frozen=True):
    """One figure of two tables, and by how much the second differs, from the least to the most."""

    name: str
    shares: bool
    one: float
    other: float
    low: float
    high: float

    @property
    def certain(self) -> bool:
        """Whether luck alone hardly explains the difference."""
        return self.low > 0 or self.high < 0


def measures(one: Study, other: Study, teller: Teller) -> Iterator[Measure]:
    """All that both tables have figures for."""
    first, second = one.programs, other.programs
    if len(one.subject.sides) == len(other.subject.sides):
        counts = (first.wins[0], first.matches), (second.wins[0], second.matches)
        yield _shares(teller.say("first"), *counts)
    for name, mine, theirs in (
        ("moves", first.lengths, second.lengths),
        ("minutes", first.minutes, second.minutes),
        ("score", first.scores, second.scores),
        ("margin", first.margins, second.margins),
        ("turns", first.turns, second.turns),
        ("choices", _chosen(first.choices), _chosen(second.choices)),
    ):
        if mine.total() > 1 and theirs.total() > 1:
            yield _means(teller.say(name), mine, theirs)
    if first.behind and second.behind:
        counts = (came_back(first), first.behind.total()), (came_back(second), second.behind.total())
        yield _shares(teller.say("comebacks"), *counts)
    for pair, won in one.skill.items():
        if pair in other.skill:
            better, weaker = (teller.speaker.text(f"level-{level}") for level in pair.split(">"))
            there, named = other.skill[pair], teller.say("pair", better=better, other=weaker)
            yield _shares(named, (won.wins[0], won.matches), (there.wins[0], there.matches))


def compared_rows(one: Study, other: Study, teller: Teller) -> Iterator[Sequence[str]]:
    """The figures of both, and the difference with its 95% interval."""
    counted = (teller.count(study.programs.matches) for study in (one, other))
    yield teller.say("matches"), *counted, NOTHING, ""
    for each in measures(one, other, teller):
        verdict = teller.say("clear" if each.certain else "unclear")
        yield each.name, *_said(each, teller), _difference(each, teller), verdict
    lucks = [study.programs.luck for study in (one, other)]
    if lucks[0] and lucks[1]:
        shares = [luck.explained for luck in lucks if luck]
        yield (
            teller.say("luck-part"),
            *map(teller.share, shares),
            teller.signed(100 * (shares[1] - shares[0])),
            "",
        )


def differences(one: Study, other: Study, titles: Sequence[str], teller: Teller) -> Iterator[str]:
    """What differs for certain, in sentences; or that nothing does."""
    found = [each for each in measures(one, other, teller) if each.certain]
    yield teller.say("sum-compared", one=titles[0], other=titles[1])
    for each in found:
        mine, theirs = _said(each, teller)
        yield teller.say("sum-differs", what=each.name, one=mine, other=theirs, by=_difference(each, teller))
    if not found:
        yield teller.say("sum-alike")


def _chosen(choices: Counter[int]) -> Counter[int]:
    return Counter({size: count for size, count in choices.items() if size > 1})


def _shares(name: str, one: tuple[int, int], other: tuple[int, int]) -> Measure:
    """The difference of two shares, its interval after Newcombe: from those of the two."""
    (mine, theirs), (low, high), (least, most) = (
        (one[0] / one[1], other[0] / other[1]),
        wilson(*one),
        wilson(*other),
    )
    gap = theirs - mine
    down, up = math.hypot(theirs - least, high - mine), math.hypot(most - theirs, mine - low)
    return Measure(name, True, mine, theirs, gap - down, gap + up)


def _means(name: str, one: Counter[int], other: Counter[int]) -> Measure:
    """The difference of two means, after Welch."""
    mine, theirs = mean(one), mean(other)
    reach = CONFIDENCE * math.sqrt(_variance(one) / one.total() + _variance(other) / other.total())
    return Measure(name, False, mine, theirs, theirs - mine - reach, theirs - mine + reach)


def _variance(counts: Counter[int]) -> float:
    middle = mean(counts)
    return sum(count * (value - middle) ** 2 for value, count in counts.items()) / (counts.total() - 1)


def _said(each: Measure, teller: Teller) -> tuple[str, str]:
    if each.shares:
        return teller.share(each.one), teller.share(each.other)
    return teller.say("mean", mean=each.one), teller.say("mean", mean=each.other)


def _difference(each: Measure, teller: Teller) -> str:
    """By how much the second has more; shares differ by percentage points."""
    scale = 100 if each.shares else 1
    share, low, high = (teller.signed(scale * gap) for gap in (each.other - each.one, each.low, each.high))
    return teller.say("interval", share=share, low=low, high=high)
