// boardgame.io's own server on a free port of loopback that it prints: tic-tac-toe and Punto.
// Usage: node boardgame.cjs FOLDER [STORE], with boardgame.io installed in FOLDER; it keeps its matches in memory, or in
// STORE, which is a folder (its own FlatFile) or the address of a PostgreSQL (bgio-postgres).
const { createRequire } = require("node:module");
const { createServer } = require("node:net");
const { join } = require("node:path");
const { boardgame } = require("../punto.cjs");

const [folder, store] = process.argv.slice(2);
const installed = createRequire(join(folder, "package.json"));
const { FlatFile, Server } = installed("boardgame.io/server");
const core = installed("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return core.INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

function keeping() {
  if (!store) return {};
  if (!store.startsWith("postgres")) return { db: new FlatFile({ dir: store }) };
  const { PostgresStore } = installed("bgio-postgres");
  return { db: new PostgresStore(store, { logging: false }) };
}

const games = [ticTacToe, boardgame(installed("immer"), core)];

// It takes no port of zero, so one that is free is found for it.
const finder = createServer().listen(0, "127.0.0.1", () => {
  const { port } = finder.address();
  finder.close(() =>
    Server({ games, origins: [], ...keeping() }).run(port, () => console.log(`\nready http://127.0.0.1:${port}`)),
  );
});
