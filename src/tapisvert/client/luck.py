"""A client's share in the luck of a match, as docs/fairness.md says.

It seals a salt for its seat, and opens it once all seals were seen. What it saw is its receipt.
"""

from __future__ import annotations

from collections.abc import Iterator

from tapisvert.server.messages.stream import OpenSent, SealSent
from tapisvert.server.messages.tables import TableInfo
from tapisvert.table.chance import draw_secret
from tapisvert.table.receipt import Receipt, SeenDeal
from tapisvert.table.seals import seal


class Suspicious(Exception):
    """The server shows another commitment or other seals than it did before, for the same deal.

    The first argument is which: `commitment` or `seals`. A salt stays closed then.
    """


class Luck:
    """The luck of one seat. `receipt` is about the coming, running or last match."""

    def __init__(self) -> None:
        self.receipt = Receipt("")
        self._told: tuple[int, tuple[int, ...]] = (1, ())  # the attempt, and whose salts were awaited

    def see(self, table: TableInfo) -> None:
        """Notes what a table shows, the first time it does; raises `Suspicious`."""
        if table.phase != "open":
            return
        deal = self._deal(table)
        if deal.commitment != table.commitment:
            raise Suspicious("commitment")
        shown = {seat: info.seal for seat, info in enumerate(table.seats) if info.seal}
        if not deal.whole:
            deal.seals, deal.whole = shown, table.dealing
        elif table.dealing and deal.seals != shown:
            raise Suspicious("seals")

    def seal(self, table: TableInfo, seat: int) -> str:
        """The seal of this client's salt for a seat; the salt is drawn when it is first asked for."""
        salt = self._deal(table).salts.setdefault(seat, draw_secret())
        return seal(table.match, table.attempt, seat, salt)

    def answer(self, table: TableInfo, seat: int) -> SealSent | OpenSent | None:
        """What to send now, if anything; raises `Suspicious`."""
        self.see(table)
        info = table.seats[seat]
        if table.phase != "open":
            return None
        mine = self.seal(table, seat)
        if not table.dealing:
            return SealSent(seat, table.match, table.attempt, mine) if info.seal != mine else None
        complete = all(each.kind == "program" or each.seal for each in table.seats)
        if info.opened or info.seal != mine or not complete:
            return None
        return OpenSent(seat, table.match, table.attempt, self._deal(table).salts[seat])

    def news(self, table: TableInfo) -> Iterator[tuple[str, dict[str, str | int]]]:
        """What holds up the deal, each told once: one was abandoned, or somebody's salt is still awaited."""
        attempt, known = self._told
        late = tuple([number for number, seat in enumerate(table.seats) if seat.late])
        self._told = (table.attempt, late)
        if table.phase == "open" and table.attempt > attempt:
            yield "abandoned", {"count": table.attempt}
        if late and late != known:
            yield "late", {"names": ", ".join(table.seats[number].name for number in late)}

    def _deal(self, table: TableInfo) -> SeenDeal:
        if self.receipt.match != table.match:
            self.receipt = Receipt(table.match)
        deal = self.receipt.deal(table.attempt)
        if deal is None:
            deal = SeenDeal(table.attempt, table.commitment)
            self.receipt.deals.append(deal)
        return deal
