"""The luck of duplicate rounds: who seals and opens a salt for it, by pure functions (`docs/fairness.md`).

The secret of a round is drawn, and its commitment published, before anybody seals for it. Whoever has not
sealed when the round begins leaves that to the house; whoever does not open in time is left out.
"""

from __future__ import annotations

import hmac

import msgspec
from msgspec.structs import replace

from tapisvert.server.messages.tournaments import LuckStage, RoundLuckInfo, RoundShare
from tapisvert.server.refusals import Refuse
from tapisvert.table import duplicate
from tapisvert.table.chance import commitment, draw_secret
from tapisvert.table.duplicate import RoundDeal, Share
from tapisvert.table.value import Value


class Coming(Value, frozen=True):
    """The luck of the next round: its secret, and by entrant what was sealed for it."""

    secret: str
    seals: dict[int, str] = msgspec.field(default_factory=dict)


class RoundLuck(Value, frozen=True):
    """The luck of a round that has begun: since when salts are asked for, and whether that is over."""

    secret: str
    shares: tuple[Share, ...]
    since: float
    dealt: bool = False

    @property
    def waiting(self) -> tuple[int, ...]:
        """Whose salts are still closed."""
        return tuple(share.entrant for share in self.shares if not share.salt)


def fresh() -> Coming:
    return Coming(draw_secret())


def sealed(coming: Coming, entrant: int, seal: str) -> Coming:
    """With the seal of an entrant, in place of any before."""
    return replace(coming, seals={**coming.seals, entrant: seal})


def begun(
    coming: Coming, code: str, number: int, entrants: list[int], house: set[int], now: float
) -> RoundLuck:
    """From here on seals are fixed and salts asked for. The house seals for those who have not, and for those
    who are not there to open."""
    shares = []
    for entrant in sorted(entrants):
        if entrant in coming.seals and entrant not in house:
            shares.append(Share(entrant, coming.seals[entrant]))
        else:
            salt = draw_secret()
            shares.append(Share(entrant, duplicate.seal(code, number, entrant, salt), salt, house=True))
    return in_time(RoundLuck(coming.secret, tuple(shares), now))


def opened(luck: RoundLuck, code: str, number: int, entrant: int, salt: str) -> RoundLuck:
    """With the salt of an entrant; raises `Refuse` if it is another than was sealed, or late."""
    share = next((share for share in luck.shares if share.entrant == entrant), None)
    if share is None or (luck.dealt and share.salt != salt):
        raise Refuse("stale")
    if not hmac.compare_digest(duplicate.seal(code, number, entrant, salt), share.seal):
        raise Refuse("wrong-salt", seat=entrant)
    shares = tuple(replace(each, salt=salt) if each is share else each for each in luck.shares)
    return in_time(replace(luck, shares=shares))


def in_time(luck: RoundLuck, waited: bool = False) -> RoundLuck:
    """The round is dealt once every salt is open, or the others were waited for long enough."""
    return replace(luck, dealt=luck.dealt or waited or not luck.waiting)


def deal_of(luck: RoundLuck, code: str, number: int) -> RoundDeal:
    """What every table of the round is dealt from."""
    assert luck.dealt
    return RoundDeal(code, number, luck.shares)


def told_coming(coming: Coming, number: int) -> RoundLuckInfo:
    """What is told of the next round's luck."""
    sealed_by = tuple(sorted(coming.seals))
    return RoundLuckInfo(number, commitment(coming.secret), "sealing", sealed=sealed_by)


def told(luck: RoundLuck, number: int, me: int, over: bool) -> RoundLuckInfo:
    """What is told of a round's luck to an entrant (-1: to somebody else). `over`: its last table is."""
    stage: LuckStage = "open" if over else "dealt" if luck.dealt else "opening"
    mine = next((share for share in luck.shares if share.entrant == me), None)
    return RoundLuckInfo(
        round=number,
        commitment=commitment(luck.secret),
        stage=stage,
        sealed=tuple(share.entrant for share in luck.shares if not share.house),
        waiting=luck.waiting,
        # They are for pages to look at before they open; later the records have them.
        shares=() if luck.dealt else tuple(_share(share) for share in luck.shares),
        mine=_share(mine) if mine else None,
        secret=luck.secret if over else "",
    )


def _share(share: Share) -> RoundShare:
    return RoundShare(share.entrant, share.seal, share.salt, share.house)
