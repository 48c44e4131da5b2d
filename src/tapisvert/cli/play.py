"""`tapis play`, with a command for each game; `tapis verify` and `tapis analyse` for what was played."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from tapisvert.cli.common import FAILED, PLAIN, Language, speaking

if TYPE_CHECKING:
    from tapisvert.table.game import Option
    from tapisvert.words import Speaker


class Games(TyperGroup):
    """One command a game, made from what the game offers when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        from tapisvert import games

        return list(games.found())

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """What each is about. Making the commands takes their rules and sentences, which nobody needs yet."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, _about(name)) for name in self.list_commands(ctx)])

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        with speaking(""):
            from tapisvert.terminal.options import known

            known(cmd_name)
        alone = typer.Typer(**PLAIN)
        alone.command(cmd_name, no_args_is_help=False)(_player(cmd_name))
        return typer.main.get_command(alone)


games = typer.Typer(cls=Games, help="Play a game in this terminal.", **PLAIN)


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of finished matches.")],
    receipt: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What you saw before the match, to compare with it.")
    ] = None,
    lang: Language = "",
) -> None:
    """Check records: play every move again, recompute every shuffle."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.verify import verify

        said, sound = verify(files, speaker, receipt)
        typer.echo("\n".join(said))
        raise SystemExit(0 if sound else FAILED)


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished match.")],
    json: Annotated[Path | None, typer.Option(help="Write what was found here, as JSON.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write it here, as a page of its own.")] = None,
    effort: Annotated[
        float, typer.Option(min=0.01, max=100, help="How thoroughly: 1 takes about 20 seconds.")
    ] = 1.0,
    lang: Language = "",
) -> None:
    """Look back at a match: how each side stood, what luck did, and which decisions mattered."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.analyse import analyse

        analyse(file, json, html, effort, speaker)


def print_(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game of this house.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write here; else GAME.pdf.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game, such as edition=52."),
    ] = None,
    lang: Language = "",
) -> None:
    """Make sheets to cut out, with the rules: A4, in true millimetres."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.options import settled
        from tapisvert.terminal.paper import write

        path = out or Path(f"{game}.pdf")
        pages = write(game, settled(game, "", option or ()), path, speaker)
        typer.echo(speaker.text("terminal-print-written", file=str(path), count=pages))


def _about(name: str) -> str:
    """What a game's folder says about it, after its name. One that cannot be loaded says nothing."""
    from tapisvert import games

    about = ""
    with suppress(Exception, SystemExit):
        about = (importlib.import_module(games.package(name)).__doc__ or "").partition(": ")[2].strip()
    return about[:1].upper() + about[1:]


def _player(name: str) -> Callable[..., None]:
    """The function behind `tapis play NAME`, with the game's choices as its options."""
    from tapisvert import games

    choices = games.load(name).choices

    def run(seats: str, lang: str, seed: int | None, record: Path | None, **given: Any) -> None:
        with speaking(lang) as speaker:
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
    "Who sits where: `me`, a name, a level (debutant, apprenti, amateur, habitue, averti, confirme, maitre), "
    "or a bot (mybot.py:Mine)."
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
