"""`tapis arena`, `tapis study` and `tapis bot`: programs among themselves, and as guests of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tapisvert.cli.common import Language, speaking


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")],
    players: Annotated[
        str, typer.Option(metavar="A,B,...", help="Who plays: levels and bots (maitre,mybot.py:Mine).")
    ] = "debutant,apprenti,amateur,habitue,averti,confirme,maitre",
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
    rounds: Annotated[
        int,
        typer.Option(min=0, help="Rounds that levels imagine for a move, which can be repeated; 0: --share."),
    ] = 0,
    patience: Annotated[
        int,
        typer.Option(min=1, metavar="SECONDS", help="To think longer about a move is to fail."),
    ] = 60,
    forfeit: Annotated[
        bool, typer.Option("--forfeit", help="A bot that fails loses that match, and the rest goes on.")
    ] = False,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one for each core.")] = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="A Dask scheduler to play on.")] = "",
    less_luck: Annotated[
        bool, typer.Option("--less-luck", help="Reckon each match's luck, and rate without it too.")
    ] = False,
    results: Annotated[
        Path | None, typer.Option(help="File for the results; the same command goes on there.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write the standings here, as JSON.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the standings here (.png, .svg).")] = None,
    lang: Language = "",
) -> None:
    """Let programs play each other, and rate them."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.arena import Asked, arena

        asked = Asked(
            game=game,
            players=players,
            matches=matches,
            options=tuple(option or ()),
            preset=preset,
            seed=seed,
            share=share,
            patience=patience,
            workers=workers,
            cluster=cluster,
            results=results,
            json=json,
            picture=picture,
            less_luck=less_luck,
            rounds=rounds,
            forfeit=forfeit,
        )
        arena(asked, speaker)


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
    luck: Annotated[
        int, typer.Option(min=0, help="In so many of these matches, reckon what luck gave (seconds each).")
    ] = 0,
    skill: Annotated[
        int | None,
        typer.Option(min=0, help="Matches of each level with the next one, at each table; else 40 at most."),
    ] = None,
    compare: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="A B", help="Two rules to set side by side, such as wins=1 wins=3."),
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else one for each core.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="File for the page; beside it goes the same as Markdown (.md).")
    ] = None,
    lang: Language = "",
) -> None:
    """Find out what a game is like, and write a report."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.study import Asked, study

        chosen = tuple(option or ())
        study(
            Asked(
                game,
                playouts,
                matches,
                level,
                chosen,
                preset,
                seed,
                rounds,
                share,
                workers,
                out,
                luck,
                min(40, matches) if skill is None else skill,
                compare,
            ),
            speaker,
        )


def bot(
    which: Annotated[str, typer.Argument(metavar="BOT", help="A file and the class in it: mybot.py:Mine.")],
    table: Annotated[str, typer.Option(metavar="CODE", help="The code of a table with a free seat.")] = "",
    open_game: Annotated[
        str, typer.Option("--open", metavar="GAME", help="Lay a table of its own, and start its matches.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="With --open: an option of the game.")
    ] = None,
    levels: Annotated[
        str, typer.Option("--with", metavar="A,B,...", help="With --open: levels that play too.")
    ] = "",
    public: Annotated[bool, typer.Option("--public", help="With --open: show the table to all.")] = False,
    server: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where the server is.")
    ] = "http://127.0.0.1:8000",
    token: Annotated[
        str,
        typer.Option(envvar="TAPIS_TOKEN", help="Come back as the guest you were.", show_default=False),
    ] = "",
    once: Annotated[bool, typer.Option("--once", help="Leave after one match.")] = False,
    receipt: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep here what was seen before the last match.")
    ] = None,
    lang: Language = "",
) -> None:
    """Let a bot play at a table of a server."""
    with speaking(lang) as speaker:
        from tapisvert.terminal.bot import Opened, bot

        opened = Opened(open_game, tuple(option or ()), levels, public) if open_game else None
        bot(which, table, server, token, once, speaker, receipt, opened)
