"""A small tournament on the page: opened, entered by phone and by card, played, repaired and printed."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def play_out(person: Person, code: str) -> None:
    """Plays whatever is first among what is allowed, until the match is over."""
    with person.wire(code) as wire:
        wire.play(lambda now: str(now["legal"][0]))


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

    anna.sees("names").fill("Chloé\n\nDavid")
    anna.sees("add-names").click()
    expect(anna.sees("card")).to_have_count(2)
    expect(anna.sees("progress")).to_have_text("4 inscrits")
    card = anna.sees("card").first.locator(".code").text_content()
    chloe = invite("", **PHONE)
    chloe.visit(f"/carry?tournament={code}#{card}")
    chloe.page.get_by_role("button", name="C’est moi").click()
    expect(chloe.sees("mine")).to_be_visible()
    anna.sees("out-3").click()
    expect(anna.sees("progress")).to_have_text("3 inscrits")

    anna.sees("start-round").click()
    expect(anna.sees("pairing-1")).to_be_visible()
    expect(anna.sees("start-round")).to_have_count(0)
    screen = invite("", viewport={"width": 1920, "height": 1080})
    screen.visit(f"/tournament/{code}?screen")
    expect(screen.sees("standings").locator("tbody tr")).to_have_count(3)
    assert fits(screen)
    assert ben.refused(f"/api/tournaments/{code}/round", {"number": 2}) == "not-host"

    # Ben finds his table, and his page seals a salt by itself; the match begins once the other is there, or
    # the host has had enough of waiting.
    ben.sees("my-table").click()
    ben.page.wait_for_url("**/table/**")
    expect(ben.sees("leave")).to_be_visible()
    table = ben.page.url.rpartition("/")[2]
    told = anna.context.request.get(f"/api/tournaments/{code}").json()
    his = next(n for n, each in enumerate(told["played"][0]["tables"]) if each["code"] == table)
    # At the other table nobody has come: it waits until the host decides.
    anna.sees(f"begin-{1 - his}").click()
    anna.post(f"/api/tournaments/{code}/begin", {"table": table})
    for number in range(2):
        expect(anna.sees(f"pairing-{number}")).to_have_attribute("data-phase", re.compile("playing|over"))
    play_out(ben, table)
    expect(ben.sees("to-tournament")).to_be_visible()
    ben.sees("to-tournament").click()
    expect(ben.sees("standings")).to_be_visible()

    # The host says how the tables ended, whatever was played there.
    for number in range(2):
        anna.sees(f"rule-{number}").click()
        anna.sees("place-0").select_option("2")
        anna.sees("place-1").select_option("1")
        anna.sees("save-rule").click()
        expect(anna.sees(f"pairing-{number}")).to_contain_text("décidée par l’hôte")
    expect(anna.sees("start-round")).to_have_text("Commencer la ronde 2")
    anna.sees("end").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Finir le tournoi ici").click()
    for person in (anna, ben):
        expect(person.sees("progress")).to_have_text("Le tournoi est fini.")
    expect(screen.sees("standings").locator("tbody tr").first.locator("td b")).to_have_text("1")
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
