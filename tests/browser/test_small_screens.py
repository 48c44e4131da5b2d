"""On a phone, upright or on its side, nobody scrolls to take a turn: board and bench are in sight."""

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tapisvert import testing
from tapisvert.server.rooms.names import program_names
from tapisvert.table.testing import Screen
from tests.browser.people import Person

SHORT, SIDE, SMALL_SIDE = (360, 640), (844, 390), (740, 360)
FINGER = 44


@pytest.mark.parametrize("game", testing.with_screen())
def test_a_turn_is_taken_without_scrolling(anna: Person, game: str) -> None:
    screen = anna.come_to_the_first_turn(game)
    for width, height in (SHORT, SIDE, SMALL_SIDE):
        anna.page.set_viewport_size({"width": width, "height": height})
        _takes_its_turn(anna, screen, width)


def _takes_its_turn(anna: Person, screen: Screen, width: int) -> None:
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


def test_no_word_of_a_programs_name_is_broken_for_its_level(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'confirme', game='cartino')}")
    given = anna.sees("seat-1").locator(".given")
    longest = max((name for name in program_names() if " " not in name), key=len)
    lines = []
    for name in ("Jo", longest):
        given.evaluate("(given, name) => (given.textContent = name)", name)
        for width, height in ((390, 844), SHORT):
            anna.page.set_viewport_size({"width": width, "height": height})
            lines.append(box_of(given)["height"])
            expect(anna.sees("seat-1")).to_contain_text("Confirmé")
            expect(anna.page.locator(".bench [data-testid=end-turn]")).to_be_in_viewport(ratio=0.98)
    assert max(lines) < 1.5 * min(lines)


def test_nothing_lies_over_anything_else_on_the_bench_of_cartino(anna: Person) -> None:
    code = anna.lay("me", "here", game="cartino", hints=True)
    anna.visit(f"/table/{code}")
    anna.sees("lift").click()
    expect(anna.sees("rack-stone")).to_have_count(5)
    things = [anna.sees(one) for one in ("back", "hint", "bag", "end-turn")]
    things += anna.sees("rack-stone").all()
    assert len(things) == 9
    for width, height in ((375, 667), (360, 640), (320, 568)):
        anna.page.set_viewport_size({"width": width, "height": height})
        boxes = [box_of(thing) for thing in things]
        for number, one in enumerate(boxes):
            assert one["x"] + one["width"] <= width
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
