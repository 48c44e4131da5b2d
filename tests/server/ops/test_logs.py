"""What is logged, and what never is."""

from __future__ import annotations

import io
import json
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tapisvert.server.ops import logs
from tapisvert.server.storage.outage import Outage
from tests.server.fakes import PATIENCE, SALT, Guest
from tests.server.ops.test_restart import HOST

COOKIE = "5990be705479933872dd2819." + "0f" * 32


@pytest.fixture
def log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What is logged in a test goes here."""
    root, text = logging.getLogger(), io.StringIO()
    before, level = root.handlers[:], root.level
    logs.set_up(request.param, text)
    yield text
    root.handlers[:] = before
    root.setLevel(level)


@pytest.mark.parametrize("log", [False, True], indirect=True, ids=["text", "json"])
def test_keys_salts_and_passwords_are_struck_out(log: io.StringIO) -> None:
    here = logging.getLogger("here")
    here.warning("table ABCDEF: cookie %s, salt %s, postgresql://tapis:secret@host/db", COOKIE, SALT)
    try:
        raise ValueError(f"DETAIL:  Key (name)=(Anna) exists; {'5e' * 32}")
    except ValueError:
        here.exception("it failed")
    text = log.getvalue()
    for secret in (COOKIE, COOKIE[:24], SALT, "5e" * 32, "secret", "Anna"):
        assert secret not in text
    assert "table ABCDEF" in text
    assert "ValueError" in text
    assert "postgresql://…@host/db" in text


@pytest.mark.parametrize("log", [True], indirect=True)
def test_json_is_one_object_a_line(log: io.StringIO) -> None:
    logging.getLogger("here").warning("one\ntwo")
    try:
        raise KeyError("x")
    except KeyError:
        logging.getLogger("here").exception("three")
    first, second = map(json.loads, log.getvalue().splitlines())
    assert first["message"] == "one\ntwo"
    assert (first["level"], first["logger"]) == ("warning", "here")
    assert "KeyError" in second["exception"]


async def test_a_server_that_fails_at_everything_logs_no_name_no_chat_and_no_cookie(data: Path) -> None:
    """Its database loses a table under it, so that every write fails while guests talk."""
    command = [sys.executable, str(HOST), str(data), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip().rstrip("/")
            async with Guest(address) as anna:
                await anna.introduce("Annabella")
                cookie = anna.http.cookies["tapis"]
                table = await anna.lay("me", "here")
                async with anna.stream(table["code"]) as stream:
                    await stream.next("table")
                    _break(data)
                    await stream.send(type="chat", id="1", text="confidential")
                    await stream.next("refused", "goodbye")
                body = {"seat": 0}
                sat = await anna.http.post(f"/api/tables/{table['code']}/sit", json=body)
                assert sat.status_code >= 400
                await anna.http.post("/api/me", content=msgspec.json.encode({"name": "Annabella"}))
            process.terminate()
            _, text = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert "failed" in text or "could not" in text
    for secret in ("Annabella", "confidential", SALT, cookie, cookie[:24]):
        assert secret not in text


def _break(data: Path) -> None:
    import sqlite3

    db = sqlite3.connect(data / "tapisvert.db", timeout=60)
    db.execute("ALTER TABLE chat RENAME TO gone")
    db.execute("ALTER TABLE guests RENAME TO gone_too")
    db.commit()
    db.close()


@pytest.mark.parametrize("log", [False], indirect=True)
def test_a_line_of_text_says_when(log: io.StringIO) -> None:
    logging.getLogger("here").warning("something")
    line = log.getvalue().strip()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z WARNING here: something", line)


@pytest.mark.parametrize("log", [False, True], indirect=True, ids=["text", "json"])
def test_an_outage_is_one_line_and_its_end_another(log: io.StringIO) -> None:
    now = [100.0]
    outage, here = Outage("PostgreSQL", lambda: now[0]), logging.getLogger("here")
    for _ in range(1000):
        error = ConnectionRefusedError("no server there\nat this address")
        outage.failed(error)
        here.warning("the database is away: %r", error)
        try:
            try:
                raise error
            except OSError:
                raise ValueError("because of it") from None
        except ValueError:
            here.exception("a table could not be stored")
    now[0] += 17
    outage.over()
    outage.over()
    first, last = log.getvalue().strip().splitlines()
    assert "PostgreSQL is away, so nothing can be stored or read: no server there" in first
    assert "PostgreSQL is back, after 17 seconds" in last
    here.warning("something else: %r", OSError("disk"))
    assert "something else" in log.getvalue()
