"""Casino Royal in a terminal: boards, hands, money, the pot, and the short ways to type a move.

What lies on a board is told apart without colours: `K♠` is open, `[K♠]` covered; `·` is off the symbol. Cards
are never typed here, so they are written as the language writes them: the king is `R` in French.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.text import Text

from tapisvert.games.casino_royal.betting import owed
from tapisvert.games.casino_royal.boards import BOARDS, COLUMNS
from tapisvert.games.casino_royal.evening import cutter, purse
from tapisvert.games.casino_royal.model import SYMBOLS, Hand, View
from tapisvert.games.casino_royal.notation import NUMBERED, PLAIN
from tapisvert.games.casino_royal.symbols import CELLS
from tapisvert.table.cards import Card, rank, suit
from tapisvert.table.speech import Speaker

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
STYLES = {"C": "bold green", "D": "bold yellow", "H": "bold red", "S": "bold blue"}
CELL = 5
ABREAST = 3
"""So many boards fit side by side into 80 columns."""
GAP = 2
VERBS = ("symbol", "mark", *PLAIN, *NUMBERED)
FITTING = {
    "opening": ("check", "raise", "follow", "drop"),
    "raising": ("check", "raise", "follow", "drop"),
    "bidding": ("double", "follow", "drop"),
    "pause": ("call", "wait"),
}
"""What can be said in a phase: there its beginning is enough."""
ABOUT = {"cut": "cut", "stake": "stake", "opening": "raise", "raising": "raise", "pause": "call"}
"""What a number alone means in a phase."""
YES, NO = ("yes", "oui", "ja"), ("no", "non", "nein")
CRY = "rien ne va plus"
NUMBER = re.compile(r"[1-9]\d{0,2}")


def draw(view: View, legal: Sequence[str], speaker: Speaker) -> Text:
    """How the evening stands, the cards just called, all boards, one's own cards, and what may be typed."""
    parts = [_heading(view, speaker), *_seats(view, speaker)]
    if view.called:
        parts += [Text(), _called(view, speaker)]
    parts += _boards(view, speaker)
    if view.own:
        own = _cards(view.own, speaker)
        parts += [Text(), Text.assemble(speaker.text("terminal-casino_royal-own"), " ", own)]
    if legal:
        moves = _marks(view) if view.phase == "window" else " · ".join(_summed(legal))
        parts += [Text(), Text(_typed(moves, _enter(view), speaker), style="dim")]
    return Text("\n").join(parts)


def complete(view: View, text: str) -> str:
    """The move that somebody meant, one a line.

    Enter alone cuts in the middle, turns up the rest of the batch, lets a pause go by, or checks. A number is
    enough where there is but one thing to say it about, a verb may be cut short, and "rien ne va plus" may be
    said in full.
    """
    said = " ".join(text.lower().split())
    if not said:
        batch = view.phase == "calling" and view.options.game != "bingo"
        return "\n".join([_enter(view)] * (_free(view) if batch else 1))
    if said.startswith(CRY):
        said = f"call{said.removeprefix(CRY).rstrip(' !')}"
    if view.phase == "calling" and NUMBER.fullmatch(said):
        return "\n".join(["turn"] * min(int(said), _free(view)))
    if view.phase == "pause" and said in (*YES, *NO):
        return "call" if said in YES else "wait"
    if view.phase == "symbol" and (symbol := _symbol(said)):
        return f"symbol {symbol}"
    if view.phase == "window" and all(NUMBER.fullmatch(word) or word == "bingo" for word in said.split()):
        return f"mark {said}"
    if view.phase in ABOUT and NUMBER.fullmatch(said):
        return f"{ABOUT[view.phase]} {said}"
    verb, *rest = said.split()
    meant = {each for each in FITTING.get(view.phase, VERBS) if each.startswith(verb)}
    return " ".join([meant.pop() if len(meant) == 1 else verb, *rest])


def help(view: View, speaker: Speaker) -> list[str]:
    """How the moves of this table are typed, in the order in which they come."""
    options = view.options
    raises = options.game == "variant" or (options.game == "poker" and options.raises)
    raising = ("raise", "check", "follow", "drop") if raises else ()
    lines = {
        "poker": ("cut", "turn", "call", "wait", *raising),
        "variant": ("stake", "cut", *raising, "turn", "call-stake", "wait", "double"),
        "bingo": ("symbol", "cut", "turn-one", *(_by_hand(view) if options.by_hand else ())),
    }[options.game]
    facts = {"game": options.game, "raises": "yes" if raises else "no"}
    return [
        speaker.text(f"terminal-casino_royal-help-{line}", **facts) for line in (*lines, "short", "boards")
    ]


def hides(view: View) -> bool:
    """CAS-B2: whether the viewer holds cards that the others may not see."""
    return bool(view.own)


def _enter(view: View) -> str:
    """What Enter alone says; nothing where it would choose for somebody."""
    if view.betting and view.seat is not None:
        return "" if view.phase == "bidding" or owed(view.betting, view.seat) else "check"
    middle = f"cut {view.pack // 2}"
    return {"cut": middle, "calling": "turn", "pause": "wait", "window": "mark"}.get(view.phase, "")


def _typed(moves: str, enter: str, speaker: Speaker) -> str:
    """What may be typed, and what Enter alone says."""
    verb = enter.split(" ")[0] or "none"
    return speaker.text("terminal-casino_royal-typed", moves=moves, enter=verb)


def _free(view: View) -> int:
    """How many cards can be turned up before anybody has to decide something."""
    if view.options.ask == "card" or view.options.by_hand:
        return 1
    return view.pack if view.options.game == "bingo" else view.due


def _symbol(said: str) -> str | None:
    """A symbol by its name, or its name behind the verb."""
    name = said.removeprefix("symbol ")
    return next((symbol for symbol in SYMBOLS if symbol.lower() == name), None)


def _heading(view: View, speaker: Speaker) -> Text:
    heading = Text(speaker.text(f"casino_royal-option-game-{view.options.game}"), style="bold")
    heading.append(" · ")
    heading.append(speaker.text("terminal-casino_royal-round", round=view.round, rounds=view.rounds))
    if view.symbol:
        heading.append(f" · {speaker.text('casino_royal-symbol', symbol=view.symbol)}")
    heading.append(f" · {speaker.text('terminal-casino_royal-pack', cards=view.pack)}")
    if view.options.game == "variant":
        pot = sum(view.paid) + view.odd
        heading.append(f" · {speaker.text('terminal-casino_royal-pot', amount=pot)}")
    elif view.odd:
        heading.append(f" · {speaker.text('terminal-casino_royal-middle', amount=view.odd)}")
    return heading


def _seats(view: View, speaker: Speaker) -> list[Text]:
    """Who has how much in the pocket and on the boards or in the pot, and the hand that lies open."""
    widest = max(map(len, speaker.names))
    due = _deciding(view)
    in_play = view.paid if view.options.game == "variant" else view.laid
    lines = []
    for seat, name in enumerate(speaker.names):
        line = Text("▸ " if seat in due else "  ")
        line.append(name.ljust(widest), style="bold" if seat in due else "")
        line.append("  " + _money(view, seat, speaker))
        if in_play[seat]:
            where = "paid" if view.options.game == "variant" else "laid"
            line.append(" · " + speaker.text(f"terminal-casino_royal-{where}", amount=in_play[seat]))
        if not view.playing[seat]:
            line.append(" · " + speaker.text("terminal-casino_royal-broke"), style="dim")
        elif not view.staying[seat]:
            line.append(" · " + speaker.text("terminal-casino_royal-dropped"), style="dim")
        if (hand := view.hands[seat]) and hand.kind != "none":
            line.append(" · " + _hand(hand, speaker))
        if seat == view.dealer and not view.outcome:
            line.append(" · " + speaker.text("terminal-casino_royal-dealer"), style="dim")
        lines.append(line)
    return lines


def _deciding(view: View) -> tuple[int, ...]:
    """Who has to decide, as far as all can see it."""
    if view.outcome:
        return ()
    if view.betting:
        return (view.betting.turn,)
    if view.phase == "cut":
        return (cutter(view),)
    return view.asked or (view.dealer,)


def _money(view: View, seat: int, speaker: Speaker) -> str:
    """CAS-3: as a number and in chips."""
    yellow, green = purse(view, seat)
    return speaker.text("terminal-casino_royal-money", amount=view.money[seat], yellow=yellow, green=green)


def _hand(hand: Hand, speaker: Speaker) -> str:
    return speaker.text("casino_royal-hand", hand=hand.kind, high=hand.high, low=hand.low)


def _called(view: View, speaker: Speaker) -> Text:
    """The cards of this batch, or the latest ones; the last of them in words."""
    latest = view.called[-max(view.began, COLUMNS) :]
    line = Text.assemble(speaker.text("terminal-casino_royal-called", count=len(view.called)), " ")
    line.append_text(_cards(latest, speaker))
    line.append(f"  {speaker.text(f'card-{latest[-1]}')}", style="dim")
    return line


def _boards(view: View, speaker: Speaker) -> list[Text]:
    """All boards side by side, one's own first."""
    seats, first = range(len(view.boards)), view.seat or 0
    blocks = [block for seat in (*seats[first:], *seats[:first]) for block in _blocks(view, seat, speaker)]
    lines: list[Text] = []
    for start in range(0, len(blocks), ABREAST):
        lines.append(Text())
        for row in zip(*blocks[start : start + ABREAST], strict=True):
            line = Text(" " * GAP).join(row)
            line.rstrip()
            lines.append(line)
    return lines


def _blocks(view: View, seat: int, speaker: Speaker) -> Iterator[list[Text]]:
    """A seat's boards, each with its name above; what counts in bingo is on the symbol alone (CAS-C3)."""
    several = len(view.boards[seat]) > 1
    for number, board in enumerate(view.boards[seat]):
        name = speaker.names[seat] + (f" {number + 1}" if several else "")
        width = CELL * COLUMNS
        title = Text(f" {name}"[:width].ljust(width), style="bold" if seat == view.seat else "")
        cells = [
            _cell(
                _card(card, speaker),
                card in view.covered[seat][number],
                not view.symbol or place in CELLS[view.symbol],
            )
            for place, card in enumerate(BOARDS[board])
        ]
        rows = (cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS))
        yield [title, *(Text().join(row) for row in rows)]


def _cell(card: Text, covered: bool, counts: bool) -> Text:
    if covered:
        text = Text.assemble("[", card, "]")
    else:
        text = Text(f" {card.plain if counts else '·'}", style="dim")
    text.append(" " * (CELL - len(text)))
    return text


def _cards(cards: Sequence[Card], speaker: Speaker) -> Text:
    return Text(" ").join(_card(card, speaker) for card in cards)


def _card(card: Card, speaker: Speaker) -> Text:
    return Text(speaker.text(f"letter-{rank(card)}") + SIGNS[suit(card)], style=STYLES[suit(card)])


def _marks(view: View) -> str:
    """How to mark by hand, without telling whether there is anything to mark (CAS-C5)."""
    boards = [f"mark {number + 1}" for number in range(len(view.boards[view.seat or 0]))]
    ways = {"mark": boards, "bingo": ["mark bingo"]}
    return " · ".join(["mark", *(way for name in _by_hand(view) for way in ways[name])])


def _by_hand(view: View) -> Iterator[str]:
    """What players do themselves in Bingo (CAS-C4, CAS-C5)."""
    if view.options.marks == "hand":
        yield "mark"
    if view.options.says == "player":
        yield "bingo"


def _summed(legal: Sequence[str]) -> Iterator[str]:
    """The moves in few words: `raise 1-5` for five of them."""
    numbers: dict[str, list[str]] = {}
    for move in legal:
        verb, *rest = move.split(" ", 1)
        numbers.setdefault(verb, []).extend(rest)
    for verb, found in numbers.items():
        plain = [verb] if verb in legal else []
        if len(found) > 1 and all(NUMBER.fullmatch(each) for each in found):
            found = [f"{found[0]}-{found[-1]}"]
        yield ", ".join([*plain, *([f"{verb} {' '.join(found)}"] if found else [])])
