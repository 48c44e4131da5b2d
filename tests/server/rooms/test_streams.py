"""Versioned streams: the updates of each viewer, gaps and snapshots."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tapisvert.games import load
from tapisvert.server.messages.stream import Update
from tapisvert.server.rooms.streams import Streams
from tapisvert.table.game import Step, Viewer, seen
from tapisvert.testing.matches import new_match
from tests.server.pick_game import Pick


def no_clock(viewer: int | None) -> float | None:
    return None


def take(streams: Streams, step: Step[Any]) -> dict[Viewer, Update]:
    """The updates of all viewers that see something of the step."""
    return {viewer: streams.newest(viewer) for viewer in streams.take(step)}


def test_versions_follow_one_another_and_the_gap_is_what_was_missed() -> None:
    match = new_match(load("punto"), {"expert": True})
    streams = Streams(match, 8, no_clock)
    steps = []
    rng = random.Random(1)
    for _ in range(6):
        seat = match.to_act[0]
        steps.append(take(streams, match.play(seat, rng.choice(match.legal(seat)))))
    for viewer in match.viewers:
        updates = [step[viewer] for step in steps if viewer in step]
        assert [update.version for update in updates] == list(range(2, 8))
        assert streams.since(viewer, 3) == updates[2:]
        assert streams.since(viewer, 7) == []
        assert streams.since(viewer, 8) is None
        assert streams.snapshot(viewer).view == updates[-1].view
        assert streams.snapshot(viewer).version == 7
        assert updates[-1].legal == (match.legal(viewer) if viewer in match.to_act else ())


def test_a_gap_longer_than_the_ring_is_not_filled() -> None:
    match = new_match(load("punto"), {})
    streams = Streams(match, 3, no_clock)
    for _ in range(5):
        streams.take(match.play(match.to_act[0], match.legal(match.to_act[0])[0]))
    assert streams.since(None, 2) is None
    gap = streams.since(None, 3)
    assert gap is not None
    assert [update.version for update in gap] == [4, 5, 6]


def test_a_secret_decision_leaves_no_trace_with_the_others() -> None:
    match = new_match(Pick(), {})
    streams = Streams(match, 8, no_clock)
    before = {viewer: msgspec.json.encode(streams.snapshot(viewer)) for viewer in match.viewers}
    updates = take(streams, match.play(0, "3"))
    assert set(updates) == {0}
    assert updates[0].to_act == (1,)
    assert msgspec.json.encode(streams.snapshot(1)) == before[1]
    assert msgspec.json.encode(streams.snapshot(None)) == before[None]
    both = take(streams, match.play(1, "2"))
    assert set(both) == {0, 1, None}
    assert [event.__struct_config__.tag for event in both[None].events] == ["shown"]
    assert both[1].to_act == (0, 1)


def test_who_has_decided_does_not_learn_who_else_has() -> None:
    """CAS-A5."""
    match = new_match(load("casino_royal"), {"game": "poker", "players": 3, "call": "free"})
    streams = Streams(match, 8, lambda viewer: 7.0)
    for seat, move in ((2, "cut 20"), (0, "turn"), (0, "turn"), (0, "turn")):
        streams.take(match.play(seat, move))
    assert {viewer: streams.snapshot(viewer).left for viewer in match.viewers} == {
        0: 7,
        1: 7,
        2: 7,
        None: None,
    }
    update = take(streams, match.play(0, "wait"))[0]
    assert (update.to_act, update.left) == ((1, 2), None)
    update = take(streams, match.play(1, "wait"))[1]
    assert (update.to_act, update.left) == ((0, 2), None), "as if nobody else had answered"
    assert streams.snapshot(1).to_act == (0, 2)
    assert streams.snapshot(None).to_act == (0, 1, 2)
    assert {update.to_act for update in take(streams, match.play(2, "wait")).values()} == {(0,)}


def test_folding_what_was_told_before_gives_the_same_snapshots() -> None:
    match = new_match(Pick(), {})
    streams = Streams(match, 8, no_clock)
    streams.take(match.play(0, "3"))
    again = new_match(Pick(), {})
    folded = Streams(again, 8, no_clock)
    folded.fold(again.play(0, "3"))
    for viewer in match.viewers:
        assert folded.snapshot(viewer) == streams.snapshot(viewer)
        assert folded.since(viewer, 0) is None
    assert seen(again.events[-1], 1) == ()
