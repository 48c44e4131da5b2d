"""The page that the guide for games has its readers write is loaded and played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import Person
from tests.elsewhere.packages import environment, write_game
from tests.test_documents import GAMES, files


@pytest.fixture
def guided(page_is_built: None, tmp_path: Path) -> Iterator[House]:
    """A server beside which the game of the guide is installed, with all that the guide adds to it."""
    sources = write_game("allumettes", tmp_path)
    for title, text in files(GAMES).items():
        file = sources.parent / title
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    there = House(tmp_path, env=environment(sources))
    there.open()
    yield there
    there.close()


@pytest.fixture
def anna(invite: Callable[..., Person], guided: House) -> Person:
    return invite("Anna", guided.address)


def test_a_match_is_played_on_the_page_of_the_guide_and_its_luck_is_verified(anna: Person) -> None:
    code = anna.lay("me", "maitre", game="allumettes", rows="3-4-5")
    anna.visit(f"/table/{code}")
    match = anna.page.locator(".allumettes .match:enabled")
    over = anna.sees("match-over")
    for _ in range(12):
        expect(match.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        expect(anna.page.locator(".allumettes .bench")).to_contain_text("prenez des allumettes")
        move = match.last.get_attribute("aria-label")
        match.last.click()
        expect(anna.page.get_by_role("button", name=move, exact=True).and_(match)).to_have_count(0)
    expect(over).to_contain_text("a gagné")
    expect(anna.sees("plain-fallback")).to_have_count(0)

    anna.visit(f"/verify?match={code}-1")
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    expect(anna.sees("verdict")).to_contain_text("cette page n’en connaît pas les règles")
