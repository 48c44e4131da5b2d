"""One match of an arena, from its plan and pairing to its result; runs wherever a worker is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from pathlib import Path
from threading import Thread

import msgspec

from tapisvert import bots
from tapisvert.arena.plan import Pairing, Plan
from tapisvert.bots.belongings import guarding
from tapisvert.bots.bot import BotFailed
from tapisvert.bots.luck import luck_of
from tapisvert.bots.match import Match
from tapisvert.table.game import Outcome, Sentence
from tapisvert.table.match import WrongVersion


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a match. `winners` and `scores` are by seat, as in an `Outcome`, all else by side.

    `luck` is what luck gave to each side, as a share of the match, where the plan asks for it.
    """

    deal: int
    lineup: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    luck: tuple[float, ...] = ()

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.deal, self.lineup)


class MatchFailed(Exception):
    """A match that could not be played to its end: who failed and why, and in which match."""

    def __init__(self, failure: BotFailed, deal: int, seats: str) -> None:
        super().__init__(failure, deal, seats)
        self.failure, self.deal, self.seats = failure, deal, seats


def play(plan: Plan, pairing: Pairing) -> Result:
    """Plays a match; raises `MatchFailed` if a bot does, and `WrongVersion` where the rules are others."""
    if plan.rules.version != plan.version:
        raise WrongVersion(plan.game, plan.version, plan.rules.version)
    side_of = {seat: side for side, seats in enumerate(plan.sides) for seat in seats}
    sitting = [plan.players[pairing.lineup[side_of[seat]]] for seat in sorted(side_of)]
    own = {entrant.folder: entrant.counted for entrant in sitting if entrant.folder}
    try:
        with guarding(own):
            players = [entrant.make(plan.share) for entrant in sitting]
        match = Match.new(plan.game, players, plan.options, seed=plan.seed + pairing.deal)
        outcome = _played_out(match, plan.patience, own)
    except BotFailed as error:
        raise MatchFailed(error, pairing.deal, ",".join(entrant.text for entrant in sitting)) from error
    movers = [side_of[played.seat] for played in match.moves]
    return Result(
        pairing.deal,
        pairing.lineup,
        outcome.winners,
        outcome.scores,
        moves=tuple(movers.count(side) for side in range(len(plan.sides))),
        seconds=tuple(round(sum(match.thought[seat] for seat in seats), 6) for seats in plan.sides),
        luck=_luck(plan, match, pairing.deal),
    )


def _luck(plan: Plan, match: Match, deal: int) -> tuple[float, ...]:
    if not plan.luck:
        return ()
    return tuple(round(share, 6) for share in luck_of(match, bots.judge(plan.game), plan.luck, deal))


def _played_out(match: Match, patience: int, own: Mapping[Path, Iterable[str]]) -> Outcome:
    """How a match ends; raises `BotFailed` too if no move came for so many seconds.

    Nothing can make a bot stop thinking. So it thinks in a thread that can be left behind, and ends with the
    process. Seconds are counted while this process runs: a machine that sleeps is no bot that does.
    """
    ended: Future[Outcome] = Future()
    Thread(target=_settle, args=(ended, match, own), daemon=True).start()
    waited, moves = 0, 0
    while True:
        try:
            return ended.result(timeout=1.0)
        except TimeoutError:
            waited, moves = waited + 1 if moves == len(match.moves) else 0, len(match.moves)
            if waited >= patience:
                silent = match.players[match.to_act[0]]
                raise BotFailed(silent.title, Sentence("bot-silent", {"seconds": patience})) from None


def _settle(ended: Future[Outcome], match: Match, own: Mapping[Path, Iterable[str]]) -> None:
    try:
        with guarding(own):
            ended.set_result(match.play_out())
    except BaseException as error:
        ended.set_exception(error)
