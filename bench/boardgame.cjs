// Random rounds of Punto for two on boardgame.io's reducer, each move with the views of both players and of an
// onlooker: prints the moves per second of processor time.
// Usage: node boardgame.cjs FOLDER SECONDS, with boardgame.io installed in FOLDER.
const { createRequire } = require("node:module");
const { join } = require("node:path");

const [folder, seconds] = process.argv.slice(2);
const installed = createRequire(join(folder, "package.json"));
const { CreateGameReducer, InitializeGame } = installed("boardgame.io/internal");
const { boardgame, places } = require("./punto.cjs");
const punto = boardgame(installed("immer"), installed("boardgame.io/core"));

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
