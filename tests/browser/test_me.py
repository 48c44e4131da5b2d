"""One's own page, and being the same guest in two browsers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tapisvert import games
from tapisvert.table import record
from tests.browser.axe import objections
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]

FOUR: dict[str, Any] = {"table": "4", "starter": "1", "wins": 1}


def won(person: Person) -> str:
    """Plays a match of four around one screen to its end; its table's code."""
    code = person.lay("me", "here", "here", "here", **FOUR)
    with person.wire(code) as wire:
        wire.place(four_rows())
    return code


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desktop", "phone"])
def test_all_that_is_mine_is_found_again(invite: Invite, size: tuple[int, int]) -> None:
    anna, ben = invite("Anna", viewport={"width": size[0], "height": size[1]}), invite("Ben")
    with_ben = anna.lay("me", "open", start=False, starter="1", wins=1)
    ben.post(f"/api/tables/{with_ben}/sit", {"seat": 1})
    anna.post(f"/api/tables/{with_ben}/start")
    finished = won(anna)
    anna.visit("/")
    expect(anna.sees("your-turn")).to_have_text("À vous de jouer.")
    expect(anna.sees("last-matches").get_by_role("link", name="Punto")).to_have_count(1)
    anna.sees("all-matches").click()
    expect(anna.sees("running").get_by_role("listitem")).to_contain_text("avec Ben")
    expect(anna.sees("finished").get_by_role("listitem")).to_contain_text("Plusieurs sur un écran")
    expect(anna.sees("statistics-punto")).to_contain_text("1 partie")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert objections(anna.page) == []
    anna.sees("filter-company").select_option("people")
    expect(anna.sees("finished").get_by_role("listitem")).to_have_count(0)
    anna.sees("filter-company").select_option("")
    with anna.page.expect_download() as taken:
        anna.sees("export").click()
    text = Path(taken.value.path()).read_text(encoding="utf-8")
    assert record.verify(text, games.load).setup.match == f"{finished}-1"
    anna.sees("finished").get_by_role("link", name="Revoir").click()
    anna.page.wait_for_url(f"**/replay/{finished}-1")


def test_one_guest_in_two_browsers_until_one_is_sent_away(invite: Invite) -> None:
    anna, tablet = invite("Anna"), invite()
    code = anna.lay("me", "here", starter="1")
    anna.visit("/me")
    anna.sees("carry-ask").click()
    pass_code = anna.sees("carry-code").inner_text()
    tablet.visit(f"/carry#{pass_code}")
    expect(tablet.sees("carry-field")).to_have_value(pass_code)
    assert pass_code not in tablet.page.url, "it stays in no history"
    tablet.sees("carry-go").click()
    expect(tablet.sees("running").get_by_role("link", name="À la table")).to_be_visible()
    thief = invite().visit("/carry")  # who read it over a shoulder, too late
    thief.sees("carry-field").fill(pass_code)
    thief.sees("carry-go").click()
    expect(thief.sees("carry-trouble")).to_contain_text("ne vaut")
    tablet.sees("running").get_by_role("link", name="À la table").click()
    anna.visit(f"/table/{code}")
    anna.place((0, 0))
    tablet.shows(lambda board: len(board) == 1)
    tablet.place((1, 0))
    anna.shows(lambda board: len(board) == 2)
    anna.visit("/me")
    expect(anna.sees("device")).to_have_count(2)
    anna.sees("away").click()
    anna.sees("confirm-yes").click()
    expect(anna.sees("device")).to_have_count(1)
    expect(tablet.page.get_by_text("Vous regardez")).to_be_visible()
    expect(tablet.legal).to_have_count(0)


def test_a_card_brings_one_back_nobody_is_left_unasked_and_to_be_deleted_is_asked_twice(
    invite: Invite,
) -> None:
    anna, ben = invite("Anna"), invite("Ben", viewport={"width": 390, "height": 844})
    anna.visit("/me")
    anna.sees("card-ask").click()
    card = anna.sees("card-code").inner_text()
    ben.lay("me", "here")
    ben.visit("/carry")
    ben.sees("carry-field").fill(card.lower())
    ben.page.keyboard.press("Enter")
    expect(ben.sees("confirm")).to_contain_text("Ce navigateur est déjà Ben")
    ben.sees("confirm-no").click()
    ben.sees("carry-go").click()
    ben.sees("confirm-yes").click()
    expect(ben.page.get_by_text("Anna", exact=True).first).to_be_visible()
    ben.sees("delete-me").click()
    expect(ben.sees("confirm")).to_contain_text("un tiret à la place de votre nom")
    ben.sees("confirm-yes").click()
    expect(ben.sees("confirm")).to_contain_text("Vraiment tout effacer")
    ben.sees("confirm-yes").click()
    expect(ben.sees("gone")).to_be_visible()
    anna.visit("/me")
    expect(anna.page.get_by_text("Vous n’avez pas encore joué ici.")).to_be_visible()
