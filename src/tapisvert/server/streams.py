"""The versioned streams of one match: what each viewer is told, and how it catches up after a gap."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from tapisvert.server.messages import Snapshot, Update
from tapisvert.table.game import Public, Step, Viewer, seen
from tapisvert.table.match import Match

LOG = 200
"""Events that a snapshot carries: the end of what was told."""

Left = Callable[[Viewer], float | None]


class Moment(msgspec.Struct, frozen=True):
    """A version of somebody's stream: the step that led to it, and who owed a decision, as told."""

    version: int
    step: Step[Any]
    to_act: tuple[int, ...]


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
            self._to_act[viewer] = self._owing(viewer, step)

    def take(self, step: Step[Any]) -> list[Viewer]:
        """Takes note of the step that was just played; who is told of it."""
        told = self._told(step)
        for viewer in told:
            owing = self._to_act[viewer] = self._owing(viewer, step)
            self._gaps[viewer].append(Moment(self._match.version(viewer), step, owing))
        return told

    def newest(self, viewer: Viewer) -> Update:
        """The last step that was taken note of, as a viewer is told it."""
        return self._update(viewer, self._gaps[viewer][-1], self._clock(viewer))

    def since(self, viewer: Viewer, version: int) -> list[Update] | None:
        """The updates after a version; None if they are not all here."""
        now = self._match.version(viewer)
        gap = [moment for moment in self._gaps[viewer] if moment.version > version]
        if version > now or len(gap) != now - version:
            return None
        # What the clock said then is of no use to anybody now.
        return [
            self._update(viewer, moment, self._clock(viewer) if moment.version == now else None)
            for moment in gap
        ]

    def snapshot(self, viewer: Viewer) -> Snapshot:
        match = self._match
        now = self._picture(viewer, match.state, match.version(viewer), self._to_act[viewer])
        return Snapshot(log=match.log(viewer)[-LOG:], left=self._clock(viewer), **now)

    def _update(self, viewer: Viewer, moment: Moment, left: float | None) -> Update:
        step = moment.step
        then = self._picture(viewer, step.state, moment.version, moment.to_act)
        return Update(events=seen(step.events, viewer), left=left, **then)

    def _picture(self, viewer: Viewer, state: Any, version: int, to_act: tuple[int, ...]) -> dict[str, Any]:
        """What updates and snapshots have in common: all that holds in a state."""
        game = self._match.game
        view = game.view(state, viewer)
        legal = game.offered(state, viewer) if viewer is not None and viewer in game.to_act(state) else ()
        return {
            "seat": viewer,
            "match": self._match.setup.match,
            "version": version,
            "view": view,
            "legal": tuple(map(game.write, legal)),
            "to_act": to_act,
            "prompt": game.prompt(view),
        }

    def _clock(self, viewer: Viewer) -> float | None:
        """What is left of the time. Where several decide at once only one's own: others' tell who has."""
        if len(self._to_act[viewer]) > 1 and viewer not in self._match.to_act:
            return None
        return self._left(viewer)

    def _owing(self, viewer: Viewer, step: Step[Any]) -> tuple[int, ...]:
        """Who owes a decision as far as the viewer may know: a secret step tells only about one's own."""
        owing = self._match.to_act
        if any(isinstance(event, Public) for event in step.events):
            return owing
        return tuple(seat for seat in self._to_act[viewer] if seat != viewer or seat in owing)

    def _told(self, step: Step[Any]) -> list[Viewer]:
        return [viewer for viewer in self._match.viewers if seen(step.events, viewer)]
