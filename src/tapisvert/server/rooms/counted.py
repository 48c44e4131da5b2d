"""A finished match as far as it matters to ratings: whether it counts, who won, and how that moved everybody.

All of it follows from the record, in which each move of a person has an id of their page: a move without one
was made by a program, or by the rules when time was up.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from tapisvert import games
from tapisvert.server.rooms import rating
from tapisvert.server.rooms.rating import Sides, Strength, Why
from tapisvert.server.storage.store import MatchRow, MoveRow
from tapisvert.table.match import BOT, Match, Played
from tapisvert.table.value import Value


class Counted(Value, frozen=True):
    """A match of a rated table that is over. All but the first four are there if it counts.

    `guests` has an empty name for a program, and for somebody who was forgotten since; of these it is known
    how strong they were `before`. `anchors` are the programs.
    """

    match: str
    kind: str
    ended: float
    why: Why = ""
    sides: Sides = ()
    winners: tuple[int, ...] = ()
    guests: tuple[str, ...] = ()
    anchors: tuple[Strength | None, ...] = ()
    before: tuple[Strength, ...] = ()
    after: tuple[Strength, ...] = ()

    @property
    def place(self) -> tuple[float, str]:
        """Matches are counted in this order."""
        return self.ended, self.match


class Standing(Value, frozen=True):
    """Where a guest is at a kind of table."""

    strength: Strength = Strength()
    played: int = 0
    won: int = 0


Standings = dict[str, Standing]
"""By guest."""


def told(row: MatchRow, moves: tuple[MoveRow, ...]) -> bytes:
    """A `Counted` as JSON, not yet moved; in the scribe's process."""
    setup = row.setup
    assert setup is not None
    game = games.load(setup.game)
    match = Match(game, setup, row.secret)
    stood_in = False
    for move in moves:
        stood_in = stood_in or not (move.client or setup.seats[move.seat].program or _rules_made(match, move))
        match.play(move.seat, move.move)
    assert match.outcome is not None
    programs = tuple("" if sitter.program == BOT else sitter.program for sitter in setup.seats)
    anchors = tuple(
        rating.anchor(setup.game, setup.options, program) if program else None for program in programs
    )
    counted = Counted(
        row.id,
        rating.kind_of(game, setup.options),
        moves[-1].at if moves else row.started,
        sides=game.sides(match.options),
        winners=match.outcome.winners,
        guests=tuple("" if program else guest for guest, program in zip(row.guests, programs, strict=True)),
        anchors=anchors,
    )
    why = _why_not(counted, programs, stood_in, setup.origin is not None or setup.day is not None)
    return msgspec.json.encode(Counted(counted.match, counted.kind, counted.ended, why) if why else counted)


def fold(matches: Iterable[Counted], standings: Standings) -> tuple[list[Counted], Standings]:
    """The matches with how each moved everybody, one after the other, and where everybody is then."""
    now, done = dict(standings), []
    for each in matches:
        before = tuple(_strength(each, seat, now) for seat in range(len(each.guests)))
        after = rating.moved(each.sides, each.winners, before)
        kept = tuple(new if each.anchors[seat] is None else before[seat] for seat, new in enumerate(after))
        won = {seat for side in each.sides if set(side) & set(each.winners) for seat in side}
        for seat, guest in enumerate(each.guests):
            if guest:
                was = now.get(guest, Standing())
                now[guest] = Standing(kept[seat], was.played + 1, was.won + (seat in won))
        done.append(replace(each, before=before, after=kept))
    return done, now


def with_known(fresh: Counted, kept: Counted) -> Counted:
    """A match from its record, with what only is known because it was counted: how strong those were who
    were forgotten since."""
    return replace(fresh, before=kept.before) if not fresh.why else fresh


def _strength(match: Counted, seat: int, now: Standings) -> Strength:
    anchor = match.anchors[seat]
    if anchor is not None:
        return anchor
    guest = match.guests[seat]
    if not guest and match.before:
        return match.before[seat]
    return now.get(guest, Standing()).strength


def _rules_made(match: Match, move: MoveRow) -> bool:
    """Whether the rules made a move because time was up: that is the seat's own."""
    if not match.game.clock(match.state, move.seat):
        return False
    timeout = match.game.timeout(match.state, move.seat)
    return timeout is not None and match.game.write(timeout) == Played(move.seat, move.move).move


def _why_not(match: Counted, programs: tuple[str, ...], stood_in: bool, continued: bool) -> Why:
    people = [guest for guest, program in zip(match.guests, programs, strict=True) if not program]
    if len(match.sides) < 2:
        return "alone"
    if continued:
        return "continued"
    if not people:
        return "no-people"
    named = [guest for guest in people if guest]
    if len(set(named)) < len(named):
        return "screen"
    if stood_in:
        return "stand-in"
    measured = all(anchor for anchor, program in zip(match.anchors, programs, strict=True) if program)
    return "" if measured else "no-anchor"
