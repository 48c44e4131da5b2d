"""What studies say: a chapter for each table, and before them, if there are several, all side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tapisvert.arena.intervals import wilson
from tapisvert.arena.study import Study
from tapisvert.arena.study_compare import compared_rows, differences
from tapisvert.arena.study_glance import ENOUGH, option_said, summary, table_title
from tapisvert.arena.study_pictures import Line, lines
from tapisvert.arena.study_sections import Section, sections
from tapisvert.arena.study_watch import SKILLED
from tapisvert.arena.study_words import NOTHING, Teller, mean, quantiles
from tapisvert.table.tally import Tally
from tapisvert.words import Speaker


class Chapter(msgspec.Struct, frozen=True):
    """All about one table, or about all of them."""

    name: str
    title: str
    text: str
    sections: tuple[Section, ...]


class Report(msgspec.Struct, frozen=True):
    """A report in some language, and the words around it."""

    language: str
    title: str
    summary: tuple[str, ...]
    text: tuple[str, ...]
    how: str
    more: str
    made: str
    command: str
    pictures: str
    contents: str
    chapters: tuple[Chapter, ...]


def report(studies: Sequence[Study], command: str, speaker: Speaker, compared: bool = False) -> Report:
    """The report of studies of one game, and the command that makes it again.

    With `compared` two tables are set against each other, and the second one's differences are told.
    """
    subject = studies[0].subject
    teller = Teller(subject.game, speaker)
    chapters = [_chapter(study, teller) for study in studies]
    titles = [chapter.title for chapter in chapters]
    if compared:
        chapters.insert(0, _comparison(studies[0], studies[1], titles, teller))
    elif len(studies) > 1:
        chapters.insert(0, _overview(studies, titles, teller))
    return Report(
        speaker.language,
        teller.say("title", game=speaker.text(f"{subject.game}-name")),
        tuple(differences(studies[0], studies[1], titles, teller) if compared else summary(studies, teller)),
        tuple(_about(studies, teller)),
        teller.say("how-made"),
        teller.say("more"),
        teller.say("command"),
        command,
        teller.say("pictures"),
        teller.say("contents"),
        tuple(chapters),
    )


def _about(studies: Sequence[Study], teller: Teller) -> Iterator[str]:
    subject = studies[0].subject
    yield teller.say(
        "about",
        tables=len(studies),
        random=sum(study.random.games for study in studies),
        programs=sum(study.programs.matches for study in studies),
        seed=subject.seed,
    )
    level = {"level": subject.level, "name": teller.speaker.text(f"level-{subject.level}")}
    if subject.rounds:
        yield teller.say("by-rounds", rounds=subject.rounds, **level)
    else:
        yield teller.say("by-share", share=subject.share, **level)
    if any(study.skill for study in studies):
        yield teller.say("skilled", times=SKILLED)
    if note := teller.note():
        yield note
    yield teller.say("reading")


def _overview(studies: Sequence[Study], titles: Sequence[str], teller: Teller) -> Chapter:
    """The tables side by side, between programs."""
    names = ["table", "matches", "first", "equal", "several", "moves", "score", "margin"]
    lucky = any(study.programs.luck for study in studies)
    names += ["luck-part"] if lucky else []
    rows = []
    for study, title in zip(studies, titles, strict=True):
        tally, sides = study.programs, len(study.subject.sides)
        rows.append(
            (
                title,
                teller.count(tally.matches),
                teller.interval(tally.wins[0], tally.matches),
                teller.share(_equal(study)) if sides > 1 else NOTHING,
                teller.part(tally.shared, tally.matches) if sides > 1 else NOTHING,
                teller.span(tally.lengths),
                teller.say("mean", mean=mean(tally.scores)),
                teller.span(tally.margins),
                *([_luck(tally, teller)] if lucky else []),
            )
        )
    contested = [pair for pair in zip(studies, titles, strict=True) if len(pair[0].subject.sides) > 1]
    advantage = lines(
        [list(_advantages(study)) for study, _ in contested],
        [title for _, title in contested],
        teller.say("axis-lead"),
        lambda value: teller.signed(value, short=True),
        zero=True,
    )
    length = lines(
        [[Line(*quantiles(study.programs.lengths))] for study in studies],
        titles,
        teller.say("axis-moves"),
        teller.count,
    )
    return Chapter(
        "overview",
        teller.say("overview"),
        teller.say("overview-text"),
        (
            Section("", "", tuple(teller.say(name) for name in names), tuple(rows), wide=True),
            Section(teller.say("advantage"), "", (), (), advantage, teller.say("advantage-text")),
            Section(teller.say("span"), "", (), (), length, teller.say("span-text")),
        ),
    )


def _comparison(one: Study, other: Study, titles: Sequence[str], teller: Teller) -> Chapter:
    """Two tables side by side, with the differences between them."""
    header = ("", *titles, teller.say("difference"), "")
    rows = tuple(map(tuple, compared_rows(one, other, teller)))
    return Chapter(
        "comparison",
        teller.say("comparison"),
        teller.say("comparison-text"),
        (Section("", "", header, rows, wide=True),),
    )


def _luck(tally: Tally, teller: Teller) -> str:
    """How much luck decides, where enough results say so."""
    return teller.share(tally.luck.explained) if tally.luck and tally.luck.sides >= ENOUGH else NOTHING


def _equal(study: Study) -> float:
    """What each place would win if all were alike; more than one part, where wins are shared."""
    return study.programs.wins.total() / len(study.subject.sides) / study.programs.matches


def _advantages(study: Study) -> Iterator[Line]:
    """How many percentage points each place won more than its share."""
    tally, equal = study.programs, _equal(study)
    for place in range(len(study.subject.sides)):
        low, high = wilson(tally.wins[place], tally.matches)
        share = tally.wins[place] / tally.matches
        yield Line(*(100 * (value - equal) for value in (low, share, high)))


def _chapter(study: Study, teller: Teller) -> Chapter:
    game, subject = study.subject.game, study.subject
    title = table_title(study, teller)
    said = [option_said(game, name, value, teller) for name, value in subject.options.items()]
    return Chapter(
        study.table.replace(" ", "-") or game, title, " · ".join(said), tuple(sections(study, teller))
    )
