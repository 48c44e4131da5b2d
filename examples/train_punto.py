"""A small net that learns Punto by playing itself, with numpy alone: `python examples/train_punto.py`.

In ten minutes on two cores it goes from knowing nothing to stronger than Amateur. The curve is drawn
in `docs/pictures/train_punto.svg` (or where `--picture` says), the weights go where `--weights` says.

How it works, in one breath: many rounds are stepped at once (`VectorPunto`). For every cell the net looks at
the windows of five cells through it, counts whose cards lie there, and says how good the cell looks for the
card in hand; all cells share its weights. Moves are drawn by these looks. Each time a round was won, what led
there gets a little likelier (actor-critic, with the sign turned at every move, since the seats alternate).
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from tapisvert import Bot, Match
from tapisvert.games.punto import numbers
from tapisvert.games.punto.engine.vector import GOING, VectorPunto

CELLS, LINE, HIDDEN, TRAITS = 64, 5, 32, 18
WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))


def look(observations):
    """The traits of every cell: windows with the card's colour, one's other one, theirs; what is on top."""
    count = len(observations)
    planes = observations[:, :256].reshape(count, 4, 8, 8)
    card = observations[:, 256:292].argmax(axis=1)
    colour, value = card // 9, card % 9 + 1
    order = np.where(colour[:, None] == 0, [0, 1, 2, 3], [1, 0, 2, 3])
    planes = planes[np.arange(count)[:, None], order]
    padded = np.zeros((count, 4, 16, 16), dtype=np.int8)
    padded[:, :, 4:12, 4:12] = planes > 0
    found = np.zeros((4, count, 4, 8, 8), dtype=np.int8)
    for down, right in WAYS:
        near = {
            step: padded[:, :, 4 + step * down : 12 + step * down, 4 + step * right : 12 + step * right]
            for step in range(-4, 5)
        }
        before, after = [np.zeros_like(near[0])], [np.zeros_like(near[0])]
        for step in range(1, LINE):
            before.append(before[-1] + near[-step])
            after.append(after[-1] + near[step])
        for place in range(LINE):
            others = before[place] + after[LINE - 1 - place]
            for size in range(1, LINE):
                found[size - 1] += others == size
    traits = np.zeros((count, CELLS, TRAITS), dtype=np.float32)
    flat = found.reshape(4, count, 4, CELLS)
    traits[:, :, 0:4] = flat[:, :, 0].transpose(1, 2, 0) / 4
    traits[:, :, 4:8] = flat[:, :, 1].transpose(1, 2, 0) / 4
    traits[:, :, 8:12] = (flat[:, :, 2] + flat[:, :, 3]).transpose(1, 2, 0) / 4
    tops = planes.reshape(count, 4, CELLS)
    traits[:, :, 12], traits[:, :, 13] = tops[:, 0] / 9, tops[:, 1] / 9
    traits[:, :, 14] = (tops[:, 2] + tops[:, 3]) / 9
    traits[:, :, 15] = ~tops.any(axis=1)
    traits[:, :, 16] = value[:, None] / 9
    traits[:, :, 17] = 1
    return traits


class Net:
    """Looks of cells and the worth of a position, from the same hidden numbers."""

    def __init__(self, seed=0):
        luck = np.random.default_rng(seed)
        self.weights = {
            "in": luck.normal(0, 1 / np.sqrt(TRAITS), (TRAITS, HIDDEN)).astype(np.float32),
            "look": np.zeros(HIDDEN, dtype=np.float32),
            "worth": np.zeros(HIDDEN, dtype=np.float32),
        }
        self.mean = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.square = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def forward(self, traits, sizes):
        """What is hidden, the logarithm of every move's chance, and what each position is worth.

        `traits` are those of the legal cells alone, game after game; `sizes` says how many each game has.
        """
        hidden = np.maximum(traits @ self.weights["in"], 0)
        starts = np.cumsum(sizes) - sizes
        looks = hidden @ self.weights["look"]
        looks -= np.repeat(np.maximum.reduceat(looks, starts), sizes)
        logs = looks - np.repeat(np.log(np.add.reduceat(np.exp(looks), starts)), sizes)
        worth = np.tanh(np.add.reduceat(hidden @ self.weights["worth"], starts) / sizes)
        return hidden, logs, worth

    def learn(self, traits, sizes, chosen, gains, aims, rate, variety=0.01):
        """One step of Adam: moves that gained get likelier, positions are worth what came of them."""
        hidden, logs, worth = self.forward(traits, sizes)
        odds, starts = np.exp(logs), np.cumsum(sizes) - sizes
        slope = odds * np.repeat(gains, sizes)
        slope[chosen] -= gains
        slope += variety * odds * (logs - np.repeat(np.add.reduceat(odds * logs, starts), sizes))
        worth_slope = np.repeat((worth - aims) * (1 - worth**2) / sizes, sizes).astype(np.float32)
        back = np.outer(slope, self.weights["look"]) + np.outer(worth_slope, self.weights["worth"])
        back *= hidden > 0
        slopes = {"in": traits.T @ back, "look": hidden.T @ slope, "worth": hidden.T @ worth_slope}
        self.steps += 1
        for name, weights in self.weights.items():
            down = (slopes[name] / len(sizes)).astype(np.float32)
            self.mean[name] += 0.1 * (down - self.mean[name])
            self.square[name] += 0.01 * (down**2 - self.square[name])
            size = np.sqrt(self.square[name] / (1 - 0.99**self.steps)) + 1e-6
            weights -= rate * self.mean[name] / (1 - 0.9**self.steps) / size

    def choose(self, observations, masks):
        """The likeliest move of every game."""
        _, logs, _ = self.forward(look(observations)[masks], masks.sum(axis=1))
        return cells_of(logs, masks)


def cells_of(looks, masks):
    """The best cell of every game, from the looks of the legal ones."""
    board = np.full(masks.shape, -np.inf, dtype=np.float32)
    board[masks] = looks
    return board.argmax(axis=1)


def train(net, games, luck, updates, span=16, keep=0.95, rate=0.02):
    """So many updates, each from `span` moves of all games."""
    every = np.arange(games.count)
    for _ in range(updates):
        traits, sizes, chosen, won, ended, worths, before = [], [], [], [], [], [], 0
        for _ in range(span):
            masks = games.masks
            traits.append(look(games.observations)[masks])
            sizes.append(masks.sum(axis=1))
            _, logs, worth = net.forward(traits[-1], sizes[-1])
            worths.append(worth)
            cells = cells_of(logs + luck.gumbel(size=logs.shape), masks)
            starts = before + np.cumsum(sizes[-1]) - sizes[-1]
            chosen.append(starts + masks.cumsum(axis=1)[every, cells] - 1)
            before += len(logs)
            seats = games.turns.copy()
            rewards, _ = games.step(cells)
            won.append(rewards[every, seats])
            ended.append(games.winners != GOING)
        worths.append(net.forward(look(games.observations)[games.masks], games.masks.sum(axis=1))[2])
        gains, gain = [], np.zeros(games.count, dtype=np.float32)
        for step in reversed(range(span)):
            on = ~ended[step]
            gain = won[step] - on * worths[step + 1] - worths[step] - keep * on * gain
            gains.append(gain)
        gains = np.concatenate(gains[::-1])
        aims = np.clip(gains + np.concatenate(worths[:-1]), -1, 1)
        gains /= gains.std() + 1e-6
        net.learn(np.concatenate(traits), np.concatenate(sizes), np.concatenate(chosen), gains, aims, rate)


def against_chance(net, rounds=400, seed=1):
    """The share of rounds that the net wins from random moves; a drawn one counts half."""
    games = VectorPunto(rounds, seed, wins=1, rewards="round")
    net_seat = np.arange(rounds) % 2
    result = np.full(rounds, np.nan)
    while np.isnan(result).any():
        moves = np.where(games.turns == net_seat, net.choose(games.observations, games.masks), games.sample())
        rewards, _ = games.step(moves)
        first = np.isnan(result) & (games.winners != GOING)
        result[first] = (rewards[np.arange(rounds), net_seat][first] + 1) / 2
    return result.mean()


def bot_of(net):
    """The net as a bot, which plays by views as any other."""

    class Learned(Bot):
        def choose(self, view, legal):
            named = numbers.number(view, legal)
            masks = np.zeros((1, CELLS), dtype=np.bool_)
            masks[0, list(named)] = True
            return named[int(net.choose(numbers.counts(view)[None], masks)[0])]

    return Learned


def against_level(net, level, matches):
    """The share of matches of one round that the net wins from a level, on both seats of each deal."""
    bot, won = bot_of(net), 0.0
    for match in range(matches):
        sitters = [bot, level] if match % 2 == 0 else [level, bot]
        outcome = Match.new("punto", sitters, {"wins": 1, "starter": "1"}, seed=match // 2).play_out()
        won += 0.5 if not outcome.winners else float(match % 2 in outcome.winners)
    return won / matches


def picture(points, level):
    """The curve as SVG. `points`: minutes, share won from random moves, share won from the level."""
    width, height, edge = 640, 320, 48
    most = max(minutes for minutes, _, _ in points) or 1

    def place(minutes, share):
        right, up = minutes / most * (width - 2 * edge), share * (height - 2 * edge)
        return f"{edge + right:.1f},{height - edge - up:.1f}"

    def line(which, colour):
        path = " ".join(place(point[0], point[which]) for point in points)
        dots = "".join(
            '<circle cx="{}" cy="{}" r="3.5" fill="{}"/>'.format(
                *place(point[0], point[which]).split(","), colour
            )
            for point in points
        )
        return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>{dots}'

    grid = "".join(
        f'<polyline points="{place(0, share)} {place(most, share)}" stroke="#cfd8cf" fill="none"/>'
        f'<text x="{edge - 8}" y="{place(0, share).split(",")[1]}" text-anchor="end">{share:g}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="14" fill="#1c2b22"><rect width="{width}" height="{height}" fill="#fbf7ec"/>{grid}'
        f"{line(1, '#1f6b4f')}{line(2, '#b3402e')}"
        f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle">{most:.1f} minutes of training</text>'
        f'<text x="{edge}" y="26" fill="#1f6b4f">won from random moves</text>'
        f'<text x="{width - edge}" y="26" text-anchor="end" fill="#b3402e">won from {level}</text></svg>\n'
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=9.0, help="of training; measuring comes on top")
    parser.add_argument("--points", type=int, default=10, help="of the curve")
    parser.add_argument("--matches", type=int, default=100, help="against the level, at each point")
    parser.add_argument("--games", type=int, default=128, help="stepped at once")
    parser.add_argument("--level", default="amateur")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--picture", type=Path, default=Path("docs/pictures/train_punto.svg"))
    parser.add_argument("--weights", type=Path, help="where to put them (.npz)")
    asked = parser.parse_args()
    net, luck = Net(asked.seed), np.random.default_rng(asked.seed)
    games = VectorPunto(asked.games, asked.seed, wins=1, rewards="round")
    points, trained = [], 0.0
    for point in range(asked.points + 1):
        while trained < asked.minutes * 60 * point / asked.points:
            begun = time.perf_counter()
            train(net, games, luck, updates=1)
            trained += time.perf_counter() - begun
        points.append((trained / 60, against_chance(net), against_level(net, asked.level, asked.matches)))
        print("{:5.2f} min: {:.3f} from chance, {:.3f} from {}".format(*points[-1], asked.level), flush=True)
        asked.picture.write_text(picture(points, asked.level), encoding="utf-8")
        if asked.weights:
            np.savez(asked.weights, **net.weights)


if __name__ == "__main__":
    main()
