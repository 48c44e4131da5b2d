"""On a phone, upright or on its side, nobody scrolls to take a turn: board and bench are in sight."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tapisvert import testing
from tests.browser.people import Person

SHORT, SIDE, SMALL_SIDE = (360, 640), (844, 390), (740, 360)
FINGER = 44


@pytest.mark.parametrize("game", testing.with_screen())
@pytest.mark.parametrize("size", [SHORT, SIDE, SMALL_SIDE], ids=["short", "side", "small-side"])
def test_a_turn_is_taken_without_scrolling(anna: Person, game: str, size: tuple[int, int]) -> None:
    width, height = size
    anna.page.set_viewport_size({"width": width, "height": height})
    screen = anna.come_to_the_first_turn(game)
    for what in (screen.board, screen.turn):
        expect(anna.page.locator(what).first).to_be_visible()
        for thing in anna.page.locator(what).all():
            expect(thing).to_be_in_viewport(ratio=0.98)
    for thing in anna.page.locator(screen.turn).all():
        box = box_of(thing)
        assert min(box["width"], box["height"]) >= FINGER
    bench = box_of(anna.page.locator(".bench"))
    for thing in anna.page.locator(
        screen.board
    ).all():  # the bench, which stays at hand, covers nothing of it
        box = box_of(thing)
        assert box["x"] + box["width"] <= bench["x"] + 1 or box["y"] + box["height"] <= bench["y"] + 1
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", [(375, 667), (360, 640), (320, 568)], ids=["375", "360", "320"])
def test_nothing_lies_over_anything_else_on_the_bench_of_cartino(anna: Person, size: tuple[int, int]) -> None:
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    code = anna.lay("me", "here", game="cartino", hints=True)
    anna.visit(f"/table/{code}")
    anna.sees("lift").click()
    expect(anna.sees("rack-stone")).to_have_count(5)
    things = [anna.sees(one) for one in ("back", "hint", "bag", "end-turn")]
    things += anna.sees("rack-stone").all()
    assert len(things) == 9
    boxes = [box_of(thing) for thing in things]
    for number, one in enumerate(boxes):
        assert one["x"] + one["width"] <= size[0]
        for other in boxes[number + 1 :]:
            assert apart(one, other), (things[number], one, other)


def apart(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    return beside or above


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box
