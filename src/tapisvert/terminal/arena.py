"""What `tapis arena` says around the arena: what was asked for, a bar while it plays, the standings."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console, JustifyMethod
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from tapisvert import games
from tapisvert.arena.ledger import Ledger
from tapisvert.arena.lines import InUse, OtherFile
from tapisvert.arena.plan import Plan
from tapisvert.arena.play import MatchFailed, Result
from tapisvert.arena.report import FEWEST, LessLuck, Report, Standing, report
from tapisvert.arena.run import Crew, CrewFailed, NotArrived, cluster, processes, run
from tapisvert.bots.lookback import Effort
from tapisvert.terminal.entrants import entrant, reason
from tapisvert.terminal.needs import cannot_write, need, need_place
from tapisvert.terminal.options import settled
from tapisvert.terminal.seating import words
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.terminal.warming import compile_first
from tapisvert.words import Fact, Speaker

SHOWN = 8
"""Files of a bot that are named; it may have many."""


class Asked(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    players: str
    matches: int
    options: tuple[str, ...] = ()
    preset: str = ""
    seed: int = 0
    share: float = 1.0
    patience: int = 60
    workers: int | None = None
    cluster: str = ""
    results: Path | None = None
    json: Path | None = None
    picture: Path | None = None
    less_luck: bool = False
    rounds: int = 0
    forfeit: bool = False


def arena(asked: Asked, speaker: Speaker) -> None:
    """Plays all matches that are still to be played, and shows who stands where."""
    plan = _plan(asked)
    _check(asked)
    path = (asked.results or Path(f"arena-{plan.game}-{plan.fingerprint}.jsonl")).expanduser()
    console = Console(highlight=False, markup=False, emoji=False)
    try:
        with Ledger(path, plan) as ledger:
            _play(plan, asked, ledger, console, speaker)
            # The file may have more: deals that were begun when a longer run was stopped.
            results = [ledger.results[pairing] for pairing in plan.pairings(asked.matches)]
            troubles = _write_troubles(plan, results, path)
            found = report(plan, results)
    except OtherFile:
        raise Trouble("terminal-arena-other-file", file=str(path)) from None
    except InUse:
        raise Trouble("terminal-file-in-use", FAILED, file=str(path)) from None
    except OSError as error:
        raise cannot_write(path, error) from None
    _show(found, console, speaker)
    if troubles:
        console.print(speaker.text("terminal-arena-troubles", file=str(troubles)), soft_wrap=True)
    for file, write in ((asked.json, _json), (asked.picture, _picture)):
        if file:
            try:
                write(found, file.expanduser(), speaker)
            except OSError as error:
                raise cannot_write(file, error) from None
            console.print(speaker.text("terminal-arena-written", file=str(file)), soft_wrap=True)


def _plan(asked: Asked) -> Plan:
    options = settled(asked.game, asked.preset, asked.options)
    game = games.load(asked.game)
    sides = game.sides(game.options(options))
    players = tuple(entrant(text) for text in words(asked.players))
    luck = Effort().luck if asked.less_luck and len(sides) > 1 else 0
    if len(players) < min(2, len(sides)):
        raise Trouble("terminal-arena-few-players")
    return Plan(
        game.name,
        game.version,
        options,
        players,
        asked.seed,
        asked.share,
        asked.patience,
        luck,
        asked.rounds,
        asked.forfeit,
    )


def _check(asked: Asked) -> None:
    """Whether all that comes after the last match will work."""
    need("choix")
    if asked.cluster:
        need("distributed")
    if asked.json:
        need_place(asked.json)
    if asked.picture:
        need("matplotlib")
        from tapisvert.arena.picture import formats

        if asked.picture.suffix.lstrip(".").lower() not in formats():
            raise Trouble("terminal-arena-picture", file=str(asked.picture))
        need_place(asked.picture)


def _play(plan: Plan, asked: Asked, ledger: Ledger, console: Console, speaker: Speaker) -> None:
    pairings = list(plan.pairings(asked.matches))
    done = sum(pairing in ledger.results for pairing in pairings)
    said = "terminal-arena-resumes" if done else "terminal-arena-keeps"
    facts: dict[str, Fact] = {"file": str(ledger.path), "done": done, "matches": len(pairings)}
    console.print(speaker.text(said, **facts), soft_wrap=True)
    for player in plan.players:
        if player.counted:  # what makes it another bot if it changes
            files: dict[str, Fact] = {"bot": player.text, "files": _few(player.counted)}
            console.print(speaker.text("terminal-arena-counted", **files), soft_wrap=True)
    if done == len(pairings):
        return
    if not asked.cluster and any(player.level for player in plan.players):
        compile_first(plan.game, console, speaker)
    try:
        with ExitStack() as stack:
            bar = stack.enter_context(_bar(console))
            task = bar.add_task(speaker.text("terminal-arena-warming"), total=len(pairings), completed=done)
            crew = _crew(stack, plan, asked)
            for result in run(plan, asked.matches, crew, set(ledger.results)):
                ledger.add(result)
                bar.update(task, advance=1, description=speaker.text("terminal-arena-playing"))
    except MatchFailed as error:
        why = reason(error.failure, speaker)
        facts = {"bot": error.failure.name, "reason": why, "deal": error.deal, "seats": error.seats}
        raise Trouble("terminal-arena-failed", FAILED, **facts) from error
    except CrewFailed as error:
        raise Trouble("terminal-arena-crew", FAILED, reason=str(error)) from error
    except KeyboardInterrupt:
        played = sum(pairing in ledger.results for pairing in pairings)
        text = speaker.text("terminal-arena-stopped", done=played, matches=len(pairings))
        console.print(text, soft_wrap=True)
        raise


def _write_troubles(plan: Plan, results: Sequence[Result], path: Path) -> Path | None:
    """All that Python said of bots that failed, in a file beside the results; None if none did."""
    failed = [result for result in results if result.failed]
    if not failed:
        return None
    file = path.with_suffix(".failures.txt")
    with file.open("w", encoding="utf-8") as out:
        for result in failed:
            seats = ",".join(plan.players[player].text for player in result.lineup)
            out.write(f"deal {result.deal}, seats {seats}\n{result.trouble}\n")
    return file


def _few(names: Sequence[str]) -> str:
    return ", ".join([*names[:SHOWN], *(["…"] if len(names) > SHOWN else [])])


def _bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )


def _crew(stack: ExitStack, plan: Plan, asked: Asked) -> Crew:
    if not asked.cluster:
        return stack.enter_context(processes(plan, asked.workers))
    _hush("distributed")  # what went wrong is said below
    try:
        return stack.enter_context(cluster(plan, asked.cluster))
    except NotArrived as error:
        where = {"bot": error.bot, "worker": error.worker, "reason": error.reason}
        raise Trouble("terminal-arena-not-arrived", FAILED, **where) from error
    except CrewFailed as error:
        facts = {"address": asked.cluster, "reason": str(error)}
        raise Trouble("terminal-arena-no-cluster", FAILED, **facts) from error


def _hush(package: str) -> None:
    """Keeps a package from logging what its own loggers think worth it."""
    importlib.import_module(package)
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == package:
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _show(found: Report, console: Console, speaker: Speaker) -> None:
    failed = ("forfeits",) if any(each.forfeits for each in found.standings) else ()
    table = _table(_title(found, speaker), ("score", "matches", *failed), speaker)
    for each in found.standings:
        more = [str(each.forfeits)] if failed else []
        table.add_row(each.player, *_rating(each), _score(each), str(each.matches), *more)
    console.print(table)
    if found.says_too_little:
        console.print(speaker.text("terminal-arena-few-deals", fewest=FEWEST), soft_wrap=True)
    console.print(_between(found, speaker))
    if not any(each.less_luck for each in found.standings):
        return
    table = _table(speaker.text("terminal-arena-less-luck"), (), speaker)
    for each in found.standings:
        if each.less_luck:
            table.add_row(each.player, *_rating(each.less_luck))
    console.print(table)
    if found.times and found.part is not None:
        part = round(100 * found.part)
        said = speaker.text("terminal-arena-times", matches=found.matches, times=found.times, part=part)
        console.print(said, soft_wrap=True)


def _table(title: str, more: Sequence[str], speaker: Speaker) -> Table:
    """An empty table of players and their ratings, and more."""
    table = Table(title=title, title_justify="left")
    for name in ("player", "rating", "interval", "won", *more):
        justify: JustifyMethod = "left" if name == "player" else "right"
        table.add_column(speaker.text(f"terminal-arena-{name}"), justify=justify)
    return table


def _rating(of: Standing | LessLuck) -> tuple[str, str, str]:
    """A rating with its interval, and the share of matches won."""
    return (
        "–" if of.rating is None else f"{of.rating:.0f}",
        "–" if of.low is None or of.high is None else f"{of.low:.0f}–{of.high:.0f}",
        f"{of.won:.1%}",
    )


def _score(of: Standing) -> str:
    if of.score_low is None or of.score_high is None:
        return f"{of.score:.2f}"
    return f"{of.score:.2f} ±{(of.score_high - of.score_low) / 2:.2f}"


def _between(found: Report, speaker: Speaker) -> Table:
    """How long everybody thought, and what each won against each, of all that one of the two won."""
    table = Table(title=speaker.text("terminal-arena-between"), title_justify="left")
    table.add_column(speaker.text("terminal-arena-player"))
    names = [each.player for each in found.standings] if len(found.standings) > 2 else []
    for name in (speaker.text("terminal-arena-time"), speaker.text("terminal-arena-worked"), *names):
        table.add_column(name, justify="right")
    for each, shares in zip(found.standings, found.beat, strict=True):
        won = ["–" if share is None else f"{share:.0%}" for share in shares] if names else []
        table.add_row(each.player, _time(each.seconds), _time(each.worked), *won)
    return table


def _title(found: Report, speaker: Speaker) -> str:
    name = speaker.text(f"{found.game}-name")
    return speaker.text("terminal-arena-title", game=name, matches=found.matches, deals=found.deals)


def _time(seconds: float) -> str:
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1e3:.0f} ms" if seconds >= 0.01 else f"{seconds * 1e6:.0f} µs"


def _json(found: Report, path: Path, speaker: Speaker) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def _picture(found: Report, path: Path, speaker: Speaker) -> None:
    from tapisvert.arena.picture import draw

    draw(found, path, _title(found, speaker), speaker.text("terminal-arena-axis"))
