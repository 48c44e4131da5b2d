"""The versioned streams of one match: the updates of each viewer, and how it catches up after a gap."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from tapisvert.server.messages.stream import Snapshot, Update
from tapisvert.table.game import Public, Sentence, Step, Viewer, seen
from tapisvert.table.match import Match
from tapisvert.table.value import Value

LOG = 200
"""Events that a snapshot carries: the last ones of the viewer's stream."""

Left = Callable[[Viewer], float | None]


class Moment(Value, frozen=True):
    """What led to a version of a stream: the step, and the seats that its viewer saw owe a decision."""

    step: Step[Any]
    to_act: tuple[int, ...]


class Streams:
    """Every seat's stream, and the onlookers'. `left` says how long a viewer's clock still runs.

    An update is built when it is sent: most tables have no onlookers, and most updates are sent once.
    """

    def __init__(self, match: Match, gap: int, left: Left) -> None:
        self._match = match
        self._left = left
        self._gaps: dict[Viewer, deque[Moment]] = {viewer: deque(maxlen=gap) for viewer in match.viewers}
        # The seats that owe a decision are part of a version and stay as they were sent: nobody may find out
        # that a seat has secretly decided by asking for a snapshot.
        self._to_act: dict[Viewer, tuple[int, ...]] = dict.fromkeys(match.viewers, match.to_act)

    def fold(self, step: Step[Any]) -> None:
        """Takes note of the step that was just played, and sent before the server started."""
        self._note(step)

    def take(self, step: Step[Any]) -> tuple[Viewer, ...]:
        """Takes note of the step that was just played; the viewers that see something of it."""
        viewers, moment = self._note(step), None
        for viewer in viewers:
            to_act = self._to_act[viewer]
            if moment is None or moment.to_act is not to_act:  # most often all see the same
                moment = Moment(step, to_act)
            self._gaps[viewer].append(moment)
        return viewers

    def newest(self, viewer: Viewer) -> Update:
        """The viewer's update for the last step."""
        return self._update(viewer, self._match.version(viewer), self._gaps[viewer][-1], self._clock(viewer))

    def since(self, viewer: Viewer, version: int) -> list[Update] | None:
        """The updates after a version; None if they are not all here."""
        now, gap = self._match.version(viewer), self._gaps[viewer]
        if not 0 <= now - version <= len(gap):
            return None
        missed = zip(range(version + 1, now + 1), list(gap)[len(gap) - (now - version) :], strict=True)
        # What the clock said then is of no use to anybody now.
        return [
            self._update(viewer, number, moment, self._clock(viewer) if number == now else None)
            for number, moment in missed
        ]

    def snapshot(self, viewer: Viewer) -> Snapshot:
        match, owing = self._match, self._to_act[viewer]
        view, legal, prompt = self._picture(viewer, match.state)
        log, left = match.log(viewer)[-LOG:], self._clock(viewer)
        version = match.version(viewer)
        return Snapshot(viewer, match.setup.match, version, view, legal, owing, prompt, log, left)

    def _update(self, viewer: Viewer, version: int, moment: Moment, left: float | None) -> Update:
        match, events = self._match.setup.match, seen(moment.step.events, viewer)
        view, legal, prompt = self._picture(viewer, moment.step.state)
        return Update(viewer, match, version, events, view, legal, moment.to_act, prompt, left)

    def _picture(self, viewer: Viewer, state: Any) -> tuple[Any, tuple[str, ...], Sentence]:
        """What updates and snapshots have in common: all that holds in a state."""
        game = self._match.game
        view = game.view(state, viewer)
        offers = game.offers(state, viewer) if viewer is not None and viewer in game.to_act(state) else ()
        return view, tuple(offers), game.prompt(view)

    def _clock(self, viewer: Viewer) -> float | None:
        """What is left of the time.

        Where several decide at once, only of one's own: other clocks would show which seats have decided.
        """
        if len(self._to_act[viewer]) > 1 and viewer not in self._match.to_act:
            return None
        return self._left(viewer)

    def _note(self, step: Step[Any]) -> tuple[Viewer, ...]:
        """The viewers that see something of a step. With it they learn which seats owe a decision.

        A step that is secret tells its viewers only whether they themselves still owe one.
        """
        viewers, owing = self._match.told, self._match.to_act
        for event in step.events:
            if isinstance(event, Public):
                self._to_act.update(dict.fromkeys(viewers, owing))
                return viewers
        for viewer in viewers:
            before = self._to_act[viewer]
            self._to_act[viewer] = tuple([seat for seat in before if seat != viewer or seat in owing])
        return viewers
