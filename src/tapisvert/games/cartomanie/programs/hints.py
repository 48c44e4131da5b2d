"""A hint in Cartomanie: how long a word is, how it begins, a word that people know, then the best of all.

Nobody is told a crude word, not even how long it is: programs know none (MAN-5).
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tapisvert.games.cartomanie.engine.search import Find, search
from tapisvert.games.cartomanie.model import DOWN, Pass, Word
from tapisvert.games.cartomanie.packs import worth
from tapisvert.games.cartomanie.programs import solo
from tapisvert.games.cartomanie.programs.levels import face_up
from tapisvert.games.cartomanie.rules import GAME
from tapisvert.games.cartomanie.spelling import cards_of, plain, shown
from tapisvert.table.game import Fact, Sentence
from tapisvert.table.program import Budget, Hint, HintStep, Tip

if TYPE_CHECKING:
    from tapisvert.games.cartomanie.model import View
    from tapisvert.table.worth import Line

WELL_KNOWN = (15_000, 60_000)
"""Words that people know: a hint looks among the first so many, and only then among more."""

BUDGET = Budget(rounds=200)
"""How long a way to clear all cards is looked for (MAN-21)."""


def hint(view: View) -> Hint:
    """What is advised to the seat that is to decide."""
    if view.proposal:
        return Hint((), (Tip((Sentence("cartomanie-hint-vote"),)),))
    if view.due:
        return Hint((), (Tip((Sentence("cartomanie-hint-turn", {"count": view.due}),)),))
    words = advised(view)
    if not words:
        return Hint((), (Tip((Sentence("cartomanie-hint-none"),), moves=(GAME.write(Pass()),)),))
    first, best = words[0], words[-1]
    letters = plain(first.spelling)
    facts: dict[str, Fact] = {"count": len(letters), "letter": letters[0].upper()}
    known = [_tip("cartomanie-hint-known", find) for find in words[:-1]]
    tips = (
        Tip((Sentence("cartomanie-hint-letters", facts),)),
        Tip((Sentence("cartomanie-hint-first", facts),), _places(view, first)),
        *known,
        _tip("cartomanie-hint-best", best, *_clears(view, best.spelling)),
    )
    return Hint(tuple(HintStep(_text(find), find.points, shown(find.spelling)) for find in words), tips)


def why(view: View, line: Line) -> tuple[Sentence, ...]:
    """What speaks for a word: what it brings, what it takes, and alone whether all can be cleared then."""
    word = next((move for move in line if isinstance(move, Word)), None)
    if word is None:
        return ()
    cards = cards_of(word.spelling)
    facts: dict[str, Fact] = {"word": shown(word.spelling), "points": worth(cards), "count": len(cards)}
    return (Sentence("cartomanie-why-word", facts), *_clears(view, word.spelling))


def advised(view: View) -> list[Find]:
    """The best word that people know, and then the best of all, if that is another; or nothing."""
    if not face_up(view):
        return []
    known = next(filter(None, (_advice(view, vocabulary) for vocabulary in WELL_KNOWN)), None)
    best = _advice(view, None)
    return list({find.spelling: find for find in (known, best) if find}.values())


def _advice(view: View, vocabulary: int | None) -> Find | None:
    """The word that a careful player of this vocabulary would make; alone, one that helps clear (MAN-21)."""
    known, cards = search(view.options.capitals, vocabulary), face_up(view)
    if view.options.players == 1:
        return solo.choose(view, cards, known, BUDGET, random.Random(0))
    return known.best(cards, prefer_hard=bool(view.stock))


def _clears(view: View, spelling: str) -> tuple[Sentence, ...]:
    """Alone, that everything can be cleared from here, if a way is found that begins with this word."""
    if view.options.players > 1 or view.stock or DOWN in view.table:
        return ()
    way = solo.clear(face_up(view), search(view.options.capitals, None), BUDGET)
    clean = way and way[0].spelling == spelling
    return (Sentence("cartomanie-hint-clears", {"count": len(way)}),) if clean else ()


def _tip(name: str, find: Find, *more: Sentence) -> Tip:
    facts: dict[str, Fact] = {"word": shown(find.spelling), "points": find.points}
    return Tip((Sentence(name, facts), *more), moves=(_text(find),))


def _text(find: Find) -> str:
    return GAME.write(Word(find.spelling))


def _places(view: View, find: Find) -> tuple[str, ...]:
    """Where cards lie that the word may begin with, counted from 1."""
    first = cards_of(find.spelling)[0]
    return tuple(str(place) for place, card in enumerate(view.table, 1) if card == first)
