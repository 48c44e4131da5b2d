"""Non-interference on the wire: what a seat may not see changes no byte, and no length, of what it is sent.

The same table is served twice. In the second house the match is put into another state, one that a
viewer cannot tell from the real one (`imagine`). Then both are played on alike, and everything that
the viewer's page is sent is compared: snapshots, updates, tables, answers and refusals.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.messages.people import Me
from tapisvert.server.messages.stream import MoveSent, Refused, Seen
from tapisvert.server.messages.tables import NewSeat, NewTable, Sit
from tapisvert.server.refusals import Refuse
from tapisvert.server.rooms.table import LiveTable
from tapisvert.server.rooms.tables import Tables
from tapisvert.table.game import AnyGame, BadMove, Illegal, Viewer, presets_of
from tapisvert.table.match import Match
from tapisvert.table.open import OpenGame
from tapisvert.testing.matches import new_match, play_on
from tests.server.fakes import EVE, Page, opened
from tests.server.pick_game import Pick

BEFORE = (0, 2, 7)
"""Moves that both matches have in common."""

TOGETHER = 12
"""At most so many more are made in both."""

TRIES = 12


class House:
    """A table in a house of its own, with a page for every viewer."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.pages: dict[Viewer, Page] = {}

    @property
    def match(self) -> Match:
        assert self.table.live_match is not None
        return self.table.live_match.match

    async def fill(self, last: Viewer) -> None:
        """Everybody comes, the viewer last: so nobody else's coming is told in between."""
        viewers = [*(viewer for viewer in self.match.viewers if viewer != last), last]
        for viewer in viewers:
            if viewer == last:
                await asyncio.sleep(0.06)  # the others' coming is told
            me = EVE if viewer is None else guest(viewer)
            self.pages[viewer] = await Page(self.table, me).join()
        await asyncio.sleep(0.06)
        await self.settled()

    async def move(self, seat: int, text: str, number: int) -> None:
        sent = MoveSent(f"move {number}", seat, self.match.setup.match, self.match.version(seat), text)
        await self.table.move(self.pages[seat].connection, sent)
        await self.settled()

    async def refusal(self, seat: int, text: str) -> bytes:
        """What the seat is answered to a move that is none."""
        sent = MoveSent("refused", seat, self.match.setup.match, self.match.version(seat), text)
        with pytest.raises(Refuse) as refused:
            await self.table.move(self.pages[seat].connection, sent)
        return msgspec.json.encode(Refused("refused", refused.value.refusal))

    async def settled(self) -> None:
        for page in self.pages.values():
            await page.settled()


def guest(seat: int) -> Me:
    return Me(f"guest {seat}", f"Guest {seat}")


def cases() -> list[tuple[str, str]]:
    """Of every game with secrets the first preset, and the first whose seats start with different ones."""
    found = []
    for name in (name for name in games.names() if not isinstance(games.load(name), OpenGame)):
        game = games.load(name)
        tables = presets_of(game)
        shared = [preset for preset, given in tables.items() if game.seats(game.options(given)) > 1]
        telling = [preset for preset in shared if tells_apart(game, preset)]
        found += [(name, preset) for preset in dict.fromkeys([*shared[:1], *telling[:1]])]
    return found


def tells_apart(game: AnyGame, preset: str) -> bool:
    match = new_match(game, presets_of(game)[preset])
    return any(match.log(viewer) != match.log(None) for viewer in match.viewers)


@pytest.mark.parametrize(("name", "preset"), cases())
async def test_what_is_hidden_changes_no_byte_of_the_traffic(
    name: str, preset: str, template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The houses are visited one after the other, so what is left of a time is not the same in both.
    monkeypatch.setattr(type(games.load(name)), "clock", lambda game, state, seat: None)
    compared = different = 0
    for before in BEFORE:
        there = tmp_path / str(before)
        found = await play_twins(games.load(name), preset, before, template, there)
        compared, different = compared + found[0], different + found[1]
    assert compared > len(BEFORE)
    assert different, "nothing was hidden, so nothing was shown"


async def test_nor_does_a_decision_that_another_seat_made_in_secret(
    monkeypatch: pytest.MonkeyPatch, template: Path, tmp_path: Path
) -> None:
    game = Pick()
    monkeypatch.setattr(games, "load", lambda name: game)
    for viewer in (1, None):  # the first seat has decided
        compared, different = await play_twins(game, "plain", 1, template, tmp_path / str(viewer), (viewer,))
        assert compared
        assert different


async def play_twins(
    game: AnyGame, preset: str, before: int, template: Path, folder: Path, viewers: tuple[Viewer, ...] = ()
) -> tuple[int, int]:
    """How often traffic was compared, and how often over states that were different."""
    rng = random.Random(before)
    real, other = folder / "real", folder / "other"
    for each in (real, other):
        each.mkdir(parents=True)
    _copy(template, real / "tapisvert.db")
    async with opened(real) as tables:
        code = await _begin(tables, game, preset, rng, before)
    _copy(real / "tapisvert.db", other / "tapisvert.db")
    async with opened(real) as first, opened(other) as second:
        one, two = House(await first.find(code)), House(await second.find(code))
        viewer = rng.choice(viewers or one.match.viewers)
        two.match.state = game.imagine(one.match.view(viewer), rng)
        different = int(two.match.state != one.match.state)
        for house in (one, two):
            await house.fill(viewer)
        compared = 0
        for number in range(TOGETHER):
            assert two.pages[viewer].raw == one.pages[viewer].raw
            compared += 1
            await _ask_again(one, two, viewer)
            if one.match.outcome:
                break
            step = _step_alike(one.match, two.match, viewer, rng)
            if step is None:
                step = _any_step(one.match, rng)
                _lead(two.match, one.match, *step, viewer, rng)
            for house in (one, two):
                await house.move(*step, number)
            vars(two.match).pop("ahead", None)
        assert two.pages[viewer].raw == one.pages[viewer].raw
        for house in (one, two):
            for page in house.pages.values():
                page.close()
        return compared, different * compared


async def _begin(tables: Tables, game: AnyGame, preset: str, rng: random.Random, moves: int) -> str:
    """A table where every seat is another guest's, and so many moves are made."""
    options = dict(presets_of(game)[preset])
    seats = game.seats(game.options(options))
    wish = NewTable(
        game.name,
        (NewSeat("me"), *[NewSeat("open")] * (seats - 1)),
        options,
        takeover=False,
    )
    table = await tables.create(guest(0), wish)
    for seat in range(1, seats):
        await table.sit(guest(seat), Sit(seat))
    await table.start(guest(0).guest)
    house = House(table)
    await house.fill(None)
    for number in range(moves):
        if house.match.outcome:
            break
        seat = rng.choice(house.match.to_act)
        await house.move(seat, rng.choice(house.match.offered(seat)), 1000 + number)
    for page in house.pages.values():
        page.close()
    return table.row.code


def _step_alike(one: Match, two: Match, viewer: Viewer, rng: random.Random) -> tuple[int, str] | None:
    """A move that both matches allow and that shows the viewer the same, if one is found."""
    for _ in range(TRIES):
        owing = [seat for seat in one.to_act if seat in two.to_act]
        if not owing:
            return None
        seat = rng.choice(owing)
        text = rng.choice(one.offered(seat))
        try:
            after = [match.ahead(seat, text)[1].state for match in (one, two)]
        except (BadMove, Illegal):
            continue  # the imagined hand lacks it
        views = [msgspec.json.encode(one.game.view(state, viewer)) for state in after]
        ended = [one.game.outcome(state) is not None for state in after]
        if views[0] == views[1] and ended[0] == ended[1]:
            return seat, text
    return None


def _any_step(match: Match, rng: random.Random) -> tuple[int, str]:
    seat = rng.choice(match.to_act)
    return seat, rng.choice(match.offered(seat))


def _lead(match: Match, real: Match, seat: int, text: str, viewer: Viewer, rng: random.Random) -> None:
    """Where the move shows what was hidden: it leads to another state that looks like the real one's next.

    The viewer is told the same events, and must not be told more by anything else.
    """
    played, step = real.ahead(seat, text)
    imagined = real.game.imagine(real.game.view(step.state, viewer), rng)
    if real.game.outcome(step.state):
        imagined = step.state  # nothing is hidden any more
    match.ahead = lambda seat, text: (played, replace(step, state=imagined))  # type: ignore[method-assign]


async def _ask_again(one: House, two: House, viewer: Viewer) -> None:
    """The same questions at both tables: a fresh picture, the last step again, and a move that is none."""
    match, version = one.match.setup.match, one.match.version(viewer)
    for house in (one, two):
        page = house.pages[viewer]
        await page.join()
        await page.join(Seen(viewer, match, max(0, version - 1)))
    if viewer is not None:
        others = [seat for seat in one.match.to_act if seat != viewer]
        for text in ("no move", *(one.match.offered(seat)[0] for seat in others)):
            if viewer not in one.match.to_act or text == "no move":
                assert await one.refusal(viewer, text) == await two.refusal(viewer, text)


def _copy(database: Path, to: Path) -> None:
    source, target = sqlite3.connect(database), sqlite3.connect(to)
    source.backup(target)
    source.close()
    target.close()


def test_the_suite_would_notice_a_leak() -> None:
    """Of the same match, what two seats are sent is not the same: the comparison is not blind."""
    match = play_on(new_match(games.load("punto"), {"expert": True}), random.Random(1), 3)
    views = [msgspec.json.encode(match.view(viewer)) for viewer in match.viewers]
    assert len(set(views)) == len(views)
