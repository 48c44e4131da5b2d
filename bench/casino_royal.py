"""Casino Royal: poker hands beside other libraries, random rounds beside the rules, how fair boards are."""

from __future__ import annotations

import importlib.util
import math
import random
import time
from collections.abc import Callable, Sequence
from itertools import islice

import numpy as np
from rich.console import Console

from bench.claims import Claim, compare, unmeasured
from tapisvert.games.casino_royal.boards import BOARDS, CELLS
from tapisvert.games.casino_royal.engine.boards import bingos, wins
from tapisvert.games.casino_royal.engine.hands import number, value, values, word
from tapisvert.games.casino_royal.model import State
from tapisvert.games.casino_royal.options import Options
from tapisvert.games.casino_royal.rules import GAME
from tapisvert.games.casino_royal.study import playouts
from tapisvert.games.casino_royal.symbols import WAYS
from tapisvert.table.cards import RANKS, SUITS, Card
from tapisvert.table.chance import Chance

PACK = [rank + suit for suit in SUITS for rank in RANKS]
HANDS = 200_000
"""Hands in a row for us; our peers are called hand by hand, a part of them."""
PART = 20_000
FASTER = 10
TABLES = ("poker-4", "variant-4", "bingo-4")
THOUSANDS, EVENINGS = 5, 20
"""Evenings in a row: thousands on the kernel, fewer by the rules."""
MUCH_FASTER = 100
MANY = 23
"""As many cards as a hand of game B can have: three, and a board of twenty."""
DEALS = 1_000_000
BOUND = 0.005
"""CAS-2: how far a board's win rate in game A may be from one eighth."""
SIGMAS = 4.5

Judge = Callable[[Sequence[Sequence[Card]]], Callable[[], list[int]]]
"""Takes hands of seven cards in its own form; what it gives says what each is worth, highest for the best."""


def claims(console: Console) -> list[Claim]:
    """Hands against three libraries and of more cards, rounds against the rules, boards in games A and C."""
    found = [against(console, name, judge) for name, judge in PEERS.items()]
    found.append(of_many(console))
    found += [at_random(console, table) for table in TABLES]
    return [*found, fair_poker(console), fair_bingo(console)]


def eval7(hands: Sequence[Sequence[Card]]) -> Callable[[], list[int]]:
    import eval7 as library

    own = [[library.Card(usual(card)) for card in hand] for hand in hands]
    return lambda: [library.evaluate(hand) for hand in own]


def phevaluator(hands: Sequence[Sequence[Card]]) -> Callable[[], list[int]]:
    import phevaluator as library

    own = [[library.Card(usual(card)) for card in hand] for hand in hands]
    return lambda: [-library.evaluate_cards(*hand) for hand in own]


def treys(hands: Sequence[Sequence[Card]]) -> Callable[[], list[int]]:
    import treys as library

    evaluate = library.Evaluator().evaluate
    own = [[library.Card.new(usual(card)) for card in hand] for hand in hands]
    return lambda: [-evaluate(hand[:2], hand[2:]) for hand in own]


PEERS: dict[str, Judge] = {"eval7": eval7, "phevaluator": phevaluator, "treys": treys}


def usual(card: Card) -> str:
    """A card as others write it: `10S` is `Ts`."""
    return card.replace("10", "T")[0] + card[-1].lower()


def against(console: Console, name: str, judge: Judge) -> Claim:
    """Seven cards, as all of them can."""
    title = f"kernel: poker hands/s of one core, 7 cards, against {name}"
    console.print(f"measuring {title}", style="dim")
    hands = deal(7, HANDS)
    ours = rate_of(hands)
    if importlib.util.find_spec(name) is None:
        return unmeasured(title, ours(), FASTER, f"{name} is not here")
    judged = judge(hands[:PART])
    if order(judged()) != order([value(word(hand)) for hand in hands[:PART]]):
        raise AssertionError(f"{name} puts hands into another order")

    def peer() -> float:
        start = time.thread_time()
        judged()
        return PART / (time.thread_time() - start)

    return compare(title, ours, peer, FASTER, f"the same order of all hands; {name} is called hand by hand")


def of_many(console: Console) -> Claim:
    """Nobody else's evaluator takes so many cards, so there is nothing to meet."""
    title = f"kernel: poker hands/s of one core, best five of {MANY}"
    console.print(f"measuring {title}", style="dim")
    return unmeasured(title, rate_of(deal(MANY, HANDS))(), 1, "no peer takes hands of so many cards")


def deal(size: int, hands: int) -> list[list[Card]]:
    rng = random.Random(size)
    return [rng.sample(PACK, size) for _ in range(hands)]


def rate_of(hands: Sequence[Sequence[Card]]) -> Callable[[], float]:
    """Our evaluations a second of processor time."""
    sets, found = np.array([word(hand) for hand in hands]), np.zeros(len(hands), dtype=np.int64)
    values(sets, found)

    def rate() -> float:
        start = time.thread_time()
        values(sets, found)
        return len(sets) / (time.thread_time() - start)

    return rate


def order(worth: Sequence[int]) -> list[int]:
    """Every hand's place among these, equal hands at the same one."""
    places = {value: place for place, value in enumerate(sorted(set(worth)))}
    return [places[value] for value in worth]


def at_random(console: Console, table: str) -> Claim:
    """Evenings on the kernel and by the rules, where every legal move has the same chance."""
    title = f"kernel: random rounds/s of one core, {table}, against the rules"
    console.print(f"measuring {title}", style="dim")
    options = GAME.options(GAME.presets[table])
    evenings = playouts(options, 1)
    next(evenings)

    def ours() -> float:
        start = time.thread_time()
        rounds = sum(tally.events["round-began"] for tally in islice(evenings, THOUSANDS))
        return rounds / (time.thread_time() - start)

    def peer() -> float:
        start = time.thread_time()
        rounds = sum(by_the_rules(options, deal) for deal in range(EVENINGS))
        return rounds / (time.thread_time() - start)

    return compare(title, ours, peer, MUCH_FASTER, "tests let both play the same evenings")


def by_the_rules(options: Options, deal: int) -> int:
    """Plays an evening at random; how many rounds it had."""
    rng, chance = random.Random(deal), Chance.seeded(deal)
    state: State = GAME.start(options, chance).state
    while not state.outcome:
        seat = GAME.to_act(state)[0]
        state = GAME.play(state, seat, rng.choice(list(GAME.legal(state, seat))), chance).state
    return state.round


def fair_poker(console: Console, deals: int = DEALS) -> Claim:
    """CAS-2: the win rate of each board with 8 players, for each number of batches."""
    title = "boards: largest distance of a win rate from 1/8 in game A, bound 0.005"
    console.print(f"measuring {title}", style="dim")
    rates = wins(np.array([word(board) for board in BOARDS]), len(BOARDS), deals, 1)
    worst = np.abs(rates - 1 / len(BOARDS)).max(axis=1)
    note = f"{deals:,} deals; by batches: " + ", ".join(f"{distance:.4f}" for distance in worst)
    return Claim(title, float(worst.max()), None, None, BOUND, bool(worst.max() <= BOUND), note)


def fair_bingo(console: Console, deals: int = DEALS) -> Claim:
    """CAS-2: exactly fair by symmetry, so what is measured is chance: within 4.5 standard errors of 1/8."""
    title = "boards: largest distance of a win rate from 1/8 in game C, in standard errors"
    console.print(f"measuring {title}", style="dim")
    cards = np.array([[number(card) for card in board] for board in BOARDS], dtype=np.uint64)
    error = math.sqrt(1 / 8 * 7 / 8 / deals)
    worst = {}
    for place, (symbol, sets) in enumerate(WAYS.items()):
        ways = np.array([[*cells, *[-1] * (CELLS - len(cells))] for cells in sets], dtype=np.int8)
        worst[symbol] = np.abs(bingos(cards, ways, deals, place + 1) - 1 / 8).max() / error
    note = f"{deals:,} deals; " + ", ".join(f"{symbol} {distance:.1f}" for symbol, distance in worst.items())
    most = float(max(worst.values()))
    return Claim(title, most, None, None, SIGMAS, most <= SIGMAS, note)
