"""Who is meant by a word on the command line: a level, or a bot in somebody's file.

maitre             a level that every game has
mybot.py           the one bot in a file
mybot.py:Mine      one of several
package.bots:Mine  a bot in a module that is installed
"""

from __future__ import annotations

import hashlib
import importlib
import linecache
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType

import msgspec

from tapisvert.bots.bot import Bot, Level, blaming
from tapisvert.table.program import LEVELS


class NoBot(LookupError):
    """There is no such bot: what was asked for, a code for the reason, and its details."""

    def __init__(self, text: str, code: str, detail: str = "") -> None:
        super().__init__(text, code, detail)
        self.text, self.code, self.detail = text, code, detail

    def __str__(self) -> str:
        from tapisvert.words import Speaker

        return Speaker("en").text(f"terminal-bot-{self.code}", bot=self.text, detail=self.detail or "–")


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who can be seated again and again, on this machine or on another.

    A file travels as its text, so that no other machine needs to have it.
    """

    text: str
    name: str
    level: str = ""
    home: str = ""  # the file or the module of a bot
    bot: str = ""  # its class
    source: str = ""  # what the file says, or that of the module

    @property
    def fingerprint(self) -> str:
        """The same for the same bot: its text, or its name where there is none; levels have none."""
        return hashlib.sha256((self.source or self.text).encode()).hexdigest()[:12] if not self.level else ""

    def make(self, share: float | None = None) -> Bot:
        """A new one; a level thinks for a share of its time. Raises `BotFailed` if it cannot be made."""
        if self.level:
            return Level(self.level, share=share)
        found = _class(self)
        with blaming(found, self.name):
            return found()


def looks_like_bot(text: str) -> bool:
    """Whether a word names a bot's file or module, and no person."""
    return text.endswith(".py") or ":" in text


def plain(text: str) -> str:
    """Without accents and capitals: `Maître` names the level `maitre` too."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).lower()


def find(text: str) -> Entrant:
    """Who is meant; raises `NoBot`. A file is read and run, and its bot made, to see if it can be."""
    if (level := plain(text)) in LEVELS:
        return Entrant(text, level, level=level)
    if not looks_like_bot(text):
        raise NoBot(text, "unknown")
    home, _, name = (text, "", "") if text.endswith(".py") else text.rpartition(":")
    source = ""
    if home.endswith(".py"):
        path = Path(home).expanduser()
        try:
            source = path.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            raise NoBot(text, "cannot-read", getattr(error, "strerror", None) or str(error)) from None
        home = str(path.absolute())
    entrant = Entrant(text, name, home=home, bot=name, source=source)
    found = _class(entrant)
    with _named_if_broken(text):
        found()
    return msgspec.structs.replace(
        entrant,
        name=found.name or found.__name__,
        bot=found.__name__,
        source=source or _text(found),
    )


def _class(entrant: Entrant) -> type[Bot]:
    with _named_if_broken(entrant.text):
        file = entrant.home.endswith(".py")
        module = _run(entrant.home, entrant.source) if file else importlib.import_module(entrant.home)
    own = {
        name: found
        for name, found in vars(module).items()
        if isinstance(found, type) and issubclass(found, Bot) and found.__module__ == module.__name__
    }
    if entrant.bot:
        found = vars(module).get(entrant.bot)
        if not isinstance(found, type) or not issubclass(found, Bot):
            raise NoBot(entrant.text, "no-class", ", ".join(own))
        return found
    if len(own) != 1:
        raise NoBot(entrant.text, "several" if own else "none", ", ".join(own))
    return next(iter(own.values()))


def _text(bot: type[Bot]) -> str:
    """What the file says in which a class is written, if that is a text."""
    try:
        return Path(str(getattr(sys.modules[bot.__module__], "__file__", ""))).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return ""


@contextmanager
def _named_if_broken(text: str) -> Iterator[None]:
    """Whatever somebody's file does, be it to end the program, is said to be its own."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise NoBot(text, "broken", f"{type(error).__name__}: {error}") from error


@cache
def _run(home: str, source: str) -> ModuleType:
    """The module that a file's text makes. Files beside it can be imported, where they are there."""
    name = f"{Path(home).stem}_{hashlib.sha256(source.encode()).hexdigest()[:8]}"
    module = ModuleType(name)
    module.__file__ = home
    sys.modules[name] = module
    linecache.cache[home] = (len(source), None, source.splitlines(keepends=True), home)
    try:
        with _beside(str(Path(home).parent)):
            exec(compile(source, home, "exec"), vars(module))
    except BaseException:
        del sys.modules[name]
        raise
    return module


@contextmanager
def _beside(folder: str) -> Iterator[None]:
    """First on the path while the file is run, and last from then on: a bot may import while it plays."""
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)
        if folder not in sys.path:
            sys.path.append(folder)
