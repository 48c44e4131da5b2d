"""Nothing trembles under a pointer that rests, wherever that is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tapisvert import testing
from tests.browser.cartino import half, legal
from tests.browser.people import Person

BOXES = """all => new Promise(told => {
  const seen = [];
  const look = () => {
    seen.push(all.map(one => Object.values(one.getBoundingClientRect().toJSON()).join()).join(' '));
    if (seen.length < 12) requestAnimationFrame(look); else told(seen);
  };
  requestAnimationFrame(look);
})"""
"""Where things are on the screen, one frame after the other."""


def assert_still(things: Locator) -> None:
    """Whatever follows on the pointer has come about after a few frames, and then nothing moves."""
    frames = things.evaluate_all(BOXES)
    assert len(set(frames[6:])) == 1, frames


@pytest.mark.parametrize("game", testing.with_screen())
def test_what_rises_does_not_flicker_at_its_lower_edge(anna: Person, game: str) -> None:
    screen = anna.come_to_the_first_turn(game)
    rest_at_edges(anna, anna.page.locator(screen.rises).first)


@pytest.mark.parametrize("what", ["[data-testid=play-punto]", "li:has([data-testid=play-punto])"])
def test_nothing_on_home_flickers_at_its_lower_edge(anna: Person, what: str) -> None:
    anna.visit("/")
    rest_at_edges(anna, anna.page.locator(what))


def rest_at_edges(person: Person, thing: Locator) -> None:
    expect(thing).to_be_visible()
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    bottom = box["y"] + box["height"]
    for x in (box["x"] + 1, box["x"] + 4, box["x"] + box["width"] / 2):
        for above in (0.5, 1, 2, 3, 4):
            person.page.mouse.move(0, 0)
            person.page.mouse.move(x, bottom - above)
            assert_still(thing)


def test_the_board_keeps_its_size_whatever_one_looks_at(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', game='cartino', hints=True)}")
    anna.sees("lift").click()
    for number in (1, 2, 3):
        anna.sees("hint").click()
        expect(anna.sees("tip")).to_contain_text(f"{number}/3")
    expect(anna.page.locator("svg .hint").first).to_be_visible()
    board = anna.page.locator("[data-half], [data-testid=rack-stone]")
    before = board.evaluate_all(BOXES)[-1]
    ways = legal(anna).evaluate_all("all => all.map(one => one.dataset.half)")
    for way in ways:
        half(anna, way).hover()
        assert_still(board)
        assert board.evaluate_all(BOXES)[-1] == before
