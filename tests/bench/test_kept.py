"""What a bench keeps: a run that was stopped goes on, and nothing is measured twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from bench.kept import Kept, Key


class Gave(msgspec.Struct, frozen=True):
    """What a match of these tests gives."""

    luck: tuple[float, ...]


def keys(number: int, version: int = 1) -> list[Key]:
    return [("match", version, "punto", deal) for deal in range(number)]


def backwards(missing: Iterable[Key]) -> Iterator[tuple[Key, Gave]]:
    """The last that is asked for comes first, as it may among several processes."""
    for key in reversed(list(missing)):
        yield key, Gave((float(key[-1]), 0.5))


def nothing(missing: Iterable[Key]) -> Iterator[tuple[Key, Gave]]:
    assert not list(missing), "all of it is known"
    yield from ()


def test_what_was_measured_is_there_again_in_the_order_of_its_keys(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    found = Kept(path).all(Gave, keys(3), backwards)
    assert [one.luck[0] for one in found] == [0, 1, 2]
    assert Kept(path).all(Gave, keys(3), nothing) == found
    assert len(Kept(path).all(Gave, keys(5), backwards)) == 5
    assert len(path.read_text().splitlines()) == 5, "the first three are not written again"


def test_a_run_that_is_stopped_keeps_what_came_before(tmp_path: Path) -> None:
    def stopped(missing: Iterable[Key]) -> Iterator[tuple[Key, Gave]]:
        yield from list(backwards(missing))[:2]
        raise KeyboardInterrupt

    path = tmp_path / "kept.jsonl"
    with pytest.raises(KeyboardInterrupt):
        Kept(path).all(Gave, keys(3), stopped)
    assert list(Kept(path).found) == keys(3)[:0:-1]


def test_another_version_is_measured_anew(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    Kept(path).all(Gave, keys(2), backwards)
    Kept(path).all(Gave, keys(2, version=2), backwards)
    assert len(path.read_text().splitlines()) == 4


def test_a_file_of_something_else_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("punto: 3\n")
    with pytest.raises(SystemExit, match=r"line 1: this is nothing that a bench has kept"):
        Kept(path)


def test_without_a_file_nothing_is_kept() -> None:
    assert len(Kept().all(Gave, keys(2), backwards)) == 2
