"""What a viewer knows, what is said to them, and what they may imagine of the rest."""

from __future__ import annotations

import random

from tapisvert.games.casino_royal.betting import owed
from tapisvert.games.casino_royal.calling import asked, open_cards
from tapisvert.games.casino_royal.evening import cutter
from tapisvert.games.casino_royal.hands import best
from tapisvert.games.casino_royal.model import OWN_CARDS, PACK, Answer, Hand, State, View
from tapisvert.games.casino_royal.moves import bounds, to_act
from tapisvert.table.cards import Card, rank, suit
from tapisvert.table.game import Fact, Sentence, Viewer, put


def view(state: State, viewer: Viewer) -> View:
    own = state.own[viewer] if viewer is not None else ()
    decides = viewer is not None and viewer in to_act(state)
    least, most = bounds(state, viewer) if viewer is not None and decides else (0, 0)
    return View(
        seat=viewer,
        options=state.options,
        round=state.round,
        rounds=state.options.agreed,
        dealer=state.dealer,
        phase=state.phase,
        money=state.money,
        playing=state.playing,
        staying=state.staying,
        began=state.began,
        boards=state.boards,
        covered=state.covered,
        laid=state.laid,
        paid=state.paid,
        odd=state.odd,
        box=state.box,
        pack=len(state.pack),
        called=state.called,
        due=state.due,
        own=own,
        stake=state.stake,
        symbol=state.symbol,
        betting=state.betting,
        callers=state.callers,
        asked=asked(state),
        answer=state.answers[viewer] if viewer is not None else None,
        hands=tuple(_hand(state, seat, own if seat == viewer else ()) for seat in range(len(state.money))),
        least=least,
        most=most,
        last=state.last,
        outcome=state.outcome,
    )


def prompt(view: View) -> Sentence:
    """Whose decision it is and what it is about; to those who need not decide, whom they wait for."""
    if view.outcome:
        winners = view.outcome.winners
        if len(winners) == 1:
            return _say("won", seat=winners[0], total=max(view.money))
        return _say("shared", total=max(view.money))
    if view.phase in ("pause", "window"):
        return _ask(view)
    if view.betting:
        return _speech(view)
    actor = cutter(view) if view.phase == "cut" else view.dealer
    facts: dict[str, Fact] = {"seat": actor, "count": view.due, "most": view.most}
    return _say(view.phase if view.seat == actor else f"{view.phase}-wait", **facts)


def imagine(view: View, rng: random.Random) -> State:
    """Unseen cards lie in the pack and in others' hands as they may; others have not answered yet."""
    own = _shown(view)
    seen = {*view.called, *(card for cards in own for card in cards)}
    unseen = [card for card in PACK if card not in seen]
    rng.shuffle(unseen)
    dealt = len(PACK) - len(view.called) - view.pack > 0
    for seat, plays in enumerate(view.playing):
        if dealt and plays and not own[seat]:
            own[seat] = tuple(unseen.pop() for _ in range(OWN_CARDS))
    answers: tuple[Answer | None, ...] = (None,) * len(view.money)
    if view.seat is not None:
        answers = put(answers, view.seat, view.answer)
    return State(
        options=view.options,
        round=view.round,
        dealer=view.dealer,
        phase=view.phase,
        money=view.money,
        playing=view.playing,
        staying=view.staying,
        began=view.began,
        boards=view.boards,
        covered=view.covered,
        laid=view.laid,
        paid=view.paid,
        odd=view.odd,
        box=view.box,
        pack=tuple(unseen),
        called=view.called,
        due=view.due,
        own=tuple(own),
        stake=view.stake,
        symbol=view.symbol,
        betting=view.betting,
        callers=view.callers,
        answers=answers,
        last=view.last,
        outcome=view.outcome,
    )


def _hand(state: State, seat: int, own: tuple[Card, ...]) -> Hand | None:
    """The best of what lies open, and of one's own cards; None for a seat that is out, and in Bingo."""
    if state.options.game == "bingo" or not state.staying[seat]:
        return None
    return best((*own, *open_cards(state, seat)))


def _shown(view: View) -> list[tuple[Card, ...]]:
    """Every seat's three cards as far as the viewer knows them: their own, at the end also those shown."""
    own: list[tuple[Card, ...]] = [()] * len(view.money)
    if view.outcome and view.last:
        for share in view.last.shares:
            own[share.seat] = share.own
    if view.seat is not None:
        own[view.seat] = view.own
    return own


def _say(kind: str, **facts: Fact) -> Sentence:
    return Sentence(f"casino_royal-prompt-{kind}", facts)


def _ask(view: View) -> Sentence:
    """All decide at the same time: what others answered changes no word here."""
    if view.seat is None or view.seat not in view.asked:
        return _say("deciding")
    if view.answer is not None:
        return _say("decided", seat=view.seat)
    if view.phase == "pause" and view.options.game == "variant":
        return _say("call-stake", seat=view.seat, most=view.most)
    if view.phase == "pause":
        return _say("call", seat=view.seat)
    card = view.called[-1]
    return _say("mark", seat=view.seat, rank=rank(card), suit=suit(card))


def _speech(view: View) -> Sentence:
    assert view.betting is not None
    seat = view.betting.turn
    if view.seat != seat:
        return _say(f"{view.phase}-wait", seat=seat)
    return _say(view.phase, seat=seat, owed=owed(view.betting, seat), most=view.most)
