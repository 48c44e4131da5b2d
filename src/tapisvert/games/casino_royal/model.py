"""What there is in Casino Royal: the state of an evening, a seat's view, moves and events."""

from __future__ import annotations

from typing import Literal

from tapisvert.games.casino_royal.betting import Betting, Speech
from tapisvert.games.casino_royal.options import Options
from tapisvert.table.cards import RANKS, SUITS, Card
from tapisvert.table.game import Outcome, Private, Public
from tapisvert.table.value import Value

YELLOW = 5
"""CAS-1: a yellow chip is worth so many green ones."""
OWN_CARDS = 3
"""CAS-B2."""
PACK = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)

SYMBOLS = ("column", "row", "L", "T", "H", "U", "M", "N", "square", "full")
"""CAS-C2. `column` and `row` are of choice: any one that is full wins."""

Phase = Literal[
    "stake", "symbol", "cut", "opening", "calling", "pause", "raising", "bidding", "window", "over"
]
"""What is decided now.

- `stake`: the dealer names the minimum stake (CAS-B1)
- `symbol`: the dealer names the symbol (CAS-C2)
- `cut`: the player on the dealer's right cuts the pack (CAS-D2)
- `opening`: the betting on one's three cards (CAS-B3)
- `calling`: the dealer turns up the next card (CAS-A2)
- `pause`: whoever may, says or does not say "rien ne va plus", all at the same time (CAS-A5, CAS-B5)
- `raising`: "Relance ?" (CAS-A4)
- `bidding`: the answers to "j'enchéris" (CAS-B5 to CAS-B8)
- `window`: everybody marks the called card or says "Bingo", all at the same time (CAS-C4, CAS-C5 by hand)
"""


class Cut(Value, frozen=True):
    """Lifts so many cards off the pack and puts them below: `cut 23`."""

    cards: int


class Turn(Value, frozen=True):
    """Turns up and calls the next card: `turn`."""


class Stake(Value, frozen=True):
    """Names the minimum stake (CAS-B1): `stake 2`."""

    amount: int


class Name(Value, frozen=True):
    """Names the symbol (CAS-C2): `symbol L`."""

    symbol: str


class Call(Value, frozen=True, tag="call"):
    """Says "rien ne va plus": `call`; in game B with a stake: `call 4`."""

    amount: int = 0


class Wait(Value, frozen=True, tag="wait"):
    """Does not call: `wait`."""


class Mark(Value, frozen=True, tag="mark"):
    """By hand: the called card on these of one's boards (from 1), and "Bingo" or not.

    `mark 1`, `mark 1 3`, `mark bingo`, `mark 2 bingo`; `mark` alone: neither.
    """

    boards: tuple[int, ...] = ()
    bingo: bool = False


Move = Cut | Turn | Stake | Name | Speech | Call | Wait | Mark
Answer = Call | Wait | Mark
"""What is decided at the same time as others do, and stays unseen until all have."""


class Hand(Value, frozen=True):
    """The best of a player's cards (CAS-4 to CAS-6), to be named in words.

    `kind` is one of straight-flush, four, full, flush, straight, three, two-pairs, pair, high, none.
    `high` and `low` are the ranks that its name says ("full aux rois par les dames": K, Q), else empty.
    """

    kind: str
    high: str
    low: str
    cards: tuple[Card, ...]


class Share(Value, frozen=True):
    """What a seat had and got when a round ended."""

    seat: int
    stayed: bool
    hand: Hand | None
    """None: not compared, or nothing to show."""
    own: tuple[Card, ...]
    """In B, the three cards of those who showed."""
    put: int
    """Chips that lay on its boards, or that it paid."""
    back: int
    """Chips of its own that it took back."""
    won: int
    """Chips of others that it took."""


class Pot(Value, frozen=True):
    """One of the pots of a round in B (CAS-B9): what is in it, who could win it, who did."""

    amount: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]


class Result(Value, frozen=True):
    """How a round ended, to be looked at while the next one begins.

    `why`: best (hands were compared), alone (all others dropped), bingo, unsaid (nobody said Bingo, CAS-C4).
    `callers` said "rien ne va plus" or "Bingo".
    """

    round: int
    why: str
    callers: tuple[int, ...]
    winners: tuple[int, ...]
    shares: tuple[Share, ...]
    pots: tuple[Pot, ...]
    odd: int
    """Chips that stay in the middle (CAS-5)."""
    boards: tuple[tuple[int, ...], ...]
    """Every seat's boards in that round."""
    covered: tuple[tuple[tuple[Card, ...], ...], ...]


class State(Value, frozen=True):
    options: Options
    round: int
    """From 1."""
    dealer: int
    phase: Phase
    money: tuple[int, ...]
    """In green chips, what lies on boards or in the pot not counted."""
    playing: tuple[bool, ...]
    """Not broke (CAS-D1)."""
    staying: tuple[bool, ...]
    """Still in this round."""
    began: int
    """How many players began the round (CAS-A3)."""
    boards: tuple[tuple[int, ...], ...]
    """Of every seat: numbers of its boards, from 0."""
    covered: tuple[tuple[tuple[Card, ...], ...], ...]
    """Of every seat and board, in the order of calling."""
    laid: tuple[int, ...]
    """Chips on every seat's boards (A, C)."""
    paid: tuple[int, ...]
    """Chips every seat paid into the middle (B)."""
    odd: int
    """Chips in the middle that did not divide (CAS-5)."""
    box: int
    """Chips nobody can win any more: what 160 leaves over (CAS-C1), and the last odd ones."""
    pack: tuple[Card, ...]
    """The next card first."""
    called: tuple[Card, ...]
    due: int
    """Cards still to be turned up in this batch."""
    own: tuple[tuple[Card, ...], ...]
    """In B."""
    stake: int
    """The minimum, in B."""
    symbol: str
    """In C."""
    betting: Betting | None
    callers: tuple[int, ...]
    """Who said "rien ne va plus" in this round."""
    answers: tuple[Answer | None, ...]
    """Of the seats that decide now, at the same time."""
    last: Result | None
    outcome: Outcome | None


class View(Value, frozen=True):
    """What a viewer knows: of the pack its size, of others' cards and answers nothing."""

    seat: int | None
    options: Options
    round: int
    rounds: int
    """Agreed; 0: until one has all."""
    dealer: int
    phase: Phase
    money: tuple[int, ...]
    playing: tuple[bool, ...]
    staying: tuple[bool, ...]
    began: int
    boards: tuple[tuple[int, ...], ...]
    covered: tuple[tuple[tuple[Card, ...], ...], ...]
    laid: tuple[int, ...]
    paid: tuple[int, ...]
    odd: int
    box: int
    pack: int
    called: tuple[Card, ...]
    due: int
    own: tuple[Card, ...]
    """One's own three."""
    stake: int
    symbol: str
    betting: Betting | None
    callers: tuple[int, ...]
    asked: tuple[int, ...]
    """The seats that decide at the same time in this pause or window, answered or not."""
    answer: Answer | None
    """One's own."""
    hands: tuple[Hand | None, ...]
    """The best of what lies open; one's own with one's three cards."""
    least: int
    """The smallest and largest raise or call the viewer may make now; 0: none."""
    most: int
    last: Result | None
    outcome: Outcome | None


class RoundBegan(Public, frozen=True):
    """`seat` deals."""

    seat: int
    round: int


class Staked(Public, frozen=True):
    """CAS-B1: the dealer named the minimum and everybody paid it, or what they had."""

    seat: int
    amount: int
    pot: int


class Named(Public, frozen=True):
    seat: int
    symbol: str


class WasCut(Public, frozen=True):
    seat: int
    cards: int


class Dealt(Private, frozen=True):
    """CAS-B2: one's own three cards."""

    cards: tuple[Card, ...]


class Called(Public, frozen=True):
    """A card was turned up; `seats` covered it."""

    card: Card
    rank: str
    suit: str
    number: int
    """How many are called by now."""
    seats: tuple[int, ...]


class Paused(Public, frozen=True):
    """The dealer asks (CAS-A4, CAS-B5): `seats` may say "rien ne va plus"."""

    seat: int
    seats: tuple[int, ...]


class Decided(Private, frozen=True):
    """One's own answer is in: call, wait or mark. Nobody else is told."""

    answer: str


class NobodyCalled(Public, frozen=True):
    pass


class Stopped(Public, frozen=True):
    """Somebody said "rien ne va plus", or several at the same time; `amount` is staked in B."""

    seat: int
    """The first from the dealer's left."""
    seats: tuple[int, ...]
    amount: int


class Raised(Public, frozen=True):
    seat: int
    amount: int
    """By how much."""
    paid: int
    """What the seat put down for it."""
    price: int
    """What everybody now has to have paid in this betting."""
    how: str = "raise"
    """Open: the first stake (CAS-B3), raise, double (CAS-B5)."""


class Followed(Public, frozen=True):
    seat: int
    paid: int
    all_in: str
    """Yes or no."""


class Checked(Public, frozen=True):
    seat: int


class Dropped(Public, frozen=True):
    seat: int


class Marked(Public, frozen=True):
    """By hand: the window is closed, these seats marked the card."""

    seats: tuple[int, ...]


class Shown(Public, frozen=True):
    """A hand that is compared."""

    seat: int
    hand: str
    high: str
    low: str
    cards: tuple[Card, ...]
    own: tuple[Card, ...]


class SidePot(Public, frozen=True):
    """CAS-B9: a pot that not all could win."""

    seat: int
    """The first of its winners."""
    amount: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]


class Won(Public, frozen=True):
    """A seat takes chips of the others. `why` as in `Result`.

    Of several pots each winner has one of these; the last tells how many `odd` stay in the middle (CAS-5).
    """

    seat: int
    amount: int
    why: str
    odd: int = 0


class Shared(Public, frozen=True):
    """Several take chips of the others, `amount` each; `odd` stay in the middle (CAS-5)."""

    seats: tuple[int, ...]
    amount: int
    odd: int
    why: str


class TakenBack(Public, frozen=True):
    """CAS-C4: nobody said Bingo, everybody takes their chips back."""


class Broke(Public, frozen=True):
    """CAS-D1: no money at the start of a round; out, with the board."""

    seat: int


class BoardsPassed(Public, frozen=True):
    pass


class MatchWon(Public, frozen=True):
    seat: int
    total: int


class MatchShared(Public, frozen=True):
    total: int
    seats: tuple[int, ...]
