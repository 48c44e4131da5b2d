"""People at one table: their names, who goes in the middle, and playing again."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tapisvert import games
from tapisvert.games import load
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]
FOUR: dict[str, Any] = {"table": "4", "starter": "1", "wins": 1}


def two_after_a_match(invite: Invite) -> tuple[Person, Person, str]:
    """Anna, who has three seats, and Ben, both looking at how their match ended; the table's code."""
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.lay("me", "open", "here", "here", start=False, **FOUR)
    ben.visit(f"/table/{code}").sees("sit-1").click()
    anna.visit(f"/table/{code}")
    expect(anna.sees("seat-1")).to_contain_text("Ben")
    anna.sees("start").click()
    expect(anna.legal.first).to_be_visible()
    play_out(anna, ben, code)
    return anna, ben, code


def play_out(anna: Person, ben: Person, code: str) -> None:
    """Anna's first seat wins."""
    with anna.wire(code) as hers, ben.wire(code) as his:
        for number, cell in enumerate(four_rows()):
            (his if number % 4 == 1 else hers).place([cell])
    for person in (anna, ben):
        expect(person.sees("match-over")).to_be_visible()


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["new-table", "friends-punto"])
def test_a_name_typed_at_home_goes_along_to_a_table_for_friends(invite: Invite, way: str) -> None:
    anna = invite().visit("/")
    anna.sees("own-name").fill("Anna")
    anna.sees(way).click()
    expect(anna.sees("create")).to_be_visible()
    expect(anna.sees("own-name")).to_have_value("Anna")


def test_a_name_typed_at_home_goes_along_to_a_table_of_others(invite: Invite, anna: Person) -> None:
    code = anna.lay("me", "open", start=False)
    ben = invite().visit("/")
    ben.sees("own-name").fill("Ben")
    ben.sees("join-code").fill(code)
    ben.sees("join").click()
    expect(ben.sees("own-name")).to_have_value("Ben")
    ben.sees("sit-1").click()
    expect(ben.sees("seat-1")).to_contain_text("Ben")


def test_the_host_takes_another_name_while_waiting(invite: Invite, anna: Person) -> None:
    code = anna.lay("me", "open", start=False)
    ben = invite("Ben").visit(f"/table/{code}")
    expect(ben.page.get_by_role("heading", name="Anna vous attend")).to_be_visible()
    anna.visit(f"/table/{code}")
    expect(anna.sees("own-name")).to_have_value("Anna")
    anna.sees("own-name").fill("Annabelle")
    anna.page.keyboard.press("Tab")
    expect(ben.sees("seat-0")).to_contain_text("Annabelle")
    expect(ben.page.get_by_role("heading", name="Annabelle vous attend")).to_be_visible()


@pytest.mark.parametrize("game", games.names())
def test_a_name_of_one_long_word_stays_in_its_column(invite: Invite, game: str) -> None:
    anna = invite(24 * "W")
    code = anna.lay("me", *opponents(game), game=game)
    anna.visit(f"/table/{code}")
    expect(anna.sees("seat-0")).to_be_visible()
    expect(anna.sees("log").locator("li").first).to_be_visible()
    too_wide = anna.page.evaluate(
        """() => [...document.querySelectorAll('.plate *, .log *, .bench *')].filter(thing => {
          const column = thing.closest('.around, .aside, .middle').getBoundingClientRect();
          const box = thing.getBoundingClientRect();
          const spills = thing.matches('p, li') && thing.scrollWidth > thing.clientWidth + 1;
          return box.right > column.right + 1 || spills;
        }).map(thing => thing.outerHTML.slice(0, 120))"""
    )
    assert too_wide == []


def opponents(game: str) -> list[str]:
    """A program for each seat but the first, as the game is usually played."""
    rules = load(game)
    return ["debutant"] * (rules.seats(rules.options({})) - 1)


@pytest.mark.parametrize("written", ["{} {} {}", "{}-{}-{}", " {} – {} {} "])
def test_a_code_is_typed_as_it_is_read_out(invite: Invite, anna: Person, written: str) -> None:
    code = anna.lay("me", "open", start=False)
    ben = invite("Ben").visit("/")
    ben.sees("join-code").fill(written.format(code[:4], code[4:8], code[8:]).lower())
    ben.sees("join").click()
    expect(ben.sees("sit-1")).to_be_visible()
    assert ben.page.url.endswith(f"/table/{code}")


# --- leaving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
def test_who_leaves_in_the_middle_is_asked_once_and_the_others_are_told(
    invite: Invite, size: tuple[int, int]
) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    code = anna.lay("me", "open", start=False, starter="1")
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    for person in (anna, ben):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.visit(f"/table/{code}")
        expect(person.sees("board")).to_be_visible()

    ben.sees("leave").click()
    expect(ben.sees("confirm")).to_contain_text("La partie est en cours")
    expect(ben.sees("confirm-no")).to_be_focused()
    ben.sees("confirm-no").click()
    expect(ben.sees("confirm")).to_have_count(0)
    expect(ben.sees("board")).to_be_visible()
    ben.sees("leave").click()
    ben.page.keyboard.press("Escape")
    expect(ben.sees("confirm")).to_have_count(0)
    ben.sees("leave").click()
    ben.sees("confirm-yes").click()
    expect(ben.sees("play-punto")).to_be_visible()

    expect(anna.sees("note")).to_have_text("Ben a quitté la table : un programme joue à sa place.")
    if size[0] < 1000:
        anna.page.get_by_role("button", name="Ce qui s’est passé").click()
    expect(anna.sees("log")).to_contain_text("Ben a quitté la table")
    ben.visit(f"/table/{code}").sees("take-back").click()
    expect(anna.sees("log")).to_contain_text("Ben est de retour.")


def test_nobody_is_asked_who_only_looks_on_or_whose_match_is_over(invite: Invite) -> None:
    anna, _, code = two_after_a_match(invite)
    eve = invite("Eve").visit(f"/table/{code}")
    for person in (anna, eve):
        expect(person.sees("match-over")).to_be_visible()
        person.sees("leave").click()
        expect(person.sees("play-punto")).to_be_visible()


# --- playing again --------------------------------------------------------------------------------


def test_a_rematch_is_asked_for_and_agreed_to(invite: Invite) -> None:
    anna, ben, code = two_after_a_match(invite)
    ben.page.get_by_role("button", name="Bavardage").click()
    ben.page.get_by_role("button", name="Bien joué").click()
    anna.sees("rematch").click()
    expect(anna.sees("again")).to_contain_text("Ben n’a pas encore répondu")
    expect(ben.sees("again")).to_have_text("Anna, Autre 3 et Autre 4 voudraient une revanche.")
    for person in (anna, ben):  # nobody is torn away from the result
        expect(person.sees("match-over")).to_be_visible()

    ben.sees("decline").click()
    expect(anna.sees("again")).to_contain_text("Ben préfère en rester là.")
    expect(anna.sees("free-1")).to_have_text("Jouer sans Ben")
    expect(ben.sees("match-over")).to_be_visible()
    ben.sees("rematch").click()
    for person in (anna, ben):
        expect(person.sees("match-over")).to_have_count(0)
        expect(person.sees("prompt")).to_be_visible()
    assert anna.context.request.get(f"/api/tables/{code}").json()["match"] == f"{code}-2"
    expect(ben.sees("chat")).to_contain_text("Bien joué")  # open as it was
    anna.place((0, 0))
    ben.place((0, 1))


def test_whoever_asked_for_a_rematch_may_think_again(invite: Invite) -> None:
    anna, ben, _ = two_after_a_match(invite)
    anna.sees("rematch").click()
    expect(ben.sees("decline")).to_be_visible()
    anna.sees("withdraw").click()
    expect(ben.sees("decline")).to_have_count(0)
    expect(ben.sees("rematch")).to_have_text("Revanche")


def test_programs_agree_to_a_rematch_at_once(anna: Person) -> None:
    code = anna.lay("me", "debutant", "here", "here", **FOUR)
    with anna.wire(code) as hers:
        hers.next("snapshot")
        while not any(now["view"]["outcome"] for now in hers.latest.values()):
            if now := next((now for now in hers.latest.values() if now["legal"]), None):
                assert hers.move(now["legal"][0])["type"] == "accepted"
                now["legal"] = []
            else:
                hers.next("update", "snapshot")
    anna.visit(f"/table/{code}").sees("rematch").click()
    expect(anna.sees("match-over")).to_have_count(0)
    expect(anna.sees("prompt")).to_be_visible()


def test_several_rematches_in_a_row_are_refused_nothing(invite: Invite) -> None:
    anna, ben, code = two_after_a_match(invite)
    for number in (2, 3, 4):
        for person in (anna, ben):
            person.sees("rematch").click()
        expect(anna.legal.first).to_be_visible()
        for person in (anna, ben):
            expect(person.page.get_by_text("Pas maintenant")).to_have_count(0)
        play_out(anna, ben, code)
        assert anna.context.request.get(f"/api/tables/{code}").json()["match"] == f"{code}-{number}"
    for person in (anna, ben):
        told = [json.loads(frame) for frame in person.frames]
        shown = [message["refusal"]["code"] for message in told if message["type"] == "refused"]
        assert set(shown) <= {"stale", "dealing"}  # a seal that another's was quicker than: not shown
