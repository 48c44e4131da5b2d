"""What `tapis serve` says around the server."""

from __future__ import annotations

import re
from importlib.util import find_spec

from tapisvert.server.ops.run import (
    CannotListen,
    DatabaseBroken,
    DatabaseTrouble,
    FolderInUse,
    PortTaken,
    data_folder,
    run,
)
from tapisvert.server.settings import Settings
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.words import Speaker

__all__ = ["check_addresses", "data_folder", "serve"]

METRICS = re.compile(r"[^:]+:\d{1,5}|\[[0-9a-fA-F:]+\]:\d{1,5}|:\d{1,5}")


def serve(host: str, port: int, settings: Settings, open_browser: bool, speaker: Speaker) -> int:
    """Serves until it is told to stop; the exit code."""
    folder = settings.data
    if settings.metrics and not (METRICS.fullmatch(settings.metrics) and settings.metrics_at[1] < 65536):
        raise Trouble("terminal-bad-metrics", asked=settings.metrics)
    check_addresses(settings)

    def ready(address: str) -> None:
        print(speaker.text("terminal-serving", address=address))
        where = "terminal-serving-shared" if settings.postgres else "terminal-serving-data"
        print(speaker.text(where, folder=str(folder)), flush=True)

    try:
        code = run(host, port, folder, open_browser, ready, settings)
    except CannotListen as error:
        if isinstance(error, PortTaken) and error.port == port:
            other = port + 1 if port < 65535 else 8000
            raise Trouble("terminal-port-taken", FAILED, port=str(port), other=str(other)) from None
        cause = error.__cause__
        reason = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(error)
        where = {"host": error.host, "port": str(error.port)}
        raise Trouble("terminal-cannot-listen", FAILED, **where, reason=reason) from None
    except FolderInUse:
        raise Trouble("terminal-folder-in-use", FAILED, folder=str(folder)) from None
    except DatabaseBroken as error:
        facts = {"database": str(error.database), "reason": error.reason}
        raise Trouble("terminal-database-broken", FAILED, **facts) from None
    except DatabaseTrouble as error:
        raise Trouble("terminal-cannot-use-database", FAILED, reason=str(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble("terminal-cannot-use-folder", FAILED, folder=str(folder), reason=reason) from None
    print(speaker.text("terminal-served"))
    return code


def check_addresses(settings: Settings) -> None:
    """Raises `Trouble` if the database or the channels cannot be what was meant."""
    database, channels = settings.postgres, settings.channels
    if database and not database.startswith(("postgresql://", "postgresql+asyncpg://")):
        raise Trouble("terminal-bad-database")
    if channels and not (database and channels.startswith(("redis://", "rediss://", "unix://"))):
        raise Trouble("terminal-bad-channels")
    if (database and find_spec("asyncpg") is None) or (channels and find_spec("redis") is None):
        raise Trouble("terminal-needs-cluster")
