"""The versioned streams of one match: what each viewer is told, and how it catches up after a gap."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from tapisvert.server.messages import Snapshot, Update
from tapisvert.table.game import Step, Viewer, seen
from tapisvert.table.match import Match

LOG = 200
"""Events that a snapshot carries: the end of what was told."""

Left = Callable[[Viewer], float | None]


class Moment(msgspec.Struct, frozen=True):
    """A version of somebody's stream: the step that led to it."""

    version: int
    step: Step[Any]


class Streams:
    """Every seat's stream, and the onlookers'. `left` says how long a viewer's clock still runs.

    A picture is built when somebody asks for it: most tables have nobody who looks on, and most
    updates are sent once.
    """

    def __init__(self, match: Match, gap: int, left: Left) -> None:
        self._match = match
        self._left = left
        self._gaps: dict[Viewer, deque[Moment]] = {viewer: deque(maxlen=gap) for viewer in match.viewers}
        # Who owes a decision is told with a version and stays as told: a seat that has secretly
        # decided must not be seen to have done so by asking for a snapshot.
        self._to_act: dict[Viewer, tuple[int, ...]] = dict.fromkeys(match.viewers, match.to_act)

    def fold(self, step: Step[Any]) -> None:
        """Takes note of a step that was told before the server started."""
        for viewer in self._told(step):
            self._to_act[viewer] = self._match.to_act

    def take(self, step: Step[Any]) -> list[Viewer]:
        """Takes note of the step that was just played; who is told of it."""
        told, to_act = self._told(step), self._match.to_act
        for viewer in told:
            self._to_act[viewer] = to_act
            self._gaps[viewer].append(Moment(self._match.version(viewer), step))
        return told

    def newest(self, viewer: Viewer) -> Update:
        """The last step that was taken note of, as a viewer is told it."""
        return self._update(viewer, self._gaps[viewer][-1], self._left(viewer))

    def since(self, viewer: Viewer, version: int) -> list[Update] | None:
        """The updates after a version; None if they are not all here."""
        now = self._match.version(viewer)
        gap = [moment for moment in self._gaps[viewer] if moment.version > version]
        if version > now or len(gap) != now - version:
            return None
        # What the clock said then is of no use to anybody now.
        return [
            self._update(viewer, moment, self._left(viewer) if moment.version == now else None)
            for moment in gap
        ]

    def snapshot(self, viewer: Viewer) -> Snapshot:
        match = self._match
        now = self._picture(viewer, match.state, match.version(viewer), self._to_act[viewer])
        return Snapshot(log=match.log(viewer)[-LOG:], left=self._left(viewer), **now)

    def _update(self, viewer: Viewer, moment: Moment, left: float | None) -> Update:
        step = moment.step
        then = self._picture(viewer, step.state, moment.version, self._match.game.to_act(step.state))
        return Update(events=seen(step.events, viewer), left=left, **then)

    def _picture(self, viewer: Viewer, state: Any, version: int, to_act: tuple[int, ...]) -> dict[str, Any]:
        """What updates and snapshots have in common: all that holds in a state."""
        game = self._match.game
        view = game.view(state, viewer)
        owing = viewer is not None and viewer in game.to_act(state)
        return {
            "seat": viewer,
            "match": self._match.setup.match,
            "version": version,
            "view": view,
            "legal": tuple(map(game.write, game.offered(state, viewer))) if owing else (),
            "to_act": to_act,
            "prompt": game.prompt(view),
        }

    def _told(self, step: Step[Any]) -> list[Viewer]:
        return [viewer for viewer in self._match.viewers if seen(step.events, viewer)]
