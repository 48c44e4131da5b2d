"""What a server logs, as lines of text or of JSON, and never a secret in them.

Names, chat, cookies, salts and match secrets are not for logs. Nothing logs them on purpose; but
the text of an error can quote what it failed on, so whatever looks like a key is struck out.
"""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec

KEY = re.compile(r"\b[0-9a-f]{24,}\b")
"""Guests' ids and what signs them, salts and secrets: all are hexadecimal and at least this long."""

PASSWORD = re.compile(r"(?<=://)[^\s/@]*@")
QUOTED = re.compile(r"(?<=DETAIL:  ).*")
"""PostgreSQL quotes the row that it would not take."""


def set_up(json: bool, stream: TextIO | None = None) -> None:
    """From here on what is logged goes to the standard error, as lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if json else Lines("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)


def redact(text: str) -> str:
    """Without anything that looks like a key or a password."""
    return QUOTED.sub("…", PASSWORD.sub("…@", KEY.sub("…", text)))


class Lines(logging.Formatter):
    """For people who look at a terminal."""

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
