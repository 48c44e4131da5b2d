"""On a phone, upright or on its side, nobody scrolls to take a turn: board and bench are in sight."""

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.people import Person

SHORT, SIDE, SMALL_SIDE = (360, 640), (844, 390), (740, 360)
FINGER = 44

# Options, and where to look for the board and for what a turn is taken with.
GAMES: dict[str, tuple[dict[str, Any], str, str]] = {
    "punto": ({"starter": "1"}, "[data-testid=board]", "[data-testid=hand-card]"),
    "cartino": ({}, "[data-testid=board]", "[data-testid=rack-stone], [data-testid=end-turn]"),
    "cartomanie": ({"clock": 0}, "[data-place]", "form button, [data-testid=word-field]"),
    "casino_royal": ({"players": 2, "pace": 0}, ".board.large", "[data-testid=pack], [data-testid=turn]"),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [SHORT, SIDE, SMALL_SIDE], ids=["short", "side", "small-side"])
def test_a_turn_is_taken_without_scrolling(anna: Person, game: str, size: tuple[int, int]) -> None:
    options, board, needed = GAMES[game]
    width, height = size
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.come_to_the_first_turn(game, options)
    for what in (board, needed):
        expect(anna.page.locator(what).first).to_be_visible()
        for thing in anna.page.locator(what).all():
            expect(thing).to_be_in_viewport(ratio=0.98)
    for thing in anna.page.locator(needed).all():
        box = box_of(thing)
        assert min(box["width"], box["height"]) >= FINGER
    bench = box_of(anna.page.locator(".bench"))
    for thing in anna.page.locator(board).all():  # the bench, which stays at hand, covers nothing of it
        box = box_of(thing)
        assert box["x"] + box["width"] <= bench["x"] + 1 or box["y"] + box["height"] <= bench["y"] + 1
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box
