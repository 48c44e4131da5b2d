"""Every lesson is learnt on the page, by finger on a phone and by keys at a desk; a wrong try is answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tapisvert import games
from tapisvert.words import Speaker
from tests.browser.people import Person

Invite = Callable[..., Person]
FRENCH = Speaker("fr")


class Way(msgspec.Struct):
    """What is touched in a lesson, step by step (CSS selectors), and a wrong try before one of the steps."""

    steps: Sequence[Sequence[str]]
    wrong_before: int
    wrong: Sequence[str]
    answer: str


def seen(testid: str) -> str:
    return f"[data-testid={testid}]"


def cell(at: str) -> str:
    return f'[data-cell="{at}"]'


def stone(name: str) -> str:
    return f'[data-stone="{name}"]'


def half(name: str) -> str:
    return f'[data-half="{name}"]'


def place(number: int) -> str:
    return f'[data-place="{number}"]'


def card(name: str) -> str:
    return f"button:has-text('{name}'), button[aria-label^='{name}']"


WAYS = {
    "punto/first": Way(
        [[cell("-1,0")], [cell("2,0")], [cell("1,0")], [cell("-2,0")]], 1, [cell("1,1")], "PUN-7"
    ),
    "cartino/first": Way(
        [
            [stone("8S"), half("8Sl")],
            [stone("QS"), half("QSu")],
            [seen("end-turn")],
            [stone("9S"), half("9Sl")],
            [seen("end-turn")],
        ],
        1,
        [stone("8S"), half("8Su")],
        "CAR-5",
    ),
    "cartomanie/first": Way(
        [[place(2)], [place(5)], [*map(place, (3, 8, 1, 10)), seen("make-word")]], 3, [seen("pass")], "MAN-13"
    ),
    "casino_royal/poker": Way(
        [[seen("turn")], [seen("wait")], [seen("turn")], [seen("turn")], [seen("call")]],
        2,
        [seen("call")],
        "CAS-A5",
    ),
    "casino_royal/variant": Way(
        [[seen("more"), seen("raise")], [seen("follow")], [seen("call")], [seen("follow")]],
        1,
        [seen("check")],
        "CAS-B3",
    ),
    "casino_royal/bingo": Way(
        [
            [card("Valet de trèfle"), seen("marked")],
            [seen("marked")],
            [card("Valet de pique"), seen("bingo")],
        ],
        1,
        [seen("marked")],
        "CAS-C5",
    ),
}


def test_every_lesson_of_the_house_is_learnt_here() -> None:
    assert set(WAYS) == {f"{game}/{lesson.name}" for game in games.names() for lesson in games.lessons(game)}


@pytest.mark.parametrize("lesson", WAYS)
def test_a_lesson_is_learnt_by_finger_on_a_small_phone(invite: Invite, lesson: str) -> None:
    anna = invite("Anna", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    learn(anna, lesson, lambda thing: thing.tap())
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("lesson", WAYS)
def test_a_lesson_is_learnt_by_keys_at_a_desk(anna: Person, lesson: str) -> None:
    learn(anna, lesson, lambda thing: thing.press("Space"))
    expect(anna.sees("learnt-play")).to_be_focused()


def learn(anna: Person, lesson: str, touch: Callable[[Locator], None]) -> None:
    anna.visit(f"/learn/{lesson}")
    walk(anna, lesson, touch)


def walk(anna: Person, lesson: str, touch: Callable[[Locator], None]) -> None:
    """All steps, each when it is asked for: the same button may be meant twice."""
    way, name = WAYS[lesson], lesson.replace("/", "-lesson-")
    for number, things in enumerate(way.steps, 1):
        expect(anna.sees("prompt")).to_have_text(FRENCH.text(f"{name}-{number}"))
        expect(anna.sees("prompt")).to_be_in_viewport()
        if number == way.wrong_before:
            for thing in way.wrong:
                touch(anna.page.locator(thing).first)
            expect(anna.sees("refusal").get_by_role("link", name=way.answer)).to_be_visible()
        for thing in things:
            touch(anna.page.locator(thing).first)
    expect(anna.sees("learnt")).to_contain_text(FRENCH.text(f"{name}-done"))
    expect(anna.sees("learnt")).to_be_in_viewport(ratio=0.98)


def test_a_lesson_can_be_begun_anew_and_leads_to_a_match(anna: Person) -> None:
    learn(anna, "casino_royal/bingo", lambda thing: thing.click())
    anna.sees("learnt-again").click()
    expect(anna.sees("learnt")).to_have_count(0)
    walk(anna, "casino_royal/bingo", lambda thing: thing.click())
    anna.sees("learnt-play").click()
    expect(anna.sees("aim")).to_contain_text("Couvrez le symbole annoncé avant les autres")
    expect(anna.page).to_have_url(re.compile(r"/table/\w+$"))


def test_the_rules_lead_to_the_lessons(anna: Person) -> None:
    anna.visit("/rules/casino_royal")
    expect(anna.sees("learn-poker")).to_have_text("Le poker, pas à pas")
    anna.sees("learn-variant").click()
    expect(anna.sees("prompt")).to_have_text(FRENCH.text("casino_royal-lesson-variant-1"))


def test_a_lesson_that_does_not_exist_says_so(anna: Person) -> None:
    for path in ("/learn/punto/last", "/learn/belote"):
        anna.visit(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        expect(anna.page.get_by_role("link", name="Retour à l’accueil")).to_be_visible()
