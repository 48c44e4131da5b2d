"""Cartomanie in a terminal: the table with its numbered places, the piles, and the short ways to type a move.

Cards are told apart without colours: `[B]6` is a capital, `e 1` a small letter, `* 0` a joker; `▒▒▒` lies
face down.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from tapisvert.games.cartomanie.lexicon import fold
from tapisvert.games.cartomanie.model import COMPASS, DOWN, GAP, View, Won
from tapisvert.games.cartomanie.packs import JOKER, Card, pack
from tapisvert.table.speech import Speaker

PLACE = re.compile(r"[1-9]\d?")
YES, NO = ("yes", "y", "oui", "o", "ja", "j"), ("no", "n", "non", "nein")
BACK, EMPTY = "▒▒▒", "·"
WIDTH = 7
LATEST = 3
"""So many words of a pile are shown while the match goes on."""


def draw(view: View, legal: Sequence[str], speaker: Speaker) -> Text:
    """Who has how much, and the table; at the end all words, and what was missed."""
    parts = [_heading(view, speaker), *_seats(view, speaker), Text(), *_table(view)]
    if view.outcome:
        parts += [Text(), *_piles(view, speaker)]
        if view.missed:
            turns = ", ".join(map(str, view.missed))
            parts += [Text(), Text(speaker.text("terminal-cartomanie-missed", turns=turns))]
    return Text("\n").join(parts)


def complete(view: View, text: str) -> str:
    """The moves that somebody meant, one a line.

    Numbers are places to turn up, `turn` alone the first ones; anything that is no other move is a word.
    """
    if not text:
        return ""
    first, *rest = text.split()
    verb = first.lower()
    if verb == "turn" and not rest:
        down = [place for place, card in enumerate(view.table, 1) if card == DOWN]
        return "\n".join(f"turn {place}" for place in down[: view.due]) or "turn 1"
    numbers = rest if verb == "turn" else [first, *rest]
    if all(map(PLACE.fullmatch, numbers)):
        return "\n".join(f"turn {place}" for place in numbers)
    if view.proposal and not rest and verb in (*YES, *NO):
        return "yes" if verb in YES else "no"
    if not rest and verb in ("pass", "time"):
        return verb
    if verb not in ("word", "ask") or not rest:
        verb, rest = "word", [first, *rest]
    spelling = spell(view, rest[0])
    return " ".join([verb, spelling, *rest[1:]]) if spelling else text


def help(view: View, speaker: Speaker) -> list[str]:
    """How moves are typed: alone nobody can be asked for a word (MAN-9), and not everybody has a clock."""
    options = view.options
    asking, late = ["ask"] if options.votes else [], ["time"] if options.clock else []
    lines = ["turn", "all", "word", "joker", "places", "command", *asking, "pass", "legal", "cards", *late]
    capitals = "yes" if options.capitals else "no"
    return [speaker.text(f"terminal-cartomanie-help-{line}", capitals=capitals) for line in lines]


def hides(view: View) -> bool:
    """All cards lie on the table; a vote is hidden because it is cast while others decide too."""
    return False


def spell(view: View, typed: str) -> str | None:
    """How open cards make a word: with its capital, and a joker for a letter that is missing (MAN-6, MAN-7).

    A joker that was typed, in brackets, stays where it is. None if cards cannot spell such a thing at all.
    """
    parts = [part if part in "()" else fold(part) for part in re.split(r"([()])", typed) if part]
    if not parts or None in parts:
        return None
    word = "".join(filter(None, parts))
    cards = [letter.upper() if view.options.capitals and not at else letter for at, letter in enumerate(word)]
    if "(" not in word and JOKER in view.table:
        missing = Counter(cards) - Counter(view.table)
        for at in reversed(range(len(cards))):
            if cards[at] in missing and cards[at].islower():
                cards[at] = f"({cards[at]})"
                break
    return "".join(cards)


def _heading(view: View, speaker: Speaker) -> Text:
    said = speaker.text("terminal-cartomanie-heading", turn=view.number, stock=view.stock)
    return Text(said, style="bold")


def _seats(view: View, speaker: Speaker) -> list[Text]:
    """Names and compass names (MAN-10), points, and the latest words."""
    compass = [speaker.text(f"terminal-cartomanie-{point}") for point in COMPASS[view.options.players]]
    names, points = (max(map(len, each)) for each in (speaker.names, compass))
    lines = []
    for seat, (name, point) in enumerate(zip(speaker.names, compass, strict=True)):
        on_turn = seat == view.turn and not view.outcome
        line = Text("▸ " if on_turn else "  ")
        line.append(name.ljust(names), style="bold" if on_turn else "")
        line.append(f"  {point.ljust(points)}  ", style="dim")
        line.append(speaker.text("terminal-cartomanie-points", points=view.points[seat]))
        if pile := view.piles[seat]:
            more = "… " if len(pile) > LATEST else ""
            line.append(f" · {more}{_words(pile[-LATEST:])}", style="dim")
        lines.append(line)
    return lines


def _words(pile: Sequence[Won]) -> str:
    return ", ".join(f"{won.word} {won.points}" for won in pile)


def _table(view: View) -> list[Text]:
    lines = []
    for start in range(0, len(view.table), view.options.width):
        line = Text()
        for place, card in enumerate(view.table[start : start + view.options.width], start + 1):
            line.append(f"{place:>3} " if card != GAP else "    ", style="dim" if card != DOWN else "")
            line.append_text(_card(card))
        line.rstrip()
        lines.append(line)
    return lines


def _card(card: Card) -> Text:
    if card in (DOWN, GAP):
        text = Text(BACK if card == DOWN else f" {EMPTY}", style="dim")
    elif card.isupper():
        text = Text.assemble("[", (card, "bold red"), "]")
    else:
        text = Text.assemble(" ", (card, "bold magenta" if card == JOKER else "bold"), " ")
    if card not in (DOWN, GAP):
        text.append(str(pack().values[card]), style="dim")
    text.append(" " * (WIDTH - len(text)))
    return text


def _piles(view: View, speaker: Speaker) -> list[Text]:
    """Every pile, word by word."""
    lines = []
    for name, points, pile in zip(speaker.names, view.points, view.piles, strict=True):
        said = speaker.text("terminal-cartomanie-points", points=points)
        lines.append(Text(f"{name}: {said}" + (f" = {_words(pile)}" if pile else "")))
    return lines
