"""Ratings and groups on the page: a rated match until it is listed, a class from its cards to its end."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import objections
from tests.browser.people import Person, Wire

Invite = Callable[..., Person]
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}


def fits_and_is_accessible(person: Person) -> None:
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert objections(page) == []


def play_out(*wires: Wire) -> None:
    """Each seat lays wherever it may, whenever it is to, until somebody has won."""
    now = wires[0].next("snapshot")
    while now["to_act"]:
        wire = wires[now["to_act"][0]]
        before = wire.turn()
        assert wire.move(before["legal"][0])["type"] == "accepted"
        while (now := wire.latest[before["seat"]])["version"] == before["version"]:
            wire.next("update")


def test_a_rated_match_is_announced_counted_and_listed(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben", **PHONE)
    anna.visit("/new/punto?friends")
    expect(anna.sees("create")).to_be_enabled()
    anna.page.get_by_role("switch", name="Partie classée").check()
    anna.sees("create").click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.sees("rated")).to_contain_text("chaque partie compte")
    code = anna.page.url.rpartition("/")[2]
    ben.visit(f"/table/{code}")
    expect(ben.sees("rated")).to_contain_text("chaque partie compte")
    ben.sees("sit-1").click()
    expect(anna.sees("start")).to_be_enabled()
    anna.sees("start").click()
    expect(anna.sees("board")).to_be_visible()
    with anna.wire(code) as hers, ben.wire(code) as his:
        play_out(hers, his)
    for person in (anna, ben):
        person.visit(f"/table/{code}")  # at the end, whatever the page was still showing
        expect(person.sees("moved")).to_contain_text("1500 →")
    ben.visit("/players")
    rows = ben.sees("ranking").get_by_role("row")
    expect(rows.filter(has_text="Ben")).to_contain_text("provisoire")
    expect(rows.filter(has_text="Maître")).to_contain_text("programme")
    fits_and_is_accessible(ben)
    anna.visit("/me")
    expect(anna.sees("my-ratings")).to_contain_text("À deux")
    anna.sees("to-players").click()
    expect(anna.sees("ranking").get_by_role("row").filter(has_text="Anna")).to_contain_text("vous")


def test_a_group_is_made_printed_used_revoked_and_ended(invite: Invite) -> None:
    teacher, ines, tom = invite("Mme Roy"), invite(None, **PHONE), invite(None, **PHONE)
    teacher.visit("/players")
    teacher.sees("to-group").click()
    teacher.sees("group-name").fill("CM1 B")
    teacher.sees("group-names").fill("Inès\nTom")
    fits_and_is_accessible(teacher)
    teacher.sees("make-group").click()
    expect(teacher.sees("card-2")).to_contain_text("Tom")
    codes = [teacher.sees(f"code-{number}").inner_text() for number in (1, 2)]
    teacher.page.emulate_media(media="print")
    expect(teacher.sees("cards-done")).to_be_hidden()
    expect(teacher.sees("card-1").get_by_role("img")).to_be_visible()
    teacher.page.emulate_media(media="screen")
    for phone, code, name in ((ines, codes[0], "Inès"), (tom, codes[1], "Tom")):
        phone.visit(f"/carry#{code}")
        expect(phone.sees("carry-field")).to_have_value(code)
        phone.sees("carry-go").click()
        expect(phone.sees("you")).to_contain_text(f"Vous êtes {name}")
    fits_and_is_accessible(ines)
    ines.sees("group-open").click()
    expect(ines.sees("create")).to_be_enabled()
    ines.sees("create").click()
    ines.page.wait_for_url("**/table/*")
    code = ines.page.url.rpartition("/")[2]
    expect(ines.sees("seat-0")).to_contain_text("Inès")
    tom.visit(f"/table/{code}")
    tom.sees("sit-1").click()
    expect(ines.sees("start")).to_be_enabled()
    ines.sees("start").click()
    expect(tom.sees("board")).to_be_visible()
    tom.page.get_by_role("button", name="Bavardage").click()
    expect(tom.page.get_by_role("button", name="Bonjour")).to_be_visible()
    expect(tom.page.locator("#chat-text")).to_have_count(0)
    teacher.sees("cards-done").click()
    expect(teacher.sees("group-tables")).to_contain_text("Inès, Tom")
    expect(teacher.sees("member-1")).to_contain_text("en service")
    fits_and_is_accessible(teacher)
    teacher.sees("revoke-1").click()
    expect(teacher.sees("member-1")).to_contain_text("retirée")
    expect(ines.page.locator("main")).to_contain_text("Votre carte ne vaut plus")
    expect(tom.sees("board")).to_be_visible()
    teacher.sees("end-group").click()
    teacher.sees("confirm-yes").click()
    expect(teacher.sees("ended")).to_contain_text("2 personnes sont oubliées")
    expect(tom.page.locator("main")).to_contain_text("Ce groupe est terminé")
    tom.visit("/me")
    expect(tom.page.locator("main")).to_contain_text(re.compile("Vous n’avez pas encore joué ici"))
