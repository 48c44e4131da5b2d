"""How a word is laid with cards: which it takes, and why it cannot be (MAN-5 to MAN-8)."""

from __future__ import annotations

import re

from tapisvert.games.cartomanie import lexicon
from tapisvert.games.cartomanie.model import GAP, State, Word
from tapisvert.games.cartomanie.packs import JOKER, Card
from tapisvert.table.game import BadMove, Illegal

SPELLING = re.compile(r"\(?[A-Za-z]\)?(?:[a-z]|\([a-z]\))*")


def check_spelling(spelling: str) -> None:
    """Raises `BadMove` for what is not written as a word, `Illegal` for one no cards can make."""
    if not SPELLING.fullmatch(spelling) or spelling.count("(") != spelling.count(")"):
        raise BadMove(spelling)


def plain(spelling: str) -> str:
    """The word itself, as the dictionary has it."""
    return spelling.replace("(", "").replace(")", "").lower()


def shown(spelling: str) -> str:
    """The word as people write it, with its accents; one that the dictionary lacks has none."""
    return lexicon.load().shown(plain(spelling))


def cards_of(spelling: str) -> tuple[Card, ...]:
    """The cards a spelling names, from left to right."""
    return tuple(
        JOKER if part.startswith("(") else part for part in re.findall(r"\([A-Za-z]\)|[A-Za-z]", spelling)
    )


def check_cards(state: State, word: Word) -> None:
    """Raises `Illegal` unless face-up cards can spell the word."""
    cards = cards_of(word.spelling)
    if cards.count(JOKER) > 1:
        raise Illegal("MAN-7", "second-joker")
    if state.options.capitals:
        if cards[0] == JOKER:
            raise Illegal("MAN-7", "joker-as-capital")
        if not cards[0].isupper():
            raise Illegal("MAN-6", "capital-first")
    elif word.spelling[0].isupper() or word.spelling[1:2].isupper():
        raise Illegal("MAN-23", "no-capitals")
    elif cards == (JOKER,):
        raise Illegal("MAN-23", "joker-alone")
    if word.places:
        _check_places(state, word, cards)
        return
    open_cards = [card for card, up in zip(state.table, state.up, strict=True) if up]
    for card in cards:
        if card not in open_cards:
            raise _missing(card)
        open_cards.remove(card)


def places_of(state: State, word: Word) -> tuple[int, ...]:
    """The places whose cards a word takes, counted from 1."""
    if word.places:
        return word.places
    taken: list[int] = []
    for card in cards_of(word.spelling):
        taken.append(
            next(
                place
                for place, (lies, up) in enumerate(zip(state.table, state.up, strict=True), 1)
                if up and lies == card and place not in taken
            )
        )
    return tuple(taken)


def face_up(state: State) -> tuple[Card, ...]:
    return tuple(card for card, up in zip(state.table, state.up, strict=True) if up and card != GAP)


def _check_places(state: State, word: Word, cards: tuple[Card, ...]) -> None:
    if len(word.places) != len(cards) or len(set(word.places)) != len(cards):
        raise Illegal("MAN-13", "wrong-places")
    for place, card in zip(word.places, cards, strict=True):
        if not 1 <= place <= len(state.table) or not state.up[place - 1] or state.table[place - 1] != card:
            raise Illegal("MAN-13", "not-on-place", place=place, letter=card)


def _missing(card: Card) -> Illegal:
    if card == JOKER:
        return Illegal("MAN-7", "no-joker-up")
    if card.isupper():
        return Illegal("MAN-6", "no-capital", letter=card)
    return Illegal("MAN-12", "letter-missing", letter=card)
