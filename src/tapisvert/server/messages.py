"""Every message between a client and the server. `docs/protocol.md` explains how they are used.

Bodies of HTTP requests and answers first, then what goes over a table's stream. Seats count from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tapisvert.bots.looked import LookBack
from tapisvert.table.game import Fact, Option, OptionValue, Outcome, Sentence
from tapisvert.table.program import HintStep, Tip
from tapisvert.table.speech import GameEvent

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Unsealed = Annotated[str, Meta(max_length=128)]
Attempt = Annotated[int, Meta(ge=1, le=1000)]
ZERO = "\0"
NO_ZERO = "a zero, which not every database stores"
# What is stored as it came is checked for it by hand: a pattern would cost more than all the rest does.
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
MatchId = Annotated[str, Meta(max_length=32)]
Level = Annotated[
    Literal["debutant", "apprenti", "amateur", "habitue", "averti", "confirme", "maitre"], Meta(title="Level")
]
Clock = Literal[0, 15, 30, 60, 120, 300, 28_800, 86_400, 259_200, 604_800]
"""Seconds a turn; from hours on, it is a slow table."""
Holidays = Literal[0, 7, 14, 28]
"""Days in all for which each seat of a slow table may stop its clock."""
Options = Annotated[dict[str, OptionValue], Meta(title="Options")]
"""What has a title has a name on the page too: `scripts/build_messages.py` writes the page's types."""


class Refusal(msgspec.Struct, frozen=True):
    """A typed error: a stable code, the rule behind it if there is one, and the facts of its sentence."""

    code: str
    rule: str = ""
    facts: dict[str, Fact] = {}


# --- HTTP -----------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who the cookie or the token says you are; an empty id for nobody yet."""

    guest: str = ""
    name: str = ""


class Known(Me, frozen=True, omit_defaults=True):
    """You, and if you asked for one, the token that proves it from now on."""

    token: str = ""


class Introduce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    token: bool = False  # for programs: a token instead of a cookie


MemoryKey = Annotated[str, Meta(min_length=1, max_length=80, pattern="^[!-~]+$")]
"""What is remembered is found by a short name without spaces, such as `punto/first`."""


class Remembered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done once: when, in seconds since 1970, and a short text about it."""

    at: Annotated[float, Meta(ge=0, le=1e11)]
    value: Annotated[str, Meta(max_length=200)]


class Memories(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest has done, of one kind."""

    entries: Annotated[dict[MemoryKey, Remembered], Meta(max_length=500)]


class Device(msgspec.Struct, frozen=True):
    """A browser or program that is you: what it seems to be, since when, last seen when; `here`: this one."""

    id: str
    name: str
    made: float
    seen: float
    here: bool


class Devices(msgspec.Struct, frozen=True):
    """All that can be you: devices, and whether there is a recovery card."""

    devices: tuple[Device, ...]
    card: bool


class SendAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    device: Annotated[str, Meta(max_length=32)]


PushKind = Annotated[Literal["move", "begins", "round"], Meta(title="PushKind")]
"""What a device can be told of: that it is one's turn, and that a match begins."""
Minute = Annotated[int, Meta(ge=0, le=1439)]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing rings from one minute of the day to another, by the device's own clock."""

    begin: Minute
    end: Minute


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Has this device told of things. The first four are what the browser's `subscribe` gave, and was given.

    `zone` is the name of its time zone, `ahead` how many minutes that is ahead of UTC now.
    """

    endpoint: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$", max_length=87)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", max_length=22)]
    key: Annotated[str, Meta(max_length=100)]
    kinds: Annotated[tuple[PushKind, ...], Meta(max_length=8)]
    language: Literal["fr", "de", "en"]
    zone: Annotated[str, Meta(max_length=64)] = ""
    ahead: Annotated[int, Meta(ge=-960, le=960)] = 0
    quiet: Quiet | None = None


class Subscribed(msgspec.Struct, frozen=True):
    """What this device is told of, if it is. `key`: what a browser subscribes for; `current`: it has."""

    key: str
    on: bool
    current: bool = False
    kinds: tuple[PushKind, ...] = ()
    quiet: Quiet | None = None


class Pass(msgspec.Struct, frozen=True):
    """A code that makes another browser you; `until`, in seconds since 1970, or 0 until it is replaced."""

    code: str
    until: float


class Carry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shows a pass. `leave`: whoever this browser was until now is left behind."""

    code: Annotated[str, Meta(max_length=64)]
    leave: bool = False


class DeleteMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`sure` must be true: nothing brings you back."""

    sure: Literal[True]


class Deleted(msgspec.Struct, frozen=True):
    """At how many tables your name was taken away."""

    tables: int


Company = Annotated[Literal["people", "screen", "programs", "alone"], Meta(title="Company")]
"""With whom one plays: other people, several on one screen, programs alone, nobody."""


class MyMatch(msgspec.Struct, frozen=True):
    """A match of yours. `seats` are yours, `names` and `levels` all seats', a level only a program's.

    `result` is empty while it runs, and if sides of yours played each other. `luck` and `play` are what luck
    and your decisions brought your side, as a share of all there was to win, if the match was looked back at.
    `turn`: it waits for you; `left`: for so many more seconds, where a clock runs.
    """

    match: str
    game: str
    options: Options
    company: Company
    started: float
    over: bool
    seats: tuple[int, ...]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    result: Literal["won", "lost", "shared", ""] = ""
    scores: tuple[int, ...] = ()
    luck: float | None = None
    play: float | None = None
    turn: bool = False
    left: float | None = None


class MyMatches(msgspec.Struct, frozen=True):
    """Matches of yours: those that run, on the first page, then finished ones, the last first.

    `more` is where the next page begins; empty at the end. `unread`: results that are still worked out.
    """

    running: tuple[MyMatch, ...]
    matches: tuple[MyMatch, ...]
    more: str
    unread: int


class Score(msgspec.Struct, frozen=True):
    """How often you played and won, shared or lost, and against whom: a company, a person, or a level."""

    name: str
    level: str
    played: int
    won: int
    shared: int


class Best(msgspec.Struct, frozen=True):
    """The best that you did of its kind in a game, and in which match. Its sentence is the game's."""

    name: str
    value: int
    text: str
    match: str


class GameStatistics(msgspec.Struct, frozen=True):
    """You at one game. Matches without a result of yours count as played alone.

    `curve` is how many more you won than lost, after each match or, of many, some of them. `streak` is how
    many you won in a row up to the last, `longest` the most ever.
    """

    game: str
    played: int
    won: int
    shared: int
    lost: int
    streak: int
    longest: int
    curve: tuple[int, ...]
    company: tuple[Score, ...]
    opponents: tuple[Score, ...]
    best: tuple[Best, ...]


class Evening(msgspec.Struct, frozen=True):
    """The longest time that you played without a pause to speak of."""

    started: float
    seconds: float
    matches: int


class Statistics(msgspec.Struct, frozen=True):
    """You, game by game; the one that you play most comes first."""

    games: tuple[GameStatistics, ...]
    evening: Evening | None
    unread: int


class Preset(msgspec.Struct, frozen=True):
    name: str
    options: Options


class Seating(msgspec.Struct, frozen=True):
    """How many seats these options make. Only options that change the number are named."""

    options: Options
    seats: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the page that creates tables needs it.

    `seats` maps each preset to its seats; a game without presets has them under an empty name. `seatings`
    says the same for all options. `secret`: a seat may know things that others must not see. `page` is the
    address of the game's own page for a browser, a module; it is empty if there is none. `lessons` are the
    names of those it has, in the order in which they are learnt.
    """

    name: str
    version: int
    choices: tuple[Option, ...]
    presets: tuple[Preset, ...]
    seats: dict[str, int]
    levels: tuple[Level, ...]
    hints: bool  # its programs can give hints
    seatings: tuple[Seating, ...] = ()
    secret: bool = True
    page: str = ""
    lessons: tuple[str, ...] = ()
    puzzles: int = 0  # how many it has


class Describe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks how a view looks, and how moves are said in words, for a page that knows nothing of the game."""

    view: Any
    moves: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=5000)] = ()


class LessonStep(msgspec.Struct, frozen=True):
    """What a learner sees after a move: as in an `update`. Of several, the last is the one to decide at."""

    view: Any
    legal: tuple[str, ...]
    to_act: tuple[int, ...]
    prompt: Sentence  # the task, where the learner is to decide
    events: tuple[GameEvent, ...] = ()


class LessonAnswer(msgspec.Struct, frozen=True):
    """What is said to a move that is not asked for: to each of `moves`, or to all that fit the `pattern`.

    In a pattern `*` stands for any characters, `?` for one, and `[a-z]` for one of these.
    """

    refusal: Refusal
    moves: tuple[str, ...] = ()
    pattern: str = ""


class LessonPoint(msgspec.Struct, frozen=True):
    """A decision of the learner, or the end. `steps` are seen one after the other on the way there.

    `right` has the number of the point that each right move leads to; at the end there is none.
    """

    steps: tuple[LessonStep, ...]
    right: dict[str, int] = {}
    wrong: tuple[LessonAnswer, ...] = ()


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of a game, with all that can happen in it. It begins at the first point."""

    game: str
    name: str
    options: Options
    sides: tuple[tuple[int, ...], ...]
    seat: int
    steps: int  # how many moves it asks for
    points: tuple[LessonPoint, ...]


class LessonEntry(msgspec.Struct, frozen=True):
    """A lesson in its path. One with a level in `match` is a match with these options, against programs."""

    name: str
    path: str = ""  # empty where a game has just one
    match: str = ""
    options: Options = {}


class PuzzleEntry(msgspec.Struct, frozen=True):
    """A puzzle as it is listed. Its pack is its place in the list, divided by the size of packs."""

    id: str
    kind: str
    grade: int
    solved: float  # how much of the tries of all levels solved it, from 0 to 1


class PuzzleIndex(msgspec.Struct, frozen=True):
    """The puzzles of a game, easy ones first; packs are of so many."""

    game: str
    pack: int
    puzzles: tuple[PuzzleEntry, ...]


class PuzzlePath(msgspec.Struct, frozen=True):
    """Right moves so far, and what is seen after the last of them; `done` if they are the answer."""

    moves: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    done: bool


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle with all that follows a try: nothing has to be asked for while it is solved."""

    id: str
    kind: str
    grade: int
    options: Options
    sides: tuple[tuple[int, ...], ...]
    seat: int
    first: LessonStep
    paths: tuple[PuzzlePath, ...]
    wrong: dict[str, Sentence]  # by the move's text; `*` for all others
    why: Sentence
    proof: Sentence  # what was enumerated, and how much


class PuzzlePack(msgspec.Struct, frozen=True):
    """Some of a game's puzzles."""

    game: str
    puzzles: tuple[PuzzleInfo, ...]


class DrawnBox(msgspec.Struct, frozen=True, tag="box"):
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    fill: str


class DrawnLabel(msgspec.Struct, frozen=True, tag="label"):
    """A text around a point (`centred`), or from it on to the right."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    centred: bool


class Drawing(msgspec.Struct, frozen=True):
    """Shapes to draw, in order. Lengths are pixels, colours are `#rrggbb`."""

    width: float
    height: float
    shapes: tuple[DrawnBox | DrawnLabel, ...]


class Description(msgspec.Struct, frozen=True):
    """The picture of a view, if the game draws one, and a sentence for each of the moves."""

    picture: Drawing | None
    moves: tuple[Sentence, ...]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: the creator; `open`: somebody elsewhere; `here`: another person at this screen; `program`.

    A program has a level; or it is set to the measure of whoever plays against it, so many quarters of a
    level above the lowest.
    """

    kind: Literal["me", "open", "here", "program"]
    name: Name | None = None
    level: Level | None = None
    measure: Annotated[int, Meta(ge=0, le=24)] | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)]
    options: Options = {}
    public: bool = False
    onlookers: bool = True
    chat: bool = True
    clock: Clock = 0  # seconds a turn; 0: no clock
    takeover: bool = True  # a program plays for a seat that ran out of time or left
    hints: bool = False  # whoever is to play may ask for a hint
    rated: bool = False  # its matches count for ratings
    group: Annotated[str, Meta(max_length=32)] = ""  # it is a table of this group
    holidays: Holidays = 0  # at a slow table, see `Holiday`


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lays a table to play on from a point of a finished match: after so many moves, as one of its seats.

    Programs of a level take the other seats; without one they are free, for friends.
    """

    after: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    level: Level | None = None
    clock: Clock = 0
    hints: bool = False


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seal`: that of the seat's salt, for this attempt at the deal; the server draws a salt if it is left
    out.

    `salt` is refused: clients of before the seals sent it.
    """

    seat: Annotated[int, Meta(ge=0, le=7)]
    seal: Seal | None = None
    name: Name | None = None  # given: another person at this screen
    level: Level | None = None  # given: a program, which the host alone can seat
    bot: bool = False  # whoever sits down is itself a program
    attempt: Attempt = 1
    salt: Unsealed | None = None


class SeatSeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)]
    seal: Seal


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seals of the host's own seats for this attempt at the deal. The server draws salts for the rest.

    `salts` are refused: clients of before the seals sent them.
    """

    seals: Annotated[tuple[SeatSeal, ...], Meta(max_length=8)] = ()
    attempt: Attempt = 1
    salts: Annotated[tuple[Any, ...], Meta(max_length=8)] = ()


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)]


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host asks for a code that another device takes this seat with."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class TakeOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shows a code that the host was given for a seat, however it is typed."""

    code: Annotated[str, Meta(max_length=40)]


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stops the clock of a seat of yours for so many days from now on; 0: you are back, and it runs again."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    days: Annotated[int, Meta(ge=0, le=28)]


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for another match, agrees to one that somebody asked for, or declines it."""

    agree: bool = True


class SeatInfo(msgspec.Struct, frozen=True):
    """`kind`: open, person or program. `yours`: it answers to you. `stand_in`: a program plays for it now.

    `salted`: its share of the coming match's luck is sealed. `online`: its owner's page is connected. `bot`:
    its owner is no person, but a program that somebody brought. `seal`: of its salt, while the table is open.
    While cards are dealt, `opened` says that the salt is in, and `late` that it should be. `rematch`: what it
    says to another match, once one is over. `holiday`: its clock stands still until then, in seconds since
    1970, 0 if it does not; `holidays`: for so many more days it may.
    """

    kind: Literal["open", "person", "program"]
    name: str = ""
    level: str = ""
    yours: bool = False
    online: bool = False
    salted: bool = False
    stand_in: bool = False
    bot: bool = False
    seal: str = ""
    opened: bool = False
    late: bool = False
    rematch: Literal["", "agreed", "declined"] = ""
    holiday: float = 0.0
    holidays: int = 0


class Watcher(msgspec.Struct, frozen=True):
    """An onlooker. `who` tells them from others at this table, whatever they call themselves."""

    who: str
    name: str
    muted: bool = False


class OriginInfo(msgspec.Struct, frozen=True):
    """Where a match goes on from: a finished match, after so many of its moves, with what a seat knew."""

    match: str
    after: int
    seat: int


class DayTable(msgspec.Struct, frozen=True):
    """Which deal of the day a match is, and whether it is its player's first try, which counts."""

    day: str
    deal: str
    first: bool


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one guest sees it. `match` is the id of the coming, running or last match.

    `attempt` counts the deals for it. `dealing`: the table is open, every seal is in, and salts are awaited.
    `origin`: where it goes on from, if it does not begin at the beginning. `day`: it is a deal of the day.
    `tournament`: the code of the one that opened it.
    `rated`: its matches count for ratings. `group`: the group whose table it is, if it is one's. `phrases`:
    nothing but ready-made phrases is said there.
    """

    code: str
    game: str
    options: Options
    phase: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    sides: tuple[tuple[int, ...], ...]
    match: str
    commitment: str
    host: bool  # you created it
    host_name: str
    public: bool
    onlookers: bool
    chat: bool
    clock: int
    takeover: bool
    hints: bool
    watching: int = 0  # onlookers connected now
    outcome: Outcome | None = None
    watchers: tuple[Watcher, ...] = ()  # a dozen of them at most, those who have a name
    attempt: int = 1
    dealing: bool = False
    origin: OriginInfo | None = None
    day: DayTable | None = None
    tournament: str = ""
    rated: bool = False
    group: str = ""
    phrases: bool = False


class DayPromise(msgspec.Struct, frozen=True):
    """What is promised for a day: the SHA-256 of its secret, since a day; the secret once it is over."""

    day: str
    commitment: str
    drawn: str
    secret: str = ""


class Standing(msgspec.Struct, frozen=True):
    """Somebody's first try at a deal of the day. Scores: the own, and the best of the others, if any.

    `play` is what the own decisions cost, as a share of the match: 0 at best. It is worked out once the match
    is over, `working` until then. `match` is there for those who may see it again.
    """

    name: str
    yours: bool
    won: bool
    score: int
    other: int | None = None
    play: float | None = None
    working: bool = False
    match: str = ""


class MyTry(msgspec.Struct, frozen=True):
    """Your first try at a deal: its table, and whether it is over. `late`: it was not before the day was."""

    code: str
    match: str
    over: bool
    late: bool = False


class DealInfo(msgspec.Struct, frozen=True):
    """A deal of the day. `about` names the sentence for it; `level` is empty where one plays alone."""

    name: str
    game: str
    about: str
    options: Options
    level: str
    seats: int
    mine: MyTry | None = None
    standings: tuple[Standing, ...] = ()


class DayInfo(msgspec.Struct, frozen=True):
    """A day, as you see it: its deals, what was promised, and what is promised for the days to come.

    `today` is the day it is; `ends`: in how many seconds the day is over, 0 if it is.
    """

    house: str
    day: str
    today: str
    ends: float
    promise: DayPromise
    deals: tuple[DealInfo, ...]
    coming: tuple[DayPromise, ...] = ()


class MyDay(msgspec.Struct, frozen=True):
    """What came of a first try of yours. `won` is whether you won, or reached the goal alone."""

    day: str
    deal: str
    game: str
    won: bool
    score: int
    other: int | None = None


class OpenTable(msgspec.Struct, frozen=True):
    """A line in the list of public tables that wait for players."""

    code: str
    game: str
    options: Options
    host_name: str
    free: int
    seats: int


class ReplayStep(msgspec.Struct, frozen=True):
    """A step of a finished match, with nothing hidden any more: `views` has one per seat."""

    seat: int | None
    move: str
    events: tuple[GameEvent, ...]
    prompt: Sentence
    view: Any
    views: tuple[Any, ...]


class Replay(msgspec.Struct, frozen=True):
    """A finished match, step by step. `closed`: others still play this deal of the day, so that its record is
    not given out, and nobody plays on from it."""

    match: str
    game: str
    options: Options
    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    steps: tuple[ReplayStep, ...]
    outcome: Outcome | None
    closed: bool = False


class Analysis(msgspec.Struct, frozen=True):
    """What a game's programs see in a finished match, as its `analysis.py` says."""

    match: str
    game: str
    found: Any


class LookedBack(msgspec.Struct, frozen=True):
    """A match, looked back at, as far as it is `done` (from 0 to 1); nothing is `found` at first."""

    match: str
    done: float
    found: LookBack | None


class Bring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a finished match's record, from this server or another."""

    record: Annotated[str, Meta(min_length=1)]


class Brought(msgspec.Struct, frozen=True):
    """The id by which a record that somebody brought is found for a day, like any finished match."""

    match: str


# --- the stream, from the client ------------------------------------------------------------------


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last version of a seat's stream (null: an onlooker's) that this client has."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None
    match: MatchId
    version: Annotated[int, Meta(ge=0)]


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Always first on a new connection. `token`: who you are, if no cookie or header says so.

    `screen`: a whole room sees this client's page, so it is nobody's, and is told what onlookers are told.
    """

    seen: Annotated[tuple[Seen, ...], Meta(max_length=9)] = ()
    token: Annotated[str, Meta(max_length=200)] = ""
    screen: bool = False


class MoveSent(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """`id` is the client's own: sent twice, the move is played once. `version` is the one it answers."""

    id: ClientId
    seat: Annotated[int, Meta(ge=0, le=7)]
    match: MatchId
    version: Annotated[int, Meta(ge=0)]
    move: Annotated[str, Meta(max_length=200)]

    def __post_init__(self) -> None:
        if ZERO in self.id or ZERO in self.match:
            raise ValueError(NO_ZERO)


class ChatSent(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Free text, or the id of a ready-made phrase."""

    id: ClientId
    text: Annotated[str, Meta(max_length=200)] = ""
    phrase: Annotated[str, Meta(max_length=32)] = ""

    def __post_init__(self) -> None:
        if ZERO in self.id:
            raise ValueError(NO_ZERO)


class SealSent(msgspec.Struct, frozen=True, tag="seal", forbid_unknown_fields=True):
    """The seal of a seat's salt for the coming match. A later one replaces it until cards are dealt."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    match: MatchId
    attempt: Attempt
    seal: Seal


class OpenSent(msgspec.Struct, frozen=True, tag="open", forbid_unknown_fields=True):
    """The salt behind a seat's seal, once all seals were seen."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    match: MatchId
    attempt: Attempt
    salt: Salt


class SaltSent(msgspec.Struct, frozen=True, tag="salt", forbid_unknown_fields=True):
    """What clients of before the seals sent. It is refused."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    match: MatchId
    salt: Unsealed


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """The owner takes the seat back from the program that stood in."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class HintWanted(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Asks what the best turn now would be, for a seat that is to decide."""

    id: ClientId
    seat: Annotated[int, Meta(ge=0, le=7)]


class Moderate(msgspec.Struct, frozen=True, tag="moderate", forbid_unknown_fields=True):
    """The host silences an onlooker, lets them speak again, or sends them away. `who`: see `Watcher`."""

    id: ClientId
    who: Annotated[str, Meta(min_length=1, max_length=32)]
    what: Literal["mute", "unmute", "send-away"]


FromClient = Hello | MoveSent | ChatSent | SealSent | OpenSent | SaltSent | TakeBack | HintWanted | Moderate


# --- the stream, from the server ------------------------------------------------------------------


class TableNow(msgspec.Struct, frozen=True, tag="table"):
    """The table whole, whenever anything about it changes."""

    table: TableInfo


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """A seat's stream from here on: all it may know now, and the end of what it was told (`log`)."""

    seat: int | None
    match: str
    version: int
    view: Any
    legal: tuple[str, ...]
    to_act: tuple[int, ...]
    prompt: Sentence
    log: tuple[GameEvent, ...]
    left: float | None = None  # seconds left on the clock


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The next version of a seat's stream: what happened, and all that holds after it."""

    seat: int | None
    match: str
    version: int
    events: tuple[GameEvent, ...]
    view: Any
    legal: tuple[str, ...]
    to_act: tuple[int, ...]
    prompt: Sentence
    left: float | None = None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The move is played and stored; the same answer when it is sent again.

    A line of chat is accepted too: `version` is its number then.
    """

    id: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing changed. After `stale` and `late` a snapshot follows."""

    id: str
    refusal: Refusal


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Chat. `seat` is null for an onlooker. `who` tells apart those who call themselves the same.

    The phrase `handed-over` is the table's own: the host (`name`) gave the seat to another device.
    `earlier`: it was said before this client came.
    """

    number: int
    seat: int | None
    name: str
    text: str = ""
    phrase: str = ""
    who: str = ""
    earlier: bool = False


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The best turn for a seat at this version of its stream. Only the client that asked gets it.

    `tips` tell it little by little, from where to look to the moves.
    """

    id: str
    seat: int
    match: str
    version: int
    steps: tuple[HintStep, ...]
    tips: tuple[Tip, ...] = ()


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The server closes the stream and says why; `again`: connect again by yourself."""

    refusal: Refusal
    again: bool


FromServer = TableNow | Snapshot | Update | Accepted | Refused | Said | Hinted | Goodbye
