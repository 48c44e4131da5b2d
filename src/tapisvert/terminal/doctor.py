"""`tapis doctor`: looks at all that a server needs here, and says what is wrong and what to do about it."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tapisvert import games
from tapisvert.server.ops import open_files
from tapisvert.server.ops.run import CannotListen, PortTaken, address_of, listen
from tapisvert.server.settings import Settings, plain
from tapisvert.server.storage import migrations
from tapisvert.terminal.options import left_out
from tapisvert.terminal.outside import secures_cookies, serves, serves_worker, streams, tls
from tapisvert.terminal.serve import check_addresses
from tapisvert.words import Fact, Speaker

ROOM = 200
"""Megabytes that should be left: a match takes a few kilobytes."""

WITHIN = 5.0
"""Seconds for a database or Redis to answer."""

OFF = 5.0
"""Seconds by which a node's clock may differ from the database's."""

RIGHTS = (
    "SELECT current_user::text AS who, current_database()::text AS what,"
    " coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS may"
)
"""Since PostgreSQL 15 only the owner of a database may make tables in it."""

BUILT = 1_760_000_000
"""No calendar that is right shows a time before this: the program was not written yet."""


class Finding(msgspec.Struct, frozen=True):
    """What was found: the end of a sentence's id, whether all is well, and the sentence's facts."""

    what: str
    well: bool
    facts: dict[str, Fact] = {}
    prefix: str = "terminal-doctor-"
    """How the sentence's id begins."""


def doctor(
    settings: Settings, host: str, port: int, speaker: Speaker, address: str = ""
) -> tuple[list[str], bool]:
    """The lines to say, and whether all is well. `address`: where guests reach the server, which runs."""
    check_addresses(settings)
    found = list(_look(settings, host, port, address))
    lines = [
        f"{'✓' if each.well else '✗'} {speaker.text(each.prefix + each.what, **each.facts)}" for each in found
    ]
    well = all(each.well for each in found)
    return [*lines, speaker.text("terminal-doctor-well" if well else "terminal-doctor-unwell")], well


def _look(settings: Settings, host: str, port: int, address: str) -> Iterator[Finding]:
    yield _python()
    yield _page()
    yield from _games()
    yield _programs()
    if settings.postgres:
        yield from asyncio.run(_postgres(plain(settings.postgres)))
    else:
        yield from _folder(settings.data)
        yield _writable(settings.database) or _sqlite(settings.database)
        yield _calendar(settings.database)
    if settings.channels:
        yield asyncio.run(_redis(settings.channels))
    yield _open_files()
    yield _port(host, port)
    if address:
        yield from _outside(address)


def _python() -> Finding:
    return Finding("python", sys.version_info >= (3, 11), {"version": platform.python_version()})


def _page() -> Finding:
    from tapisvert.server.web.files import FOLDER

    there = (FOLDER / "index.html").exists()
    return Finding("page" if there else "no-page", there)


def _games() -> Iterator[Finding]:
    there = games.names()
    yield Finding("games", True, {"count": len(there), "names": ", ".join(there)})
    for fault in games.broken():
        said = left_out(fault)
        yield Finding(said.id, False, said.facts, prefix="")
    for name in there:
        yield from _game(name)


def _game(name: str) -> Iterator[Finding]:
    """What a game looks at for itself, if it has a `doctor.py`."""
    try:
        own = games.part(name, "doctor")
        if own is not None:
            said, well = own.look()
            yield Finding(said.id, well, said.facts, prefix="")
    except Exception as error:  # whatever somebody's package does, the doctor goes on
        yield Finding("game-doctor", False, {"game": name, "detail": f"{type(error).__name__}: {error}"})


def _programs() -> Finding:
    from tapisvert.table.fast import is_kept

    return Finding("programs", True) if is_kept() else Finding("no-programs", False)


def _folder(folder: Path) -> Iterator[Finding]:
    there = next(path for path in (folder, *folder.resolve().parents) if _there(path))
    try:
        with tempfile.TemporaryFile(dir=there):
            yield Finding("folder", True, {"folder": str(folder)})
    except OSError as error:
        yield Finding("no-folder", False, {"folder": str(folder), "reason": error.strerror or str(error)})
    room = shutil.disk_usage(there).free // 1_000_000
    yield Finding("room" if room >= ROOM else "no-room", room >= ROOM, {"megabytes": room})


def _there(path: Path) -> bool:
    """Where one may not look, nothing is there."""
    try:
        return path.exists()
    except OSError:
        return False


def _writable(path: Path) -> Finding | None:
    """What is wrong with the rights on the files of a database, as after a command that root gave."""
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        if _there(file) and not os.access(file, os.R_OK | os.W_OK):
            return Finding("database-rights", False, {"file": str(file), "owner": _owner(file)})
    return None


def _owner(file: Path) -> str:
    try:
        return file.owner()
    except (KeyError, NotImplementedError, OSError):  # a user without a name, a system without owners
        return "?"


def _sqlite(path: Path) -> Finding:
    if not _there(path):
        return Finding("database-new", True, {"database": str(path)})
    try:
        db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            sound = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            db.close()
        if sound != "ok":
            return Finding("database-broken", False, {"database": str(path), "reason": sound})
        return _schema(str(path), migrations.sqlite_version(path))
    except sqlite3.Error as error:
        return Finding("database-broken", False, {"database": str(path), "reason": str(error)})


def _calendar(path: Path) -> Finding:
    """A clock that is behind what is stored, or behind this program, was never set."""
    newest = 0.0
    if _there(path):
        try:
            db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
            try:
                newest = db.execute("SELECT max(touched) FROM tables").fetchone()[0] or 0.0
            finally:
                db.close()
        except sqlite3.Error:
            pass  # said already
    well = time.time() > max(BUILT, newest - OFF)
    return Finding("clock" if well else "clock-wrong", well, {"time": time.strftime("%Y-%m-%d %H:%M")})


async def _postgres(address: str) -> list[Finding]:
    import asyncpg

    try:
        async with asyncio.timeout(WITHIN):
            version = await migrations.postgres_version(address)
            db = await asyncpg.connect(address)
            try:
                theirs = float(await db.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
                may = await db.fetchrow(RIGHTS)
            finally:
                await db.close()
    except Exception as error:
        return [Finding("no-database", False, {"reason": _reason(error)})]
    if version != migrations.HEAD and not may["may"]:
        user: dict[str, Fact] = {"user": may["who"], "database": may["what"]}
        return [Finding("schema-rights", False, user)]
    off = abs(time.time() - theirs)
    clock: dict[str, Fact] = {"seconds": round(off), "time": time.strftime("%Y-%m-%d %H:%M")}
    well = off <= OFF
    return [_schema("PostgreSQL", version), Finding("clock" if well else "clock-off", well, clock)]


async def _redis(address: str) -> Finding:
    from redis.asyncio import Redis

    try:
        async with asyncio.timeout(WITHIN), Redis.from_url(address) as redis:
            await redis.publish("tapisvert-doctor", b"")
    except Exception as error:
        return Finding("no-redis", False, {"reason": _reason(error)})
    return Finding("redis", True)


def _schema(database: str, version: str | None) -> Finding:
    facts: dict[str, Fact] = {"database": database, "version": version or "", "known": migrations.HEAD}
    if version is None:
        return Finding("database-new", True, facts)
    if version > migrations.HEAD:
        return Finding("database-newer", False, facts)
    return Finding("database" if version == migrations.HEAD else "database-behind", True, facts)


def _open_files() -> Finding:
    count = open_files.allowed()
    well = count is None or count >= open_files.ENOUGH
    return Finding("files" if well else "few-files", well, {"count": count or 0})


def _port(host: str, port: int) -> Finding:
    facts: dict[str, Fact] = {"host": host, "port": str(port)}
    try:
        listen(host, port).close()
    except PortTaken:
        there = address_of(host, port)
        ours = not serves(there)
        return Finding("port-ours" if ours else "port-taken", ours, {**facts, "address": there})
    except CannotListen as error:
        return Finding("no-port", False, {**facts, "reason": _reason(error.__cause__ or error)})
    return Finding("port", True, facts)


def _outside(address: str) -> Iterator[Finding]:
    """What guests meet there: TLS, the server, streams, and with TLS also cookies and messages to devices."""
    facts: dict[str, Fact] = {"address": address}
    unsafe, why = tls(address)
    if unsafe in ("bad-certificate", "no-tls"):
        yield Finding(unsafe, False, {**facts, "reason": why})
        return
    if reason := serves(address):
        yield Finding("no-answer", False, {**facts, "reason": reason})
        return
    wrong, reason = streams(address)
    yield Finding(wrong or "address", not wrong, {**facts, "reason": reason})
    if unsafe == "plain":
        yield Finding("plain", True, facts)
        return
    yield Finding(unsafe or "tls", not unsafe, {**facts, "days": why})
    try:
        closed, told = secures_cookies(address), serves_worker(address)
    except OSError as error:  # an answer that is none too
        yield Finding("no-answer", False, {**facts, "reason": _reason(error)})
        return
    yield Finding("cookies" if closed else "open-cookies", closed, facts)
    yield Finding("push" if told else "no-push", told, facts)


def _reason(error: BaseException) -> str:
    """What went wrong, without the address: that may hold a password."""
    if isinstance(error, TimeoutError):
        return f"TimeoutError, {WITHIN:g} s"
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return said.split("\n")[0].rstrip(".")
