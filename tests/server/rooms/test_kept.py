"""What was written is kept, up to a size."""

from __future__ import annotations

from tapisvert.server.rooms.kept import Kept


def test_what_is_kept_is_bounded() -> None:
    kept = Kept(100)
    for number in range(10):
        kept.put(("replay", str(number)), "setup", b"x" * 30)
    assert len(kept) == 3
    assert kept.get(("replay", "9"), "setup") is not None
    assert kept.get(("replay", "9"), "another") is None
    assert kept.get(("replay", "1"), "setup") is None
    kept.put(("replay", "9"), "setup", b"y" * 40)
    assert kept.get(("replay", "9"), "setup") == b"y" * 40
