"""A report as one page of HTML that needs no other file, and as Markdown without the pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from itertools import count

from tapisvert.arena.study_report import Chapter, Report
from tapisvert.arena.study_sections import Section

STYLE = """
:root{color-scheme:light dark;--ink:#1e1b16;--soft:#5c564a;--paper:#fdfaf2;--card:#fff;--rule:#e3dccb;
--pale:#b9b09b;--random:#b7791a;--programs:#1b7a55;--accent:#14603f}
@media(prefers-color-scheme:dark){:root{--ink:#f1ebdc;--soft:#b9c4b8;--paper:#0b2a1f;--card:#103729;
--rule:#25503f;--pale:#5d8373;--random:#f0c64a;--programs:#6fd3a6;--accent:#8fe0bb}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:74rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2{font-family:Georgia,serif;line-height:1.2;text-wrap:balance}
h1{font-size:2.2rem;margin:.5rem 0 1rem}
h2{font-size:1.6rem;margin:3rem 0 .3rem;padding-top:1rem;border-top:3px solid var(--programs)}
h3{font-size:1.05rem;margin:0 0 .2rem}
p{margin:.3rem 0;max-width:46rem}
.soft{color:var(--soft);font-size:.9rem}
a{color:var(--accent)}
pre{margin:.3rem 0 1rem;padding:.7rem .9rem;background:var(--card);border:1px solid var(--rule);
border-radius:.5rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.9rem}
nav ul{display:flex;flex-wrap:wrap;gap:.4rem;padding:0;list-style:none}
nav a{display:block;padding:.55rem .8rem;min-height:44px;background:var(--card);border:1px solid var(--rule);
border-radius:1.5rem;text-decoration:none}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,29rem),1fr));gap:1rem;margin-top:1rem}
.card{min-width:0;padding:1rem;background:var(--card);border:1px solid var(--rule);border-radius:.75rem}
.wide{grid-column:1/-1}
figure{margin:.6rem 0 0}
svg{display:block;width:100%;max-width:30rem;height:auto}
.rows{overflow-x:auto;margin-top:.6rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
td,th{padding:.3rem .6rem;border-bottom:1px solid var(--rule);text-align:left;vertical-align:top}
th{font-weight:600;color:var(--soft)}
.wide table{min-width:40rem}
.n{text-align:right}
.bar{background:linear-gradient(var(--of),var(--of)) 0 50%/var(--part) 65% no-repeat;min-width:6rem}
.random{--of:color-mix(in srgb,var(--random) 35%,transparent)}
.programs{--of:color-mix(in srgb,var(--programs) 35%,transparent)}
tr:last-child td{border-bottom:0}
.summary{margin:.5rem 0 1rem;padding:1rem 1rem 1rem 2.2rem;max-width:60rem;background:var(--card);
border:1px solid var(--rule);border-left:4px solid var(--programs);border-radius:.5rem;font-size:1.05rem}
.summary li{margin:.25rem 0}
summary{min-height:44px;padding:.6rem 0;cursor:pointer;color:var(--accent);font-weight:600}
""".replace("\n", "")


def markdown(report: Report, pictures: str = "") -> str:
    """The report without its pictures; these are in the file that is named."""
    parts = [
        f"# {report.title}",
        "\n".join(f"- {said}" for said in report.summary),
        *report.text,
        f"{report.made}\n\n```sh\n{report.command}\n```",
    ]
    if pictures:
        parts.append(f"[{report.pictures}]({pictures})")
    for chapter in report.chapters:
        parts += [f"## {chapter.title}", chapter.text]
        folded = False
        for section in filter(_rows, chapter.sections):
            if section.folded and not folded:
                parts.append(f"<details><summary>{report.more}</summary>")
                folded = True
            marks = ["---:" if _figures(section, column) else "---" for column in range(len(section.header))]
            table = [section.header, marks, *section.rows]
            lines = "\n".join("| " + " | ".join(row) + " |" for row in table)
            parts += [f"### {section.title}" if section.title else "", section.text, lines]
        parts += ["</details>"] if folded else []
    return "\n\n".join(filter(None, parts)) + "\n"


def page(report: Report) -> str:
    """One file that needs no other."""
    title = escape(report.title)
    parts = [
        f'<!doctype html>\n<html lang="{report.language}">\n<meta charset="utf-8">',
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>',
        f"<style>{STYLE}</style>\n<main>\n<h1>{title}</h1>",
        f'<ul class="summary">{"".join(f"<li>{escape(said)}</li>" for said in report.summary)}</ul>',
        f"<details><summary>{escape(report.how)}</summary>",
        *(f"<p>{escape(text)}</p>" for text in report.text),
        f'<p class="soft">{escape(report.made)}</p><pre><code>{escape(report.command)}</code></pre>',
        "</details>",
    ]
    if len(report.chapters) > 1:
        links = "".join(
            f'<li><a href="#{escape(chapter.name)}">{escape(chapter.title)}</a></li>'
            for chapter in report.chapters
        )
        parts.append(f'<nav aria-label="{escape(report.contents)}"><ul>{links}</ul></nav>')
    numbers = count(1)
    for chapter in report.chapters:
        parts += _chapter(chapter, numbers, report.more)
    return "\n".join([*parts, "</main>", "</html>"]) + "\n"


def _chapter(chapter: Chapter, numbers: Iterator[int], more: str) -> Iterator[str]:
    yield f'<h2 id="{escape(chapter.name)}">{escape(chapter.title)}</h2>'
    yield f'<p class="soft">{escape(chapter.text)}</p>'
    yield from _grid([section for section in chapter.sections if not section.folded], numbers)
    if folded := [section for section in chapter.sections if section.folded]:
        yield f"<details><summary>{escape(more)}</summary>"
        yield from _grid(folded, numbers)
        yield "</details>"


def _grid(sections: Sequence[Section], numbers: Iterator[int]) -> Iterator[str]:
    yield '<div class="grid">'
    for section in sections:
        yield f'<section class="card{" wide" if section.wide else ""}">'
        if section.title:
            yield f"<h3>{escape(section.title)}</h3>"
        if section.text:
            yield f'<p class="soft">{escape(section.text)}</p>'
        if section.caption:
            yield f'<p class="soft">{escape(section.caption)}</p>'
        if section.picture:
            # What a picture names (marks, frames) must not be called as in another picture.
            picture = re.sub(r"(id=\"|url\(#|href=\"#)", rf"\g<1>p{next(numbers)}-", section.picture)
            yield f'<figure role="img" aria-label="{escape(section.title)}">{picture}</figure>'
        if _rows(section):
            yield _table(section)
        yield "</section>"
    yield "</div>"


def _table(section: Section) -> str:
    kinds = [' class="n"' if _figures(section, column) else "" for column in range(len(section.header))]
    head = "".join(
        f'<th scope="col"{kind}>{escape(cell)}</th>' if cell else "<td></td>"
        for kind, cell in zip(kinds, section.header, strict=True)
    )
    body = "\n".join(
        "<tr>"
        + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(looks, row, strict=True))
        + "</tr>"
        for looks, row in zip(_looks(section, kinds), section.rows, strict=True)
    )
    return f'<div class="rows"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def _looks(section: Section, kinds: list[str]) -> Iterator[list[str]]:
    """How the cells of every row look: shares of a whole have bars behind them."""
    if not section.parts:
        yield from (kinds for _ in section.rows)
        return
    most = max(map(max, section.parts))
    colours = ("random", "programs")[-len(section.parts[0]) :]
    for row in section.parts:
        yield [
            "",
            *(
                f' class="n bar {colour}" style="--part:{part / most:.1%}"'
                for colour, part in zip(colours, row, strict=True)
            ),
        ]


def _rows(section: Section) -> bool:
    return bool(section.rows)


def _figures(section: Section, column: int) -> bool:
    """Whether a column holds figures: those stand to the right."""
    return column > 0 and all(row[column][:1].isdigit() or row[column] == "–" for row in section.rows)
