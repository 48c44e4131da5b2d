"""What was typed wrong after `tapis`, said in the person's own language: Typer's is English."""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from tapisvert.words import Speaker

MISUSED = 2

_errors: Any = sys.modules[typer.BadParameter.__module__]
"""Where Typer keeps its errors, which has changed over the years; it names only some of them itself."""

Misuse: Any = _errors.UsageError
"""What Typer raises for all that is typed wrong."""


def tell(error: Any) -> int:
    """Says what is wrong and where help is; the exit code."""
    from tapisvert.words import Speaker

    if isinstance(error, _errors.NoArgsIsHelpError):
        error.show()
        return MISUSED
    speaker = Speaker(_language(sys.argv))
    command = error.ctx.command_path if error.ctx else "tapis"
    typer.echo(_said(error, speaker), err=True)
    typer.echo(speaker.text("terminal-misuse-help", command=command), err=True)
    return MISUSED


def _said(error: Any, speaker: Speaker) -> str:
    if isinstance(error, _errors.NoSuchOption) and error.ctx:
        params = error.ctx.command.get_params(error.ctx)
        known = ", ".join(name for each in params for name in each.opts if name.startswith("--"))
        return speaker.text("terminal-unknown-option", option=error.option_name, known=known)
    if isinstance(error, _errors.BadParameter) and error.param:
        what = "missing" if isinstance(error, _errors.MissingParameter) else "value"
        return speaker.text(f"terminal-misuse-{what}", what=_name(error.param))
    if isinstance(error, _errors.BadOptionUsage):
        return speaker.text("terminal-misuse-value", what=error.option_name)
    return speaker.text("terminal-misuse-other")


def _name(parameter: Any) -> str:
    """An option as it is typed, an argument as the help calls it."""
    name = str(parameter.opts[0])
    return name if name.startswith("-") else str(parameter.metavar or name.upper())


def _language(words: Sequence[str]) -> str:
    """Which one was asked for, as far as it can be read, else the system's."""
    from tapisvert.terminal.language import of_locale
    from tapisvert.words import LANGUAGES

    asked = [after for word, after in itertools.pairwise(words) if word == "--lang"]
    asked += [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    return next((word for word in asked if word in LANGUAGES), of_locale(os.environ))
