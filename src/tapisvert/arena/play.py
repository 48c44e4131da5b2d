"""One match of an arena, from its plan and pairing to its result; runs wherever a worker is."""

from __future__ import annotations

import ctypes
import traceback
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from threading import Thread

import msgspec

from tapisvert import bots
from tapisvert.arena.plan import Pairing, Plan
from tapisvert.bots.belongings import guarding
from tapisvert.bots.bot import Bot, BotFailed, Time
from tapisvert.bots.luck import luck_of
from tapisvert.bots.match import Match
from tapisvert.table.game import Outcome, Sentence
from tapisvert.table.match import WrongVersion


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a match. `winners` and `scores` are by seat, as in an `Outcome`, all else by side.

    `luck` is what luck gave to each side, as a share of the match, where the plan asks for it. `failed` are
    the sides whose bot failed, where that is a match lost, and `trouble` is all that Python says of it.
    """

    deal: int
    lineup: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    luck: tuple[float, ...] = ()
    worked: tuple[float, ...] = ()
    failed: tuple[int, ...] = ()
    trouble: str = ""

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.deal, self.lineup)


class MatchFailed(Exception):
    """A match that could not be played to its end: who failed and why, and in which match.

    `trouble` is all that Python says of it.
    """

    def __init__(self, failure: BotFailed, deal: int, seats: str, trouble: str) -> None:
        super().__init__(failure, deal, seats, trouble)
        self.failure, self.deal, self.seats, self.trouble = failure, deal, seats, trouble


def play(plan: Plan, pairing: Pairing) -> Result:
    """Plays a match; raises `MatchFailed` if a bot fails and the plan does not say that it has lost then.

    Raises `WrongVersion` where the rules are others.
    """
    if plan.rules.version != plan.version:
        raise WrongVersion(plan.game, plan.version, plan.rules.version)
    side_of = {seat: side for side, seats in enumerate(plan.sides) for seat in seats}
    sitting = [plan.players[pairing.lineup[side_of[seat]]] for seat in sorted(side_of)]
    own = {entrant.folder: entrant.counted for entrant in sitting if entrant.folder}
    players: list[Bot] = []
    match: Match | None = None
    try:
        with guarding(own):
            players.extend(entrant.make(plan.share, plan.rounds) for entrant in sitting)
        time = Time(patience=float(plan.patience), share=plan.share)
        match = Match.new(plan.game, players, plan.options, plan.seed + pairing.deal, time)
        outcome = _played_out(match, plan.patience, own)
    except BotFailed as error:
        trouble = "".join(traceback.format_exception(error))
        if plan.forfeit:
            return _forfeited(plan, pairing, match, side_of[_at_fault(error, players, match)], trouble)
        seats = ",".join(entrant.text for entrant in sitting)
        raise MatchFailed(error, pairing.deal, seats, trouble) from error
    return msgspec.structs.replace(
        _result(plan, pairing, match, outcome), luck=_luck(plan, match, pairing.deal)
    )


def _result(plan: Plan, pairing: Pairing, match: Match | None, outcome: Outcome) -> Result:
    """What was played until here."""
    seats = [played.seat for played in match.moves] if match else []

    def by_side(seconds: Sequence[float]) -> tuple[float, ...]:
        return tuple(round(sum(seconds[seat] for seat in side), 6) for side in plan.sides)

    nothing = [0.0] * sum(map(len, plan.sides))
    return Result(
        pairing.deal,
        pairing.lineup,
        outcome.winners,
        outcome.scores,
        moves=tuple(sum(seats.count(seat) for seat in side) for side in plan.sides),
        seconds=by_side(match.thought if match else nothing),
        worked=by_side(match.worked if match else nothing),
    )


def _at_fault(error: BotFailed, players: Sequence[Bot], match: Match | None) -> int:
    """The seat of the bot that failed: to be made, to sit down, or to name a move."""
    titles = [player.title for player in players]
    asked = match.to_act[:1] if match else ()
    if asked and titles[asked[0]] == error.name:
        return asked[0]
    return titles.index(error.name) if error.name in titles else len(players)


def _forfeited(plan: Plan, pairing: Pairing, match: Match | None, side: int, trouble: str) -> Result:
    """The match is lost for a side; all the others have won it, and nobody has points."""
    others = [seat for each, seats in enumerate(plan.sides) if each != side for seat in seats]
    outcome = Outcome(tuple(sorted(others)), (0,) * sum(map(len, plan.sides)))
    result = _result(plan, pairing, match, outcome)
    luck = (0.0,) * len(plan.sides) if plan.luck else ()
    return msgspec.structs.replace(result, luck=luck, failed=(side,), trouble=trouble)


def _luck(plan: Plan, match: Match, deal: int) -> tuple[float, ...]:
    if not plan.luck:
        return ()
    return tuple(round(share, 6) for share in luck_of(match, bots.judge(plan.game), plan.luck, deal))


def _played_out(match: Match, patience: int, own: Mapping[Path, Iterable[str]]) -> Outcome:
    """How a match ends; raises `BotFailed` too if no move came for so many seconds.

    A bot thinks in a thread that can be left behind. That thread is told to stop, which it hears unless it is
    inside a library; then it ends with the process. Seconds are counted while this process runs: a machine
    that sleeps is no bot that does.
    """
    ended: Future[Outcome] = Future()
    thread = Thread(target=_settle, args=(ended, match, own), daemon=True)
    thread.start()
    waited, moves = 0, 0
    while True:
        try:
            return ended.result(timeout=1.0)
        except TimeoutError:
            waited, moves = waited + 1 if moves == len(match.moves) else 0, len(match.moves)
            if waited >= patience:
                silent = match.players[match.to_act[0]]
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(thread.ident or 0), ctypes.py_object(SystemExit)
                )
                raise BotFailed(silent.title, Sentence("bot-silent", {"seconds": patience})) from None


def _settle(ended: Future[Outcome], match: Match, own: Mapping[Path, Iterable[str]]) -> None:
    try:
        with guarding(own):
            ended.set_result(match.play_out())
    except BaseException as error:
        ended.set_exception(error)
