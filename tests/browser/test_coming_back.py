"""Reload, lost network, killed server: the page comes back to the same state by itself and says so."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import Person

Invite = Callable[..., Person]


@pytest.fixture
def own_house(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that a test may kill."""
    there = House(tmp_path_factory.mktemp("own"))
    there.open()
    yield there
    there.close()


def two_at_table(invite: Invite, **where: Any) -> tuple[Person, Person, str]:
    """Anna and Ben, Anna to lay the third card; and the table's code."""
    anna, ben = invite("Anna", **where), invite("Ben", **where)
    code = anna.lay("me", "open", start=False, starter="1")
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    for person in (anna, ben):
        person.visit(f"/table/{code}")
    anna.place((0, 0))
    ben.place((1, 0))
    expect(anna.legal.first).to_be_visible()
    return anna, ben, code


def test_a_reload_shows_the_same_match(invite: Invite) -> None:
    anna, ben, _ = two_at_table(invite)
    board, prompt = anna.board(), anna.sees("prompt").inner_text()
    anna.page.reload()
    expect(anna.sees("prompt")).to_have_text(prompt)
    anna.shows(lambda now: now == board)
    expect(anna.sees("log")).to_contain_text("Ben pose")
    anna.place((0, 1))
    expect(ben.legal.first).to_be_visible()


def test_a_lost_network_comes_back_by_itself(invite: Invite) -> None:
    anna, ben, _ = two_at_table(invite, new=True)
    ben.context.set_offline(True)
    expect(ben.sees("link")).to_have_text("Connexion perdue, on revient…")
    anna.place((0, 1))
    ben.context.set_offline(False)
    expect(ben.sees("link")).to_have_text("De retour !")
    expect(ben.legal.first).to_be_visible()
    assert ben.shows(lambda board: len(board) == 3) == anna.board()
    ben.place((1, 1))
    expect(anna.legal.first).to_be_visible()


def test_a_move_made_without_network_is_played_once(invite: Invite) -> None:
    anna, ben, _ = two_at_table(invite, new=True)
    anna.context.set_offline(True)
    expect(anna.sees("link")).to_contain_text("Connexion perdue")
    anna.cell((0, 1)).click()
    anna.context.set_offline(False)
    expect(anna.sees("prompt")).to_have_text("C’est à Ben de jouer.")
    expect(ben.legal.first).to_be_visible()
    for person in (anna, ben):
        person.shows(lambda board: len(board) == 3)
    expect(anna.sees("refusal")).to_have_count(0)


def test_who_left_a_table_finds_the_way_back(anna: Person, invite: Invite) -> None:
    code = anna.lay("me", "here", starter="1")
    anna.visit(f"/table/{code}").place((0, 0))
    anna.sees("leave").click()
    anna.sees("confirm-yes").click()
    expect(anna.sees("go-on")).to_contain_text("Votre table de Punto vous attend.")

    # A server that stumbles does not make it forgotten.
    anna.page.route(f"**/api/tables/{code}", lambda route: route.fulfill(status=503))
    with anna.page.expect_response(f"**/api/tables/{code}"):
        anna.page.reload()
    anna.page.unroute(f"**/api/tables/{code}")
    anna.page.reload()
    anna.page.get_by_role("link", name="Y retourner").click()
    anna.sees("take-back").first.click()
    expect(anna.legal.first).to_be_visible()

    # A table that is over, or gone, is not offered.
    ben = invite("Ben").visit("/")
    ben.page.evaluate("localStorage.setItem('tapis-vert', JSON.stringify({ table: 'ZZZZZZ' }))")
    ben.page.reload()
    expect(ben.sees("play-punto")).to_be_enabled()
    expect(ben.sees("go-on")).to_have_count(0)


def test_all_tables_that_wait_for_one_are_on_the_home_page(anna: Person) -> None:
    codes = [anna.lay("me", "debutant", game=game) for game in ("punto", "cartino")]
    for code in codes:
        anna.visit(f"/table/{code}")
        expect(anna.sees("seat-0")).to_be_visible()
    anna.visit("/")
    expect(anna.sees("go-on")).to_have_count(2)
    expect(anna.sees("go-on").first).to_contain_text("Cartino")  # the last one first
    expect(anna.sees("go-on").last).to_contain_text("Punto")
    anna.page.locator(f"a[href='/table/{codes[0]}']").click()
    expect(anna.sees("board")).to_be_visible()


def test_a_killed_server_is_waited_for(invite: Invite, own_house: House) -> None:
    anna, ben, code = two_at_table(invite, address=own_house.address)
    before = anna.board()
    own_house.kill()
    for person in (anna, ben):
        expect(person.sees("link")).to_have_text("Connexion perdue, on revient…")
    anna.cell((0, 1)).click()
    own_house.open()
    expect(anna.sees("link")).to_have_text("De retour !")
    expect(ben.legal.first).to_be_visible()
    for person in (anna, ben):
        assert set(person.shows(lambda board: len(board) == 3)) > set(before)
    ben.place((1, 1))
    expect(anna.legal.first).to_be_visible()
    record = anna.context.request.get(f"/api/matches/{code}-1/record?seat=0").text()
    assert [line.split("@")[1] for line in record.splitlines() if "@" in line] == ["0,0", "1,0", "0,1", "1,1"]


def test_a_guest_ends_their_sessions_elsewhere_and_plays_on_here(invite: Invite) -> None:
    anna, thief = invite("Anna"), invite()
    code = anna.lay("me", "here", starter="1")
    thief.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    thief.visit(f"/table/{code}")
    expect(thief.legal.first).to_be_visible()
    anna.visit(f"/table/{code}")
    anna.sees("settings").click()
    anna.sees("elsewhere").click()
    expect(anna.sees("elsewhere-done")).to_contain_text("vos autres appareils ne vous reconnaissent plus")
    expect(thief.page.get_by_text("Vous regardez")).to_be_visible()
    expect(thief.legal).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.place((0, 0))
