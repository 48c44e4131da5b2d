"""Table talk: who sits and who looks on, what a page hides for itself, and what hosts do with onlookers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Person

Invite = Callable[..., Person]


@pytest.fixture
def three(invite: Invite) -> tuple[Person, Person, Person]:
    """Anna and Ben play, Eve looks on; all have the chat before them."""
    anna, ben, eve = invite("Anna"), invite("Ben"), invite("Eve")
    code = anna.lay("me", "open", start=False, starter="1")
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    for person in (anna, ben, eve):
        person.visit(f"/table/{code}")
        person.page.get_by_role("button", name="Bavardage").click()
    return anna, ben, eve


def say(person: Person, words: str) -> None:
    person.page.get_by_label("Votre message").fill(words)
    person.page.get_by_role("button", name="Dire", exact=True).click()


def line(person: Person, words: str) -> Locator:
    return person.sees("chat").locator("p", has_text=words)


def test_the_chat_shows_who_looks_on_and_anybody_can_hide_somebody(
    three: tuple[Person, Person, Person],
) -> None:
    anna, ben, eve = three
    say(eve, "Jouez donc le 9 !")
    say(anna, "Merci, non.")
    expect(line(ben, "Jouez donc")).to_contain_text("Eve (regarde)")
    expect(line(ben, "Merci, non.")).not_to_contain_text("(regarde)")
    line(ben, "Jouez donc").get_by_role("button", name="Eve").click()
    expect(ben.page.get_by_role("button", name="Renvoyer")).to_have_count(0)
    ben.page.get_by_role("button", name="Masquer ses messages").click()
    expect(line(ben, "Jouez donc")).to_have_count(0)
    expect(line(ben, "masqué")).to_contain_text("Eve")
    say(eve, "Et le 8 ?")
    expect(line(anna, "Et le 8 ?")).to_be_visible()
    expect(line(ben, "masqué")).to_have_count(2)
    ben.page.reload()
    ben.page.get_by_role("button", name="Bavardage").click()
    expect(line(ben, "masqué")).to_have_count(2)
    line(ben, "masqué").first.get_by_role("button", name="Eve").click()
    ben.page.get_by_role("button", name="Montrer ses messages").click()
    expect(line(ben, "Et le 8 ?")).to_be_visible()


def test_the_host_silences_an_onlooker_and_lets_them_speak_again(
    three: tuple[Person, Person, Person],
) -> None:
    anna, _, eve = three
    anna.page.get_by_role("button", name="1 personne regarde").click()
    named = anna.sees("watchers").get_by_role("listitem")
    expect(named).to_contain_text("Eve")
    named.get_by_role("button", name="Faire taire Eve").click()
    expect(named.get_by_role("button", name="Rendre la parole Eve")).to_be_visible()
    say(eve, "Vous m’entendez ?")
    expect(eve.page.get_by_text("L’hôte de la table vous a demandé le silence.")).to_be_visible()
    named.get_by_role("button", name="Rendre la parole Eve").click()
    expect(named.get_by_role("button", name="Faire taire Eve")).to_be_visible()
    say(eve, "Et maintenant ?")
    expect(line(anna, "Et maintenant ?")).to_be_visible()
    expect(line(anna, "Vous m’entendez ?")).to_have_count(0)


def test_the_host_sends_an_onlooker_away_who_never_said_anything(
    three: tuple[Person, Person, Person],
) -> None:
    anna, ben, eve = three
    expect(ben.page.get_by_role("button", name="1 personne regarde")).to_have_count(0)
    anna.page.get_by_role("button", name="1 personne regarde").click()
    anna.sees("watchers").get_by_role("button", name="Renvoyer Eve").click()
    expect(eve.page.get_by_text("L’hôte de la table vous a demandé de partir.")).to_be_visible()
    expect(anna.page.get_by_text("1 personne regarde")).to_have_count(0)
    eve.page.reload()
    expect(eve.page.get_by_text("L’hôte de la table vous a demandé de partir.")).to_be_visible()
