"""The pictures of a study, as SVG that a page can hold."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapisvert.arena.intervals import wilson
from tapisvert.table.tally import Tally

if TYPE_CHECKING:
    from matplotlib.figure import Figure

GREEN, GOLD = "#1f6b4f", "#c98a1b"


def bars(tallies: Sequence[Tally], sides: int, names: Sequence[str]) -> str:
    """How often each side won, with the 95% intervals, and a line where all are equal."""
    figure = _figure()
    axes = figure.subplots()
    for shift, (tally, name, colour) in enumerate(zip(tallies, names, (GREEN, GOLD), strict=True)):
        if not tally.matches:
            continue
        shares = [tally.wins[place] / tally.matches for place in range(sides)]
        reach = [wilson(tally.wins[place], tally.matches) for place in range(sides)]
        error = [
            [max(0.0, share - low) for share, (low, _) in zip(shares, reach, strict=True)],
            [max(0.0, high - share) for share, (_, high) in zip(shares, reach, strict=True)],
        ]
        places = [place + 1 + 0.36 * (shift - 0.5) for place in range(sides)]
        axes.bar(places, shares, 0.34, yerr=error, color=colour, label=name, capsize=3)
    axes.axhline(1 / sides, color="#888", linewidth=1, linestyle="--")
    axes.set_xticks(range(1, sides + 1))
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    return _svg(figure)


def curves(counted: Sequence[Counter[int]], names: Sequence[str]) -> str:
    """How often each number came, in steps where there are many of them."""
    figure = _figure()
    axes = figure.subplots()
    values = sorted({value for counts in counted for value in counts})
    width = max(1, -(-(values[-1] - values[0] + 1) // 60))
    for counts, name, colour in zip(counted, names, (GREEN, GOLD), strict=True):
        if not counts:
            continue
        bins: Counter[int] = Counter()
        for value, count in counts.items():
            bins[(value - values[0]) // width] += count
        places = range(max(bins) + 1)
        heights = [bins[place] / counts.total() for place in places]
        axes.stairs(
            heights,
            [values[0] + width * place for place in range(len(places) + 1)],
            color=colour,
            fill=True,
            alpha=0.55,
            label=name,
        )
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    return _svg(figure)


def _figure() -> Figure:
    from matplotlib.figure import Figure  # slow to load, so only where something is drawn

    return Figure(figsize=(7, 2.8), layout="constrained")


def _svg(figure: Figure) -> str:
    """The picture alone, the same for the same figures."""
    import matplotlib

    axes = figure.axes[0]
    axes.legend(frameon=False)
    for edge in ("top", "right"):
        axes.spines[edge].set_visible(False)
    written = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "tapisvert", "svg.fonttype": "none"}):
        figure.savefig(written, format="svg", metadata={"Date": None})
    text = written.getvalue()
    return text[text.index("<svg") :].strip()
