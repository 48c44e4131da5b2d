"""Every path of lessons is learnt on the page, by finger on a phone and by keys at a desk, up to a match."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tapisvert import games
from tapisvert.server.messages.lessons import LessonInfo
from tapisvert.server.web import lessons
from tapisvert.table.lessons import Lesson
from tapisvert.words import Speaker
from tests.browser.people import Person

Invite = Callable[..., Person]
FRENCH = Speaker("fr")
CARDS = {"JC": "Valet de trèfle", "JS": "Valet de pique", "3H": "3 de cœur", "9C": "9 de trèfle"}
WAYS = ["finger", "keys"]
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("game", "how"), [*zip(games.names(), itertools.cycle(WAYS), strict=False)])
def test_a_path_is_learnt_from_its_first_scene_to_its_match(invite: Invite, game: str, how: str) -> None:
    anna = invite("Anna", **(SMALL if how == "finger" else {}))
    touch = Locator.tap if how == "finger" else _press
    paths = dict.fromkeys(lesson.path for lesson in games.lessons(game))
    for path in paths:
        *scenes, match = [lesson for lesson in games.lessons(game) if lesson.path == path]
        assert match.match
        anna.visit(f"/learn/{game}")
        touch(anna.sees(f"scene-{scenes[0].name}"))
        for scene in scenes:
            learn(anna, game, scene, touch, wrong=how == "finger")
            if how == "finger":
                assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
            else:
                expect(anna.sees("learnt-next")).to_be_focused()
            if scene is not scenes[-1]:
                touch(anna.sees("learnt-next"))
        if path == next(iter(paths)):
            touch(anna.sees("learnt-next"))
            expect(anna.page).to_have_url(re.compile(r"/table/\w+$"))
            expect(anna.sees("aim")).to_be_visible()
    anna.visit(f"/learn/{game}")
    done = sum(not lesson.match for lesson in games.lessons(game)) + 1
    expect(anna.page.locator("[data-testid=path] li.done")).to_have_count(done)


def test_a_lesson_needs_no_network_once_it_is_loaded(invite: Invite) -> None:
    """Not even a service worker: the page has all that can happen, and what is said to it."""
    anna = invite("Anna", new=True)
    anna.visit("/learn/punto/first")
    expect(anna.sees("prompt")).to_have_text(FRENCH.text("punto-lesson-first-1"))
    anna.context.set_offline(True)
    scene = next(lesson for lesson in games.lessons("punto") if lesson.name == "first")
    learn(anna, "punto", scene, Locator.click, wrong=True)
    anna.context.set_offline(False)


def test_a_lesson_that_does_not_exist_says_so(anna: Person) -> None:
    for path in ("/learn/punto/last", "/learn/belote"):
        anna.visit(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        expect(anna.page.get_by_role("link", name="Retour à l’accueil")).to_be_visible()


def learn(
    anna: Person, game: str, scene: Lesson, touch: Callable[[Locator], None], wrong: bool = False
) -> None:
    """One scene, by the first right move of each step; before the first, if wanted, a move that is wrong."""
    info, name = lessons.lesson(game, scene.name), f"{game}-lesson-{scene.name}"
    point, step = info.points[0], 1
    while point.right:
        expect(anna.sees("prompt")).to_have_text(FRENCH.text(f"{name}-{step}"))
        expect(anna.sees("prompt")).to_be_in_viewport()
        astray = [move for move in point.steps[-1].legal if move not in point.right and _easy(move)]
        if wrong and step == 1 and astray:
            for thing in things(info, point.steps[-1].view, astray[0]):
                touch(anna.page.locator(thing).first)
            expect(anna.sees("refusal")).to_be_visible()
        move, number = next(iter(point.right.items()))
        for thing in things(info, point.steps[-1].view, move):
            touch(anna.page.locator(thing).first)
        point, step = info.points[number], step + 1
    expect(anna.sees("learnt")).to_contain_text(FRENCH.text(f"{name}-done"))
    expect(anna.sees("learnt")).to_be_in_viewport(ratio=0.98)


def things(info: LessonInfo, view: object, move: str) -> Iterator[str]:
    """What is touched to make a move, as CSS selectors."""
    verb, _, rest = move.partition(" ")
    if info.game == "punto":
        yield f'[data-cell="{move.partition("@")[2]}"]'
    elif info.game == "cartino" and move != "end":
        half = move.strip("*!")
        yield f'[data-stone="{"*" if move.startswith("*") else half[:-1]}"]'
        yield f'[data-half="{half}"]'
    elif verb == "word":
        yield from _letters(rest, view.table)  # type: ignore[attr-defined]
        yield "[data-testid=make-word]"
    elif info.game == "cartomanie" and verb == "turn":
        yield f'[data-place="{rest}"]'
    elif verb == "mark":
        for board in rest.replace("bingo", "").split():
            name = CARDS[view.called[-1]]  # type: ignore[attr-defined]
            yield f"button:is(:has-text('{name}'), [aria-label^='{name}']) >> nth={int(board) - 1}"
        yield f"[data-testid={'bingo' if 'bingo' in rest else 'marked'}]"
    else:
        named = {"stake": f"stake-{rest}", "symbol": f"symbol-{rest}", "end": "end-turn"}
        yield f"[data-testid={named.get(verb, verb)}]"


def _letters(spelling: str, table: tuple[str, ...]) -> Iterator[str]:
    """The places of a word's letters; what a joker stands for is picked below the board."""
    for joker, letter in re.findall(r"\((\w)\)|(\w)", spelling):
        yield f'[data-place="{table.index("*" if joker else letter) + 1}"]'
        if joker:
            yield f"[data-testid=letters] button:text-is('{joker}')"


def _easy(move: str) -> bool:
    """Whether a wrong move can be made with what is on the screen at once."""
    return not re.match(r"back|(raise|call) [2-9]", move)


def _press(thing: Locator) -> None:
    thing.press("Enter" if thing.evaluate("thing => thing.tagName") == "A" else "Space")
