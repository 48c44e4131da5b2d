"""axe-core finds nothing to object to, on any page, by day or by night."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import objections
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]

FOUR: dict[str, Any] = {"table": "4", "starter": "1"}


def test_axe_has_nothing_to_say(anna: Person) -> None:
    found: list[str] = []

    def look(what: str) -> None:
        found.extend(objections(anna.page, what))

    headings = {
        "/": "Punto",
        "/new": "Qui joue",
        "/rules/punto": "Les règles de Punto",
        "/verify": "Vérifier une partie",
    }
    for path, there in headings.items():
        anna.visit(path)
        expect(anna.page.get_by_role("heading", name=there, exact=True)).to_be_visible()
        look(path)
    tournament = {"title": "Samedi", "game": "punto", "duplicate": True}
    club = anna.post("/api/tournaments", tournament)["code"]
    group = anna.post("/api/groups", {"name": "CM1", "names": ["Lou", "Max"]})["group"]["id"]
    paths = ("/tournament/new", f"/tournament/{club}", f"/tournament/{club}?screen", "/players", "/group/new")
    for path in (*paths, f"/group/{group}"):
        anna.visit(path)
        expect(anna.page.locator("main h1")).to_be_visible()
        look(path)
    anna.visit("/")
    anna.sees("settings").click()
    look("settings")
    anna.visit("/")
    anna.sees("likings-punto").locator("summary").click()
    look("likings")
    anna.visit("/learn/casino_royal/poker")
    expect(anna.sees("prompt")).to_be_visible()
    look("lesson")
    anna.sees("hands").click()
    expect(anna.sees("rules-sheet").locator("#CAS-4")).to_be_visible()
    look("rules over the table")

    anna.visit(f"/table/{anna.lay('me', 'open', start=False)}")
    expect(anna.sees("table-code")).to_be_visible()
    look("waiting room")
    code = anna.lay("me", "debutant", starter="1")
    for path, there in ((f"/table/{code}/screen", "screen-out"), (f"/table/{code}?hand", "hand-frame")):
        anna.visit(path)
        expect(anna.sees(there)).to_be_visible()
        expect(anna.page.locator("h1")).to_be_attached()  # the frame is there before the table
        look(path)

    code = anna.lay("me", "here", "here", "here", **FOUR, wins=2)
    with anna.wire(code) as wire:
        wire.place(four_rows(12))
    anna.visit(f"/table/{code}")
    expect(anna.legal.first).to_be_visible()
    anna.page.get_by_role("button", name="Bavardage").click()
    anna.cell((0, 0)).hover()
    look("table in play")
    anna.place((3, 0))
    expect(anna.sees("round-over")).to_be_visible()
    look("round over")

    code = anna.lay("me", "here", "here", "here", **FOUR, wins=1)
    with anna.wire(code) as wire:
        wire.place(four_rows())
    for path, there in ((f"/table/{code}", "match-over"), (f"/replay/{code}-1#6", "replay-at")):
        anna.visit(path)
        expect(anna.sees(there)).to_be_visible()
        look(there)
    anna.sees("play-on").click()
    expect(anna.sees("play-on-sheet")).to_be_visible()
    look("playing on")
    anna.visit(f"/verify?match={code}-1")
    expect(anna.sees("verdict")).to_be_visible()
    look("verdict")

    anna.visit(f"/table/{anna.lay('me', 'here', expert=True, starter='1')}")
    expect(anna.sees("curtain")).to_be_visible()
    look("curtain")
    anna.sees("lift").click()
    expect(anna.sees("hand-card")).to_have_count(2)
    look("hand")
    anna.cell((2, 2)).click()
    expect(anna.sees("refusal")).to_be_visible()
    look("refusal")

    assert found == []


def test_what_happens_is_announced(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'debutant', starter='1')}")
    said = anna.sees("announced")
    expect(said).to_have_attribute("aria-live", "polite")
    said.evaluate(
        """here => {
          window.said = [];
          const hear = () => window.said.push(here.textContent);
          new MutationObserver(hear).observe(here, { childList: true, characterData: true, subtree: true });
        }"""
    )
    anna.place((0, 0))
    expect(said).to_contain_text("À vous, Anna")
    assert "au milieu de la table" in " ".join(anna.page.evaluate("window.said"))


def test_the_first_key_leads_past_the_rail(anna: Person) -> None:
    anna.visit("/rules/punto")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    anna.page.keyboard.press("Tab")
    expect(anna.page.get_by_role("link", name="Aller au contenu")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("main")).to_be_focused()
