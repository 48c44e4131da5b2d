"""Which language the terminal speaks."""

from __future__ import annotations

from collections.abc import Mapping

from tapisvert.terminal.trouble import Trouble
from tapisvert.words import LANGUAGES


def language(asked: str, environment: Mapping[str, str]) -> str:
    """The language somebody asked for, else the one of the environment's locale."""
    if asked and asked not in LANGUAGES:
        raise Trouble("terminal-unknown-language", asked=asked, known=", ".join(LANGUAGES))
    return asked or of_locale(environment)


def of_locale(environment: Mapping[str, str]) -> str:
    """The first of the variables that is set decides, as everywhere else in a terminal.

    The locale `C` is that of machines, whose language is English. Without any it is French.
    """
    set_ones = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, set_ones), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return "en"
    return next((known for known in LANGUAGES if locale.lower().startswith(known)), LANGUAGES[0])
