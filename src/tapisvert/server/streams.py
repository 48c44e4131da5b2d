"""The versioned streams of one match: what each viewer is told, and how it catches up after a gap."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tapisvert.server.messages import Snapshot, Update
from tapisvert.table.game import Public, Step, Viewer, seen
from tapisvert.table.match import Match

LOG = 200
"""Events that a snapshot carries: the end of what was told."""

Left = Callable[[Viewer], float | None]


class Streams:
    """Every seat's stream, and the onlookers'. `left` says how long a viewer's clock still runs."""

    def __init__(self, match: Match, gap: int, left: Left) -> None:
        self._match = match
        self._left = left
        self._gaps: dict[Viewer, deque[Update]] = {viewer: deque(maxlen=gap) for viewer in match.viewers}
        # Who owes a decision is told with a version and stays as told: a seat that has secretly
        # decided must not be seen to have done so by asking for a snapshot.
        self._to_act: dict[Viewer, tuple[int, ...]] = dict.fromkeys(match.viewers, match.to_act)

    def fold(self, step: Step[Any]) -> None:
        """Takes note of a step that was told before the server started."""
        for viewer in self._told(step):
            self._to_act[viewer] = self._owing(viewer, step)

    def take(self, step: Step[Any]) -> dict[Viewer, Update]:
        """The step that was just played, as each viewer that is told anything is told it."""
        updates = {}
        for viewer in self._told(step):
            self._to_act[viewer] = self._owing(viewer, step)
            updates[viewer] = Update(events=seen(step.events, viewer), **self._picture(viewer))
            self._gaps[viewer].append(updates[viewer])
        return updates

    def since(self, viewer: Viewer, version: int) -> list[Update] | None:
        """The updates after a version; None if they are not all here."""
        now = self._match.version(viewer)
        gap = [update for update in self._gaps[viewer] if update.version > version]
        if version > now or len(gap) != now - version:
            return None
        if gap:
            gap[-1] = replace(gap[-1], left=self._left(viewer))
        return gap

    def snapshot(self, viewer: Viewer) -> Snapshot:
        return Snapshot(log=self._match.log(viewer)[-LOG:], **self._picture(viewer))

    def _picture(self, viewer: Viewer) -> dict[str, Any]:
        """What updates and snapshots have in common: all that holds now."""
        match = self._match
        view = match.view(viewer)
        return {
            "seat": viewer,
            "match": match.setup.match,
            "version": match.version(viewer),
            "view": view,
            "legal": match.offered(viewer) if viewer is not None and viewer in match.to_act else (),
            "to_act": self._to_act[viewer],
            "prompt": match.game.prompt(view),
            "left": self._left(viewer),
        }

    def _owing(self, viewer: Viewer, step: Step[Any]) -> tuple[int, ...]:
        """Who owes a decision as far as the viewer may know: a secret step tells only about one's own."""
        owing = self._match.to_act
        if any(isinstance(event, Public) for event in step.events):
            return owing
        return tuple(seat for seat in self._to_act[viewer] if seat != viewer or seat in owing)

    def _told(self, step: Step[Any]) -> list[Viewer]:
        return [viewer for viewer in self._match.viewers if seen(step.events, viewer)]
