"""A study as a report: sections with a table and a picture each, as Markdown or as one page of HTML."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from tapisvert.arena.intervals import wilson
from tapisvert.arena.study import Study, own
from tapisvert.arena.study_pictures import bars, curves
from tapisvert.table.tally import Tally
from tapisvert.words import Speaker

STYLE = (
    "body{font:16px/1.5 sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1c2b22}"
    "table{border-collapse:collapse;margin:1rem 0}"
    "td,th{padding:.25rem .75rem;border-bottom:1px solid #cfd8cf}"
    "td:not(:first-child),th:not(:first-child){text-align:right}svg{max-width:100%;height:auto}code{color:#1f6b4f}"
)


class Section(msgspec.Struct, frozen=True):
    """A question and its answer in figures; `picture` is SVG, or nothing."""

    title: str
    text: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    picture: str = ""


class Report(msgspec.Struct, frozen=True):
    """A report in some language."""

    language: str
    title: str
    command: str
    text: str
    sections: tuple[Section, ...]


def report(study: Study, command: str, speaker: Speaker) -> Report:
    """The report of a study, and the command that makes it again."""
    subject = study.subject
    name = speaker.text(f"{subject.game}-name")
    text = speaker.text(
        "terminal-study-about",
        game=name,
        options=", ".join(f"{option} {value}" for option, value in subject.options.items()),
        random=study.random.matches,
        programs=study.programs.matches,
        level=subject.level,
        seed=subject.seed,
    )
    if own(subject.game, "playouts"):
        text += " " + speaker.text(f"terminal-{subject.game}-study")
    title = speaker.text("terminal-study-title", game=name)
    return Report(speaker.language, title, command, text, tuple(sections(study, speaker)))


def sections(study: Study, speaker: Speaker) -> Iterator[Section]:
    """What there is to say; a question that no match answers is left out."""
    both = (study.random, study.programs)
    names = (speaker.text("terminal-study-at-random"), speaker.text("terminal-study-between-programs"))

    def section(
        name: str, header: Sequence[str], rows: Sequence[Sequence[str]], picture: str = ""
    ) -> Section:
        said = (speaker.text(f"terminal-study-{part}") for part in (name, f"{name}-text"))
        title, text = said
        return Section(title, text, tuple(header), tuple(map(tuple, rows)), picture)

    sides = len(study.subject.rules.sides(study.subject.rules.options(study.subject.options)))
    rows = [
        [f"{place + 1}", *(_share(tally.wins[place], tally.matches) for tally in both)]
        for place in range(sides)
    ]
    for name, counts in (
        ("drawn", (both[0].drawn, both[1].drawn)),
        ("shared", (both[0].shared, both[1].shared)),
    ):
        shares = (_share(count, tally.matches) for count, tally in zip(counts, both, strict=True))
        rows.append([speaker.text(f"terminal-study-{name}"), *shares])
    yield section("seats", (speaker.text("terminal-study-order"), *names), rows, bars(both, sides, names))
    for name, take in (("length", _lengths), ("scores", _scores)):
        counted = [take(tally) for tally in both]
        if any(counted):
            header = (
                "",
                *(speaker.text(f"terminal-study-{word}") for word in ("mean", "least", "half", "most")),
            )
            rows = [[each, *_summary(counts)] for each, counts in zip(names, counted, strict=True) if counts]
            yield section(name, header, rows, curves(counted, names))
    if ends := _grouped(both[0].ends + both[1].ends):
        header = ("", *(f"{name}, {speaker.text('terminal-study-each')}" for name in names))
        yield section(
            "ends", header, [[way, *(_each(tally.ends[way], tally) for tally in both)] for way in ends]
        )
    events = [kind for kind, _ in study.programs.events.most_common()]
    happened = [
        [
            kind,
            _each(study.programs.events[kind], study.programs),
            _part(study.programs.within[kind], study.programs),
        ]
        for kind in events
    ]
    header = ("", speaker.text("terminal-study-each"), speaker.text("terminal-study-part"))
    yield section("events", header, happened)
    tried = max(1, study.programs.tried)
    bites = [[rule, f"{count / tried:.2%}"] for rule, count in study.programs.refused.most_common()]
    yield section(
        "rules", (speaker.text("terminal-study-rule"), speaker.text("terminal-study-refused")), bites
    )


def markdown(report: Report) -> str:
    """Without the pictures."""
    parts = [f"# {report.title}", report.text, f"```sh\n{report.command}\n```"]
    for section in report.sections:
        table = [section.header, ("---", *["---:"] * (len(section.header) - 1)), *section.rows]
        lines = "\n".join("| " + " | ".join(row) + " |" for row in table)
        parts += [f"## {section.title}", section.text, lines]
    return "\n\n".join(parts) + "\n"


def page(report: Report) -> str:
    """One file that needs no other."""
    safe: Callable[[str], str] = html.escape
    parts = [
        f'<!doctype html><html lang="{report.language}"><meta charset="utf-8">',
        f'<meta name="viewport" content="width=device-width"><title>{safe(report.title)}</title>',
        f"<style>{STYLE}</style><h1>{safe(report.title)}</h1>",
        f"<p>{safe(report.text)}</p><p><code>{safe(report.command)}</code></p>",
    ]
    for section in report.sections:
        head = "".join(f'<th scope="col">{safe(cell)}</th>' for cell in section.header)
        body = "".join(
            "<tr>" + "".join(f"<td>{safe(cell)}</td>" for cell in row) + "</tr>" for row in section.rows
        )
        figure = f'<figure role="img" aria-label="{safe(section.title)}">{section.picture}</figure>'
        parts += [
            f"<h2>{safe(section.title)}</h2><p>{safe(section.text)}</p>{figure if section.picture else ''}",
            f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>",
        ]
    return "\n".join(parts) + "</html>\n"


def _share(count: int, matches: int) -> str:
    if not matches:
        return "–"
    low, high = wilson(count, matches)
    return f"{count / matches:.1%} ({abs(low):.1%}–{high:.1%})"  # nothing is no less than nothing


def _each(count: int, tally: Tally) -> str:
    return f"{count / tally.matches:.3g}" if tally.matches and count else "–"


def _part(count: int, tally: Tally) -> str:
    return f"{count / max(1, tally.matches):.0%}"


def _grouped(ends: Counter[str]) -> list[str]:
    """Ways of the same kind together, what is more common first."""
    kinds = Counter[str]()
    for way, count in ends.items():
        kinds[_kind(way)] += count
    return sorted(ends, key=lambda way: (-kinds[_kind(way)], _kind(way), -ends[way]))


def _kind(way: str) -> str:
    return way.partition(" = ")[0]


def _lengths(tally: Tally) -> Counter[int]:
    return tally.lengths


def _scores(tally: Tally) -> Counter[int]:
    return tally.scores


def _summary(counts: Counter[int]) -> list[str]:
    """The mean, and where 5, 50 and 95 of 100 are below."""
    everything = counts.total()
    mean = sum(value * count for value, count in counts.items()) / everything
    found, below = [], 0
    quantiles = [0.05, 0.5, 0.95]
    for value in sorted(counts):
        below += counts[value]
        while quantiles and below >= quantiles[0] * everything:
            found.append(str(value))
            quantiles.pop(0)
    return [f"{mean:.1f}", *found]
