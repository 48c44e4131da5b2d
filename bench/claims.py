"""A claim, how it is measured, and the table they are shown in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console
from rich.table import Table

REPEATS = 5


class Claim(msgspec.Struct, frozen=True):
    """What was claimed and what was found: with a peer the ratio to it, without one a figure, of which
    the target is the most it may be. `range`: of what is compared with the target, over all turns."""

    claim: str
    ours: float
    peer: float | None
    ratio: float | None
    target: float
    met: bool | None
    note: str = ""
    range: tuple[float, float] | None = None


def compare(
    claim: str, ours: Callable[[], float], peer: Callable[[], float], target: float, note: str = ""
) -> Claim:
    """Measure two rates in turns, so that what else the machine does hits both, and compare the best of each.

    Rates are per second of processor time: how busy the machine is should not decide. The best and not the
    mean is taken, because others can only make a rate look lower than it is.
    """
    rates = [(ours(), peer()) for _ in range(REPEATS)]
    our_best, peer_best = max(rate for rate, _ in rates), max(rate for _, rate in rates)
    ratio = our_best / peer_best
    return Claim(claim, our_best, peer_best, ratio, target, ratio >= target, note)


def unmeasured(claim: str, ours: float, target: float, why: str) -> Claim:
    """A claim whose peer is not here."""
    return Claim(claim, ours, None, None, target, None, why)


def bounded(claim: str, turns: Sequence[float], most: float, note: str = "") -> Claim:
    """A figure that may be so high at most; of several turns the middle one."""
    value = median(turns)
    return Claim(claim, value, None, None, most, value <= most, note, (min(turns), max(turns)))


def show(claims: Sequence[Claim], console: Console) -> None:
    """The table of `make bench`."""
    table = Table("claim", "ours", "peer", "ratio", "range", "target", "met")
    for column in table.columns[1:6]:
        column.justify = "right"
    for claim in claims:
        met = {True: "[green]yes[/]", False: "[red]no[/]", None: "not measured"}[claim.met]
        name = f"{claim.claim}\n[dim]{claim.note}[/]" if claim.note else claim.claim
        between = "–".join(map(_figure, claim.range)) if claim.range else ""
        figures = [_figure(number) for number in (claim.ours, claim.peer, claim.ratio)]
        table.add_row(name, *figures, between, _figure(claim.target), met)
    console.print(table)


def save(claims: Sequence[Claim], path: Path) -> None:
    """The same as JSON."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(claims), indent=2) + b"\n")


def _figure(number: float | None) -> str:
    if number is None:
        return ""
    return f"{number:,.0f}" if number >= 1000 else f"{number:.3g}"
