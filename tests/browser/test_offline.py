"""The page as an app: what was opened works without a network; a table says so, and comes back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tapisvert.words import Speaker
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]
FRENCH = Speaker("fr")
UNREACHABLE = "Le serveur ne répond pas. On réessaie dans un instant."
CONTROLLED = """new Promise(done => {
  const look = () => navigator.serviceWorker.controller ? done(true) : setTimeout(look, 50);
  look();
})"""


def with_app(invite: Invite) -> Person:
    """Anna, once the service worker has taken over."""
    anna = invite("Anna", service_workers="allow")
    anna.visit("/")
    anna.page.evaluate(CONTROLLED)
    return anna


def test_lessons_rules_and_replays_that_were_opened_work_without_a_network(invite: Invite) -> None:
    anna = with_app(invite)
    code = anna.lay("me", "here", "here", "here", table="4", starter="1", wins=1)
    with anna.wire(code) as wire:
        wire.place(four_rows())
    anna.visit(f"/replay/{code}-1")
    expect(anna.sees("replay-at")).to_be_visible()
    anna.visit("/learn/punto/cover")
    expect(anna.sees("prompt")).to_be_visible()

    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.sees("prompt")).to_have_text(FRENCH.text("punto-lesson-cover-1"))
    anna.page.locator('[data-cell="1,0"]').click()
    expect(anna.sees("learnt")).to_contain_text(FRENCH.text("punto-lesson-cover-done"))
    anna.visit("/rules/cartino")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    anna.visit(f"/replay/{code}-1")
    expect(anna.sees("replay-at")).to_be_visible()
    anna.context.set_offline(False)


def test_a_table_without_a_network_says_so_and_comes_back_by_itself(invite: Invite) -> None:
    anna = with_app(invite)
    code = anna.lay("me", "here", starter="1")
    anna.visit(f"/table/{code}")
    expect(anna.legal.first).to_be_visible()
    anna.context.set_offline(True)
    expect(anna.sees("link")).to_contain_text("Connexion perdue")
    anna.page.reload()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(UNREACHABLE)
    expect(anna.legal).to_have_count(0)
    anna.context.set_offline(False)
    expect(anna.legal.first).to_be_visible()
