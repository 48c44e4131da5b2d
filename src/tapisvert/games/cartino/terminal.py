"""Cartino in a terminal: the board with its halves, the rack, the sums, and the short ways to type a move.

What lies on the board is told apart without colours: `ks` an empty half, `[KS]` a stone, `*KS*` a joker.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from tapisvert.games.cartino.board import Half, card_of, halves_of, layout
from tapisvert.games.cartino.laying import turn_points
from tapisvert.games.cartino.model import JOKER, Stone, View, track
from tapisvert.table.cards import Card, height, suit
from tapisvert.table.speech import SPELT, Speaker

HALVES = {
    **dict.fromkeys(("u", "upper", "haut", "oben"), "u"),
    **dict.fromkeys(("l", "lower", "bas", "unten"), "l"),
}
"""What a half may be called: as in a move, or by a word of any language."""
TYPED = re.compile(rf"(\*?)(10|[2-9jqka])([cdhs])((?:{'|'.join(HALVES)})?)(!?)((?:{'|'.join(HALVES)})?)")
STYLES = {"C": "bold green", "D": "bold yellow", "H": "bold red", "S": "bold blue"}
WIDTH = 6


def draw(view: View, legal: Sequence[str], speaker: Speaker) -> Text:
    """Who has how much, the board, and one's own rack; at the end how every total came about."""
    parts = [_heading(view, speaker), *_seats(view, speaker), Text(), *_board(view, legal)]
    if view.rack:
        parts += [Text(), *_rack(view.rack, speaker)]
    if view.sums:
        parts += [Text(), *_sums(view, speaker)]
    return Text("\n").join(parts)


def complete(view: View, text: str) -> str:
    """The move that somebody meant: capitals and spaces do not matter, nor the half if only one is left.

    Where both could be meant and nobody was asked (`asks`), the rules say why it can be neither.
    """
    moves = _meant(view, text)
    return moves[0] if moves else "".join(text.lower().split())


def asks(view: View, legal: Sequence[str], text: str, speaker: Speaker) -> str:
    """Which half is meant, where a stone may be laid on either; nothing where that is clear."""
    moves = _meant(view, text)
    either = len(moves) > 1 and not set(legal).isdisjoint(moves)
    return speaker.text("terminal-cartino-which-half") if either else ""


def hides(view: View) -> bool:
    """CAR-8: whether the viewer has stones that the others may not see."""
    return bool(view.rack)


def _meant(view: View, text: str) -> list[str]:
    """The moves that a text may mean: several if it does not say which half; none if it names no stone."""
    found = TYPED.fullmatch("".join(text.lower().split()))
    if not found:
        return []
    joker, rank, its_suit, half, exchange, answer = found.groups()
    card, board = (rank + its_suit).upper(), dict(view.board)
    if half or answer:
        return [f"{joker}{card}{HALVES[half or answer]}{exchange}"]
    halves = halves_of(card)
    fitting = [each for each in halves if (board.get(each) if exchange else each not in board)]
    return [f"{joker}{each}{exchange}" for each in fitting or halves[:1]]


def _heading(view: View, speaker: Speaker) -> Text:
    said = speaker.text("terminal-cartino-heading", fields=view.options.edition, bag=view.bag)
    return Text(said, style="bold")


def _seats(view: View, speaker: Speaker) -> list[Text]:
    widest = max(len(name) for name in speaker.names)
    lines = []
    for seat, name in enumerate(speaker.names):
        on_turn = seat == view.turn and not view.outcome
        line = Text("▸ " if on_turn else "  ")
        line.append(name.ljust(widest), style="bold" if on_turn else "")
        total = view.outcome.scores[seat] if view.outcome else view.scores[seat]
        chips, place = track(total, view.options.edition)
        line.append("  " + speaker.text("terminal-cartino-total", total=total, chips=chips, place=place))
        if on_turn and view.laid:
            line.append(f"  +{turn_points(view.laid)}", style="bold")
        line.append(" · " + speaker.text("terminal-cartino-stones", count=view.racks[seat]))
        lines.append(line)
    return lines


def _board(view: View, legal: Sequence[str]) -> list[Text]:
    """Every field with its upper half over its lower one, a line each."""
    lines: list[Text] = []
    for row in layout(view.options.edition).rows:
        if lines:
            lines.append(Text())
        for level in range(2):
            halves = [halves_of(card)[level] for card in row]
            line = Text.assemble((f" {halves[0][-1]} ", "dim"))
            for half in halves:
                line.append_text(_place(view, half, legal))
            line.rstrip()
            lines.append(line)
    return lines


def _place(view: View, half: Half, legal: Sequence[str]) -> Text:
    """A half: `·` where a stone of the rack may go, `!` a joker it may replace, `+` what was laid now."""
    card, board = card_of(half), dict(view.board)
    if half not in board:
        may = half in legal
        return _padded(
            Text(f" {card.lower()}", style=STYLES[suit(card)] if may else "dim"), "·" if may else ""
        )
    mark = "!" if f"{half}!" in legal else "+" if any(stone.half == half for stone in view.laid) else ""
    left, right = "**" if board[half] else "[]"
    return _padded(Text.assemble(left, _card(card), right), mark)


def _padded(text: Text, mark: str) -> Text:
    text.append(mark, style="bold")
    text.append(" " * (WIDTH - len(text)))
    return text


def _card(card: Card) -> Text:
    return Text(card, style=STYLES[suit(card)])


def _rack(rack: Sequence[Stone], speaker: Speaker) -> list[Text]:
    """One's own stones, each as it is typed and as it is called."""
    lines = [Text(speaker.text("terminal-cartino-rack"))]
    for stone in sorted(rack, key=lambda each: (each == JOKER, each[-1], each != JOKER and -height(each))):
        written = Text(stone, style="bold") if stone == JOKER else _card(stone)
        name = speaker.text(f"stone-{SPELT.get(stone, stone)}")
        lines.append(Text.assemble("  ", written, " " * (4 - len(stone)), (name, "dim")))
    return lines


def _sums(view: View, speaker: Speaker) -> list[Text]:
    """CAR-20, CAR-21: what was laid, the bonus, what was left, the total."""
    titles = [speaker.text(f"terminal-cartino-sum-{name}") for name in ("laid", "bonus", "left", "total")]
    widest = max(len(name) for name in speaker.names)
    cells = ["  " + title for title in titles]
    lines = [Text("  " + " " * widest + "".join(cells), style="bold")]
    for name, each in zip(speaker.names, view.sums, strict=True):
        numbers = (each.laid, each.bonus, -each.against, each.total)
        row = "".join(f"{number:>{len(cell)}}" for number, cell in zip(numbers, cells, strict=True))
        line = Text(f"  {name.ljust(widest)}{row}")
        if each.left:
            line.append(f"   {' '.join(each.left)}", style="dim")
        lines.append(line)
    return lines
