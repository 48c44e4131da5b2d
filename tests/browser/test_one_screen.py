"""Three people at one screen with secret hands: a curtain falls between them."""

from playwright.sync_api import expect

from tests.browser.people import Person

SEATS = ["Anna", "Autre 2", "Autre 3"]


def test_nobody_sees_the_next_hand_before_the_curtain_is_lifted(anna: Person) -> None:
    code = anna.lay("me", "here", "here", table="3", expert=True, starter="1")
    anna.visit(f"/table/{code}")
    hands = []
    for number in range(4):
        name = SEATS[number % 3]
        curtain = anna.sees("curtain")
        expect(curtain).to_contain_text(f"Passez l’écran à {name}")
        expect(anna.sees("lift")).to_be_focused()
        for secret in ("[data-card]", "[data-cell]", "svg .face", '[data-testid="hand-card"]'):
            expect(anna.page.locator(secret)).to_have_count(0)
        expect(anna.page.locator("body")).not_to_contain_text("Pioché par")
        anna.sees("lift").click()
        expect(anna.sees("prompt")).to_contain_text(f"À vous, {name}")
        cards = anna.sees("hand-card")
        expect(cards).to_have_count(2)
        hands.append(cards.evaluate_all("all => all.map(card => card.ariaLabel)"))
        if number == 1:  # of more than one, one may be covered
            anna.shows(lambda board: len(board) == 1)
        anna.sees("hand-card").nth(number % 2).click()
        anna.place()
    own = {"Anna": "rouge", "Autre 2": "bleu", "Autre 3": "vert"}
    for number, hand in enumerate(hands):
        colours = {str(card).rsplit(" ", 1)[1] for card in hand}
        assert colours <= {own[SEATS[number % 3]], "jaune"}  # PUN-2: one's own colour and the neutral one


def test_a_reload_lets_the_curtain_fall_again(anna: Person) -> None:
    code = anna.lay("me", "here", "here", table="3", expert=True, starter="1")
    anna.visit(f"/table/{code}")
    anna.sees("lift").click()
    expect(anna.sees("hand-card")).to_have_count(2)
    anna.page.reload()
    expect(anna.sees("curtain")).to_be_visible()
    expect(anna.page.locator("[data-card]")).to_have_count(0)


def test_what_was_announced_to_one_is_not_left_for_the_next(anna: Person) -> None:
    code = anna.lay("me", "here", "here", table="3", expert=True, starter="1")
    anna.visit(f"/table/{code}")
    anna.sees("lift").click()
    anna.place((0, 0))
    expect(anna.sees("curtain")).to_be_visible()
    expect(anna.sees("announced")).not_to_contain_text("Pioché par")


def test_open_cards_need_no_curtain(anna: Person) -> None:
    code = anna.lay("me", "here", "here", table="3", starter="1")
    anna.visit(f"/table/{code}")
    for number in range(4):
        expect(anna.sees("prompt")).to_contain_text(f"À vous, {SEATS[number % 3]}")
        expect(anna.sees("curtain")).to_have_count(0)
        anna.place()
