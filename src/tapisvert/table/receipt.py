"""A receipt: what a client saw of a match's luck before it began, to be compared with the record afterwards.

    Tapis Vert receipt 1
    match: 4YFDNP-1
    attempt: 1
    commitment: 5be6…
    seal 1: 2c90…
    seal 2: 88a1…
    salt 1: 07aa…

A record alone can only show that it fits together. Whoever kept a receipt can tell that it is the same
secret, the same salt and the same seals as before the match. There is a part for every attempt at dealing
that was seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from tapisvert.table.match import BOT, Setup

TITLE = "Tapis Vert receipt 1"
LINE = re.compile("(?:(commitment)|(seal|salt) ([1-9])): ([0-9a-f]{64})")


class SeenDeal(msgspec.Struct):
    """One attempt at dealing, as it was seen: everybody's seals, and the salts that this client drew, by
    seat.

    `whole`: all seals were there, and salts were asked for. What is seen later does not count.
    """

    attempt: int
    commitment: str = ""
    seals: dict[int, str] = {}
    salts: dict[int, str] = {}
    whole: bool = False


class Receipt(msgspec.Struct):
    match: str
    deals: list[SeenDeal] = []

    def deal(self, attempt: int) -> SeenDeal | None:
        return next((deal for deal in self.deals if deal.attempt == attempt), None)


class Finding(NamedTuple):
    """Something that was compared: `ok` is None where it could not be. The words are `receipt-<code>`."""

    code: str
    ok: bool | None
    facts: dict[str, int]


class BadReceipt(ValueError):
    """A text that is no receipt."""


def write(receipt: Receipt) -> str:
    lines = [TITLE, f"match: {receipt.match}"]
    for deal in receipt.deals:
        lines += [f"attempt: {deal.attempt}", f"commitment: {deal.commitment}"]
        lines += [f"seal {seat + 1}: {seal}" for seat, seal in sorted(deal.seals.items())]
        lines += [f"salt {seat + 1}: {salt}" for seat, salt in sorted(deal.salts.items())]
    return "\n".join(lines) + "\n"


def read(text: str) -> Receipt:
    """The receipt in a text; raises `BadReceipt`."""
    title, match, *lines = [*text.rstrip().replace("\r\n", "\n").split("\n"), "", ""]
    named = re.fullmatch(r"match: (\S{1,32})", match)
    if title != TITLE or not named:
        raise BadReceipt(title)
    receipt = Receipt(named[1])
    for line in lines[:-2]:
        attempt, said = re.fullmatch("attempt: ([1-9][0-9]{0,3})", line), LINE.fullmatch(line)
        if attempt:
            receipt.deals.append(SeenDeal(int(attempt[1]), whole=True))
        elif not said or not receipt.deals:
            raise BadReceipt(line)
        elif said[1]:
            receipt.deals[-1].commitment = said[4]
        else:
            kept = receipt.deals[-1].seals if said[2] == "seal" else receipt.deals[-1].salts
            kept[int(said[3]) - 1] = said[4]
    return receipt


def compare(receipt: Receipt, setup: Setup) -> list[Finding]:
    """What a receipt and a record of the same match have to say to each other."""
    if receipt.match != setup.match:
        return [Finding("other-match", False, {})]
    if not receipt.deals:
        return [Finding("unseen", None, {})]
    if setup.scheme == 1:
        return [Finding("unsealed", False, {})]
    if setup.round:  # what counts was sealed on the tournament's page, and not at the table
        promised = {deal.commitment for deal in receipt.deals} == {setup.commitment}
        return [Finding("commitment" if promised else "commitment-differs", promised, {})]
    deal = receipt.deal(setup.attempts)
    found = list(_compare_deal(deal, setup)) if deal else [Finding("unseen", None, {})]
    return [*found, *_compare_attempts(receipt, setup)]


def _compare_deal(deal: SeenDeal, setup: Setup) -> Iterator[Finding]:
    if deal.commitment == setup.commitment:
        yield Finding("commitment", True, {})
    else:
        yield Finding("commitment-differs", False, {})
    seats = range(len(setup.seats))
    right = [seat for seat, salt in deal.salts.items() if seat in seats and setup.salts[seat] == salt]
    for seat in sorted(set(deal.salts) - set(right)):
        yield Finding("salt-differs", False, {"number": seat + 1})
    if right:
        yield Finding("salts", True, {"count": len(right)})
    if not deal.salts:
        yield Finding("no-salts", None, {})
    if setup.day:  # everybody's salt follows from its name
        return
    others = [seat for seat in seats if setup.seats[seat].program in ("", BOT) and seat not in deal.salts]
    seen = [seat for seat in others if seat in deal.seals]
    same = [seat for seat in seen if deal.seals[seat] == setup.seals[seat]]
    for seat in sorted(set(seen) - set(same)):
        yield Finding("seal-differs", False, {"number": seat + 1})
    if same:
        yield Finding("seals", True, {"count": len(same)})
    if len(seen) < len(others):
        yield Finding("seals-unseen", None, {"count": len(others) - len(seen)})


def _compare_attempts(receipt: Receipt, setup: Setup) -> Iterator[Finding]:
    seen = max(deal.attempt for deal in receipt.deals)
    if seen > setup.attempts:
        yield Finding("attempts-differ", False, {"seen": seen, "count": setup.attempts})
    elif seen == setup.attempts:
        yield Finding("attempts", True, {"count": seen})
    for deal in receipt.deals:
        if deal.attempt < setup.attempts:
            before = setup.abandoned[deal.attempt - 1]
            sealed = {seat: seal for seat, seal in enumerate(before.seals) if seal}
            same = all(sealed.get(seat) == seal for seat, seal in deal.seals.items())
            if deal.commitment != before.commitment or (deal.whole and not same):
                yield Finding("abandoned-differs", False, {"number": deal.attempt})
