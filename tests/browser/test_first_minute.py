"""The first minute: what one wants, the rules without leaving the table, and how one likes to play."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tapisvert import testing
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]

SIZES = [(1280, 800), (390, 844), (375, 667), (360, 640)]
FOUR: dict[str, Any] = {"table": "4", "starter": "1"}


# --- the aim ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", testing.with_screen())
def test_the_aim_is_in_sight_with_its_picture(anna: Person, game: str) -> None:
    screen = anna.come_to_the_first_turn(game)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.page.locator(screen.board).first).to_be_visible()
        aim = anna.sees("aim")
        expect(aim).to_be_in_viewport(ratio=0.98)
        said = aim.locator(".long" if width > 700 else ".short")
        expect(said).to_be_visible()
        assert said.evaluate("line => line.scrollWidth <= line.clientWidth"), "it is cut off"
        expect(aim.locator(".picture svg").first).to_be_in_viewport(ratio=0.98)
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"table": "2"}, "Alignez cinq cartes rouges, ou cinq bleues."),
        ({"table": "3"}, "Alignez quatre cartes rouges."),
        ({"table": "2x2"}, "Alignez cinq cartes rouges, ou cinq bleues. Vous jouez avec Autre 3."),
        ({"table": "4x2"}, "Alignez quatre cartes rouges. Vous jouez avec Autre 5."),
    ],
)
def test_punto_says_whose_colours_are_whose_pun_2(anna: Person, options: dict[str, Any], said: str) -> None:
    others = {"2": 1, "3": 2, "2x2": 3, "4x2": 7}[options["table"]]
    anna.visit(f"/table/{anna.lay('me', *['here'] * others, starter='1', **options)}")
    expect(anna.sees("aim")).to_contain_text(said)
    expect(anna.sees("seat-0").get_by_role("img", name="rouge")).to_be_visible()


def test_each_game_of_casino_royal_has_its_own_aim(anna: Person) -> None:
    said = set()
    for game in ("poker", "variant", "bingo"):
        anna.visit(f"/learn/casino_royal/{game}")
        expect(anna.sees("aim")).to_be_visible()
        said.add(anna.sees("aim").locator(".long").text_content())
    assert len(said) == 3


@pytest.mark.parametrize(("players", "said"), [(1, "Enlevez toutes les cartes"), (2, "Le plus de points")])
def test_alone_the_aim_of_cartomanie_is_another_man_21(anna: Person, players: int, said: str) -> None:
    code = anna.lay("me", *["here"] * (players - 1), game="cartomanie", players=players, clock=0)
    anna.visit(f"/table/{code}")
    expect(anna.sees("aim")).to_contain_text(said)


# --- the rules over the table -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
def test_the_rules_open_over_the_table_and_give_the_focus_back(anna: Person, size: tuple[int, int]) -> None:
    width, height = size
    anna.page.set_viewport_size({"width": width, "height": height})
    code = anna.lay("me", "here", starter="1")
    anna.visit(f"/table/{code}")
    expect(anna.legal.first).to_be_visible()
    address = anna.page.url
    anna.sees("rules").focus()
    anna.page.keyboard.press("Enter")
    sheet = anna.sees("rules-sheet")
    expect(sheet.get_by_role("heading", name="Les règles de Punto")).to_be_visible()
    for _ in range(60):  # around the sheet, and through the browser's own buttons
        anna.page.keyboard.press("Tab")
        inside = "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        assert anna.page.evaluate(inside)
    box = sheet.bounding_box()
    assert box is not None
    if width < 700:
        assert (round(box["width"]), round(box["height"])) == size
    # The match goes on behind it.
    with anna.wire(code) as wire:
        wire.place([(0, 0)])
    expect(anna.cell((0, 0))).to_have_attribute("aria-label", re.compile(r"^\d \w+, colonne 0, rangée 0"))
    expect(sheet).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(anna.sees("rules")).to_be_focused()
    assert anna.page.url == address


def test_a_refusal_opens_the_rules_at_its_rule(anna: Person) -> None:
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    anna.place((0, 0))
    expect(anna.legal.first).to_be_visible()
    anna.cell((2, 2)).click()
    link = anna.sees("refusal").get_by_role("link", name="PUN-7")
    link.click()
    rule = anna.sees("rules-sheet").locator("#PUN-7")
    expect(rule).to_be_in_viewport(ratio=0.98)
    expect(rule).to_have_class(re.compile(r"\basked\b"))
    anna.sees("rules-sheet").locator("#PUN-9 a").first.click()
    expect(anna.sees("rules-sheet").locator("#PUN-9")).to_have_class(re.compile(r"\basked\b"))
    anna.sees("rules-close").click()
    expect(anna.sees("rules-sheet")).to_have_count(0)
    expect(link).to_be_focused()
    assert len(anna.context.pages) == 1, "no other tab"


@pytest.mark.parametrize("game", ["poker", "variant"])
def test_the_order_of_hands_is_one_tap_away_cas_4(anna: Person, game: str) -> None:
    anna.visit(f"/learn/casino_royal/{game}")
    anna.sees("hands").click()
    order = anna.sees("rules-sheet").locator("#CAS-4 table")
    expect(order.get_by_role("row")).to_have_count(10)
    expect(order).to_be_in_viewport()


# --- playing at once --------------------------------------------------------------------------------


def test_level_and_kind_are_chosen_beside_play_now_and_remembered(anna: Person) -> None:
    anna.visit("/")
    likings = anna.sees("likings-punto")
    expect(likings.locator("summary")).to_contain_text("Amateur · 2 joueurs")
    likings.locator("summary").click()
    anna.sees("kind-punto").select_option("3")
    anna.sees("level-punto").select_option("debutant")
    expect(likings.locator("summary")).to_contain_text("Débutant · 3 joueurs")
    anna.page.reload()
    expect(likings.locator("summary")).to_contain_text("Débutant · 3 joueurs")
    anna.sees("play-punto").click()
    expect(anna.sees("seat-2")).to_contain_text("Débutant")
    expect(anna.page.locator("[data-testid^=seat-]")).to_have_count(3)


@pytest.mark.parametrize(
    ("game", "kind", "aim"),
    [
        ("casino_royal", "bingo", "symbole"),
        ("cartomanie", "alone", "Enlevez toutes les cartes"),
        ("cartomanie", "children", "Faites des mots avec les cartes visibles. "),
        ("cartino", "german", "Le plus gros total"),
    ],
)
def test_every_game_has_its_kinds(anna: Person, game: str, kind: str, aim: str) -> None:
    anna.visit("/")
    anna.sees(f"likings-{game}").locator("summary").click()
    anna.sees(f"kind-{game}").select_option(kind)
    anna.sees(f"play-{game}").click()
    expect(anna.sees("aim")).to_contain_text(aim)
    if kind == "german":
        expect(anna.page.locator("header")).to_contain_text("52 cases")


def test_a_first_match_offers_the_lesson_once_and_quietly(anna: Person) -> None:
    anna.visit("/")
    anna.sees("play-punto").click()
    offer = anna.sees("offer")
    expect(offer.get_by_role("link", name="Apprendre")).to_have_attribute("href", "/learn/punto")
    anna.place()  # it stands in nobody's way
    expect(offer).to_have_count(0)
    anna.visit("/")
    anna.sees("play-punto").click()
    expect(anna.legal.first).to_be_visible()
    expect(offer).to_have_count(0)


def test_an_offer_that_is_taken_leads_back_to_the_table(anna: Person) -> None:
    anna.visit("/")
    anna.sees("play-cartomanie").click()
    anna.sees("offer").get_by_role("link").click()
    anna.sees("scene-first").click()
    expect(anna.sees("prompt")).to_contain_text("touchez C, h, a, t")
    for place in (3, 8, 1, 10):
        anna.page.locator(f'[data-place="{place}"]').click()
    anna.sees("make-word").click()
    anna.sees("learnt-back").click()
    expect(anna.sees("seat-1")).to_contain_text("Amateur")


def winners(anna: Person, code: str) -> list[int]:
    """Plays the first seat to the end of the match, over the wire; who has won."""
    with anna.wire(code) as wire:
        while True:
            now = next((now for now in wire.latest.values() if now["view"]["outcome"]), None)
            if now is not None:
                return list(now["view"]["outcome"]["winners"])
            mine = wire.latest.get(0)
            if mine and mine["legal"]:
                wire.move(mine["legal"][0])
                mine["legal"] = []
            else:
                wire.next("snapshot", "update")


def test_a_program_to_ones_measure_follows_the_results_and_says_so(anna: Person) -> None:
    anna.visit("/")
    likings = anna.sees("likings-punto")
    likings.locator("summary").click()
    anna.sees("level-punto").select_option(label="À ma mesure")
    expect(anna.sees("measured-text")).to_contain_text("une fois sur deux")
    expect(likings.locator("summary")).to_contain_text("À ma mesure")
    anna.sees("play-punto").click()
    expect(anna.sees("seat-1")).to_contain_text("Sur mesure (Amateur)")
    code = anna.page.url.rpartition("/")[2]
    won = winners(anna, code)
    assert won in ([0], [1])
    anna.visit(f"/table/{code}")  # whose page still shows how the first round ended
    expect(anna.sees("measured-text")).to_contain_text("Le programme suit vos résultats")
    expect(anna.sees("rematch")).to_have_count(0)
    anna.sees("measured-again").click()
    expect(anna.page).not_to_have_url(f"{anna.address}/table/{code}")
    expect(anna.sees("seat-1")).to_contain_text("Habitué" if won == [0] else "Apprenti")
    record = anna.context.request.get(f"/api/matches/{code}-1/record").text()
    assert "\nseat 2 (measuredi): " in record


def test_a_new_table_may_have_a_program_to_ones_measure_where_one_plays_against_it_alone(
    anna: Person,
) -> None:
    anna.visit("/new/punto")
    anna.sees("seat-level-1").select_option(label="À ma mesure")
    expect(anna.sees("measured-text")).to_contain_text("une fois sur deux")
    anna.page.get_by_role("radio", name="3 joueurs").check()
    expect(anna.sees("seat-level-2")).not_to_contain_text("À ma mesure")
    expect(anna.sees("measured-text")).to_have_count(0)
    anna.page.get_by_role("radio", name="2 joueurs").check()
    anna.sees("create").click()
    expect(anna.sees("seat-1")).to_contain_text("Sur mesure (Amateur)")


@pytest.mark.parametrize(("level", "neighbours"), [("maitre", "Confirmé"), ("debutant", "Apprenti")])
def test_after_a_match_it_gets_a_little_easier_or_harder(anna: Person, level: str, neighbours: str) -> None:
    code = anna.lay("me", level, wins=1, starter="1")
    won = winners(anna, code)
    anna.visit(f"/table/{code}")
    expect(anna.sees("rematch")).to_be_visible()
    wanted = {(): "", (0,): "harder", (1,): "easier"}[tuple(won)]
    there = {"maitre": "easier", "debutant": "harder"}[level]
    if wanted != there:  # there is nothing stronger than the one, nothing weaker than the other
        expect(anna.sees("easier").or_(anna.sees("harder"))).to_have_count(0)
        return
    anna.sees(wanted).click()
    expect(anna.page).not_to_have_url(f"{anna.address}/table/{code}")
    expect(anna.sees("seat-1")).to_contain_text(neighbours)
    anna.visit("/")
    expect(anna.sees("likings-punto").locator("summary")).to_contain_text(neighbours)


# --- lines that lack one card -----------------------------------------------------------------------


def test_lines_that_lack_one_card_are_marked_for_who_wants_it(anna: Person) -> None:
    code = anna.lay("me", "here", "here", "here", **FOUR, wins=2)
    with anna.wire(code) as wire:
        wire.place(four_rows(12))
    anna.visit(f"/table/{code}")
    expect(anna.legal.first).to_be_visible()
    lacking = anna.sees("lacking")
    expect(lacking).to_have_count(0)
    anna.sees("settings").click()
    anna.sees("settings-lines").check(force=True)
    expect(lacking).to_be_attached()
    # Three cards of each colour in a row of its own: the fourth could come on either side.
    assert int(lacking.get_attribute("data-count") or 0) >= 8
    expect(anna.cell((3, 0))).to_have_accessible_name(re.compile("il manque ici une carte rouge"))
    anna.page.reload()
    expect(lacking).to_be_attached()
    anna.visit("/new/punto")
    switch = anna.page.get_by_role("switch", name="Marquer les lignes")
    expect(switch).to_be_checked()
    switch.uncheck(force=True)
    anna.visit(f"/table/{code}")
    expect(anna.legal.first).to_be_visible()
    expect(lacking).to_have_count(0)
