"""`tapis admin`: a host looks at what is stored, takes tables away, exports them, forgets guests, and moves
from a folder to PostgreSQL.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from tapisvert.server import codes
from tapisvert.server.ops.folder import FolderInUse, data_folder
from tapisvert.server.ops.transfer import Copied, Differs, NodesLive, NotEmpty, Tell, copy
from tapisvert.server.ops.upkeep import TableLine, Upkeep
from tapisvert.server.push.keys import Keys
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.writing import exported
from tapisvert.server.settings import Settings
from tapisvert.server.storage.postgres import PostgresStore
from tapisvert.server.storage.sqlite import SQLiteStore
from tapisvert.server.storage.store import Store
from tapisvert.terminal.serve import check_addresses
from tapisvert.terminal.trouble import FAILED, Trouble
from tapisvert.words import Speaker

Lines = list[str]
Work = Callable[[Store, Upkeep], Awaitable[Lines]]


class Admin:
    """The commands; each gives the lines it has to say."""

    def __init__(self, data: Path | None, database: str, speaker: Speaker) -> None:
        self._settings = Settings(data=data or data_folder(), postgres=database)
        self._speaker = speaker
        check_addresses(self._settings)

    def tables(self, code: str = "") -> Lines:
        """Every table, or one and who sits there."""

        async def work(_: Store, upkeep: Upkeep) -> Lines:
            found = await self._found(upkeep, code)
            seats = await upkeep.seats(found[0].code) if code else []
            lines = [self._table(table) for table in found]
            lines += [f"  {seat.seat}  {seat.kind:<8}{seat.name:<26}{seat.guest}" for seat in seats]
            return lines or [self._speaker.text("terminal-admin-none")]

        return self._run(work)

    def close(self, code: str, sure: bool, for_good: bool = False) -> Lines:
        """Takes a table away; unless that is for good, it can be restored for some days."""

        async def work(_: Store, upkeep: Upkeep) -> Lines:
            (table,) = await self._found(upkeep, code)
            if not sure:
                what = "terminal-admin-close-for-good-sure" if for_good else "terminal-admin-close-sure"
                raise Trouble(what, code=table.code, matches=table.matches)
            if for_good:
                await upkeep.remove([table.code])
            else:
                await upkeep.mark([table.code], time.time())
            said = "terminal-admin-closed-for-good" if for_good else "terminal-admin-closed"
            return [self._speaker.text(said, code=table.code)]

        return self._run(work)

    def restore(self, code: str) -> Lines:
        """Brings a table back that was taken away; without a code, all of them."""

        async def work(_: Store, upkeep: Upkeep) -> Lines:
            wanted = [table.code for table in await self._found(upkeep, code)]
            back = await upkeep.restore(wanted, time.time())
            return [self._speaker.text("terminal-admin-restored", count=len(back))]

        return self._run(work)

    def rotate(self, now: bool) -> Lines:
        """A new pair of keys for messages to devices; `now`: the earlier ones are void."""

        async def work(store: Store, _: Upkeep) -> Lines:
            devices = (await Keys(store).rotate(now))[1]
            return [self._speaker.text(f"terminal-push-{'voided' if now else 'rotated'}", devices=devices)]

        return self._run(work)

    def export(self, code: str, folder: Path) -> Lines:
        """The records of all matches of a table, or of all tables, as files."""

        async def work(store: Store, upkeep: Upkeep) -> Lines:
            written, other = 0, 0
            for table in await self._found(upkeep, code):
                for number in range(1, table.matches + 1):
                    found = await store.match(f"{table.code}-{number}")
                    if found and found[0].setup:
                        try:
                            _write(folder, found[0].id, exported(*found))
                            written += 1
                        except Refuse:  # of another version of its game
                            other += 1
            lines = [self._speaker.text("terminal-admin-exported", count=written, folder=str(folder))]
            return (
                [*lines, self._speaker.text("terminal-admin-not-exported", count=other)] if other else lines
            )

        return self._run(work)

    def delete_guest(self, guest: str, sure: bool) -> Lines:
        """Forgets a guest."""

        async def work(store: Store, upkeep: Upkeep) -> Lines:
            name = await store.guest(guest)
            if name is None:
                raise Trouble("terminal-admin-unknown-guest", FAILED, guest=guest)
            if not sure:
                raise Trouble("terminal-admin-delete-sure", name=name)
            tables = await upkeep.forget(guest)
            return [self._speaker.text("terminal-admin-deleted", name=name, tables=tables or 0)]

        return self._run(work)

    def copy(self) -> Lines:
        """All that a folder holds, into an empty database."""
        if not self._settings.postgres:
            raise Trouble("terminal-admin-copy-where")
        if not self._settings.database.exists():
            raise Trouble("terminal-admin-no-data", FAILED, folder=str(self._settings.data))
        folder = str(self._settings.data)
        try:
            with _progress(self._speaker.text("terminal-admin-copying")) as tell:
                copied = asyncio.run(copy(self._settings, tell))
        except FolderInUse:
            raise Trouble("terminal-folder-in-use", FAILED, folder=folder) from None
        except NotEmpty:
            raise Trouble("terminal-admin-not-empty", FAILED) from None
        except NodesLive:
            raise Trouble("terminal-admin-nodes-live", FAILED) from None
        except Differs as error:
            raise Trouble("terminal-admin-copy-differs", FAILED, what=str(error)) from None
        except Exception as error:  # those of asyncpg and those of a connection have no other ancestor
            raise _no_database(error) from error
        return self._copied(copied, folder)

    def _copied(self, copied: Copied, folder: str) -> Lines:
        say, rows = self._speaker.text, copied.rows
        counts = {name: rows[name] for name in ("tables", "guests", "matches", "moves")}
        lines = [
            say("terminal-admin-copied", **counts),
            say("terminal-admin-copy-verified", count=copied.verified),
        ]
        if copied.unsound:
            lines.append(say("terminal-admin-copy-unsound", matches=", ".join(copied.unsound)))
        return [*lines, say("terminal-admin-copy-next", folder=folder)]

    def _run(self, work: Work) -> Lines:
        async def go() -> Lines:
            async with opened(self._settings) as store:
                return await work(store, Upkeep(store))

        return asyncio.run(go())

    async def _found(self, upkeep: Upkeep, code: str) -> list[TableLine]:
        tables = await upkeep.tables(codes.typed(code) or code)
        if code and not tables:
            raise Trouble("terminal-admin-unknown-table", FAILED, code=code)
        return tables

    def _table(self, table: TableLine) -> str:
        say = self._speaker.text
        used = datetime.fromtimestamp(table.touched, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
        phase = say(f"terminal-admin-{table.phase}")
        line = f"{table.code:<12}  {used}  {phase:<12}{say(f'{table.game}-name'):<14}{table.host_name}"
        return line if table.removed is None else f"{line}  ({say('terminal-admin-taken-away')})"


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """What a server stored; raises `Trouble` if there is nothing."""
    store: Store
    if settings.postgres:
        store = PostgresStore(settings.postgres)
    elif settings.database.exists():
        store = SQLiteStore(settings.database)
    else:
        raise Trouble("terminal-admin-no-data", FAILED, folder=str(settings.data))
    try:
        await store.open()
    except Exception as error:
        raise _no_database(error) from error
    try:
        yield store
    finally:
        await store.close()


def _no_database(error: Exception) -> Trouble:
    reason = str(error).split("\n")[0] or type(error).__name__
    return Trouble("terminal-cannot-use-database", FAILED, reason=reason.rstrip("."))


@contextmanager
def _progress(what: str) -> Iterator[Tell]:
    """Shows how far a long work is."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def _write(folder: Path, match: str, text: str) -> None:
    path = folder / f"{match}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Trouble("terminal-cannot-write", FAILED, file=str(path), reason=reason) from None
