"""Every page in every language: nothing untranslated, and the switch that changes it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tapisvert.words import LANGUAGES, Speaker
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]

LOCALES = {"fr": "fr-FR", "de": "de-DE", "en": "en-GB"}
# What a sentence looks like that is missing, or whose gap was not filled.
RAW = re.compile(
    r"\b(?:page|punto|home|new|wait|seat|over|replay|verify|fair|settings|table|rules?|refusal|level|phrase|log|chat|curtain|link)"
    r"(?:-[a-z0-9]+)+\b|[{}$]|undefined|\bNaN\b|\[object"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_in_the_language_of_the_browser(invite: Invite, language: str) -> None:
    assert set(LANGUAGES) == set(LOCALES)
    anna = invite("Anna", locale=LOCALES[language])
    waiting = anna.lay("me", "open", start=False)
    playing = anna.lay("me", "here", "maitre", table="3", starter="1", wins=3)
    over = anna.lay("me", "here", "here", "here", table="4", starter="1", wins=1)
    with anna.wire(over) as wire:
        wire.place(four_rows())
    pages = {
        "/": "play-punto",
        "/new": "create",
        "/rules/punto": "",
        "/verify": "record",
        f"/verify?match={over}-1": "verdict",
        f"/replay/{over}-1#13": "round-over",
        f"/table/{waiting}": "commitment",
        f"/table/{playing}": "prompt",
        f"/table/{over}": "match-over",
        "/table/NOSUCH": "",
        "/nowhere/at/all": "",
    }
    for path, testid in pages.items():
        anna.visit(path)
        heading = anna.page.get_by_role("heading", level=1)
        expect(anna.sees(testid) if testid else heading).to_be_attached()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        said = all_words(anna.page)
        assert str(heading.text_content()) in said
        assert RAW.findall(said) == [], path
        if path == f"/table/{playing}":
            anna.cell((2, 2)).click()
            expect(anna.sees("refusal")).to_contain_text(
                Speaker(language).text("refusal-punto-first-in-middle")
            )
            anna.place((0, 0))
            assert RAW.findall(all_words(anna.page)) == []


def all_words(page: Page) -> str:
    """What is read on the page, and what is read to those who do not see it; but for addresses in fields."""
    words: str = page.evaluate(
        """() => [
          document.title,
          document.body.textContent,
          ...['aria-label', 'aria-valuetext', 'placeholder', 'title'].flatMap(name =>
            [...document.querySelectorAll(`[${name}]`)].map(one => one.getAttribute(name))),
        ].join('\\n')"""
    )
    return words


def test_the_language_is_switched_and_kept(invite: Invite) -> None:
    anna = invite("Anna").visit("/")
    expect(anna.sees("play-punto")).to_contain_text("Jouer maintenant")
    for name, language, words in (("Deutsch", "de", "Jetzt spielen"), ("English", "en", "Play now")):
        anna.sees("settings").click()
        anna.page.get_by_role("radio", name=name).check(force=True)
        expect(anna.sees("play-punto")).to_contain_text(words)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        anna.page.reload()
        expect(anna.sees("play-punto")).to_contain_text(words)


def test_a_browser_that_speaks_none_of_them_gets_french(invite: Invite) -> None:
    person = invite(locale="ja-JP").visit("/")
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")
    expect(person.sees("play-punto")).to_contain_text("Jouer maintenant")


def test_the_language_changes_in_the_middle_of_a_match(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    anna.place((0, 0))
    expect(anna.sees("prompt")).to_contain_text("À vous, Autre 2")
    anna.sees("settings").click()
    anna.page.get_by_role("radio", name="English").check(force=True)
    expect(anna.sees("prompt")).to_contain_text("Your turn, Autre 2")
    expect(anna.sees("log")).to_contain_text("Anna puts")
    anna.page.keyboard.press("Escape")
    anna.place((1, 0))
