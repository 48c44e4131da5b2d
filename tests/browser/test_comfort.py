"""What the page weighs, and that it plays on with motion or sounds off and in either light."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tapisvert import games
from tests.browser.people import Person

Invite = Callable[..., Person]

HEAVIEST = 100_000
MOST = 40  # requests


def test_the_first_load_is_light(invite: Invite) -> None:
    person = invite(new=True)
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))
    person.visit("/")
    expect(person.sees("play-punto")).to_be_enabled()
    expect(person.page.get_by_role("img", name="Une partie de Punto en cours")).to_be_visible()
    expect(person.page.get_by_role("heading", name="Punto")).to_be_visible()
    sizes = {
        answer.url.removeprefix(person.address): answer.request.sizes()["responseBodySize"]
        for answer in answers
        if answer.request.resource_type != "font"
    }
    assert sum(sizes.values()) < HEAVIEST, sizes
    assert len(answers) <= MOST, sizes
    assert any(path.endswith(".js") and size > 0 for path, size in sizes.items())
    script = next(answer for answer in answers if answer.request.resource_type == "script")
    assert script.headers["content-encoding"] == "gzip"
    assert all(answer.url.startswith(person.address) for answer in answers)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_play_goes_on_with_and_without_motion(invite: Invite, motion: str) -> None:
    anna = invite("Anna", reduced_motion=motion)
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    moved = """() => {
      window.moved = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
    }"""
    anna.page.evaluate(moved)
    for cell in ((0, 0), (1, 0), (0, 1)):
        anna.place(cell)
    assert (anna.page.evaluate("window.moved") > 0) == (motion == "no-preference")


def test_motion_and_sounds_are_switched_off_by_hand(invite: Invite) -> None:
    anna = invite("Anna", reduced_motion="no-preference")
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    anna.place((0, 0))
    anna.sees("settings").click()
    anna.page.get_by_role("checkbox", name="Mouvements").uncheck(force=True)
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "off")
    anna.page.keyboard.press("Escape")
    sounds = anna.sees("sounds")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    anna.place((1, 0))
    anna.page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "off")
    anna.place((0, 1))


def test_volume_and_pace_are_set_and_kept(invite: Invite) -> None:
    anna = invite("Anna").visit("/")
    anna.sees("settings").click()
    volume, pace = anna.sees("volume"), anna.page.get_by_role("radio", name="Tranquille")
    volume.fill("0.3")
    pace.check(force=True)
    anna.page.reload()
    anna.sees("settings").click()
    expect(volume).to_have_value("0.3")
    expect(pace).to_be_checked()
    anna.page.get_by_role("checkbox", name="Sons").uncheck(force=True)
    expect(volume).to_be_disabled()


@pytest.mark.parametrize("size", [(390, 844), (375, 667), (360, 640)], ids=["390", "375", "360"])
def test_talk_opens_on_a_phone_with_its_field_in_sight(invite: Invite, size: tuple[int, int]) -> None:
    anna = invite("Anna", viewport={"width": size[0], "height": size[1]}, has_touch=True)
    anna.visit(f"/table/{anna.lay('me', 'here')}")
    anna.page.get_by_role("button", name="Bavardage").tap()
    expect(anna.page.get_by_role("textbox", name="Votre message")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", games.names())
def test_one_click_brings_no_clock(invite: Invite, game: str) -> None:
    anna = invite("Anna").visit("/")
    anna.sees(f"play-{game}").click()
    expect(anna.sees("seat-0")).to_be_visible()
    code = anna.page.url.rpartition("/")[2]
    table = anna.context.request.get(f"/api/tables/{code}").json()
    assert table["clock"] == 0
    assert table["options"].get("clock", 0) == table["options"].get("window", 0) == 0


def test_night_is_kept(invite: Invite) -> None:
    anna = invite("Anna", color_scheme="light").visit("/")
    cloth = anna.page.locator("html")
    day = cloth.evaluate("one => getComputedStyle(one).backgroundColor")
    anna.sees("settings").click()
    anna.page.get_by_role("radio", name="Nuit").check(force=True)
    expect(cloth).not_to_have_css("background-color", day)
    anna.page.reload()
    expect(cloth).not_to_have_css("background-color", day)
