"""A shared link says what it leads to, in the reader's language, and nothing that is not for everybody."""

from __future__ import annotations

import html
import re

from tapisvert.server.web.previews import language_of
from tests.server.fakes import Guest


async def tags(guest: Guest, path: str, language: str = "en") -> dict[str, str]:
    answer = await guest.http.get(path, headers={"accept-language": language})
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', answer.text)
    return {name: html.unescape(text) for name, text in found}


def test_the_reader_language_is_the_one_they_like_best() -> None:
    assert language_of("de-CH,de;q=0.9,en;q=0.8") == "de"
    assert language_of("nl, en;q=0.5, fr;q=0.7") == "fr"
    assert language_of("*") == "fr"


async def test_a_table_says_its_game_and_its_free_seats_and_nothing_else(anna: Guest, ben: Guest) -> None:
    table = await anna.lay("me", "open", "open", game="punto", options={"table": "3"})
    told = await tags(ben, f"/table/{table['code']}")
    assert told["og:title"] == "Punto · Tapis Vert"
    assert told["og:description"] == "A table of Punto is waiting for you: 2 seats are free."
    assert told["og:image"].endswith("/previews/punto.png")
    assert told["og:image"].startswith("http://")
    assert "Anna" not in str(told)
    french = await tags(ben, f"/table/{table['code']}", "fr")
    assert french["og:description"] == "Une table de Punto vous attend\u202f: 2 places libres."


async def test_an_address_that_nobody_knows_says_what_the_house_is(stranger: Guest) -> None:
    home = await tags(stranger, "/")
    assert home["og:title"] == "Tapis Vert"
    for path in ("/table/ZZZZ-ZZZZ-ZZZZ", "/replay/ZZZZZZ-1", "/learn/belote", "/nowhere"):
        told = await tags(stranger, path)
        assert (told["og:title"], told["og:description"]) == (home["og:title"], home["og:description"])


async def test_what_is_written_into_an_address_stays_text(stranger: Guest) -> None:
    answer = await stranger.http.get("/%22%3E%3Cscript%3Ealert(1)%3C/script%3E")
    assert "<script>alert" not in answer.text


async def test_lessons_rules_and_puzzles_of_a_game_have_its_picture(stranger: Guest) -> None:
    for path in ("/learn/cartino/order", "/rules/cartino", "/puzzles/cartino/1"):
        told = await tags(stranger, path)
        assert told["og:title"] == "Cartino · Tapis Vert"
        picture = await stranger.http.get(re.sub(r"^https?://[^/]+", "", told["og:image"]))
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
