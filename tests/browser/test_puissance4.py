"""Connect four, a package from elsewhere with its own page, beside our games."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import objections
from tests.browser.house import TAPIS, House
from tests.browser.people import Person
from tests.elsewhere.packages import environment
from tests.elsewhere.puissance4 import registered

Invite = Callable[..., Person]

WATCH_FALLS = """() => {
  const animate = Element.prototype.animate;
  window.falls = [];
  Element.prototype.animate = function (frames, timing) {
    if (this.closest('.discs')) window.falls.push(timing.duration);
    return animate.call(this, frames, timing);
  };
}"""


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process beside which it is installed."""
    return environment(registered(tmp_path_factory.mktemp("package")))


@pytest.fixture(scope="module")
def elsewhere(
    page_is_built: None, env: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server in that environment."""
    there = House(tmp_path_factory.mktemp("elsewhere"), env=env)
    there.open()
    yield there
    there.close()


@pytest.fixture
def anna(invite: Invite, elsewhere: House) -> Invite:
    """Anna at that server, with a browser such as these changes make it."""
    return partial(invite, "Anna", elsewhere.address)


def sit(person: Person, *kinds: str, **options: Any) -> str:
    code = person.lay(*kinds, game="puissance4", **{"starter": "1", **options})
    person.visit(f"/table/{code}")
    expect(columns(person).first).to_be_visible()
    return code


def columns(person: Person) -> Locator:
    """The columns that a disc may be dropped into now."""
    return person.page.locator("[data-column][data-legal]")


def discs(person: Person) -> Locator:
    return person.sees("board").locator(".discs .disc")


def drop(person: Person, column: int, count: int) -> None:
    person.page.locator(f'[data-column="{column}"]').click()
    expect(discs(person)).to_have_count(count)


def test_two_around_one_screen_with_keys_alone(anna: Invite) -> None:
    person = anna()
    sit(person, "me", "here")
    page = person.page
    for count, key in enumerate("7172636", 1):
        expect(columns(person).first).to_be_visible()
        page.keyboard.press(key)
        expect(discs(person)).to_have_count(count)
    expect(columns(person).first).to_be_visible()
    page.locator('[data-column="4"]').focus()
    for key, column in (("ArrowLeft", 3), ("Home", 1), ("End", 7), ("ArrowRight", 7), ("ArrowLeft", 6)):
        page.keyboard.press(key)
        expect(page.locator(f'[data-column="{column}"]')).to_be_focused()
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(person.sees("match-over")).to_contain_text("Autre 2 a gagné")
    expect(page.locator(".ring")).to_have_count(4)
    expect(page.locator("li", has_text="sur la ligne gagnante")).to_have_count(4)


def test_a_full_column_is_refused_with_its_rule(anna: Invite) -> None:
    person = anna()
    sit(person, "me", "here")
    for count in range(1, 7):
        drop(person, 4, count)
    expect(person.page.locator('[data-column="4"]')).not_to_have_attribute("data-legal", "")
    person.page.locator('[data-column="4"]').click()
    expect(person.sees("refusal")).to_have_text("La colonne 4 est pleine. PUI-4")
    expect(person.sees("refusal").get_by_role("link")).to_have_attribute("href", "/rules/puissance4#PUI-4")
    drop(person, 5, 7)
    expect(person.sees("refusal")).to_be_empty()


def test_it_speaks_to_those_who_do_not_see_it(anna: Invite) -> None:
    person = anna()
    sit(person, "me", "here")
    drop(person, 4, 1)
    drop(person, 4, 2)
    label = "Colonne 4, 4 places, de bas en haut\u202f: rouge, ivoire\u202f; le dernier jeton y est tombé"
    expect(person.page.get_by_role("button", name=label)).to_be_visible()
    expect(person.page.get_by_role("button", name="Colonne 1, 6 places", exact=True)).to_be_visible()
    expect(person.sees("prompt")).to_have_text("À vous, Anna\u202f: dans quelle colonne\u202f?")
    assert objections(person.page) == []


@pytest.mark.parametrize("board", ["7x6", "8x7"])
def test_it_fits_every_screen_and_finger(anna: Invite, board: str) -> None:
    person = anna()
    sit(person, "me", "debutant", board=board)
    for width, height in ((360, 640), (667, 375), (1280, 800)):
        person.page.set_viewport_size({"width": width, "height": height})
        for column in person.page.locator("[data-column]").all():
            box = column.bounding_box()
            assert box
            assert box["width"] >= 44
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width + 0.5
        board_box = person.sees("board").bounding_box()
        assert board_box
        assert board_box["y"] + board_box["height"] <= height
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_disc_falls_unless_somebody_wants_things_still(anna: Invite, motion: str) -> None:
    person = anna(reduced_motion=motion)
    sit(person, "me", "here")
    person.page.evaluate(WATCH_FALLS)
    drop(person, 4, 1)
    falls = person.page.evaluate("() => window.falls")
    assert [150 <= fall <= 300 for fall in falls] == ([True] if motion == "no-preference" else [])


def test_home_new_table_and_rules_show_it_among_ours(anna: Invite) -> None:
    person = anna()
    person.visit("/")
    expect(person.page.get_by_role("img", name="Une partie de Puissance 4 en cours")).to_be_visible()
    expect(person.page.locator("main h3", has_text="Punto")).to_be_visible()
    person.sees("play-puissance4").click()
    expect(person.sees("board")).to_be_visible()
    person.visit("/new/puissance4")
    person.page.get_by_label("8 colonnes, 7 rangées").check()
    person.visit("/rules/puissance4")
    expect(person.page.get_by_role("heading", name="Les règles de Puissance 4")).to_be_visible()
    expect(person.page.locator('[id="PUI-7"]')).to_be_visible()


def test_a_whole_match_against_a_program_and_its_record(
    anna: Invite, env: dict[str, str], tmp_path: Path
) -> None:
    person = anna()
    code = person.lay("me", "debutant", game="puissance4", start=False, starter="1")
    person.visit(f"/table/{code}").sees("start").click()  # so that the page keeps a receipt
    expect(columns(person).first).to_be_visible()
    assert person.sees("plain-move").count() == 0
    over = person.sees("match-over")
    for turn in range(21):
        expect(columns(person).or_(over).first).to_be_visible()
        if over.is_visible():
            break
        columns(person).nth(turn % 3 % columns(person).count()).click()
        expect(discs(person).nth(2 * turn)).to_be_visible()
        expect(discs(person).nth(2 * turn + 1).or_(over).first).to_be_visible()
    expect(over).to_contain_text(re.compile("Partie terminée|Vous avez gagné"))
    expect(person.sees("receipt")).to_have_attribute("data-ok", "true")
    ring = person.page.locator(".ring")
    assert ring.count() >= 4 or "nul" in (over.text_content() or "")

    record = tmp_path / "match.txt"
    record.write_text(person.context.request.get(f"/api/matches/{code}-1/record").text(), encoding="utf-8")
    verify = [TAPIS, "verify", str(record)]
    assert subprocess.run(verify, env=env, capture_output=True).returncode == 0

    person.visit(f"/verify?match={code}-1")
    expect(person.sees("verdict")).to_have_attribute("data-ok", "true")
    expect(person.page.get_by_role("heading", name="Tout est juste")).to_be_visible()
    expect(person.sees("receipt")).to_have_attribute("data-ok", "true")
    text = record.read_text(encoding="utf-8")
    person.sees("record").fill(text.replace("\n1 ", "\n2 ", 1))
    person.sees("verify-now").click()
    expect(person.sees("verdict")).to_have_attribute("data-ok", "false")

    person.visit(f"/replay/{code}-1")
    expect(person.sees("board")).to_be_visible()
    expect(person.page.locator("[data-column]")).to_have_count(0)
