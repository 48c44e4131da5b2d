// boardgame.io's own server with tic-tac-toe, in memory, on a free port of loopback that it prints.
// Usage: node boardgame.cjs FOLDER, with boardgame.io installed in FOLDER.
const { createRequire } = require("node:module");
const { createServer } = require("node:net");
const { join } = require("node:path");

const installed = createRequire(join(process.argv[2], "package.json"));
const { Server } = installed("boardgame.io/server");
const { INVALID_MOVE } = installed("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

// It takes no port of zero, so one that is free is found for it.
const finder = createServer().listen(0, "127.0.0.1", () => {
  const { port } = finder.address();
  finder.close(() =>
    Server({ games: [game], origins: [] }).run(port, () => console.log(`\nready http://127.0.0.1:${port}`)),
  );
});
