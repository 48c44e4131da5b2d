"""Codes of tables: how they are drawn, and how they are read from what people type.

Whoever has a table's code may look on or sit down. So a private table's is too long to be found by trying;
one that stands on the public list may be short. `docs/security.md` says how long trying would take.
"""

from __future__ import annotations

import re
import secrets

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""None that looks like another."""

PUBLIC, PRIVATE = 6, 12
"""How long codes are. Private tables once had short ones too."""

GROUP = 4
"""A long code is shown in groups of so many letters."""

_BETWEEN = re.compile(r"[\s\u2010-\u2015-]+")
_CODE = re.compile(f"[{LETTERS}]{{{PUBLIC}}}(?:[{LETTERS}]{{{PRIVATE - PUBLIC}}})?")
_NUMBER = re.compile(r"\d{1,9}", re.ASCII)


def draw(public: bool) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(PUBLIC if public else PRIVATE))


def typed(text: str) -> str:
    """The code that somebody typed, with or without capitals, spaces and hyphens; empty if it is none."""
    code = _BETWEEN.sub("", text).upper()
    return code if _CODE.fullmatch(code) else ""


def match(text: str) -> str:
    """The id of a match, however its table's code was typed; empty if it is none."""
    code, _, number = text.rpartition("-")
    return f"{typed(code)}-{number}" if typed(code) and _NUMBER.fullmatch(number) else ""


def grouped(code: str) -> str:
    """A code as it is shown."""
    if len(code) <= PUBLIC:
        return code
    return "-".join(code[start : start + GROUP] for start in range(0, len(code), GROUP))
