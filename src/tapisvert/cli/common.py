"""What the commands share: how they look, options that several of them have, and how they speak."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

if TYPE_CHECKING:
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


class Commands(TyperGroup):
    """All commands by name, whether or not they have commands of their own. One that is missing is named."""

    def list_commands(self, ctx: Any) -> list[str]:
        return sorted(super().list_commands(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None:
            with speaking(""):
                from tapisvert.terminal.trouble import Trouble

                known = ", ".join(self.list_commands(ctx))
                raise Trouble("terminal-unknown-command", command=cmd_name, known=known)
        return found


@contextmanager
def speaking(lang: str) -> Iterator[Speaker]:
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
