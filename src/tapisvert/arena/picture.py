"""The standings of an arena as a picture: a point for each player, and the line of its interval."""

from __future__ import annotations

from pathlib import Path

from tapisvert.arena.report import Report


def formats() -> tuple[str, ...]:
    """The endings of a file's name that say how its picture is to be written."""
    from matplotlib.figure import Figure

    return tuple(Figure().canvas.get_supported_filetypes())


def draw(report: Report, path: Path, title: str, axis: str) -> None:
    """Writes the picture in the format that the file's name ends with; raises `OSError`.

    The words are handed in, because pictures have languages too.
    """
    from matplotlib.figure import Figure

    rows = [standing for standing in reversed(report.standings) if standing.rating is not None]
    figure = Figure(figsize=(8, 1.4 + 0.5 * max(len(rows), 2)), layout="constrained")
    axes = figure.subplots()
    for row, standing in enumerate(rows):
        assert standing.rating is not None
        if standing.low is not None and standing.high is not None:
            axes.plot([standing.low, standing.high], [row, row], color="#1f6b4f", linewidth=3, alpha=0.5)
        axes.plot(standing.rating, row, "o", color="#1f6b4f", markersize=9)
        axes.annotate(
            f"{standing.rating:.0f}", (standing.rating, row), (0, 9), textcoords="offset points", ha="center"
        )
    axes.set_yticks(range(len(rows)), [standing.player for standing in rows])
    axes.set_ylim(-0.6, len(rows) - 0.2)
    axes.set_xlabel(axis)
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    for edge in ("top", "right", "left"):
        axes.spines[edge].set_visible(False)
    axes.tick_params(axis="y", length=0)
    figure.savefig(path, dpi=150)
