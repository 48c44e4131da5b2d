"""The pictures of a study, as SVG that a page holds: their colours and letters are the page's."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tapisvert.arena.intervals import wilson

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, PALE, RANDOM, PROGRAMS = "#010101", "#020202", "#030303", "#040404"
"""Stand-ins, for which the page's own colours are put in: a picture is dark where the page is."""

COLOURS = {INK: "ink", PALE: "pale", RANDOM: "random", PROGRAMS: "programs"}

SHORTER = (
    (r"<metadata>.*?</metadata>|<!--.*?-->", ""),
    (r"<style.*?</style>| xmlns=\"[^\"]*\"| version=\"[^\"]*\"", ""),
    (r" (?:width|height)=\"[\d.]+pt\"", ""),  # as large as there is room
    (r"<path d=\"[^\"]*\" style=\"fill: none\"/>", ""),  # invisible grounds
    (r"<g id=\"[^\"]*\"", "<g"),
    (r" font-family: [^;\"]*;?", ""),  # the page's
    (r" transform=\"rotate\(-0 [^\"]*\"", ""),
    (r"(\d+\.\d)\d+", r"\1"),
    (r"\s*\n\s*", " "),
    (r"> <", "><"),
    (r"(?:<g>(<[^g][^>]*/>)?</g>|<g/>|<defs></defs>)", r"\1"),
    (r"<g>(<text[^>]*>[^<]*</text>)</g>", r"\1"),
)
"""What a picture inside a page can do without."""

WIDTH = 4.4
FEW, STEPS = 12, 48
"""Up to so many different numbers each has its own bars; of more there are at most so many steps."""

RARE = 0.001
"""What is beyond all but such a share is not drawn: of a million matches one is always far out."""


class Series(msgspec.Struct, frozen=True):
    """Counts of one kind in a picture: what it is called, and how much there is in all."""

    name: str
    colour: str
    counts: Counter[int]
    of: int


def seats(series: Sequence[Series], places: Sequence[str], axis: str, percent: Callable[[float], str]) -> str:
    """How often each place won, with the 95% intervals, and for each series a line where all are equal."""
    figure = _figure(0.8 + 0.32 * len(places))
    axes = figure.subplots()
    for number, each in enumerate(series):
        # Of their own: wins that several share, and draws, make it more or less than one part.
        equal = each.counts.total() / each.of / len(places)
        axes.axvline(equal, color=each.colour, linewidth=1.2, linestyle=(0, (4, 3)), alpha=0.6)
        shift = 0.15 * (2 * number - len(series) + 1)
        for place in range(len(places)):
            share = each.counts[place] / each.of
            low, high = wilson(each.counts[place], each.of)
            axes.plot([low, high], [place + shift] * 2, color=each.colour, linewidth=2.4, alpha=0.6)
            axes.plot(share, place + shift, "o", color=each.colour, markersize=6, label=_once(each, place))
    _rows(axes, places)
    _finish(axes, axis, percent, across=True, named=len(series) > 1)
    return _svg(figure)


def spread(series: Sequence[Series], axis: str, percent: Callable[[float], str]) -> str:
    """How often each number came: bars where there are few, steps where there are many."""
    figure = _figure(2.2)
    axes = figure.subplots()
    values = sorted({value for each in series for value in usual(each.counts)})
    if len(values) <= FEW:
        width = 0.8 / len(series)
        for number, each in enumerate(series):
            at = [value + width * (number - (len(series) - 1) / 2) for value in values]
            heights = [each.counts[value] / each.of for value in values]
            axes.bar(at, heights, 0.92 * width, color=each.colour, label=each.name)
        axes.set_xticks(values)
    else:
        step = max(1, -(-(values[-1] - values[0] + 1) // STEPS))
        for each in series:
            bins = Counter[int]()
            for value, count in each.counts.items():
                bins[(value - values[0]) // step] += count
            heights = [bins[place] / each.of for place in range((values[-1] - values[0]) // step + 1)]
            edges = [values[0] + step * place - 0.5 for place in range(len(heights) + 1)]
            axes.stairs(heights, edges, color=each.colour, fill=True, alpha=0.3)
            axes.stairs(heights, edges, color=each.colour, linewidth=1.4, label=each.name)
    _finish(axes, axis, percent, across=False, named=len(series) > 1)
    return _svg(figure)


def usual(counts: Counter[int]) -> list[int]:
    """The numbers that came, in order, without those at both ends that hardly ever did."""
    values, rare = sorted(counts), RARE * counts.total()
    for end in (0, -1):
        beyond = counts[values[end]]
        while beyond < rare:
            values.pop(end)
            beyond += counts[values[end]]
    return values


class Line(msgspec.Struct, frozen=True):
    """A point with its reach, from the least to the most."""

    least: float
    point: float
    most: float


def lines(
    rows: Sequence[Sequence[Line]],
    labels: Sequence[str],
    axis: str,
    number: Callable[[float], str],
    zero: bool = False,
) -> str:
    """Some points in each row, one below the other; with a line at zero if that means something."""
    figure = _figure(0.7 + sum(0.16 + 0.13 * len(row) for row in rows))
    axes = figure.subplots()
    if zero:
        axes.axvline(0, color=PALE, linewidth=1.2, linestyle=(0, (4, 3)))
    ticks, at = [], 0.0
    for row in rows:
        ticks.append(at + 0.13 * (len(row) - 1) / 2)
        for line in row:
            axes.plot([line.least, line.most], [at, at], color=PROGRAMS, linewidth=2, alpha=0.55)
            axes.plot(line.point, at, "o", color=PROGRAMS, markersize=4.5)
            at += 0.13
        at += 0.16
    axes.set_yticks(ticks, labels)
    axes.set_ylim(at, -0.16)
    _finish(axes, axis, number, across=True, named=False)
    return _svg(figure)


def _once(each: Series, place: int) -> str:
    """A name for the legend, which takes each but once; what begins with a stroke it leaves out."""
    return "_" if place else each.name


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)


def _figure(height: float) -> Figure:
    from matplotlib.figure import Figure  # slow to load, so only where something is drawn

    return Figure(figsize=(WIDTH, height), layout="constrained")


def _finish(axes: Axes, axis: str, number: Callable[[float], str], across: bool, named: bool) -> None:
    """What all have: light lines to read along, names of axis and colours."""
    (axes.xaxis if across else axes.yaxis).set_major_formatter(lambda value, _: number(value))
    axes.grid(axis="x" if across else "y", color=PALE, alpha=0.35, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.set_xlabel(axis, color=INK)
    axes.tick_params(colors=INK, labelsize=9, length=0)
    if across:
        axes.locator_params(axis="x", nbins=6)
    for edge, spine in axes.spines.items():
        spine.set_visible(edge == ("left" if across else "bottom"))
        spine.set_color(PALE)
    if named:
        axes.figure.legend(loc="outside upper left", ncols=2, frameon=False, labelcolor=INK, fontsize=9)


def _svg(figure: Figure) -> str:
    """The picture alone, the same for the same figures, and short: a page holds many."""
    import matplotlib

    written = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "tapisvert", "svg.fonttype": "none"}):
        figure.savefig(written, format="svg", transparent=True, metadata={"Date": None})
    text = written.getvalue()
    text = text[text.index("<svg") :].strip()
    for pattern, put in SHORTER:
        text = re.sub(pattern, put, text, flags=re.DOTALL)
    for stand_in, name in COLOURS.items():
        text = text.replace(stand_in, f"var(--{name})")
    return text
