"""People with a browser: what they do with the page, and what their hands do over the wire when a test only
needs a table that has come to some point."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect
from websockets.sync.client import ClientConnection, connect

from tapisvert import testing
from tapisvert.table.testing import Screen

Cell = tuple[int, int]

PATIENCE = 120.0
"""Seconds. A busy machine is no failure: a program may still be loading when it is first asked for a move."""
# What Chromium itself says when an address answers with a refusal or not at all; tests bring that about.
EXPECTED = ("Failed to load resource", "WebSocket connection to")
SAID = "board => [...board.querySelectorAll('li, button')].map(one => one.ariaLabel ?? one.textContent)"
"""All that a board says, at one moment: its cells come and go while a match goes on."""
CARD = re.compile(r"\d \w+, colonne -?\d+, rangée -?\d+")

_ids = itertools.count()


class Person:
    """Somebody with a browser of their own. Keeps what came over the streams, and what went wrong."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.frames: list[str] = []
        self.troubles: list[str] = []
        context.set_default_timeout(PATIENCE * 1000)
        context.on("page", self._watch)
        self.page = context.new_page()

    def leave(self) -> None:
        """Closes every page, and hears no more of this browser."""
        self.context.remove_listener("page", self._watch)
        for page in self.context.pages:
            page.close()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._hear)
        page.on("websocket", self._listen)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not said.text.startswith(EXPECTED):
            self.troubles.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    # --- over the wire ----------------------------------------------------------------------------

    def post(self, path: str, body: Any = None) -> dict[str, Any]:
        answer = self.context.request.post(path, data={} if body is None else body)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def refused(self, path: str, body: Any) -> str:
        """Asks for what must not be; the code of the refusal."""
        answer = self.context.request.post(path, data=body)
        assert 400 <= answer.status < 500, answer.text()
        return str(answer.json()["code"])

    def introduce(self, name: str) -> Person:
        self.post("/api/me", {"name": name})
        return self

    def lay(
        self, *kinds: str, game: str = "punto", start: bool = True, hints: bool = False, **options: Any
    ) -> str:
        """Lays a table with seats of these kinds, a program's being its level; the table's code."""
        seats = [
            {"kind": kind, **({"name": f"Autre {number}"} if kind == "here" else {})}
            if kind in ("me", "open", "here")
            else {"kind": "program", "level": kind}
            for number, kind in enumerate(kinds, 1)
        ]
        table = {"game": game, "seats": seats, "options": options, "hints": hints}
        code = str(self.post("/api/tables", table)["code"])
        if start:
            self.post(f"/api/tables/{code}/start")
        return code

    @contextmanager
    def wire(self, code: str) -> Iterator[Wire]:
        """This person's stream of a table without a page, as their cookie opens it."""
        cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in self.context.cookies())
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/stream"
        with connect(url, additional_headers={"cookie": cookies}, proxy=None) as socket:
            wire = Wire(socket)
            wire.send(type="hello")
            yield wire

    # --- on the page ------------------------------------------------------------------------------

    def sees(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def visit(self, path: str) -> Person:
        self.page.goto(path)
        return self

    def come_to_the_first_turn(self, game: str) -> Screen:
        """Sits down at a table for two around this screen, to the point where things are laid or turned."""
        screen = testing.screen(game)
        self.visit(f"/table/{self.lay('me', 'here', game=game, **dict[str, Any](screen.options))}")
        for thing in screen.opening:
            self.sees(thing).click()
        return screen

    @property
    def legal(self) -> Locator:
        """The places where the next card may go."""
        return self.page.locator("[data-cell][data-legal]")

    def cell(self, cell: Cell) -> Locator:
        return self.page.locator(f'[data-cell="{cell[0]},{cell[1]}"]')

    def board(self) -> list[str]:
        """The cards on the board and where they lie, as the page puts it to those who do not see it."""
        said = self.sees("board").evaluate(SAID)
        return sorted(found[0] for words in said if (found := CARD.match(words)))

    def shows(self, holds: Callable[[list[str]], bool]) -> list[str]:
        """Waits until what lies on the board is so; what lies there."""
        until = time.monotonic() + PATIENCE
        while not holds(board := self.board()):
            assert time.monotonic() < until, board
            self.page.wait_for_timeout(50)
        return board

    def place(self, cell: Cell | None = None) -> None:
        """Lays the card in hand: at a place, or at the first that is legal."""
        self.answered(lambda: (self.legal.first if cell is None else self.cell(cell)).click())

    def answered(self, act: Callable[[], None]) -> None:
        """Does what makes a move, and waits until the page shows that it is made."""
        expect(self.legal.first).to_be_visible()
        # Whatever happens is said to those who do not see it, and never twice in the same words.
        said = self.sees("announced").text_content()
        act()
        self.page.wait_for_function(
            "said => document.querySelector('[data-testid=announced]').textContent !== said", arg=said
        )


class Wire:
    """One guest's stream without a page, for coming to some point of a match at once."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.latest: dict[int | None, dict[str, Any]] = {}

    def send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
            if message["type"] in ("snapshot", "update"):
                self.latest[message["seat"]] = message
            if not kinds or message["type"] in kinds:
                return message

    def move(self, move: str, **changes: Any) -> dict[str, Any]:
        """Makes a move for the seat that is to decide; the server's answer.

        A match may be long, and hands over the wire are fast: it slows down if it is told to.
        """
        now = self.turn()
        given = {
            "id": f"wire {next(_ids)}",
            "seat": now["seat"],
            "match": now["match"],
            "version": now["version"],
        }
        while True:
            self.send(**{"type": "move", "move": move, **given, **changes})
            answer = self.next("accepted", "refused")
            if answer["type"] == "accepted" or answer["refusal"]["code"] != "too-fast":
                return answer
            time.sleep(answer["refusal"]["facts"]["seconds"])

    def turn(self) -> dict[str, Any]:
        """Waits until a seat of this guest is to decide; what it sees then."""
        while True:
            for seat, now in self.latest.items():
                if seat is not None and now["legal"]:
                    return now
            self.next("snapshot", "update")

    def play(self, choose: Callable[[dict[str, Any]], str]) -> dict[str, Any] | None:
        """Plays this guest's seats until the match is over, or until nothing is chosen: what is seen then."""
        while not any(now["view"]["outcome"] for now in self.latest.values()):
            now = next((one for seat, one in self.latest.items() if seat is not None and one["legal"]), None)
            if now is None:
                self.next("snapshot", "update")
            elif move := choose(now):
                assert self.move(move)["type"] == "accepted"
                now["legal"] = []
            else:
                return now
        return None

    def place(self, cells: Iterable[Cell]) -> None:
        """Lays cards for whatever seats of this guest are to decide, at one place after the other."""
        for column, row in cells:
            now = self.turn()
            move = next(move for move in now["legal"] if move.endswith(f"@{column},{row}"))
            assert self.move(move)["type"] == "accepted"
            self.latest[now["seat"]]["legal"] = []


def four_rows(moves: int = 13) -> list[Cell]:
    """Where four players lay their cards if each fills a row of their own from the left.

    Legal whatever the cards are, and the first player wins with the 13th (PUN-2, PUN-10).
    """
    return [(number // 4, number % 4) for number in range(moves)]
