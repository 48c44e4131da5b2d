"""What one does at a table of Cartino, with the page and over the wire, until it has come to some point."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Locator

from tapisvert.games.cartino.board import card_of, layout
from tapisvert.games.cartino.model import Options, value
from tests.browser.people import Person, Wire

LONG = 400  # turns, in which every match ends


def half(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-half="{name}"]')


def legal(person: Person) -> Locator:
    """The halves where a stone may go now."""
    return person.page.locator("[data-half][data-legal]")


def stone(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-stone="{name}"]').first


def rack(person: Person) -> list[str]:
    stones = person.sees("rack-stone").evaluate_all("all => all.map(stone => stone.dataset.stone)")
    return [str(stone) for stone in stones]


def answered(person: Person, act: Callable[[], None]) -> None:
    """Does what makes a move, and waits until the page has told it."""
    said = person.sees("announced").text_content()
    act()
    person.page.wait_for_function(
        "said => document.querySelector('[data-testid=announced]').textContent !== said", arg=said
    )


def first_ways(moves: list[str]) -> dict[str, str]:
    """For every card that may be laid as a plain stone, the first half for it."""
    ways: dict[str, str] = {}
    for move in moves:
        if re.fullmatch(r"\w+[ul]", move):
            ways.setdefault(move[:-1], move)
    return ways


def seen(person: Person) -> dict[str, Any]:
    """What the person's page was told last of how things stand."""
    told = [json.loads(frame) for frame in person.frames]
    latest: dict[str, Any] = [each for each in told if each["type"] in ("snapshot", "update")][-1]
    return latest


def someones_way(person: Person) -> str:
    """A half for a plain stone of the seat that is to decide."""
    told = [json.loads(frame) for frame in person.frames]
    now = next(each for each in reversed(told) if each.get("legal"))
    return next(iter(first_ways(now["legal"]).values()))


class Ended(Exception):
    """The match is over before it came to that."""


def until(wire: Wire, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Plays both seats of this guest, one stone a turn, until a turn begins where this holds."""
    for _ in range(LONG):
        if any(now["view"]["outcome"] for now in wire.latest.values()):
            raise Ended
        now = wire.turn()
        if not now["view"]["laid"]:
            if what(now):
                return now
            move = next((each for each in now["legal"] if not each.startswith("*")), now["legal"][0])
        else:
            move = "end"
        advance(wire, move)
    raise AssertionError("it never came to that")


def one_stone(now: dict[str, Any]) -> str:
    """One plain stone where there is one, then the turn is over."""
    ways = [] if now["view"]["laid"] else list(first_ways(now["legal"]).values())
    return str(next(iter(ways), "end" if "end" in now["legal"] else now["legal"][0]))


def advance(wire: Wire, move: str) -> None:
    """Makes a move and waits until all seats at this screen were told."""
    number = wire.turn()["version"]
    assert wire.move(move)["type"] == "accepted"
    while any(now["version"] <= number for seat, now in wire.latest.items() if seat is not None):
        wire.next("update")


def touching(now: dict[str, Any]) -> list[tuple[str, int]]:
    """The halves for plain stones that would score now, and what (CAR-13)."""
    options = msgspec.convert(now["view"]["options"], Options)
    taken = {name for name, _ in now["view"]["board"]}
    near = layout(options.edition).touching
    scored = {
        way: sum(value(card_of(other), options) for other in near[way] if other in taken)
        for way in first_ways(now["legal"]).values()
    }
    return [(way, points) for way, points in scored.items() if points]
