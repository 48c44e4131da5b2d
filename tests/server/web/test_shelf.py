"""Games for a page that does not know them: seats, pictures, moves in words, and their own files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException

from tapisvert import games
from tapisvert.server.messages.games import Describe, DrawnBox, DrawnLabel
from tapisvert.server.refusals import Refuse
from tapisvert.server.web import files, shelf
from tapisvert.server.web.app import http_error, refused
from tapisvert.table.chance import Chance
from tapisvert.words import LANGUAGES, Speaker, catalogue
from tests.server.fakes import Guest

every_game = pytest.mark.parametrize("name", games.names())


def started(name: str) -> tuple[Any, list[str]]:
    """The view of who starts a match, as it goes over the wire, and what they are offered."""
    game = games.load(name)
    state = game.start(game.options({}), Chance.seeded(1)).state
    seat = game.to_act(state)[0]
    view = json.loads(msgspec.json.encode(game.view(state, seat)))
    return view, list(game.offers(state, seat))


@every_game
def test_the_number_of_seats_is_told_for_all_options(name: str) -> None:
    game, info = games.load(name), shelf.game_info(name)
    assert info.seatings
    assert len(info.seatings) < 20
    for seating in info.seatings:
        assert game.seats(game.options(seating.options)) == seating.seats
    for preset in info.presets:
        whole = {choice.name: choice.default for choice in game.choices} | preset.options
        fitting = [each for each in info.seatings if each.options.items() <= whole.items()]
        assert [each.seats for each in fitting] == [info.seats[preset.name]]


@every_game
def test_a_view_is_drawn_and_every_move_has_a_sentence(name: str) -> None:
    view, moves = started(name)
    found = shelf.describe(name, Describe(view, tuple(moves)))
    assert len(found.moves) == len(moves)
    for language in LANGUAGES:
        assert all(Speaker(language).say(move) for move in found.moves)
    if games.part(name, "picture"):
        assert found.picture is not None
        kinds = {type(shape) for shape in found.picture.shapes}
        assert DrawnBox in kinds
        assert kinds <= {DrawnBox, DrawnLabel}


def test_a_game_without_a_picture_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = started("punto")
    monkeypatch.setattr(games, "part", lambda *_: None)
    assert shelf.describe("punto", Describe(view)).picture is None


@pytest.mark.parametrize(
    ("name", "view", "moves", "code"),
    [
        ("belote", {}, [], "unknown-game"),
        ("punto", {}, [], "bad-message"),
        ("punto", {"board": "no"}, [], "bad-message"),
        ("punto", [[[]]], [], "bad-message"),
        ("punto", None, [], "bad-message"),
        ("punto", None, ["nothing"], "bad-move"),
    ],
)
def test_what_is_no_view_no_move_or_no_game_is_refused(
    name: str, view: object, moves: list[str], code: str
) -> None:
    with pytest.raises(Refuse) as refused:
        shelf.describe(name, Describe(view, tuple(moves)))
    assert refused.value.refusal.code == code


async def test_a_page_asks_over_http(stranger: Guest) -> None:
    view, moves = started("punto")
    address = "/api/games/punto/plain"
    answer = await stranger.http.post(address, json={"view": view, "moves": moves})
    assert answer.status_code == 200
    assert answer.json()["moves"][0] == {"id": "plain-move", "facts": {"text": moves[0]}}
    assert answer.json()["picture"]["shapes"][0]["type"] == "box"
    assert (await stranger.http.post(address, json={"view": {}})).json()["code"] == "bad-message"
    assert (await stranger.http.post(address, json={"moves": []})).json()["code"] == "bad-message"
    unknown = await stranger.http.post("/api/games/belote/plain", json={"view": {}})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-game")
    large = await stranger.http.post(address, json={"view": "x" * 200_000})
    assert large.status_code == 413


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_games_words_can_be_fetched(stranger: Guest, name: str, language: str) -> None:
    answer = await stranger.http.get(f"/games/{name}/words/{language}.ftl")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == catalogue(name, language)


@pytest.mark.parametrize(
    "path",
    [
        "/games/belote/words/fr.ftl",
        "/games/punto/words/xx.ftl",
        "/games/punto/words/../rules.py",
        "/games/punto/words/%2e%2e/rules.py",
        "/games/punto/words/..%2frules.py",
        "/games/punto/rules.py",
        "/games/punto/../punto/rules.py",
        "/games/punto/index.js",
        "/games/../punto/words/fr.ftl",
        "/games/punto/words/",
    ],
)
async def test_nothing_else_can_be(stranger: Guest, path: str) -> None:
    answer = await stranger.http.get(path)
    assert answer.status_code in (404, 200)
    assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")
    assert "PUNTO" not in answer.text
    assert "class " not in answer.text.partition("<")[0]


async def test_the_page_that_a_game_brings_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "page"
    (own / "parts").mkdir(parents=True)
    (own / "index.js").write_text("export default { interface: 1 };")
    (own / "parts" / "board.css").write_text("p {}")
    (tmp_path / "rules.py").write_text("GAME = 1")
    monkeypatch.setattr(shelf, "folder", lambda _, part: tmp_path / part)
    shelf.game_info.cache_clear()
    try:
        assert shelf.game_info("punto").page == "/games/punto/index.js"
    finally:
        shelf.game_info.cache_clear()
    app = Litestar([files.serve_game], exception_handlers={Refuse: refused, HTTPException: http_error})
    files.files_of.cache_clear()
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as http:  # type: ignore[arg-type]
            module = await http.get("/games/punto/index.js")
            assert module.headers["content-type"].startswith("text/javascript")
            assert "interface: 1" in module.text
            assert (await http.get("/games/punto/parts/board.css")).text == "p {}"
            for path in ("../rules.py", "%2e%2e/rules.py", "..%2frules.py", "rules.py", "%2fetc%2fpasswd"):
                assert (await http.get(f"/games/punto/{path}")).status_code == 404
    finally:
        files.files_of.cache_clear()


def test_a_game_without_a_page_of_its_own_says_so() -> None:
    assert {shelf.game_info(name).page for name in games.names()} == {""}
