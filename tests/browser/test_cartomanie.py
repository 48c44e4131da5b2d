"""Cartomanie on the page: a whole match, votes, the clock, alone, with keys and with thumbs."""

import json
import re
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import expect

from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.finder import all_words
from tapisvert.games.cartomanie.packs import worth
from tapisvert.games.cartomanie.spelling import cards_of, plain
from tests.browser.axe import objections
from tests.browser.people import Person

Invite = Callable[..., Person]

FIVE = 5


def lay(host: Person, *kinds: str, start: bool = True, **options: Any) -> str:
    """Lays a table of Cartomanie with seats of these kinds, a program's being its level; its code."""
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "program", "level": kind} for kind in kinds
    ]
    chosen = {"players": len(kinds), **options}
    code = str(host.post("/api/tables", {"game": "cartomanie", "seats": seats, "options": chosen})["code"])
    if start:
        host.post(f"/api/tables/{code}/start")
    return code


def two_at_a_table(invite: Invite, **options: Any) -> tuple[Person, Person]:
    """Anna, who begins, and Ben, each before their own screen."""
    anna, ben = invite("Anna"), invite("Ben")
    code = lay(anna, "me", "open", start=False, **options)
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    for person in (anna, ben):
        person.visit(f"/table/{code}")
        expect(person.page.locator("[data-place]").first).to_be_visible()
    return anna, ben


def up(person: Person) -> list[str]:
    """The cards that are face up, as the page shows them."""
    shown = person.page.locator("[data-place]").evaluate_all("places => places.map(p => p.dataset.card)")
    return [card for card in shown if card not in ("down", "gap")]


def turn_up(person: Person) -> None:
    """Turns up all that may be turned up in this turn."""
    down = person.page.locator("[data-card=down]")
    expect(person.sees("word-field")).to_be_visible()
    while person.sees("pass").is_disabled():
        left = down.count()
        down.first.click()
        expect(down).not_to_have_count(left)
        # A turn of all cards may lead to a new table (MAN-16), so it is the page that says when it is enough.
        expect(person.page.locator("[data-testid=pass]:enabled, [data-card=down].open").first).to_be_visible()


def make_no_word(person: Person) -> None:
    """Passes, and waits until the page has told it: until then it shows the turn that is over."""
    told = person.sees("log").get_by_text("ne fait pas de mot")
    before = told.count()
    person.sees("pass").click()
    expect(told).to_have_count(before + 1)


def invented(cards: list[str]) -> str:
    """A spelling that these cards make and no dictionary has; empty without a capital."""
    known = lexicon.load()
    capitals = [card for card in cards if card.isupper()]
    small = [card for card in cards if card.islower()]
    for capital in capitals:
        for tail in permutations(small, min(3, len(small))):
            if not known.knows(plain(capital + "".join(tail))):
                return capital + "".join(tail)
    return ""


def until_a_capital(player: Person, other: Person) -> tuple[Person, Person]:
    """Both pass until whoever is to play has a capital before them; that one first."""
    turn_up(player)
    while not invented(up(player)):
        make_no_word(player)
        player, other = other, player
        turn_up(player)
    return player, other


def points(person: Person, seat: int) -> int:
    return int(person.sees(f"points-{seat}").inner_text())


def seat_of(person: Person) -> int:
    return 0 if "you" in (person.sees("seat-0").get_attribute("class") or "") else 1


def test_a_whole_match_against_a_program_and_a_look_back(invite: Invite) -> None:
    anna = invite("Anna")
    code = lay(anna, "me", "debutant", version="short", clock=0)
    anna.visit(f"/table/{code}")
    expect(anna.sees("seat-0")).to_contain_text("Ponantais")
    expect(anna.sees("seat-1")).to_contain_text("Méridional")
    expect(anna.sees("stock")).to_contain_text("36")
    over = anna.sees("match-over")
    total = 0
    for _ in range(3):
        expect(anna.sees("word-field")).to_be_visible()
        turn_up(anna)
        words = sorted(all_words(True, up(anna)), key=lambda word: len(cards_of(word)))
        said = anna.sees("announced").text_content() or ""
        if words:
            # Typed as people type: without capitals, and without saying which letter is the joker's.
            anna.page.keyboard.type(plain(words[-1]))
            running = anna.sees("running").inner_text()
            worth_it = int(re.findall(r"\d+", running)[0])
            total += worth_it
            anna.page.keyboard.press("Enter")
        else:
            anna.sees("pass").click()
        expect(anna.sees("announced")).not_to_have_text(said)
        expect(anna.sees("points-0")).to_have_text(str(total))
    with anna.wire(code) as wire:
        wire.play(lambda now: "pass" if "pass" in now["legal"] else now["legal"][0])
    expect(over).to_contain_text(re.compile("Partie terminée|Vous avez gagné"))
    expect(anna.sees("sum-0").locator(".total")).to_have_text(str(total))
    program = anna.page.locator("[data-seat='1'] .given").inner_text()
    expect(anna.sees("log")).to_contain_text(f"{program} retourne")

    anna.sees("look-back").click()
    turns = anna.sees("turns").locator("tbody tr")
    expect(turns.first).to_be_visible()
    assert turns.count() >= 5

    anna.sees("verify").click()
    expect(anna.sees("verdict")).to_have_attribute("data-ok", "true")
    anna.page.go_back()
    anna.sees("replay").click()
    expect(anna.page.locator("[data-place]").first).to_be_visible()
    anna.page.get_by_role("button", name="Coup suivant").click()
    expect(anna.sees("replay-at")).to_have_text(re.compile("^1 sur"))
    expect(anna.sees("seat-1")).to_have_attribute("aria-current", "true")  # a step is a whole turn
    expect(anna.sees("seat-1")).not_to_contain_text("réfléchit")  # nobody thinks in a replay


def test_the_table_accepts_one_word_and_refuses_another_man_9(invite: Invite) -> None:
    player, other = until_a_capital(*two_at_a_table(invite, clock=0))
    word = invented(up(player))
    player.sees("word-field").fill(plain(word))
    player.sees("make-word").click()
    expect(player.sees("refusal")).to_contain_text("n’est pas dans le dictionnaire")
    player.sees("ask").click()
    expect(other.sees("vote")).to_be_visible()
    expect(other.sees("prompt")).to_contain_text(plain(word))
    expect(player.sees("vote")).to_contain_text("On attend la réponse")
    expect(other.page.locator("[data-place].lit")).to_have_count(len(word))
    seat, before = seat_of(player), points(player, seat_of(player))
    other.sees("vote-yes").click()
    expect(player.sees(f"points-{seat}")).to_have_text(str(before + worth(cards_of(word))))
    expect(player.sees("log")).to_contain_text(f"La table accepte «\u202f{plain(word)}\u202f»")
    expect(other.sees(f"pile-{seat}").locator("li")).to_have_count(1)

    player, other = until_a_capital(other, player)
    word, seat = invented(up(player)), seat_of(player)
    before = points(player, seat)
    player.sees("word-field").fill(plain(word))
    player.sees("make-word").click()
    player.sees("ask").click()
    other.sees("vote-no").click()
    expect(player.sees("log")).to_contain_text(f"La table refuse «\u202f{plain(word)}\u202f»")
    expect(player.sees("make-word")).to_be_visible()
    expect(player.sees(f"points-{seat}")).to_have_text(str(before))
    # A turn has one vote.
    player.sees("word-field").fill(plain(word))
    player.sees("make-word").click()
    expect(player.sees("refusal")).to_contain_text("MAN-5")
    expect(player.sees("ask")).to_have_count(0)


def test_when_the_clock_runs_out_the_turn_is_over_man_15(invite: Invite) -> None:
    anna, ben = two_at_a_table(invite, clock=15)
    expect(anna.sees("ring")).to_have_count(0)  # it starts with the fifth card
    turn_up(anna)
    expect(anna.sees("ring")).to_be_visible()
    expect(ben.sees("ring")).to_be_visible()
    expect(anna.sees("ring")).to_have_class(re.compile(r"\blast\b"))
    expect(anna.sees("log")).to_contain_text("Le temps est écoulé\u202f: Anna ne fait pas de mot.")
    expect(ben.sees("word-field")).to_be_visible()
    assert len(up(ben)) == FIVE  # the cards stay


def test_alone_what_was_missed_is_shown_man_21(anna: Person) -> None:
    code = lay(anna, "me", version="children", clock=0)
    anna.visit(f"/table/{code}")
    expect(anna.sees("seat-0")).to_contain_text("encore 46 cartes")
    turn_up(anna)
    with anna.wire(code) as wire:
        while (now := wire.turn())["view"]["number"] < 8:
            wire.move(now["legal"][0])
            wire.next("update")
    expect(anna.sees("log")).to_contain_text("Anna ne fait pas de mot")
    with anna.wire(code) as wire:
        while True:
            now = wire.turn()
            assert wire.move(now["legal"][0])["type"] == "accepted"
            if wire.next("update")["view"]["outcome"]:
                break
    expect(anna.sees("match-over")).to_contain_text("il reste 46 cartes")
    expect(anna.sees("left")).to_have_text("46")
    missed = anna.sees("missed").locator("li")
    expect(missed.first).to_contain_text("tour")
    # The words that were there come a moment later, from a program's process.
    expect(missed.first.locator("em")).to_have_text(re.compile(r"^[a-zà-ÿœ]+$"))


def test_a_hint_tells_a_little_more_with_each_tap(anna: Person) -> None:
    code = anna.lay("me", game="cartomanie", hints=True, players=1, version="children", clock=0)
    anna.visit(f"/table/{code}")
    turn_up(anna)
    while not all_words(False, up(anna)):
        make_no_word(anna)
        turn_up(anna)
    anna.sees("hint").click()
    expect(anna.sees("tip")).to_contain_text("lettre")
    hinted = next(json.loads(frame) for frame in anna.frames if '"hinted"' in frame)
    letters = plain(hinted["steps"][0]["move"].removeprefix("word "))
    assert letters not in anna.sees("tip").inner_text()
    anna.sees("hint").click()
    expect(anna.sees("tip")).to_contain_text(f"{letters[0].upper()}.")
    expect(anna.sees("word-field")).to_have_value("")
    lit = anna.page.locator("[data-place].lit")
    for step in hinted["steps"]:
        anna.sees("hint").click()
        expect(anna.sees("tip")).to_contain_text(f"{step['said']}")
        expect(lit.first).to_be_visible()
    expect(anna.sees("hint")).to_be_disabled()
    spelling = step["move"].removeprefix("word ")
    expect(anna.sees("word-field")).to_have_value(plain(spelling))
    expect(lit).to_have_count(len(cards_of(spelling)))
    expect(anna.sees("running")).to_contain_text(str(step["points"]))
    expect(anna.sees("points-0")).to_have_text("0")  # it is the player who makes it
    anna.sees("make-word").click()
    expect(anna.sees("points-0")).to_have_text(str(step["points"]))


def test_a_table_has_one_clock(anna: Person) -> None:
    anna.visit("/new/cartomanie")
    anna.page.get_by_text("Régler les détails").click()
    mine, house = (
        anna.page.get_by_role("group", name="Temps de réflexion"),
        anna.page.get_by_label("Temps par tour"),
    )
    expect(mine).to_be_visible()
    expect(house).to_have_count(0)
    mine.get_by_label("Sans limite").check()
    expect(house).to_be_visible()


def test_with_keys_alone(anna: Person) -> None:
    code = lay(anna, "me", clock=0)
    anna.visit(f"/table/{code}")
    page = anna.page
    page.locator("[data-place='1']").focus()
    for key in ("Enter", "ArrowRight", "Enter", "ArrowDown", "Enter", "ArrowLeft", "Enter", "ArrowUp"):
        page.keyboard.press(key)
        if key == "Enter":
            expect(page.locator(":focus")).not_to_have_attribute("data-card", "down")
    for place in (1, 2, 8, 7):
        expect(page.locator(f"[data-place='{place}']")).not_to_have_attribute("data-card", "down")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(anna.sees("prompt")).to_contain_text("faites un mot")
    page.keyboard.type("Oee")
    expect(anna.sees("word-field")).to_have_value("Oee")
    expect(anna.sees("tray").locator("li")).to_have_count(3)
    page.keyboard.press("Backspace")
    expect(anna.sees("word-field")).to_have_value("Oe")
    page.keyboard.press("Escape")
    expect(anna.sees("word-field")).to_have_value("")
    # In the field, too: accents are folded, ligatures are two letters (MAN-5).
    anna.sees("word-field").fill("Œuvré")
    expect(anna.sees("word-field")).to_have_value("Oeuvre")
    page.keyboard.press("Escape")
    expect(anna.sees("word-field")).to_have_value("")
    # What cannot be made is refused, with the rule.
    page.keyboard.type("zzzz")
    page.keyboard.press("Enter")
    expect(anna.sees("refusal")).to_contain_text(re.compile(r"MAN-\d+"))


def test_looking_back_goes_from_turn_to_turn(anna: Person) -> None:
    code = lay(anna, "me", version="children", clock=0)
    turns = 0
    with anna.wire(code) as wire:
        while True:
            now = wire.turn()
            move = "pass" if "pass" in now["legal"] else now["legal"][0]
            turns += move == "pass"
            assert wire.move(move)["type"] == "accepted"
            now["legal"] = []
            if wire.next("update")["view"]["outcome"]:
                break
    anna.visit(f"/replay/{code}-1")
    expect(anna.sees("replay-at")).to_have_text(f"0 sur {turns}")
    anna.sees("replay-next").click()
    expect(anna.sees("replay-at")).to_have_text(f"1 sur {turns}")
    expect(anna.sees("log")).to_contain_text("ne fait pas de mot")


def test_a_refusal_is_over_when_the_word_is_taken_away_or_a_hint_is_told(anna: Person) -> None:
    code = anna.lay("me", game="cartomanie", hints=True, players=1, version="children", clock=0)
    anna.visit(f"/table/{code}")
    turn_up(anna)
    refusal, field = anna.sees("refusal"), anna.sees("word-field")
    for what in ("clear", "hint"):
        field.fill("zzzz")
        anna.sees("make-word").click()
        expect(refusal).to_contain_text("MAN-")
        anna.sees(what).click()
        expect(refusal).to_have_count(0)
    expect(anna.sees("tip")).to_be_visible()


def test_a_small_card_is_no_capital_and_the_page_says_so_man_6(anna: Person) -> None:
    code = lay(anna, "me", version="full", clock=0)
    with anna.wire(code) as wire:
        while True:
            now = wire.turn()
            cards = now["view"]["table"]
            alone = [card for card in cards if card.islower() and card.upper() not in cards]
            if alone and not now["view"]["due"]:
                break
            wire.move(now["legal"][0])
            wire.next("update")
    anna.visit(f"/table/{code}")
    anna.sees("word-field").fill(alone[0])
    refusal = anna.sees("refusal")
    expect(refusal).to_contain_text("Un mot commence par une majuscule")
    expect(refusal).to_contain_text("MAN-6")
    expect(anna.sees("tray")).to_contain_text("Un mot commence par une majuscule")
    expect(anna.sees("tray")).not_to_contain_text("Il manque")


def test_tapping_letters_and_taking_another_card(anna: Person) -> None:
    code = lay(anna, "me", version="children", clock=0)
    with anna.wire(code) as wire:
        # All cards up, so that there are twins.
        while "?" in (now := wire.turn())["view"]["table"]:
            wire.move(now["legal"][0])
            wire.next("update")
    anna.visit(f"/table/{code}")
    expect(anna.sees("tray")).to_be_visible()
    cards = up(anna)
    twin = next(card for card in cards if cards.count(card) > 1 and card != "*")
    place = cards.index(twin) + 1
    lit = anna.page.locator("[data-place].lit")
    anna.page.locator(f"[data-place='{place}']").click()
    expect(lit).to_have_attribute("data-place", str(place))
    anna.sees("swap-0").click()
    expect(lit).not_to_have_attribute("data-place", str(place))
    assert lit.get_attribute("data-card") in (twin, "*")
    expect(anna.sees("word-field")).to_have_value(twin)
    lit.click()
    expect(lit).to_have_count(0)
    expect(anna.sees("tray").locator("li")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180)])
def test_large_enough_for_fingers(invite: Invite, width: int, height: int) -> None:
    anna = invite("Anna", viewport={"width": width, "height": height}, has_touch=True)
    code = lay(anna, "me", "debutant", clock=0)
    anna.visit(f"/table/{code}")
    turn_up(anna)
    card = anna.page.locator("[data-place]").first.bounding_box()
    assert card is not None
    assert card["width"] >= 44
    assert card["height"] >= 44
    for testid in ("make-word", "pass", "word-field", "clear"):
        box = anna.sees(testid).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
    assert objections(anna.page) == []
