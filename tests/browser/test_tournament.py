"""A small tournament on the page: opened, entered by phone and by card, played, repaired and printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import Person, Wire

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def play_out(code: str, *people: Person) -> None:
    """Plays whatever is first among what is allowed for all of them in turn, until the match is over."""
    with ExitStack() as stack:
        wires = [stack.enter_context(person.wire(code)) for person in people]
        while True:
            pictures = [newest(wire) for wire in wires]
            if pictures[0]["view"]["outcome"]:
                return
            turn = next(number for number, now in enumerate(pictures) if now["legal"])
            assert wires[turn].move(pictures[turn]["legal"][0])["type"] == "accepted"
            for wire, before in zip(wires, pictures, strict=True):
                while newest(wire)["version"] == before["version"]:
                    wire.next("update", "snapshot")


def newest(wire: Wire) -> dict[str, Any]:
    """What the seat of a wire sees."""
    while not any(seat is not None for seat in wire.latest):
        wire.next("snapshot", "update")
    return next(now for seat, now in wire.latest.items() if seat is not None)


def fits(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_tournament_from_opening_to_standings(invite: Callable[..., Person]) -> None:
    anna, ben = invite("Anna"), invite("", **PHONE)
    anna.visit("/").sees("new-tournament").click()
    expect(anna.sees("open-tournament")).to_be_enabled()
    anna.sees("title").fill("Samedi")
    anna.sees("rounds").select_option("2")
    anna.sees("open-tournament").click()
    expect(anna.sees("tournament-code")).to_be_visible()
    code = anna.page.url.rpartition("/")[2]
    # Alone there is no round.
    anna.sees("enter").click()
    expect(anna.sees("mine")).to_contain_text("Vous êtes inscrit.")

    ben.visit(f"/tournament/{code.lower()}")
    ben.sees("own-name").fill("Ben")
    ben.sees("enter").click()
    expect(ben.sees("mine")).to_contain_text("Vous êtes inscrit.")
    assert fits(ben)

    anna.sees("start-round").click()
    screen = invite("", viewport={"width": 1920, "height": 1080})
    screen.visit(f"/tournament/{code}?screen")
    expect(screen.sees("standings").locator("tbody tr")).to_have_count(2)
    assert fits(screen)
    assert ben.refused(f"/api/tournaments/{code}/round", {"number": 2}) == "not-host"
    # The match begins by itself once both have found their table.
    for person in (anna, ben):
        person.sees("my-table").click()
        person.page.wait_for_url("**/table/**")
    table = ben.page.url.rpartition("/")[2]
    for person in (anna, ben):
        expect(person.sees("board")).to_be_visible()
    play_out(table, anna, ben)
    for person in (anna, ben):
        person.page.reload()  # it would show the ends of rounds first, one after the other
        person.sees("to-tournament").click()
        expect(person.sees("progress")).to_have_text("La ronde 1 est finie.")
    expect(screen.sees("standings").locator("tbody tr").first.locator("td b")).to_have_text("1")

    # Somebody comes late, without a phone that knows the address: the host has a card for them.
    anna.sees("names").fill("Chloé\n\n")
    anna.sees("add-names").click()
    expect(anna.sees("card")).to_have_count(1)
    card = anna.sees("card").locator(".code").text_content()
    chloe = invite("", **PHONE)
    chloe.visit(f"/carry?tournament={code}#{card}")
    chloe.page.get_by_role("button", name="C’est moi").click()
    expect(chloe.sees("mine")).to_be_visible()
    anna.sees("start-round").click()
    expect(anna.sees("pairing-1")).to_be_visible()
    expect(chloe.sees("my-table")).to_be_visible()
    # The host says how the tables ended: nobody came to them.
    for number in range(2):
        anna.sees(f"rule-{number}").click()
        anna.sees("place-0").select_option("2")
        anna.sees("place-1").select_option("1")
        anna.sees("save-rule").click()
        if number == 0:
            expect(anna.sees("pairing-0")).to_contain_text("décidée par l’hôte")
    for person in (anna, ben, chloe):
        expect(person.sees("progress")).to_have_text("Le tournoi est fini.")
    expect(screen.sees("standings").locator("tbody tr")).to_have_count(3)
    results = anna.context.request.get(f"/api/tournaments/{code}/results?language=fr")
    assert "Chloé" in results.text()
    for person in (anna, ben, chloe, screen):
        assert not person.troubles


def test_bad_input_gets_a_sentence(invite: Callable[..., Person]) -> None:
    anna = invite("Anna")
    anna.visit("/tournament/ZZZZZZ")
    expect(anna.page.get_by_role("alert")).to_have_text(re.compile("Ce tournoi n’existe pas"))
    anna.visit("/tournament/new")
    expect(anna.sees("open-tournament")).to_be_enabled()
    anna.sees("open-tournament").click()
    expect(anna.sees("start-round")).to_be_enabled()
    anna.sees("start-round").click()
    expect(anna.page.get_by_role("alert")).to_have_text(re.compile("Il manque du monde"))


def test_pages_add_to_the_luck_of_a_duplicate_round(invite: Callable[..., Person]) -> None:
    anna, ben = invite("Anna"), invite("Ben", **PHONE)
    anna.visit("/tournament/new")
    expect(anna.sees("open-tournament")).to_be_enabled()
    anna.sees("rounds").select_option("1")
    anna.page.get_by_role("switch", name="Mêmes cartes pour tous").check()
    anna.sees("open-tournament").click()
    expect(anna.sees("tournament-code")).to_be_visible()
    code = anna.page.url.rpartition("/")[2]
    # The code typed where a table's is asked for leads there, too.
    ben.visit("/")
    ben.page.get_by_role("textbox", name="Code").fill(code)
    ben.page.keyboard.press("Enter")
    expect(ben.page).to_have_url(re.compile(f"/tournament/{code}$"))
    for person in (anna, ben):
        person.sees("enter").click()
        expect(person.sees("mine")).to_contain_text("Vous êtes inscrit.")
    anna.sees("names").fill("Chloé\nDavid")  # they have no phone
    anna.sees("add-names").click()
    expect(anna.sees("card")).to_have_count(2)

    told = f"fetch('/api/tournaments/{code}').then((answer) => answer.json())"
    anna.page.wait_for_function(f"{told}.then(({{ luck }}) => luck[0].sealed.length === 2)")
    anna.sees("start-round").click()
    for person in (anna, ben):
        expect(person.sees("my-table")).to_be_visible()
    expect(anna.sees("points-later")).to_be_visible()
    expect(anna.page.get_by_text("Regarder")).to_have_count(0)
    assert fits(ben)
    now = anna.page.evaluate(told)["luck"][0]
    assert (now["stage"], now["secret"], now["mine"]["house"]) == ("dealt", "", False)
    for table in range(2):
        anna.sees(f"rule-{table}").click()
        anna.sees("save-rule").click()
        if table == 0:
            expect(anna.sees("pairing-0")).to_have_attribute("data-phase", "over")
    expect(anna.sees("progress")).to_contain_text("Le tournoi est fini.")
    assert anna.page.evaluate(told)["luck"][0]["stage"] == "open"
    anna.page.get_by_text("Comment on départage").click()
    expect(anna.page.get_by_text("Partie duplicate")).to_be_visible()
