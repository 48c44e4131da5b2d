"""An evening: the first deal, what lies between two rounds, and the end (CAS-A1, CAS-A8, CAS-C1, CAS-D1)."""

from __future__ import annotations

from msgspec.structs import replace

from tapisvert.games.casino_royal.betting import clockwise
from tapisvert.games.casino_royal.boards import BOARDS
from tapisvert.games.casino_royal.model import (
    PACK,
    YELLOW,
    BoardsPassed,
    Broke,
    MatchShared,
    MatchWon,
    Phase,
    Result,
    RoundBegan,
    State,
    View,
    WasCut,
)
from tapisvert.games.casino_royal.options import Options
from tapisvert.table.chance import Chance
from tapisvert.table.game import Event, Outcome, Step, put

YELLOW_EACH, GREEN_EACH = 5, 20
STOCK = YELLOW * YELLOW_EACH + GREEN_EACH
"""CAS-A1: what everybody is handed out."""
GREEN = 160
"""CAS-C1: the green chips in the box."""
MOST_ROUNDS = 100
"""An evening until one has all ends after so many rounds at the latest."""

FIRST: dict[str, Phase] = {"poker": "cut", "variant": "stake", "bingo": "symbol"}
"""What a round begins with."""


def start(options: Options, chance: Chance) -> Step[State]:
    """CAS-A1, CAS-C1: everybody gets chips and boards; seat 1 deals first."""
    seats = options.players
    bingo = options.game == "bingo"
    shared = bingo and options.stock == "share"
    each = GREEN // seats if shared else STOCK
    count = options.boards if bingo else 1
    dealt = chance.shuffle(1, "boards", map(str, range(1, len(BOARDS) + 1)))
    numbers = [int(number) - 1 for number in dealt.items]
    state = State(
        options=options,
        round=0,
        dealer=seats - 1,
        phase=FIRST[options.game],
        money=(each,) * seats,
        playing=(True,) * seats,
        staying=(True,) * seats,
        began=seats,
        boards=tuple(tuple(numbers[count * seat : count * (seat + 1)]) for seat in range(seats)),
        covered=(),
        laid=(0,) * seats,
        paid=(0,) * seats,
        odd=0,
        box=GREEN - each * seats if shared else 0,
        pack=(),
        called=(),
        due=0,
        own=((),) * seats,
        stake=0,
        symbol="",
        betting=None,
        callers=(),
        answers=(None,) * seats,
        last=None,
        outcome=None,
    )
    step = _begin_round(state, [], chance)
    return Step(step.state, step.events, (dealt, *step.shuffles))


def finish(state: State, result: Result, events: list[Event], chance: Chance) -> Step[State]:
    """A round is over and paid out: the next one begins, or the evening ends."""
    nothing = (0,) * len(state.money)
    state = replace(state, last=result, odd=result.odd, laid=nothing, paid=nothing, betting=None, due=0)
    if _over(state):
        return _end(state, events)
    state = _pass_on(state, events)
    return _begin_round(state, events, chance)


def purse(view: View, seat: int) -> tuple[int, int]:
    """A seat's money as yellow and green chips.

    In Bingo all are green (CAS-C1). In the first round of poker it is what was handed out (CAS-A1), of which
    green ones go first; later the fewest chips (CAS-3).
    """
    money = view.money[seat]
    green = money - YELLOW * YELLOW_EACH
    if view.options.game == "bingo":
        return 0, money
    return (YELLOW_EACH, green) if view.round == 1 and 0 <= green <= GREEN_EACH else divmod(money, YELLOW)


def cutter(table: State | View) -> int:
    """CAS-D2: the player on the dealer's right."""
    others = clockwise(len(table.money), table.dealer)[:-1]
    return next(seat for seat in reversed(others) if table.playing[seat])


def cut(state: State, cards: int, events: list[Event], chance: Chance) -> State:
    """Where other tables have the same pack, it lies so that any cut brings the same card to the top."""
    events.append(WasCut(cutter(state), cards))
    return state if chance.apart else replace(state, pack=state.pack[cards:] + state.pack[:cards])


def _begin_round(state: State, events: list[Event], chance: Chance) -> Step[State]:
    """The pack goes to the next player still in the game, who shuffles all of it."""
    seats = len(state.money)
    dealer = next(seat for seat in clockwise(seats, state.dealer) if state.playing[seat])
    number = state.round + 1
    shuffle = chance.shuffle(number, "pack", PACK)
    events.append(RoundBegan(dealer, number))
    state = replace(
        state,
        round=number,
        dealer=dealer,
        phase=FIRST[state.options.game],
        staying=state.playing,
        began=sum(state.playing),
        covered=tuple(((),) * len(boards) for boards in state.boards),
        pack=shuffle.items,
        called=(),
        own=((),) * seats,
        stake=0,
        symbol="",
        callers=(),
    )
    return Step(state, tuple(events), (shuffle,))


def _pass_on(state: State, events: list[Event]) -> State:
    """CAS-D1: a player who has nothing leaves with the board; CAS-A8: the others pass theirs to the left."""
    if state.options.game != "bingo":
        for seat, money in enumerate(state.money):
            if state.playing[seat] and not money:
                events.append(Broke(seat))
                state = replace(
                    state, playing=put(state.playing, seat, False), boards=put(state.boards, seat, ())
                )
    ring = [seat for seat, plays in enumerate(state.playing) if plays]
    boards = list(state.boards)
    for giver, taker in zip(ring, [*ring[1:], ring[0]], strict=True):
        boards[taker] = state.boards[giver]
    events.append(BoardsPassed())
    return replace(state, boards=tuple(boards))


def _over(state: State) -> bool:
    """CAS-D1. In Bingo nobody is out (CAS-C5), so there one who has all ends only an evening until then."""
    options = state.options
    if state.round >= (options.agreed or MOST_ROUNDS):
        return True
    one_has_all = sum(money > 0 for money in state.money) == 1
    return one_has_all and (options.game != "bingo" or not options.agreed)


def _end(state: State, events: list[Event]) -> Step[State]:
    """CAS-D1: the richest wins; CAS-5: what did not divide goes to nobody."""
    most = max(state.money)
    winners = tuple(seat for seat, money in enumerate(state.money) if money == most)
    events.append(MatchWon(winners[0], most) if len(winners) == 1 else MatchShared(most, winners))
    outcome = Outcome(winners, state.money)
    return Step(
        replace(state, phase="over", box=state.box + state.odd, odd=0, outcome=outcome), tuple(events)
    )
