"""What happens between the words of Cartomanie: turns, filling, new tables, the end (MAN-14 to MAN-21)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tapisvert.games.cartomanie import finder
from tapisvert.games.cartomanie.model import (
    GAP,
    NEW_TABLES,
    TURNED,
    Cleared,
    Ended,
    Filled,
    Made,
    MatchShared,
    MatchWon,
    NewTable,
    Passed,
    State,
    Won,
    Word,
)
from tapisvert.games.cartomanie.packs import Card, worth
from tapisvert.games.cartomanie.spelling import cards_of, face_up, places_of, shown
from tapisvert.games.cartomanie.streams import with_streams
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Outcome, Step, put


def begin_turn(state: State, seat: int) -> State:
    """MAN-12: five cards are to be turned up, or all that are left."""
    return replace(
        state,
        turn=seat,
        number=state.number + 1,
        due=min(TURNED, _down(state)),
        asked=False,
        proposal=None,
    )


def all_turned(state: State, events: list[Event], chance: Chance) -> Step[State]:
    """The last card of a turn is up: time for a word, or for a new table (MAN-16)."""
    if state.options.capitals and not _down(state) and not any(card.isupper() for card in face_up(state)):
        return _new_table(state, state.turn, "no-capital", events, chance)
    return Step(state, tuple(events))


def take_word(state: State, word: Word, events: list[Event]) -> Step[State]:
    """MAN-13, MAN-14: the cards go to the pile, the gaps are filled, the next player begins."""
    seat = state.turn
    places = places_of(state, word)
    cards = cards_of(word.spelling)
    won = Won(shown(word.spelling), cards, worth(cards))
    piles = put(state.piles, seat, (*state.piles[seat], won))
    table, up, stock = list(state.table), list(state.up), list(state.stock)
    filled = 0
    for place in places:
        up[place - 1] = False
        table[place - 1] = stock.pop(0) if stock else GAP
        filled += table[place - 1] != GAP
    total = sum(each.points for each in piles[seat])
    events.append(Made(seat, won.word, won.points, total, places, cards))
    if filled:
        events.append(Filled(filled, len(stock)))
    state = replace(
        state,
        table=tuple(table),
        up=tuple(up),
        stock=tuple(stock),
        piles=piles,
        quiet=0,
        barren=0,
        proposal=None,
    )
    left = in_play(state)
    if not left:
        return _end(state, "cleared", events)
    if state.options.capitals and not any(card.isupper() for card in left):
        return _end(state, "capitals", events)
    return Step(begin_turn(state, _next(state)), tuple(events))


def pass_turn(state: State, late: bool, events: list[Event], chance: Chance) -> Step[State]:
    """No word: the cards stay. When all are up, a full round of this decides (MAN-17, MAN-19)."""
    events.append(Passed(state.turn, "yes" if late else "no"))
    options = state.options
    if options.players == 1 and finder.any_word(options.capitals, face_up(state), options.words):
        state = replace(state, missed=(*state.missed, state.number))
    state = replace(state, quiet=0 if _down(state) else state.quiet + 1)
    if state.quiet < state.options.players:
        return Step(begin_turn(state, _next(state)), tuple(events))
    if not state.stock:
        return _end(state, "quiet", events)
    return _new_table(state, _next(state), "quiet", events, chance)


def in_play(state: State) -> tuple[Card, ...]:
    """The cards on the table and in the stock."""
    return (*(card for card in state.table if card != GAP), *state.stock)


def _new_table(state: State, seat: int, why: str, events: list[Event], chance: Chance) -> Step[State]:
    """MAN-16, MAN-19: everything goes back into the stock; three times in a row at most."""
    options = state.options
    cards = in_play(state)
    if state.barren == NEW_TABLES:
        return _end(state, "barren", events)
    if not options.votes and not finder.any_word(options.capitals, cards, options.words):
        return _end(state, "no-word", events)
    shuffle = chance.shuffle(state.laid + 1, "stock", cards)
    seen = Counter(state.returned) + Counter(card for card in state.table if card != GAP)
    state = replace(
        lay(state, shuffle.items),
        quiet=0,
        laid=state.laid + 1,
        barren=state.barren + 1,
        returned=tuple(sorted(seen.elements())),
    )
    state, more = with_streams(state, cards, chance)
    events.append(NewTable(seat, why, len(state.stock)))
    return Step(begin_turn(state, seat), tuple(events), (shuffle, *more))


def lay(state: State, cards: tuple[Card, ...]) -> State:
    """MAN-11: a table of face-down cards; the rest is the stock."""
    places = state.options.places
    table = (*cards[:places], *(GAP for _ in range(places - len(cards))))
    return replace(state, table=table, up=(False,) * places, stock=cards[places:])


def _end(state: State, why: str, events: list[Event]) -> Step[State]:
    """MAN-20; alone MAN-21."""
    left = len(in_play(state))
    points = tuple(sum(won.points for won in pile) for pile in state.piles)
    events.append(Ended(why, left, len(state.missed)))
    if state.options.players == 1:
        events.append(Cleared(0, left, points[0]))
        outcome = Outcome(() if left else (0,), (left,))
    else:
        winners = tuple(seat for seat, total in enumerate(points) if total == max(points))
        events.append(
            MatchWon(winners[0], max(points)) if len(winners) == 1 else MatchShared(max(points), winners)
        )
        outcome = Outcome(winners, points)
    return Step(replace(state, due=0, proposal=None, outcome=outcome), tuple(events))


def _down(state: State) -> int:
    return sum(card != GAP and not up for card, up in zip(state.table, state.up, strict=True))


def _next(state: State) -> int:
    return (state.turn + 1) % state.options.players
