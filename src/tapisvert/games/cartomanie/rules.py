"""The rules of Cartomanie as a game of the table (MAN-1 to MAN-23)."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from tapisvert.games.cartomanie import finder, lexicon
from tapisvert.games.cartomanie.model import (
    DOWN,
    GAP,
    Asked,
    Began,
    Decided,
    Move,
    Options,
    Pass,
    Proposal,
    State,
    Turn,
    Turned,
    View,
    Vote,
    Voted,
    Word,
)
from tapisvert.games.cartomanie.packs import (
    JOKER,
    Card,
    balanced,
    draw,
    playable,
)
from tapisvert.games.cartomanie.spelling import check_cards, check_spelling, face_up, plain, shown
from tapisvert.games.cartomanie.streams import exchanged, with_streams
from tapisvert.games.cartomanie.turns import all_turned, begin_turn, in_play, lay, pass_turn, take_word
from tapisvert.table.chance import Chance
from tapisvert.table.game import (
    BadMove,
    Event,
    Fact,
    Game,
    Illegal,
    Option,
    OptionValue,
    Outcome,
    Sentence,
    Step,
    Viewer,
    choose,
    put,
)

VERSIONS = ("full", "short", "children")
VOTE_SECONDS = 30
PLACE = re.compile(r"[1-9]\d?")
WORDS: dict[str, Move] = {"pass": Pass(), "time": Pass(late=True), "yes": Vote(True), "no": Vote(False)}


class Cartomanie(Game[Options, State, Move, View]):
    name = "cartomanie"
    version = lexicon.EDITION
    place = 3
    secret = False
    hints = True
    choices = (
        Option("players", (1, 2, 3, 4), 2, "MAN-10"),
        Option("version", VERSIONS, "full", "MAN-22"),
        Option("half", (60, 63), 60, "MAN-22"),
        Option("clock", (0, 15, 30, 60, 120), 30, "MAN-15"),
        Option("vote", (True, False), True, "MAN-9"),
    )
    presets: ClassVar = {
        f"{version}-{players}": {"version": version, "players": players}
        for version in VERSIONS
        for players in (1, 2, 3, 4)
    }

    def options(self, given: Mapping[str, object]) -> Options:
        return msgspec.convert({**choose(self.choices, given), "words": self.version}, Options)

    def settle(self, options: Mapping[str, OptionValue], people: int) -> dict[str, OptionValue]:
        """MAN-9: where fewer than two people play, the dictionary decides."""
        return {**options, "vote": bool(options.get("vote", True)) and people > 1}

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return tuple((seat,) for seat in range(options.players))

    def start(self, options: Options, chance: Chance) -> Step[State]:
        cards, shuffles = draw(options.version, options.half, chance)
        state = State(
            options=options,
            turn=0,
            number=0,
            due=0,
            table=(),
            up=(),
            stock=(),
            piles=((),) * options.players,
            quiet=0,
            laid=1,
            barren=0,
            asked=False,
            proposal=None,
            returned=(),
            missed=(),
            outcome=None,
        )
        state, more = with_streams(lay(state, cards), cards, chance)
        state = begin_turn(state, 0)
        return Step(state, (Began(0, len(state.stock)),), (*shuffles, *more))

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.outcome:
            return ()
        if state.proposal:
            return tuple(
                seat for seat, vote in enumerate(state.proposal.votes) if seat != state.turn and vote is None
            )
        return (state.turn,)

    def legal(self, state: State, seat: int) -> Iterable[Move]:
        yield from self.offered(state, seat)
        if seat in self.to_act(state) and not state.proposal and not state.due:
            yield from map(
                Word, finder.all_words(state.options.capitals, face_up(state), state.options.words)
            )

    def offered(self, state: State, seat: int) -> Iterator[Move]:
        """All but the words: to find them is the game."""
        if seat not in self.to_act(state):
            return
        if state.proposal:
            yield from (Vote(True), Vote(False))
        elif state.due:
            yield from (Turn(place) for place in _down_places(state))
        else:
            yield Pass()
            if state.options.clock:
                yield Pass(late=True)

    def verify(self, state: State, seat: int, move: Move) -> None:
        if state.outcome:
            raise Illegal("MAN-20", "match-over")
        if state.proposal:
            self._verify_vote(state, seat, move)
        elif seat != state.turn:
            raise Illegal("MAN-10", "not-your-turn", seat=state.turn)
        elif isinstance(move, Vote):
            raise Illegal("MAN-9", "nothing-to-vote")
        elif isinstance(move, Turn):
            if not state.due:
                raise Illegal("MAN-12", "five-are-up")
            if move.place not in _down_places(state):
                raise Illegal("MAN-12", "not-face-down", place=move.place)
        elif state.due:
            raise Illegal("MAN-12", "turn-more", count=state.due)
        elif isinstance(move, Word):
            self._verify_word(state, move)
        elif move.late and not state.options.clock:
            raise Illegal("MAN-15", "no-clock")

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Turn):
            return _turn_up(state, move.place, chance)
        if isinstance(move, Pass):
            return pass_turn(state, move.late, [], chance)
        if isinstance(move, Vote):
            return _vote(state, seat, move.yes)
        if not move.asked:
            return take_word(state, move, [])
        proposal = Proposal(move, (None,) * state.options.players)
        state = replace(state, proposal=proposal, asked=True)
        return Step(state, (Asked(seat, shown(move.spelling)),))

    def view(self, state: State, viewer: Viewer) -> View:
        proposal = state.proposal
        return View(
            seat=viewer,
            options=state.options,
            turn=state.turn,
            number=state.number,
            due=state.due,
            table=tuple(
                card if up or card == GAP else DOWN for card, up in zip(state.table, state.up, strict=True)
            ),
            stock=len(state.stock),
            piles=state.piles,
            points=tuple(sum(won.points for won in pile) for pile in state.piles),
            quiet=state.quiet,
            laid=state.laid,
            barren=state.barren,
            asked=state.asked,
            proposal=proposal.word if proposal else None,
            vote=proposal.votes[viewer] if proposal and viewer is not None else None,
            returned=state.returned,
            left=len(in_play(state)),
            missed=state.missed if state.outcome else (),
            outcome=state.outcome,
        )

    def prompt(self, view: View) -> Sentence:
        if view.outcome:
            return self._last_words(view)
        facts: dict[str, Fact] = {"seat": view.turn}
        if view.proposal:
            facts["word"] = shown(view.proposal.spelling)
            votes = view.seat not in (None, view.turn) and view.vote is None
            return Sentence("cartomanie-prompt-vote" if votes else "cartomanie-prompt-voting", facts)
        if view.seat != view.turn:
            return Sentence("cartomanie-prompt-wait", facts)
        if view.due:
            return Sentence("cartomanie-prompt-turn", {**facts, "count": view.due})
        return Sentence("cartomanie-prompt-word", facts)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def imagine(self, view: View, rng: random.Random) -> State:
        down = view.table.count(DOWN)
        hidden = _hidden(view, down + view.stock, rng)
        table = tuple(hidden.pop() if card == DOWN else card for card in view.table)
        votes: tuple[bool | None, ...] = (None,) * view.options.players
        if view.seat is not None:
            votes = put(votes, view.seat, view.vote)
        return State(
            options=view.options,
            turn=view.turn,
            number=view.number,
            due=view.due,
            table=table,
            up=tuple(card not in (DOWN, GAP) for card in view.table),
            stock=tuple(hidden),
            piles=view.piles,
            quiet=view.quiet,
            laid=view.laid,
            barren=view.barren,
            asked=view.asked,
            proposal=Proposal(view.proposal, votes) if view.proposal else None,
            returned=view.returned,
            missed=view.missed,
            outcome=view.outcome,
        )

    def write(self, move: Move) -> str:
        if isinstance(move, Turn):
            return f"turn {move.place}"
        if isinstance(move, Word):
            return " ".join(["ask" if move.asked else "word", move.spelling, *map(str, move.places)])
        return next(text for text, word in WORDS.items() if word == move)

    def read(self, text: str) -> Move:
        if text in WORDS:
            return WORDS[text]
        verb, *rest = text.split(" ")
        if verb == "turn" and len(rest) == 1 and PLACE.fullmatch(rest[0]):
            return Turn(int(rest[0]))
        if verb in ("word", "ask") and rest and all(PLACE.fullmatch(place) for place in rest[1:]):
            check_spelling(rest[0])
            return Word(rest[0], tuple(map(int, rest[1:])), verb == "ask")
        raise BadMove(text)

    def clock(self, state: State, seat: int) -> int | None:
        """MAN-15: from the fifth card on. A vote has its own time, so that nobody waits for ever."""
        if state.proposal:
            return VOTE_SECONDS
        return state.options.clock or None if not state.due and not state.outcome else None

    def resumes(self, state: State, seat: int) -> bool:
        """MAN-15 gives a turn its time once: whoever asked the table in vain thinks on with what was left."""
        return state.asked and not state.proposal

    def timeout(self, state: State, seat: int) -> Move | None:
        """MAN-15 is about making a word: whoever takes for ever to turn up cards is helped as elsewhere."""
        if state.proposal:
            return Vote(False)
        return Pass(late=True) if state.options.clock and not state.due else None

    def in_absence(self, state: State, seat: int) -> Move | None:
        """MAN-9: people accept a word. No program does so for a person who is gone."""
        return Vote(False) if state.proposal else None

    def tell(self, move: Move, seat: int, viewer: Viewer) -> str | None:
        """Votes are unseen by each other."""
        return None if isinstance(move, Vote) and seat != viewer else self.write(move)

    def _verify_vote(self, state: State, seat: int, move: Move) -> None:
        if seat == state.turn:
            raise Illegal("MAN-9", "table-votes")
        if not isinstance(move, Vote):
            raise Illegal("MAN-9", "vote-first")
        if seat not in self.to_act(state):
            raise Illegal("MAN-9", "voted-already")

    def _verify_word(self, state: State, move: Word) -> None:
        check_cards(state, move)
        word = plain(move.spelling)
        words = lexicon.load()
        known = words.knows(word, state.options.words)
        if not move.asked:
            # Programs know today's words only, so a match of version 1 that goes on takes these, too.
            if not known and not words.knows(word):
                proper = "yes" if words.is_proper(word) else "no"
                raise Illegal("MAN-5", "not-a-word", word=word, proper=proper)
        elif not state.options.votes:
            raise Illegal("MAN-9", "no-vote-here")
        elif known:
            raise Illegal("MAN-9", "is-a-word", word=shown(word))
        elif state.asked:
            raise Illegal("MAN-9", "asked-already")

    def _last_words(self, view: View) -> Sentence:
        assert view.outcome is not None
        if view.options.players == 1:
            return Sentence("cartomanie-prompt-alone", {"left": view.left})
        if len(view.outcome.winners) == 1:
            return Sentence("cartomanie-prompt-won", {"seat": view.outcome.winners[0]})
        return Sentence("cartomanie-prompt-shared")


class CartomanieBefore(Cartomanie):
    """Version 1: other words counted (MAN-5), those spelled as before 1990 and some that are none."""

    version = 1


Cartomanie.earlier = {1: CartomanieBefore()}
GAME = Cartomanie()


def _down_places(state: State) -> list[int]:
    return [
        place
        for place, (card, up) in enumerate(zip(state.table, state.up, strict=True), 1)
        if card != GAP and not up
    ]


def _turn_up(state: State, place: int, chance: Chance) -> Step[State]:
    state = exchanged(state, place)
    card = state.table[place - 1]
    returned = list(state.returned)
    if card in returned:
        returned.remove(card)
    state = replace(state, up=put(state.up, place - 1, True), due=state.due - 1, returned=tuple(returned))
    capital = "joker" if card == JOKER else "yes" if card.isupper() else "no"
    events: list[Event] = [Turned(state.turn, place, card, capital)]
    return Step(state, tuple(events)) if state.due else all_turned(state, events, chance)


def _vote(state: State, seat: int, yes: bool) -> Step[State]:
    """MAN-9: unseen by each other; the last one decides it."""
    assert state.proposal is not None
    proposal = replace(state.proposal, votes=put(state.proposal.votes, seat, yes))
    events: list[Event] = [Voted(seat, "yes" if yes else "no")]
    against = tuple(voter for voter, vote in enumerate(proposal.votes) if vote is False)
    waiting = proposal.votes.count(None) - 1  # the player who asked does not vote
    if waiting:
        return Step(replace(state, proposal=proposal), tuple(events))
    word = shown(proposal.word.spelling)
    events.append(Decided(state.turn, word, "no" if against else "yes", against))
    if against:
        return Step(replace(state, proposal=None), tuple(events))
    return take_word(state, proposal.word, events)


def _hidden(view: View, count: int, rng: random.Random) -> list[Card]:
    """The face-down cards and the stock, as the viewer may imagine them."""
    options = view.options
    won = Counter(card for pile in view.piles for each in pile for card in each.cards)
    up = [card for card in view.table if card not in (DOWN, GAP)]
    seen = won + Counter(up)
    unseen = Counter(playable(options.version)) - seen - Counter(view.returned)
    cards = list(unseen.elements())
    others = count - len(view.returned)
    while True:
        rng.shuffle(cards)
        hidden = [*view.returned, *cards[:others]]
        if options.version == "short":
            over = not any(card.isupper() for card in (*up, *hidden))  # MAN-18
            if not balanced((*seen.elements(), *hidden)) or (over and not view.outcome):
                continue
        rng.shuffle(hidden)
        return hidden
