"""How many files and connections a server may have open."""

from __future__ import annotations

import sys

import pytest

from tapisvert.server.ops import open_files

if sys.platform == "win32":
    pytest.skip("no such limit", allow_module_level=True)

import resource


@pytest.mark.parametrize(
    ("hard", "soft"),
    [(20_000, 20_000), (1 << 30, open_files.MOST), (resource.RLIM_INFINITY, open_files.MOST)],
)
def test_the_start_raises_the_limit_as_far_as_it_may(
    hard: int, soft: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, int]] = [(1024, hard)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: given[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: given.append(limits))
    open_files.raise_limit()
    assert given[-1] == (soft, hard)
    open_files.raise_limit()
    assert len(given) == 2, "once it is raised nothing is left to do"


def test_a_limit_that_cannot_be_raised_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int, limits: tuple[int, int]) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    open_files.raise_limit()
