"""`tapis`: play in the terminal, serve tables for browsers and look after them, verify records, measure and
send bots.

Every command loads what it needs when it runs, so that `tapis --help` answers at once.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

if TYPE_CHECKING:
    from tapisvert.table.game import Option
    from tapisvert.terminal.admin import Admin
    from tapisvert.words import Speaker

# Rendering help with Rich would triple the time it takes; completion would write to people's shell settings.
PLAIN: dict[str, Any] = {
    "rich_markup_mode": None,
    "add_completion": False,
    "no_args_is_help": True,
    "pretty_exceptions_enable": False,
}
FAILED, INTERRUPTED = 1, 130

Data = Annotated[Path | None, typer.Option(help="The server's folder; else the user's own.")]
# From the environment too, because other users of the machine can read a command line.
Database = Annotated[
    str,
    typer.Option(
        envvar="TAPIS_DATABASE",
        metavar="ADDRESS",
        help="postgresql+asyncpg://…: matches there, not in a folder.",
    ),
]
Channels = Annotated[
    str,
    typer.Option(
        envvar="TAPIS_CHANNELS", metavar="ADDRESS", help="redis://…: how several nodes hear of each other."
    ),
]
Language = Annotated[str, typer.Option("--lang", metavar="fr|de|en", help="Language; else the system's.")]


class Sorted(TyperGroup):
    """All commands by name, whether or not they have commands of their own."""

    def list_commands(self, ctx: Any) -> list[str]:
        return sorted(super().list_commands(ctx))


class Games(TyperGroup):
    """One command a game, made from what the game offers when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        from tapisvert import games

        return list(games.names())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.list_commands(ctx):
            return None
        alone = typer.Typer(**PLAIN)
        alone.command(cmd_name, no_args_is_help=False)(_player(cmd_name))
        return typer.main.get_command(alone)


app = typer.Typer(cls=Sorted, help="Tabletop games to play, to host and to program.", **PLAIN)
app.add_typer(typer.Typer(cls=Games, help="Play a game in this terminal.", **PLAIN), name="play")


def main() -> None:
    """Runs `tapis`."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a card's shape is no reason to fail
    app()


def _version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version

        typer.echo(f"tapis {version('tapisvert')}")
        raise typer.Exit


@app.callback()
def _tapis(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes any free one.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="Folder for matches; else the user's own.")] = None,
    database: Database = "",
    channels: Channels = "",
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = False,
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESS,...", help="Proxies to believe about where guests come from.")
    ] = "",
    metrics: Annotated[str, typer.Option(metavar="HOST:PORT", help="Show metrics to Prometheus there.")] = "",
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log lines of JSON.")] = False,
    keep_waiting: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Keep tables where no match began; 0: for ever.")
    ] = 7,
    keep_matches: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Keep other tables nobody uses; 0: for ever.")
    ] = 365,
    lang: Language = "",
) -> None:
    """Serve tables for people with a browser."""
    with _speaking(lang) as speaker:
        from tapisvert.server.settings import DAY, Settings
        from tapisvert.terminal.serve import data_folder, serve

        settings = Settings(
            data=data or data_folder(),
            postgres=database,
            channels=channels,
            proxies=proxy,
            metrics=metrics,
            json_logs=json_logs,
            keep_waiting=keep_waiting * DAY,
            keep_matches=keep_matches * DAY,
        )
        raise SystemExit(serve(host, port, settings, open_browser, speaker))


@app.command()
def doctor(
    host: Annotated[str, typer.Option(help="Address the server will listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port the server will listen on.")] = 8000,
    data: Data = None,
    database: Database = "",
    channels: Channels = "",
    lang: Language = "",
) -> None:
    """Check all that a server needs here, and say what is wrong."""
    with _speaking(lang) as speaker:
        from tapisvert.server.settings import Settings
        from tapisvert.terminal.doctor import doctor
        from tapisvert.terminal.serve import data_folder

        settings = Settings(data=data or data_folder(), postgres=database, channels=channels)
        said, well = doctor(settings, host, port, speaker)
        typer.echo("\n".join(said))
        raise SystemExit(0 if well else FAILED)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of finished matches.")],
    lang: Language = "",
) -> None:
    """Check records: play every move again, recompute every shuffle."""
    with _speaking(lang) as speaker:
        from tapisvert.terminal.verify import verify

        said, sound = verify(files, speaker)
        typer.echo("\n".join(said))
        raise SystemExit(0 if sound else FAILED)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")],
    players: Annotated[
        str, typer.Option(metavar="A,B,...", help="Who plays: levels and bots (maitre,mybot.py:Mine).")
    ] = "debutant,amateur,confirme,maitre",
    matches: Annotated[
        int, typer.Option(min=1, help="Matches in all; a deal that is begun is played by everybody.")
    ] = 1000,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    preset: Annotated[str, typer.Option(help="A ready-made set of options.")] = "",
    seed: Annotated[int, typer.Option(help="The first deal.")] = 0,
    share: Annotated[
        float, typer.Option(min=0.0, help="How much of their time at the table the levels get.")
    ] = 1.0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one for each core.")] = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="A Dask scheduler to play on.")] = "",
    results: Annotated[
        Path | None, typer.Option(help="File for the results; the same command goes on there.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write the standings here, as JSON.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the standings here (.png, .svg).")] = None,
    lang: Language = "",
) -> None:
    """Let programs play each other, and rate them."""
    with _speaking(lang) as speaker:
        from tapisvert.terminal.arena import Asked, arena

        chosen = tuple(option or ())
        arena(
            Asked(
                game, players, matches, chosen, preset, seed, share, workers, cluster, results, json, picture
            ),
            speaker,
        )


@app.command()
def study(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to study.")],
    playouts: Annotated[
        int | None, typer.Option(min=1, help="Games at random, at each table; else as many as go quickly.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, help="Matches between programs, at each table.")] = 100,
    level: Annotated[str, typer.Option(help="The program on all seats.")] = "amateur",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    preset: Annotated[
        str, typer.Option(help="The tables to study, with commas between; else the game’s usual ones.")
    ] = "",
    seed: Annotated[int, typer.Option(help="Where the luck begins.")] = 0,
    rounds: Annotated[
        int, typer.Option(min=0, help="Rounds that the program imagines for a move; 0: it thinks for a time.")
    ] = 50,
    share: Annotated[
        float, typer.Option(min=0.0, help="With --rounds 0: how much of its time at the table it gets.")
    ] = 0.1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one for each core.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="File for the page; beside it goes the same as Markdown (.md).")
    ] = None,
    lang: Language = "",
) -> None:
    """Find out what a game is like, and write a report."""
    with _speaking(lang) as speaker:
        from tapisvert.terminal.study import Asked, study

        chosen = tuple(option or ())
        study(
            Asked(game, playouts, matches, level, chosen, preset, seed, rounds, share, workers, out),
            speaker,
        )


@app.command()
def bot(
    which: Annotated[str, typer.Argument(metavar="BOT", help="A file and the class in it: mybot.py:Mine.")],
    table: Annotated[str, typer.Option(metavar="CODE", help="The code of a table with a free seat.")],
    server: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where the server is.")
    ] = "http://127.0.0.1:8000",
    token: Annotated[
        str, typer.Option(envvar="TAPIS_TOKEN", help="Come back as who you were there.", show_default=False)
    ] = "",
    once: Annotated[bool, typer.Option("--once", help="Leave after one match.")] = False,
    lang: Language = "",
) -> None:
    """Let a bot play at a table of a server."""
    with _speaking(lang) as speaker:
        from tapisvert.terminal.bot import bot

        bot(which, table, server, token, once, speaker)


admin = typer.Typer(help="Look after a server's tables and guests.", **PLAIN)
app.add_typer(admin, name="admin")
Sure = Annotated[bool, typer.Option("--yes", help="Do it; else only say what would be done.")]


@admin.command("list")
def list_tables(
    code: Annotated[str, typer.Argument(metavar="[CODE]", help="A table, to see who sits there.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """All tables, the most recently used first."""
    _admin(lang, data, database, lambda admin: admin.tables(code))


@admin.command()
def close(
    code: Annotated[str, typer.Argument(metavar="CODE", help="A table's code.")],
    yes: Sure = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Take a table away, with its matches and chat."""
    _admin(lang, data, database, lambda admin: admin.close(code, yes))


@admin.command()
def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records are written.")],
    table: Annotated[str, typer.Option(metavar="CODE", help="One table's alone.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Write the records of matches into files."""
    _admin(lang, data, database, lambda admin: admin.export(table, folder))


@admin.command("delete-guest")
def delete_guest(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="The guest's id, as `list CODE` shows it.")],
    yes: Sure = False,
    data: Data = None,
    database: Database = "",
    lang: Language = "",
) -> None:
    """Delete what a server knows about a guest."""
    _admin(lang, data, database, lambda admin: admin.delete_guest(guest, yes))


def _admin(lang: str, data: Path | None, database: str, work: Callable[[Admin], list[str]]) -> None:
    with _speaking(lang) as speaker:
        from tapisvert.terminal.admin import Admin

        typer.echo("\n".join(work(Admin(data, database, speaker))))


@contextmanager
def _speaking(lang: str) -> Iterator[Speaker]:
    """Speaks for a command: whatever goes wrong in it is said as a sentence."""
    from tapisvert.terminal.language import language, of_locale
    from tapisvert.terminal.trouble import Trouble
    from tapisvert.words import LANGUAGES, Speaker

    speaker = Speaker(lang if lang in LANGUAGES else of_locale(os.environ))
    try:
        language(lang, os.environ)
        yield speaker
    except Trouble as trouble:
        typer.echo(speaker.say(trouble), err=True)
        raise SystemExit(trouble.exit_code) from None
    except KeyboardInterrupt:
        typer.echo("\n" + speaker.text("terminal-interrupted"), err=True)
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not try to write the rest when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(FAILED) from None
    except Exception as error:  # the last resort: people get a sentence, developers the trace
        if os.environ.get("TAPIS_TRACEBACK"):
            raise
        typer.echo(speaker.text("terminal-broken", reason=f"{type(error).__name__}: {error}"), err=True)
        raise SystemExit(FAILED) from None


def _player(name: str) -> Callable[..., None]:
    """The function behind `tapis play NAME`, with the game's choices as its options."""
    from tapisvert import games

    choices = games.load(name).choices

    def run(seats: str, lang: str, seed: int | None, record: Path | None, **given: Any) -> None:
        with _speaking(lang) as speaker:
            from tapisvert.terminal.play import play

            asked = {option: value for option, value in given.items() if value is not None}
            raise SystemExit(play(name, asked, seats, seed, record, speaker))

    from tapisvert.words import Speaker

    english = Speaker("en")  # as the rest of the help
    run.__doc__ = english.text(f"{name}-about")
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            *(_parameter(name, choice, english) for choice in choices),
            _keyword("seats", Annotated[str, typer.Option(metavar="A,B,...", help=SEATS)], ""),
            _keyword("lang", Language, ""),
            _keyword("seed", Annotated[int | None, typer.Option(help="Repeat the luck of a match.")], None),
            _keyword("record", Annotated[Path | None, typer.Option(help="Save the match here.")], None),
        ]
    )
    return run


SEATS = (
    "Who sits where: `me`, a name, a level (debutant, amateur, confirme, maitre), or a bot (mybot.py:Mine)."
)


def _parameter(game: str, choice: Option, english: Speaker) -> inspect.Parameter:
    """An option of a game as an option of the command; None stands for its default."""
    kind = type(choice.default)
    values = "|".join(map(str, choice.values))
    metavar = None if kind is bool else values
    text = f"{english.text(f'{game}-option-{choice.name}')} ({choice.rule})."
    return _keyword(choice.name, Annotated[kind | None, typer.Option(metavar=metavar, help=text)], None)


def _keyword(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
