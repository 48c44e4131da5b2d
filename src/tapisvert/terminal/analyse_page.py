"""A look back at a match as one page of HTML that needs no other file and no script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from tapisvert.bots.looked import Choice, Decision, LookBack
from tapisvert.table.match import Match
from tapisvert.table.worth import side_of
from tapisvert.terminal.analyse_words import PARTS, change, figure, parts_of, per_cent, said_of, verbal
from tapisvert.words import Speaker

STYLE = """
:root{color-scheme:light dark;--ink:#1e1b16;--soft:#5c564a;--paper:#fdfaf2;--card:#fff;--rule:#e3dccb;
--less:#b3261e;--more:#1a7340}
@media(prefers-color-scheme:dark){:root{--ink:#f1ebdc;--soft:#b9c4b8;--paper:#0b2a1f;--card:#103729;
--rule:#25503f;--less:#ff9d8a;--more:#6fd3a6}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2,h3{font-family:Georgia,serif;line-height:1.2;text-wrap:balance}
h1{font-size:2rem;margin:.5rem 0}
h2{font-size:1.4rem;margin:2rem 0 .6rem}
h3{font-size:1.05rem;margin:0 0 .3rem}
.card{margin:.8rem 0;padding:1rem;background:var(--card);border:1px solid var(--rule);border-radius:.75rem;
overflow-x:auto}
svg{display:block;width:100%;height:auto}
polyline{fill:none;stroke-width:2.4;stroke-linejoin:round}
.key{display:flex;flex-wrap:wrap;gap:.2rem 1.4rem;margin:.6rem 0 0;padding:0;list-style:none}
.key svg{display:inline-block;width:2rem;margin-right:.4rem;vertical-align:middle}
table{border-collapse:collapse;width:100%;font-size:.92rem}
td,th{padding:.3rem .6rem;border-bottom:1px solid var(--rule);text-align:left;vertical-align:top;
font-weight:400}
thead th{color:var(--soft);font-size:.84rem}
tr:last-child>*{border-bottom:0}
.n{text-align:right;white-space:nowrap}
.less{color:var(--less);font-weight:600}
.more{color:var(--more);font-weight:600}
.soft{color:var(--soft)}
details{margin:.8rem 0}
summary{min-height:44px;padding:.6rem 0;cursor:pointer;font-weight:600}
""".replace("\n", "")

INKS = ("#c43d34", "#3d78c9", "#2b9157", "#c98a1a", "#8a5fc0", "#1c97a2", "#9a6a3c", "#777")
DASHES = ("", "9 5", "2 5", "12 4 2 4", "1 4", "16 5", "6 3", "4 8")
WIDTH, HEIGHT = 800, 200


def page(found: LookBack, match: Match, speaker: Speaker) -> str:
    """The whole page. `speaker` knows the names of those who sat there."""
    title = f"{speaker.text(f'{match.game.name}-name')} · {speaker.text('lookback-title')}"
    body = "".join(_body(found, match, speaker, title))
    return (
        f'<!doctype html>\n<html lang="{speaker.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{body}</main></body></html>\n"
    )


def _body(found: LookBack, match: Match, speaker: Speaker, title: str) -> Iterator[str]:
    which = escape(f"{match.setup.match} · {match.setup.date}")
    yield f'<h1>{escape(title)}</h1><p class="soft">{which}</p>'
    curve = escape(speaker.text("lookback-curve"))
    yield f'<section class="card"><h3>{curve}</h3>{_curve(found, speaker)}</section>'
    yield f"<h2>{escape(speaker.text('lookback-sides'))}</h2>"
    yield from (f"<p>{escape(verbal(found, side, speaker))}</p>" for side in range(len(found.sides)))
    sides = [parts_of(found, side) for side in range(len(found.sides))]
    rows = [
        [speaker.text(f"lookback-{part}"), *(figure(part, parts[number]) for parts in sides)]
        for number, part in enumerate(PARTS)
    ]
    yield _table(["", *map(speaker.names_of, found.sides)], rows)
    yield f"<h2>{escape(speaker.text('lookback-decisions'))}</h2>"
    for seat, name in enumerate(speaker.names):
        points = found.turning_points(seat)
        told = "".join(_decision(each, found, match, speaker) for each in points)
        none = escape(speaker.text("lookback-none"))
        yield f'<section class="card"><h3>{escape(name)}</h3>{told or f"<p>{none}</p>"}</section>'
    yield _folded(
        speaker.text("lookback-all"),
        _table(
            [speaker.text(f"lookback-{column}") for column in ("move", "who", "hoped", "verdict", "loss")],
            [
                [
                    str(each.at + 1),
                    speaker.names[each.seat],
                    per_cent(each.better),
                    speaker.text(f"verdict-of-{each.verdict}"),
                    change(-each.cost[side_of(found.sides, each.seat)]),
                ]
                for each in found.decisions
            ],
        ),
    )
    yield _folded(
        speaker.text("lookback-figures"),
        _table(
            [
                speaker.text("lookback-move"),
                *map(speaker.names_of, found.sides),
                speaker.text("lookback-luck"),
            ],
            [
                [str(moment.at), *map(per_cent, moment.shares), " / ".join(map(change, moment.luck or ()))]
                for moment in found.moments
            ],
        ),
    )


def _curve(found: LookBack, speaker: Speaker) -> str:
    last = max(1, len(found.moments) - 1)
    lines, key = "", ""
    for side, seats in enumerate(found.sides):
        ink = f'stroke="{INKS[side % len(INKS)]}" stroke-dasharray="{DASHES[side % len(DASHES)]}"'
        points = " ".join(
            f"{moment.at / last * WIDTH:.1f},{8 + (1 - moment.shares[side]) * (HEIGHT - 16):.1f}"
            for moment in found.moments
        )
        lines += f'<polyline points="{points}" {ink}/>'
        sample = f'<svg viewBox="0 0 32 8" aria-hidden="true"><polyline points="0,4 32,4" {ink}/></svg>'
        key += f"<li>{sample}{escape(speaker.names_of(seats))}</li>"
    label = escape(speaker.text("lookback-curve"))
    picture = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{lines}</svg>'
    return f'{picture}<ul class="key">{key}</ul>'


def _decision(decision: Decision, found: LookBack, match: Match, speaker: Speaker) -> str:
    move = f"{speaker.text('lookback-move')} {decision.at + 1}"
    loss = change(-decision.cost[side_of(found.sides, decision.seat)])
    verdict = speaker.text(f"verdict-of-{decision.verdict}")
    said = said_of(decision, match.game.name, speaker)
    rows = [
        [
            speaker.text(f"lookback-{_role(choice, decision)}"),
            said[choice.line],
            per_cent(choice.worth)
            + (
                f" ({speaker.text('lookback-chips', points=round(choice.points))})"
                if choice.points is not None
                else ""
            ),
        ]
        for choice in sorted(decision.offered, key=lambda choice: -choice.worth)
    ]
    why = " ".join(map(speaker.say, decision.why))
    reason = f"<p><b>{escape(speaker.text('lookback-why'))}</b> {escape(why)}</p>" if why else ""
    head = f'<p><b>{escape(move)}</b> {escape(verdict)}, <span class="less">{loss}</span></p>'
    return f"{head}{_table([], rows, card=False)}{reason}"


def _role(choice: Choice, decision: Decision) -> str:
    if choice.line == decision.made:
        return "played"
    return "better" if choice.line == decision.best else "also"


def _table(header: Sequence[str], rows: Sequence[Sequence[str]], card: bool = True) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in header)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(map(_cell, others))}</tr>'
        for first, *others in rows
    )
    table = f"<table>{f'<thead><tr>{head}</tr></thead>' if head else ''}<tbody>{body}</tbody></table>"
    return f'<div class="card">{table}</div>' if card else table


def _cell(text: str) -> str:
    """Figures stand to the right; what was lost and what was gained are told apart by more than a sign."""
    kind = {"−": "n less", "+": "n more"}.get(text[:1], "n" if text.endswith("%") else "")
    return f'<td class="{kind}">{escape(text)}</td>' if kind else f"<td>{escape(text)}</td>"


def _folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"
