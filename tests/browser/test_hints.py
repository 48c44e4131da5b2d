"""A hint is tapped through in every game: each tip is read and heard, and covers neither board nor bench."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tapisvert import testing
from tests.browser.people import Person

DESK, PHONE, SHORT = (1280, 800), (390, 844), (360, 640)
FINGER = 44


def lay_one(anna: Person) -> None:
    """The first card has no choice: a hint about the second has several tips."""
    anna.place()


def turn_up(anna: Person) -> None:
    """In Cartomanie all cards of the turn are turned up before a word is looked for."""
    for place in range(1, 6):
        card = anna.page.locator(f"[data-place='{place}']")
        card.click()
        expect(card).not_to_have_attribute("data-card", "down")


def lift(anna: Person) -> None:
    """In Cartino racks are secret."""
    anna.sees("lift").click()


COMING: dict[str, Callable[[Person], None]] = {"punto": lay_one, "cartino": lift, "cartomanie": turn_up}
"""What comes before a decision that is worth a hint; in Casino Royal the cut is one at once."""


def come(anna: Person, game: str) -> None:
    code = anna.lay("me", "here", game=game, hints=True, **dict[str, Any](testing.screen(game).options))
    anna.visit(f"/table/{code}")
    if game in COMING:
        COMING[game](anna)


def press_h(anna: Person) -> None:
    """A key that nothing can answer yet is not kept for later."""
    expect(anna.sees("hint")).to_be_enabled()
    anna.page.keyboard.press("h")


@pytest.mark.parametrize("game", testing.with_screen())
def test_a_hint_is_told_tip_by_tip(anna: Person, game: str) -> None:
    come(anna, game)
    lamp, tip = anna.sees("hint"), anna.sees("tip")
    expect(lamp).to_be_enabled()
    expect(tip).to_have_count(0)
    told: list[str] = []
    while lamp.is_enabled():
        lamp.click()
        expect(tip).to_be_visible()
        if told:
            expect(tip).not_to_have_text(told[-1])
        told.append(tip.inner_text())
        said = told[-1].splitlines()[0].lstrip("0123456789/ ")
        expect(anna.sees("announced")).to_contain_text(said[:20].strip())
        for width, height in (DESK, PHONE, SHORT):
            anna.page.set_viewport_size({"width": width, "height": height})
            expect(tip).to_be_in_viewport(ratio=0.9)
            assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
            box, bench, text = (each.bounding_box() for each in (lamp, anna.page.locator(".bench"), tip))
            assert box is not None
            assert bench is not None
            assert text is not None
            assert min(box["width"], box["height"]) >= FINGER
            assert bench["y"] <= text["y"]
            assert text["y"] + text["height"] <= bench["y"] + bench["height"] + 1, "it stays on the bench"
    assert len(told) >= 1
    assert not anna.troubles


def test_in_punto_the_place_lights_up_and_h_asks_pun_8(anna: Person) -> None:
    come(anna, "punto")
    marks = anna.page.locator("svg .mark")
    press_h(anna)
    expect(anna.sees("tip")).to_be_visible()
    expect(marks.first).to_be_visible()
    press_h(anna)
    expect(anna.page.locator("svg .mark.sure")).to_have_count(1)
    expect(anna.page.locator("svg .ghost")).to_have_count(1)
    said = anna.sees("tip").inner_text()
    assert "%" in said


def test_a_move_ends_the_hint(anna: Person) -> None:
    come(anna, "punto")
    anna.sees("hint").click()
    expect(anna.sees("tip")).to_be_visible()
    anna.place()
    expect(anna.sees("tip")).to_have_count(0)
    expect(anna.page.locator("svg .mark")).to_have_count(0)
