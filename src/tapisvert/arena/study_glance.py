"""What stands out in a study: a line for each thing that somebody would ask first, and the same in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import NormalDist

from tapisvert.arena.intervals import wilson
from tapisvert.arena.study import PAIRS, Study
from tapisvert.arena.study_words import Teller, mean
from tapisvert.table.game import OptionValue
from tapisvert.table.tally import PARTS, Tally, total

ENOUGH = 40
"""Results of sides whose luck was reckoned: fewer say nothing of how much it decides."""

FEW = 3
"""Tables that are named in a sentence."""


def table_title(study: Study, teller: Teller) -> str:
    """What a table is called: as the game calls it, or by the options that were typed."""
    game, words = study.subject.game, teller.speaker.text
    if study.table in study.subject.rules.presets:
        return words(f"{game}-preset-{study.table}")
    typed = [text.partition("=")[0].strip() for text in study.table.replace(",", " ").split()]
    options = study.subject.options
    said = [option_said(game, name, options[name], teller) for name in typed if name in options]
    return " · ".join(said) or study.table or words(f"{game}-name")


def option_said(game: str, name: str, value: OptionValue, teller: Teller) -> str:
    """An option and its value, as a page says them."""
    words = teller.speaker.text
    said = words(f"{game}-option-{name}-{str(value).lower()}")
    return teller.say("named", name=words(f"{game}-option-{name}"), value=said)


def glance(study: Study, teller: Teller) -> Iterator[tuple[str, str]]:
    """One table in a few lines; what was not looked at is left out."""
    tally = study.programs
    if tally.lengths:
        yield teller.say("moves"), teller.span(tally.lengths)
    if tally.minutes:
        yield teller.say("minutes"), teller.span(tally.minutes)
    if tally.turns:
        yield teller.say("turns"), teller.say("mean", mean=mean(tally.turns))
    if tally.behind:
        yield teller.say("comebacks"), teller.interval(came_back(tally), tally.behind.total())
    if (choices := narrowed(tally)) is not None:
        yield teller.say("narrowing"), teller.say("from-to", **_rounded(choices, teller))
    for pair, won in study.skill.items():
        yield _pair(pair, teller), teller.interval(won.wins[0], won.matches)
    if study.skill:
        yield teller.say("equal"), teller.share(1 / len(study.subject.sides))
    if tally.luck and tally.luck.sides >= ENOUGH:
        yield teller.say("luck-part"), teller.share(tally.luck.explained)
        yield teller.say("skill-part"), teller.share(1 - tally.luck.explained)


def summary(studies: Sequence[Study], teller: Teller) -> Iterator[str]:
    """What stands out over all tables, in sentences."""
    contested = [study for study in studies if len(study.subject.sides) > 1 and study.programs.matches]
    if contested:
        yield _fairness(contested, teller)
    lengths = _over(studies, lambda study: study.programs.lengths)
    minutes = _over(studies, lambda study: study.programs.minutes)
    if lengths and minutes:
        whole = lambda number: teller.count(round(number))  # noqa: E731
        yield teller.say("sum-length", moves=_reach(lengths, whole), minutes=_reach(minutes, whole))
    for pair in PAIRS:
        won = [
            study.skill[pair].wins[0] / study.skill[pair].matches for study in studies if pair in study.skill
        ]
        if won:
            better, other = _names(pair, teller)
            yield teller.say("sum-skill", better=better, other=other, share=_reach(won, teller.percent))
    luck = total(study.programs for study in studies).luck
    if luck and luck.sides >= ENOUGH:
        share, rest = teller.percent(round(luck.explained, 2)), teller.percent(round(1 - luck.explained, 2))
        yield teller.say("sum-luck", share=share, rest=rest, sides=luck.sides)
    turned = _over(studies, lambda study: study.programs.turns)
    behind = [
        came_back(study.programs) / study.programs.behind.total()
        for study in studies
        if study.programs.behind
    ]
    if turned and behind:
        times = _reach(turned, lambda number: teller.say("mean", mean=number))
        yield teller.say("sum-lead", times=times, share=_reach(behind, teller.percent))
    narrowings = [both for study in studies if (both := narrowed(study.programs)) is not None]
    if narrowings:
        first, last = (sum(each) / len(narrowings) for each in zip(*narrowings, strict=True))
        said = "sum-narrows" if last < 0.9 * first else "sum-widens" if last > 1.1 * first else "sum-steady"
        yield teller.say(said, **_rounded((first, last), teller))


def beyond(tally: Tally, sides: int) -> int | None:
    """The place whose wins are farthest from its share, if luck hardly explains it."""
    # So many places are looked at that one of them would be outside its own 95% too often.
    confidence = NormalDist().inv_cdf(1 - 0.025 / sides)
    equal, found = tally.wins.total() / sides, []
    for place in range(sides):
        low, high = wilson(tally.wins[place], tally.matches, confidence)
        if not low <= equal / tally.matches <= high:
            found.append(place)
    return max(found, key=lambda place: abs(tally.wins[place] - equal), default=None)


def came_back(tally: Tally) -> int:
    """How many winners had been behind."""
    return tally.behind.total() - tally.behind[0]


def narrowed(tally: Tally) -> tuple[float, float] | None:
    """How many legal moves there are on average in the first part of a match and in the last."""
    if not tally.looks[0] or not tally.looks[PARTS - 1]:
        return None
    first, last = (tally.widths[place] / tally.looks[place] for place in (0, PARTS - 1))
    return first, last


def _pair(pair: str, teller: Teller) -> str:
    better, other = _names(pair, teller)
    return teller.say("pair", better=better, other=other)


def _names(pair: str, teller: Teller) -> tuple[str, str]:
    better, other = (teller.speaker.text(f"level-{level}") for level in pair.split(">"))
    return better, other


def _fairness(studies: Sequence[Study], teller: Teller) -> str:
    """At which tables a place is better, as far as luck does not explain it."""
    found = []
    for study in studies:
        place = beyond(study.programs, len(study.subject.sides))
        if place is not None:
            share = study.programs.wins[place] / study.programs.matches
            named = teller.say("place", place=place + 1)
            found.append(
                teller.say(
                    "at-table", table=table_title(study, teller), place=named, share=teller.percent(share)
                )
            )
    if not found:
        return teller.say("sum-fair")
    more = "…" if len(found) > FEW else ""
    return teller.say("sum-unfair", tables="; ".join(found[:FEW]) + more)


def _over(studies: Sequence[Study], counts: Callable[[Study], Counter[int]]) -> list[float]:
    """The means of what was counted, table by table."""
    return [mean(counts(study)) for study in studies if counts(study)]


def _reach(values: Sequence[float], said: Callable[[float], str]) -> str:
    """The least and the most of some figures, or the one that there is."""
    low, high = said(_whole(min(values))), said(_whole(max(values)))
    return low if low == high else f"{low}–{high}"


def _whole(value: float) -> float:
    return round(value) if value >= 10 else round(value, 3)


def _rounded(choices: tuple[float, float], teller: Teller) -> dict[str, str]:
    first, last = (teller.say("mean", mean=each) for each in choices)
    return {"first": first, "last": last}
