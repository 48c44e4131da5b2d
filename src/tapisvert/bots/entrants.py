"""Who is meant by a word on the command line: a level, or a bot in somebody's file.

maitre             a level that every game has
mybot.py           the one bot in a file
mybot.py:Mine      one of several
mybot/             the one bot in a folder, in its file bot.py or __init__.py
package.bots:Mine  a bot in a module that is installed; it travels with what it uses of its package
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType

import msgspec

from tapisvert.bots import belongings
from tapisvert.bots.bot import Bot, BotFailed, Level, blaming
from tapisvert.table.game import Sentence
from tapisvert.table.program import LEVELS, Budget


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

    A bot travels with all that it is made of (`belongings.py`), so that no other machine needs to have it.
    """

    text: str
    name: str
    level: str = ""
    home: str = ""
    """The folder of a bot, or its module where that is installed."""
    file: str = ""
    """The bot's file in its folder."""
    base: str = ""
    """The folder that an installed bot's package is in."""
    bot: str = ""
    """Its class."""
    files: tuple[tuple[str, bytes], ...] = ()
    """All files that it is made of."""

    @property
    def fingerprint(self) -> str:
        """The same for the same bot: all that it is made of, or its name where that has no files."""
        if self.level:
            return ""
        return belongings.fingerprint(dict(self.files) or {self.text: b""})

    @property
    def counted(self) -> tuple[str, ...]:
        """The names of the files that it is made of."""
        return tuple(name for name, _ in self.files)

    @property
    def folder(self) -> Path | None:
        """Where its files are, on this machine; there are none to be found for a level."""
        return belongings.placed(Path(self.home), dict(self.files)) if self.file else None

    def make(self, share: float | None = None, rounds: int = 0) -> Bot:
        """A new one; a level thinks for a share of its time, or imagines so many rounds for a move.

        Raises `BotFailed` if it cannot be made.
        """
        if self.level:
            return Level(self.level, Budget(rounds=rounds)) if rounds else Level(self.level, share=share)
        try:
            found = _class(self)
        except NoBot as error:  # it runs where it comes from, but something that it needs is not here
            facts = {"bot": error.text, "detail": error.detail or "–"}
            raise BotFailed(self.name, Sentence(f"terminal-bot-{error.code}", facts)) from error
        with blaming(found, self.name):
            return found()


def looks_like_bot(text: str) -> bool:
    """Whether a word names a bot's file, folder or module, and no person."""
    return text.endswith((".py", "/", os.sep)) or ":" in text


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
    home, _, name = (text, "", "") if ":" not in text or text.endswith(".py") else text.rpartition(":")
    path = Path(home).expanduser()
    if home.endswith((".py", "/", os.sep)) or path.is_dir():
        return _found(_local(text, path.absolute(), name))
    return _found(Entrant(text, name, home=home, bot=name))


def _local(text: str, path: Path, name: str) -> Entrant:
    """A bot in a file or in a folder, with what can be told of it before it runs."""
    try:
        if path.is_dir():
            file = next((each for each in ("bot.py", "__init__.py") if (path / each).is_file()), "")
            if not file:
                raise NoBot(text, "no-file")
            folder, names = path, belongings.everything(path)
        else:
            path.read_bytes()
            folder, file, names = path.parent, path.name, _modules(path)
        return Entrant(text, name, home=str(folder), file=file, bot=name, files=_read(folder, names))
    except (OSError, UnicodeError) as error:
        raise NoBot(text, "cannot-read", getattr(error, "strerror", None) or str(error)) from None
    except belongings.TooLarge:
        raise NoBot(text, "too-large", f"{belongings.MOST >> 20} MB") from None


def _found(entrant: Entrant) -> Entrant:
    """The same, with all that turns out when the bot is run and made once."""
    with belongings.watching() as opened:
        found = _class(entrant)
        with _named_if_broken(entrant.text):
            found()
    folder = beside = Path(entrant.home)
    names: set[str] = set()
    if entrant.file:
        names = {*entrant.counted, *_inside(opened, folder)}
    elif (source := getattr(sys.modules[found.__module__], "__file__", None)) is not None:
        folder, beside = _package(found.__module__, Path(source)), Path(source).parent
        entrant = msgspec.structs.replace(entrant, base=str(folder))
        names = _of_package(found.__module__, Path(source), folder, opened)
    try:
        declared = belongings.declared(beside, found.files)
        names |= {(beside / name).relative_to(folder).as_posix() for name in declared}
        files = _read(folder, names)
    except OSError as error:
        raise NoBot(entrant.text, "cannot-read", str(error)) from None
    except belongings.TooLarge:
        raise NoBot(entrant.text, "too-large", f"{belongings.MOST >> 20} MB") from None
    called = found.name or found.__name__
    return msgspec.structs.replace(entrant, name=called, bot=found.__name__, files=files)


def _package(module: str, source: Path) -> Path:
    """The folder that a module's outermost package is in; for one in no package, its own."""
    return source.parents[module.count(".") + (source.name == "__init__.py")]


def _of_package(module: str, source: Path, folder: Path, opened: Collection[Path]) -> set[str]:
    """What an installed bot is made of: of its package alone, for others are installed beside it."""
    root = module.partition(".")[0]
    found = {*_modules(source, folder), *_inside(opened, folder)}
    return {name for name in found if Path(name).parts[0] in (root, f"{root}.py")}


def _inside(opened: Collection[Path], folder: Path) -> set[str]:
    """Of the files that were opened, those in a folder, but for what Python keeps there."""
    there = folder.resolve()
    inside = (path.resolve().relative_to(there) for path in opened if there in path.resolve().parents)
    return {
        path.as_posix()
        for path in inside
        if not any(part.startswith(belongings.HIDDEN) for part in path.parts) and (folder / path).is_file()
    }


def _modules(file: Path, within: Path | None = None) -> set[str]:
    """A file and what it imports from its folder; if it is no Python, that shows when it runs."""
    try:
        return belongings.modules(file, within)
    except (SyntaxError, ValueError):
        return {file.relative_to(within or file.parent).as_posix()}


def _read(folder: Path, names: Iterable[str]) -> tuple[tuple[str, bytes], ...]:
    return tuple(belongings.read(folder, names).items())


def _class(entrant: Entrant) -> type[Bot]:
    with _named_if_broken(entrant.text):
        if entrant.file:
            module = _run(entrant.home, entrant.file, entrant.files)
        else:
            module = _installed(entrant.home, entrant.base, entrant.files)
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


@contextmanager
def _named_if_broken(text: str) -> Iterator[None]:
    """Whatever somebody's file does, be it to end the program, is said to be its own."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise NoBot(text, "broken", f"{type(error).__name__}: {error}") from error


@cache
def _installed(home: str, base: str, files: tuple[tuple[str, bytes], ...]) -> ModuleType:
    """An installed module; where it is missing, or another version of it is there, the one that travelled."""
    whole, root = dict(files), home.partition(".")[0]
    try:
        module = importlib.import_module(home)
        here = _package(home, Path(str(module.__file__)))
        if not whole or belongings.has(here, whole):
            return module
    except ModuleNotFoundError as error:
        if not whole or (error.name or "").partition(".")[0] != root:
            raise
    with _beside(belongings.placed(Path(base), whole), {root}):
        importlib.invalidate_caches()
        return importlib.import_module(home)


@cache
def _run(home: str, file: str, files: tuple[tuple[str, bytes], ...]) -> ModuleType:
    """The module of a bot's file, made from these files and no others, wherever they have to be put first."""
    whole = dict(files)
    folder = belongings.placed(Path(home), whole)
    name = f"{Path(file if file != '__init__.py' else home).stem}_{belongings.fingerprint(whole)[:8]}"
    within = [str(folder)] if file == "__init__.py" else None
    spec = importlib.util.spec_from_file_location(name, folder / file, submodule_search_locations=within)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        with _beside(folder, {Path(each).parts[0].removesuffix(".py") for each in whole if each != file}):
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


@contextmanager
def _beside(folder: Path, names: Collection[str]) -> Iterator[None]:
    """The folder is first on the path while a bot's file is run, and last from then on.

    Modules of these names that another bot brought are out of the way meanwhile: two bots may each have a
    `helper.py`. What a bot imports later than that is found in its folder only if no other has the name.
    """
    others = {name: sys.modules.pop(name) for name in list(sys.modules) if name.partition(".")[0] in names}
    before, sys.dont_write_bytecode = (
        sys.dont_write_bytecode,
        True,
    )  # it might be that of a file changed since
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.dont_write_bytecode = before
        sys.path.remove(str(folder))
        if str(folder) not in sys.path:
            sys.path.append(str(folder))
        for name, module in others.items():
            sys.modules.setdefault(name, module)
