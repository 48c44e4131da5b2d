"""What there is to say about one table: questions, and their answers in tables and pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from tapisvert.arena.study import Study
from tapisvert.arena.study_glance import ENOUGH, beyond, glance
from tapisvert.arena.study_pictures import PROGRAMS, RANDOM, Series, seats, spread, usual
from tapisvert.arena.study_words import Teller, groups, rule_order
from tapisvert.table.tally import Luck, Tally

EVENINGS = (1, 3, 10, 30)
"""Matches after which it is told how far luck still carries."""

RARE = 0.0005
"""Shares below this read 0.0%."""


class Section(msgspec.Struct, frozen=True):
    """A question and its answer in figures; `picture` is SVG, or nothing, and `caption` says how to read it.

    Wide ones take a whole line. Where the columns after the first are shares of a whole, `parts` are these,
    to be shown as bars. What is folded is there for whoever opens it.
    """

    title: str
    text: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    picture: str = ""
    caption: str = ""
    wide: bool = False
    parts: tuple[tuple[float, ...], ...] = ()
    folded: bool = False


def sections(study: Study, teller: Teller) -> Iterator[Section]:
    """What there is to say; a question that no match answers is left out."""
    both = (study.random, study.programs)
    yield Section(teller.say("glance"), teller.say("glance-text"), ("", ""), tuple(glance(study, teller)))
    yield _seats(study, both, "seats", teller)
    yield from (msgspec.structs.replace(section, folded=True) for section in _rest(study, teller))


def _rest(study: Study, teller: Teller) -> Iterator[Section]:
    """What is folded: one screen is enough to see what a table is like."""
    both = (study.random, study.programs)
    rounds = [tally.rounds or Tally() for tally in both]
    if any(tally.matches for tally in rounds):
        yield _seats(study, rounds, "round-seats", teller)
    if len(study.programs.looks) > 1:
        yield _narrowing(study.programs, teller)
    for name, axis, counted in (
        ("length", "moves", [tally.lengths for tally in both]),
        ("minutes", "minutes", [Counter(), study.programs.minutes]),
        ("turns", "turns", [Counter(), study.programs.turns]),
        ("behind", "points", [Counter(), study.programs.behind]),
        ("round-length", "moves", [tally.lengths for tally in rounds]),
        ("scores", "points", [tally.scores for tally in both]),
        ("margins", "points", [tally.margins for tally in both]),
    ):
        if any(counted):
            yield _spread(name, axis, counted, teller)
    if study.programs.luck and study.programs.luck.sides >= ENOUGH:
        yield _luck(study.programs.luck, teller)
    for group, ways in groups([tally.ends for tally in both]).items():
        if len(ways) > 1 and (heading := teller.heading(group)):
            yield _ways(heading, ways, [tally.ends for tally in both], teller)
    choices = [Counter({size: n for size, n in tally.choices.items() if size > 1}) for tally in both]
    if any(choices):
        header, rows = _summaries(choices, teller)
        yield Section(teller.say("choices"), teller.say("choices-text"), header, rows)
    yield from (section for section in (_works(both, teller), _bites(study.programs, teller)) if section.rows)


def _names(teller: Teller) -> tuple[tuple[str, str], tuple[str, str]]:
    return (teller.say("at-random"), RANDOM), (teller.say("between-programs"), PROGRAMS)


def _series(counted: Sequence[Counter[int]], of: Sequence[int], teller: Teller) -> list[Series]:
    """Those of the two that have anything to show."""
    return [
        Series(name, colour, counts, whole)
        for (name, colour), counts, whole in zip(_names(teller), counted, of, strict=True)
        if whole
    ]


def _seats(study: Study, both: Sequence[Tally], name: str, teller: Teller) -> Section:
    sides, alone = len(study.subject.sides), len(study.subject.sides) == 1
    names = [name for name, _ in _names(teller)]
    shown = [number for number, tally in enumerate(both) if tally.matches]
    places = [teller.say("alone-won")] if alone else [teller.say("place", place=n + 1) for n in range(sides)]
    rows = [
        (label, *(teller.interval(both[number].wins[place], both[number].matches) for number in shown))
        for place, label in enumerate(places)
    ]
    if not alone:
        for kind in ("drawn", "shared"):
            counts = [getattr(both[number], kind) for number in shown]
            if any(counts):
                parts = (
                    teller.part(count, both[number].matches)
                    for count, number in zip(counts, shown, strict=True)
                )
                rows.append((teller.say(kind), *parts))
    series = _series([tally.wins for tally in both], [tally.matches for tally in both], teller)
    name = "alone" if alone else name
    picture = "" if alone else seats(series, places, teller.say("axis-wins"), teller.percent)
    header = ("", *(names[number] for number in shown))
    text, caption = teller.say(f"{name}-text"), teller.say("equal-line") if picture else ""
    if not alone and both[1].matches:
        text += " " + _verdict(both[1], sides, teller)
    return Section(teller.say(name), text, header, tuple(rows), picture, caption)


def _verdict(tally: Tally, sides: int, teller: Teller) -> str:
    """Whether any place wins more or less than its share, between programs, and luck does not explain it."""
    place = beyond(tally, sides)
    if place is None:
        return teller.say("fair")
    more = "more" if tally.wins[place] > tally.wins.total() / sides else "less"
    return teller.say("unfair", place=teller.say("place", place=place + 1), more=more)


def _luck(luck: Luck, teller: Teller) -> Section:
    """How much of a result is luck, and how far it carries the mean of several matches."""
    whole = luck.spread
    carried = {"luck": whole * luck.explained**0.5, "rest": whole * (1 - luck.explained) ** 0.5}
    rows = [
        (teller.say(f"luck-{name}"), *(f"± {teller.share(far / number**0.5)}" for number in EVENINGS))
        for name, far in carried.items()
    ]
    header = ("", *(teller.say("luck-matches", matches=number) for number in EVENINGS))
    text = teller.say("luck-text", share=teller.share(luck.explained), sides=luck.sides)
    return Section(teller.say("luck"), text, header, tuple(rows))


def _narrowing(tally: Tally, teller: Teller) -> Section:
    """How much there is to choose, from the first part of a match to the last."""
    places = sorted(tally.looks)
    header = ("", *(teller.say("part-of", part=place + 1) for place in places))
    means = (teller.say("mean", mean=tally.widths[place] / tally.looks[place]) for place in places)
    row = (teller.say("between-programs"), *means)
    return Section(teller.say("narrowing"), teller.say("narrowing-text"), header, (row,))


def _spread(name: str, axis: str, counted: Sequence[Counter[int]], teller: Teller) -> Section:
    series = _series(counted, [counts.total() for counts in counted], teller)
    header, rows = _summaries(counted, teller)
    picture = spread(series, teller.say(f"axis-{axis}"), teller.percent)
    caption = (
        teller.say("edges") if any(len(usual(each.counts)) < len(each.counts) for each in series) else ""
    )
    return Section(teller.say(name), teller.explained(name), header, rows, picture, caption)


def _summaries(
    counted: Sequence[Counter[int]], teller: Teller
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    header = ("", *(teller.say(word) for word in ("mean-of", "least", "half", "most")))
    rows = [
        (name, *teller.summary(counts))
        for (name, _), counts in zip(_names(teller), counted, strict=True)
        if counts
    ]
    return header, tuple(rows)


def _ways(heading: str, ways: Sequence[str], ends: Sequence[Counter[str]], teller: Teller) -> Section:
    """Parts of a whole, each with its share. What would read 0.0% everywhere is left out."""
    shown = [
        (name, {way: tally[way] / whole for way in ways})
        for (name, _), tally in zip(_names(teller), ends, strict=True)
        if (whole := sum(tally[way] for way in ways))
    ]
    told = [way for way in ways if any(shares[way] >= RARE for _, shares in shown)]
    parts = tuple(tuple(shares[way] for _, shares in shown) for way in told)
    labels = [teller.label(way) for way in told]
    rows = tuple(
        (label.text if label else way, *map(teller.share, row))
        for label, way, row in zip(labels, told, parts, strict=True)
    )
    text = teller.say("parts-text")
    if len(told) < len(ways):
        text += " " + teller.say("left-out", count=len(ways) - len(told))
    return Section(heading, text, ("", *(name for name, _ in shown)), rows, parts=parts)


def _works(both: Sequence[Tally], teller: Teller) -> Section:
    """What the rules brought about, in the order of the rule sheet."""
    programs = both[1]
    shown = [number for number, tally in enumerate(both) if tally.matches and tally.events]
    names = [name for name, _ in _names(teller)]
    rows = []
    for key in {**both[0].events, **both[0].ends, **programs.events, **programs.ends}:
        label = teller.label(key)
        if label and label.rules:
            counts = [both[number].events[key] or both[number].ends[key] for number in shown]
            each = (
                teller.rate(count, both[number].matches) for count, number in zip(counts, shown, strict=True)
            )
            within = teller.part(programs.within[key], programs.matches)
            heading = teller.heading(key.partition(" = ")[0])
            rows.append((label.rules, f"{heading}: {label.text}" if heading else label.text, *each, within))
    rows.sort(key=lambda row: (rule_order(row[0]), row[1]))
    each_of = (teller.say("each-of", who=names[number]) for number in shown)
    header = (teller.say("rule"), teller.say("what"), *each_of, teller.say("within"))
    return Section(teller.say("works"), teller.say("works-text"), header, tuple(rows), wide=True)


def _bites(tally: Tally, teller: Teller) -> Section:
    """Which rules forbid what, in the order of the rule sheet."""
    rows = []
    for key in sorted(tally.refused, key=lambda key: (rule_order(key), key)):
        rule = key.partition(" ")[0]
        decisions = teller.part(tally.hindered[key], tally.asked)
        said = teller.refusal(key, tally.said.get(key, {}))
        rows.append((rule, said, decisions, teller.part(tally.refused[key], tally.tried)))
    header = tuple(teller.say(word) for word in ("rule", "refusal", "decisions", "tries"))
    return Section(teller.say("bites"), teller.say("bites-text"), header, tuple(rows), wide=True)
