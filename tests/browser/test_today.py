"""The deal of the day on the page: played, shown to others, and the next day opened and verified."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tapisvert.table.days import SECONDS, day_of, end_of
from tests.browser.dated import AHEAD
from tests.browser.house import House
from tests.browser.people import Person

ALONE = "cartomanie"


class Calendar:
    """What the server of these tests believes the day to be."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / AHEAD
        self.ahead = 0.0
        # At noon no test runs into the next day.
        self.turn(end_of(day_of(time.time())) - SECONDS / 2 - time.time())

    def turn(self, seconds: float) -> None:
        self.ahead += seconds
        self._file.write_text(str(self.ahead))

    @property
    def today(self) -> str:
        return day_of(time.time() + self.ahead)


@pytest.fixture(scope="module")
def dated(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Calendar]]:
    folder = tmp_path_factory.mktemp("dated")
    house, calendar = House(folder, "tests.browser.dated"), Calendar(folder)
    house.open()
    yield house, calendar
    house.close()


def play_out(person: Person, code: str) -> None:
    """Passes whatever can be passed, until nothing is left to do."""
    with person.wire(code) as wire:
        while True:
            told = wire.next("snapshot", "update", "table")
            if told["type"] == "table" and told["table"]["phase"] == "over":
                return
            if told.get("legal"):
                wire.move(told["legal"][0])


def test_a_deal_is_played_shared_and_opened_the_next_day(
    dated: tuple[House, Calendar], invite: Callable[..., Person]
) -> None:
    house, calendar = dated
    anna = invite("Anna", house.address)
    anna.visit("/").sees("to-today").click()
    deal, tomorrow = anna.sees(f"deal-{ALONE}"), anna.sees("tomorrow").text_content()
    expect(deal).to_contain_text("Personne n’a encore fini.")
    anna.page.reload()
    expect(deal).to_be_visible()
    expect(anna.page.get_by_role("textbox", name="Votre nom")).to_have_count(0)  # she has one
    anna.sees(f"play-{ALONE}").click()
    anna.page.wait_for_url("**/table/**")
    expect(anna.page.get_by_role("banner")).to_contain_text("premier essai")
    assert anna.sees("hint").count() == 0
    anna.sees("leave").click()
    expect(deal.get_by_text("Reprendre")).to_be_visible()
    anna.sees(f"play-{ALONE}").click()
    anna.page.wait_for_url("**/table/**")
    play_out(anna, anna.page.url.rpartition("/")[2])
    anna.sees("to-today").click()
    result = re.compile(r"Votre premier essai\s: Il reste \d+ cartes")
    expect(deal.get_by_test_id("mine")).to_have_text(result)
    expect(deal.locator("tbody tr")).to_contain_text("Anna (vous)")
    # How long it takes to look back is no matter of this test.
    expect(deal.locator("tbody td").last).to_have_text(re.compile("%|se calcule"))
    shared = anna.sees("share-text").text_content() or ""
    assert re.search(r"^○ Cartomanie, seul – Il reste \d+ cartes$", shared, re.MULTILINE)
    with anna.page.expect_download() as saved:
        anna.sees("share-picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    played = calendar.today
    refused = anna.context.request.get("/api/matches/x/record")
    assert refused.status == 404
    expect(anna.sees("secret")).to_have_count(0)

    calendar.turn(SECONDS)
    anna.visit("/today")
    expect(deal.get_by_test_id(f"play-{ALONE}")).to_have_text("Jouer")
    opened = anna.sees(f"luck-{played}")
    expect(opened.get_by_test_id("opened")).to_have_text("Le secret correspond à l’empreinte.")
    expect(anna.sees(f"luck-{calendar.today}")).to_contain_text(str(tomorrow))
    day = anna.page.locator(f'[data-day="{played}"]')
    expect(day).to_have_attribute("aria-label", re.compile("Cartomanie, seul, joué"))
    anna.page.locator(f'[data-day="{calendar.today}"]').focus()
    anna.page.keyboard.press("ArrowLeft")
    expect(day).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url(f"**/today/{played}")
    expect(anna.page.get_by_text("Cette journée est finie")).to_be_visible()
    anna.sees("verify-day").click()
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    expect(anna.sees("verify-day")).to_contain_text(played)

    calendar.turn(SECONDS)
    anna.visit(f"/today/{day_of(end_of(played))}")
    expect(anna.sees("kept")).to_have_text("C’est l’empreinte que ce navigateur avait notée avant ce jour.")


def test_the_day_fits_on_a_phone(dated: tuple[House, Calendar], invite: Callable[..., Person]) -> None:
    house, _ = dated
    lou = invite("", house.address, viewport={"width": 360, "height": 640}, has_touch=True)
    lou.visit("/today")
    expect(lou.sees("calendar")).to_be_visible()
    width = lou.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
    small = lou.page.evaluate(
        "[...document.querySelectorAll('main a, main button')].filter((one) => one.offsetHeight < 44)"
        ".map((one) => one.textContent)"
    )
    assert small == []
    lou.page.get_by_role("textbox").fill("Lou")
    lou.sees(f"play-{ALONE}").tap()
    lou.page.wait_for_url("**/table/**")
    expect(lou.page.get_by_role("banner")).to_contain_text("premier essai")
