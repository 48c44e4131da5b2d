"""What a server logs, as lines of text or of JSON, and never a secret in them.

Names, chat, cookies, salts and match secrets are not for logs. Nothing logs them on purpose; but
the text of an error can quote what it failed on, so whatever looks like a key is struck out.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import TextIO

import msgspec

from tapisvert.server.storage.outage import part_of_an_outage

KEY = re.compile(r"\b[0-9a-f]{24,}\b")
"""Guests' ids and what signs them, salts and secrets: all are hexadecimal and at least this long."""

PASSWORD = re.compile(r"(?<=://)[^\s/@]*@")
QUOTED = re.compile(r"(?<=DETAIL:  ).*")
"""PostgreSQL quotes the row that it would not take."""


def set_up(json: bool, stream: TextIO | None = None) -> None:
    """From here on what is logged goes to the standard error, as lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if json else Lines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(said_once)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)


def said_once(record: logging.LogRecord) -> bool:
    """Leaves out what failed because the database is away: that is said once, and that it is over."""
    errors = [record.exc_info[1] if record.exc_info else None]
    if isinstance(record.args, tuple):
        errors += [each for each in record.args if isinstance(each, BaseException)]
    return not any(map(part_of_an_outage, errors))


def redact(text: str) -> str:
    """Without anything that looks like a key or a password."""
    return QUOTED.sub("…", PASSWORD.sub("…@", KEY.sub("…", text)))


class Lines(logging.Formatter):
    """For people who look at a terminal."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


class JsonLines(logging.Formatter):
    """One object a line, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact(record.getMessage()),
        }
        if record.exc_info:
            line["exception"] = redact(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()
