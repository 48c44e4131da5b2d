"""A game that has no folder on the page is played on a plain one, or on the page that it brings itself.

There is no such game among ours: Punto stands in, under a name that the page does not know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.axe import objections
from tests.browser.people import Person, four_rows

Invite = Callable[..., Person]

MODULE = """
function draw(target, props) {
  target.innerHTML = '<p class="says"></p><div class="moves"></div>';
  target.querySelector('.says').textContent = props.sayPrompt(props.standing.prompt);
  for (const move of props.play ? props.standing.legal : []) {
    const button = document.createElement('button');
    button.textContent = move;
    button.dataset.testid = 'own-move';
    button.onclick = () => props.play(move);
    target.querySelector('.moves').append(button);
  }
}
export default {
  interface: 1,
  stylesheet: 'look.css',
  mountMatch(target, props) {
    draw(target, props);
    return { update: (next) => draw(target, next), destroy: () => target.replaceChildren() };
  },
  mountSeat(target, props) {
    target.textContent = `seat ${props.seat} has ${props.view.piles[props.seat]}`;
    return { update: () => {}, destroy: () => {} };
  },
  headline: (say, view) => `round ${view.round}`,
  secret: () => false,
};
"""


@pytest.fixture
def anna(invite: Invite) -> Iterator[Person]:
    person = invite("Anna")
    yield person
    # What is still on its way when the browser closes is nobody's concern.
    person.page.unroute_all(behavior="ignoreErrors")


def disguised(text: str) -> str:
    return text.replace("punto", "belote")


def revealed(text: str) -> str:
    return text.replace("belote", "punto")


def disguise(person: Person, module: str | None = None) -> None:
    """From here on this person's page hears of Belote wherever the server says Punto."""

    def answer(route: Route) -> None:
        request = route.request
        body = revealed(request.post_data) if request.post_data else None
        found = route.fetch(url=revealed(request.url), post_data=body)
        text = disguised(found.text())
        if module is not None and request.url.endswith("/api/games"):
            text = json.dumps([{**game, "page": "/games/belote/index.js"} for game in json.loads(text)])
        route.fulfill(response=found, body=text)

    def stream(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(revealed(str(message))))
        server.on_message(lambda message: socket.send(disguised(str(message))))

    page = person.page
    page.route("**/api/**", answer)
    page.route("**/games/belote/words/*.ftl", answer)
    page.route_web_socket("**/stream", stream)
    if module:
        page.route(
            "**/games/belote/index.js",
            lambda route: route.fulfill(body=module, content_type="text/javascript"),
        )
        page.route(
            "**/games/belote/look.css",
            lambda route: route.fulfill(body=".says { color: rgb(1, 2, 3); }", content_type="text/css"),
        )


def test_a_match_is_played_to_its_end_on_the_plain_page(anna: Person) -> None:
    code = anna.lay("me", "here", "here", "here", table="4", wins=1, starter="1")
    with anna.wire(code) as wire:
        wire.place(four_rows(9))
    disguise(anna)
    anna.visit(f"/table/{code}")
    for column, row in four_rows()[9:]:
        # Somebody may hold secrets in this game, so the screen is handed over.
        anna.sees("lift").click()
        expect(anna.sees("plain-picture")).to_be_visible()
        expect(anna.sees("prompt")).to_contain_text("posez")
        move = anna.page.locator(f'[data-testid="plain-move"][data-move$="@{column},{row}"]')
        expect(move).to_have_text(move.get_attribute("data-move") or "")
        move.click()
    expect(anna.sees("match-over")).to_be_visible()
    expect(anna.page.get_by_role("row")).to_have_count(5)
    expect(anna.sees("rematch").or_(anna.page.get_by_role("button", name="Revanche")).first).to_be_visible()


def test_the_plain_page_is_for_everybody(anna: Person) -> None:
    disguise(anna)
    anna.page.set_viewport_size({"width": 360, "height": 640})
    anna.visit(f"/table/{anna.lay('me', 'here', wins=1, starter='1')}")
    anna.sees("lift").click()
    expect(anna.sees("plain-move").first).to_be_visible()
    for button in anna.page.locator("main button:visible, main summary:visible, main input:visible").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
    anna.page.get_by_text("La table en détail").click()
    expect(anna.page.get_by_role("rowheader", name="wins").first).to_be_visible()
    assert objections(anna.page) == []


def test_home_new_table_and_rules_know_it_too(anna: Person) -> None:
    disguise(anna)
    anna.visit("/")
    expect(anna.sees("play-belote")).to_be_visible()
    expect(anna.page.get_by_role("img", name="Un jeu sur le tapis, et son initiale")).to_be_visible()
    anna.visit("/new/belote")
    anna.page.get_by_label("6 joueurs, en 3 équipes").check()
    expect(anna.page.get_by_text("Commencer la partie").first).to_be_visible()
    anna.visit("/rules/belote")
    expect(anna.page.get_by_role("heading", name="Les règles de Punto")).to_be_visible()
    expect(anna.page.locator('[id="PUN-9"]')).to_be_visible()
    expect(anna.page.get_by_role("heading", name="En une minute")).to_be_visible()


def test_a_game_may_bring_its_own_page(anna: Person) -> None:
    disguise(anna, MODULE)
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    says = anna.page.locator(".says")
    expect(says).to_contain_text("posez")
    expect(says).to_have_css("color", "rgb(1, 2, 3)")
    expect(anna.page.get_by_text("round 1")).to_be_visible()
    expect(anna.page.get_by_text("seat 1 has 36")).to_be_visible()
    before = says.text_content() or ""
    anna.sees("own-move").first.click()
    expect(says).not_to_have_text(before)
    expect(anna.sees("plain-move")).to_have_count(0)


@pytest.mark.parametrize(
    "module",
    [
        "this is no script",
        "export const nothing = 1;",
        MODULE.replace("interface: 1", "interface: 2"),
        MODULE.replace("    draw(target, props);\n", "    throw new Error('broken');\n"),
        MODULE.replace("'look.css'", "'https://elsewhere.example/look.css'"),
    ],
    ids=["no script", "no export", "another interface", "throws", "a style from elsewhere"],
)
def test_where_that_page_does_not_work_the_plain_one_serves(anna: Person, module: str) -> None:
    disguise(anna, module)
    anna.visit(f"/table/{anna.lay('me', 'here', starter='1')}")
    # Without the module, nobody says that nothing is secret.
    if "throw new" not in module:
        anna.sees("lift").click()
    expect(anna.sees("plain-move").first).to_be_visible()
    expect(anna.sees("plain-fallback")).to_contain_text("La page de Punto n’a pas pu être chargée")
    assert any("belote" in trouble for trouble in anna.troubles)
    anna.troubles.clear()
