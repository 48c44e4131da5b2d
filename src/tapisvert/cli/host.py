"""`tapis serve` and `tapis doctor`: tables for people with a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tapisvert.cli.common import FAILED, Channels, Data, Database, Language, speaking


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
    allow_host: Annotated[
        str, typer.Option(metavar="NAME,...", help="Host names that are served; else all.")
    ] = "",
    metrics: Annotated[str, typer.Option(metavar="HOST:PORT", help="Show metrics to Prometheus there.")] = "",
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log lines of JSON.")] = False,
    keep_waiting: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Keep tables where no match began; 0: for ever.")
    ] = 7,
    keep_matches: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Keep other tables nobody uses; 0: for ever.")
    ] = 365,
    keep_removed: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Days of running in which they can be restored.")
    ] = 7,
    look_back: Annotated[
        float, typer.Option(min=0, max=100, help="How thoroughly to look back at matches; 0: not at all.")
    ] = 1.0,
    players: Annotated[
        bool, typer.Option("--players/--no-players", help="Show who is how strong, at /players.")
    ] = True,
    lang: Language = "",
) -> None:
    """Serve tables for people with a browser."""
    with speaking(lang) as speaker:
        from tapisvert.server.settings import DAY, Settings
        from tapisvert.terminal.serve import data_folder, serve

        settings = Settings(
            data=data or data_folder(),
            postgres=database,
            channels=channels,
            proxies=proxy,
            hosts=allow_host,
            metrics=metrics,
            json_logs=json_logs,
            keep_waiting=keep_waiting * DAY,
            keep_matches=keep_matches * DAY,
            keep_removed=keep_removed * DAY,
            lookback=look_back,
            players=players,
        )
        raise SystemExit(serve(host, port, settings, open_browser, speaker))


def doctor(
    host: Annotated[str, typer.Option(help="Address the server will listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port the server will listen on.")] = 8000,
    address: Annotated[
        str, typer.Option(metavar="URL", help="Where guests reach it, to look there too while it runs.")
    ] = "",
    data: Data = None,
    database: Database = "",
    channels: Channels = "",
    lang: Language = "",
) -> None:
    """Check all that a server needs here, and say what is wrong."""
    with speaking(lang) as speaker:
        from tapisvert.server.settings import Settings
        from tapisvert.terminal.doctor import doctor
        from tapisvert.terminal.serve import data_folder

        settings = Settings(data=data or data_folder(), postgres=database, channels=channels)
        said, well = doctor(settings, host, port, speaker, address)
        typer.echo("\n".join(said))
        raise SystemExit(0 if well else FAILED)
