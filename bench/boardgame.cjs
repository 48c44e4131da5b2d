// Random matches of tic-tac-toe on boardgame.io's reducer: prints the moves per second of processor time.
// Usage: node boardgame.cjs FOLDER SECONDS, with boardgame.io installed in FOLDER.
const { createRequire } = require("node:module");
const { join } = require("node:path");

const [folder, seconds] = process.argv.slice(2);
const { CreateGameReducer, InitializeGame } = createRequire(join(folder, "package.json"))("boardgame.io/internal");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const won = ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[b] === G.cells[c];
    if (LINES.some(won)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

const reduce = CreateGameReducer({ game });

function playMatch() {
  let state = InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const free = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => state.G.cells[cell] === null);
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: "mark", args: [cell], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: "MAKE_MOVE", payload });
    moves += 1;
  }
  return moves;
}

function spent() {
  const usage = (process.threadCpuUsage ?? process.cpuUsage)();
  return (usage.user + usage.system) / 1e6;
}

function measure(duration) {
  const start = spent();
  let moves = 0;
  while (spent() - start < duration) moves += playMatch();
  return moves / (spent() - start);
}

measure(0.5);
console.log(measure(Number(seconds)));
