"""The data folder: where it is, that a former one is still found, that one server uses it at a time."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from tapisvert.server.ops import folder
from tapisvert.server.ops.folder import FolderInUse, data_folder, locked


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The folders are those of earlier versions."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert Unix("tapisvert", False).user_data_path == tmp_path / ".local" / "share" / "tapisvert"
    support = tmp_path / "Library" / "Application Support"
    assert MacOS("Tapis Vert", False).user_data_path == support / "Tapis Vert"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert Unix("tapisvert", False).user_data_path == tmp_path / "elsewhere" / "tapisvert"
    assert data_folder() == platformdirs.user_data_path(folder.NAME, appauthor=False)


def test_a_folder_at_the_former_place_stays_in_use(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *args, **kwargs: tmp_path / "new")
    monkeypatch.setattr(folder, "_former_folder", lambda: tmp_path / "old")
    assert data_folder() == tmp_path / "new"
    (tmp_path / "old").mkdir()
    assert data_folder() == tmp_path / "old"


def test_one_server_uses_a_folder_at_a_time(tmp_path: Path) -> None:
    with (
        locked(tmp_path / "data"),
        pytest.raises(FolderInUse, match="another server uses"),
        locked(tmp_path / "data"),
    ):
        pass
    with locked(tmp_path / "data"):
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0
