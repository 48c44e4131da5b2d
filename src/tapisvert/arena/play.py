"""One match of an arena, from its plan and pairing to its result; runs wherever a worker is."""

from __future__ import annotations

import msgspec

from tapisvert.arena.plan import Pairing, Plan
from tapisvert.bots.bot import BotFailed
from tapisvert.bots.match import Match
from tapisvert.table.match import WrongVersion


class Result(msgspec.Struct, frozen=True):
    """What came of a match. `winners` and `scores` are by seat, as in an `Outcome`, all else by side."""

    deal: int
    lineup: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.deal, self.lineup)


class MatchFailed(Exception):
    """A match that could not be played to its end: who failed, why, and in which match."""

    def __init__(self, name: str, reason: str, deal: int, seats: str) -> None:
        super().__init__(name, reason, deal, seats)
        self.name, self.reason, self.deal, self.seats = name, reason, deal, seats


def play(plan: Plan, pairing: Pairing) -> Result:
    """Plays a match; raises `MatchFailed` if a bot does, and `WrongVersion` where the rules are others."""
    if plan.rules.version != plan.version:
        raise WrongVersion(plan.game, plan.version, plan.rules.version)
    side_of = {seat: side for side, seats in enumerate(plan.sides) for seat in seats}
    sitting = [plan.players[pairing.lineup[side_of[seat]]] for seat in sorted(side_of)]
    players = [entrant.make(plan.share) for entrant in sitting]
    match = Match.new(plan.game, players, plan.options, seed=plan.seed + pairing.deal)
    try:
        outcome = match.play_out()
    except BotFailed as error:
        seats = ",".join(entrant.text for entrant in sitting)
        raise MatchFailed(error.name, error.reason, pairing.deal, seats) from error
    movers = [side_of[played.seat] for played in match.moves]
    return Result(
        pairing.deal,
        pairing.lineup,
        outcome.winners,
        outcome.scores,
        moves=tuple(movers.count(side) for side in range(len(plan.sides))),
        seconds=tuple(round(sum(match.thought[seat] for seat in seats), 6) for seats in plan.sides),
    )
