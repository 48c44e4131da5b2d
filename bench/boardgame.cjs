// Random rounds of Punto for two on boardgame.io's reducer, each move with the views of both players and of an
// onlooker: prints the moves per second of processor time.
// Usage: node boardgame.cjs FOLDER SECONDS, with boardgame.io installed in FOLDER.
const { createRequire } = require("node:module");
const { join } = require("node:path");

const [folder, seconds] = process.argv.slice(2);
const installed = createRequire(join(folder, "package.json"));
const { CreateGameReducer, InitializeGame } = installed("boardgame.io/internal");
const { INVALID_MOVE } = installed("boardgame.io/core");
const { original } = installed("immer");

const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];
const AROUND = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [column, row])).filter(([c, r]) => c || r);

const at = (column, row) => `${column},${row}`;

function extent(board) {
  const places = Object.keys(board).map((key) => key.split(",").map(Number));
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  return [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
}

function fits(board, card, column, row) {
  const under = board[at(column, row)];
  if (under) return under.value < card.value;
  return AROUND.some(([right, down]) => board[at(column + right, row + down)]);
}

function legal(board, card, column, row) {
  const [left, right, top, bottom] = extent(board);
  const wide = Math.max(right, column) - Math.min(left, column);
  const high = Math.max(bottom, row) - Math.min(top, row);
  return wide < 6 && high < 6 && fits(board, card, column, row);
}

function places(board, card, enough = Infinity) {
  if (Object.keys(board).length === 0) return [[0, 0]];
  const [left, right, top, bottom] = extent(board);
  const found = [];
  for (let row = bottom - 5; row <= top + 5; row++)
    for (let column = right - 5; column <= left + 5; column++)
      if (fits(board, card, column, row)) if (found.push([column, row]) >= enough) return found;
  return found;
}

function makesLine(board, column, row, length) {
  const colour = board[at(column, row)].colour;
  return DIRECTIONS.some(([right, down]) => {
    let run = 1;
    for (const way of [1, -1])
      for (let step = way; board[at(column + step * right, row + step * down)]?.colour === colour; step += way) run++;
    return run >= length;
  });
}

function shuffled(cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

function deal() {
  const pile = (colours) =>
    shuffled([...colours].flatMap((colour) => [...Array(18).keys()].map((n) => ({ colour, value: (n % 9) + 1 }))));
  const piles = [pile("rb"), pile("gy")];
  return { board: {}, piles, up: piles[0].pop(), played: [[], []], over: null };
}

const punto = {
  setup: deal,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // On the plain state and not on the draft that boardgame.io hands in, which is much slower to read.
    lay: ({ G: draft, playerID }, column, row) => {
      const G = original(draft);
      const first = Object.keys(G.board).length === 0;
      if (first ? column || row : !legal(G.board, G.up, column, row)) return INVALID_MOVE;
      const board = { ...G.board, [at(column, row)]: G.up };
      const played = G.played.map((cards, player) => (player == playerID ? [...cards, G.up] : cards));
      if (makesLine(board, column, row, 5)) return { ...G, board, played, over: { winner: playerID } };
      const next = 1 - playerID;
      const up = G.piles[next].at(-1) ?? null;
      const piles = G.piles.map((pile, player) => (player === next ? pile.slice(0, -1) : pile));
      const over = up && places(board, up, 1).length > 0 ? null : { stopped: true };
      return { board, piles, up, played, over };
    },
  },
  endIf: ({ G }) => G.over ?? undefined,
  playerView: ({ G }) => ({ ...G, piles: G.piles.map((pile) => pile.length) }),
};

const reduce = CreateGameReducer({ game: punto });

function spent() {
  const usage = (process.threadCpuUsage ?? process.cpuUsage)();
  return (usage.user + usage.system) / 1e6;
}

// The choice of a move is not measured: only the reducer and the views are.
function playMatch(count) {
  let state = InitializeGame({ game: punto, numPlayers: 2 });
  while (state.ctx.gameover === undefined) {
    const choice = places(state.G.board, state.G.up);
    const cell = choice[Math.floor(Math.random() * choice.length)];
    const payload = { type: "lay", args: cell, playerID: state.ctx.currentPlayer };
    const start = spent();
    state = reduce(state, { type: "MAKE_MOVE", payload });
    for (const playerID of ["0", "1", null]) punto.playerView({ G: state.G, ctx: state.ctx, playerID });
    count.seconds += spent() - start;
    count.moves += 1;
  }
}

function measure(duration) {
  const count = { moves: 0, seconds: 0 };
  while (count.seconds < duration) playMatch(count);
  return count.moves / count.seconds;
}

measure(0.5);
console.log(measure(Number(seconds)));
