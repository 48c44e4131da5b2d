// Punto for two, one round, written once for every peer in JavaScript: plain functions, and the game of boardgame.io.

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

// The next state; null if the card may not lie there.
function lay(state, player, column, row) {
  const first = Object.keys(state.board).length === 0;
  if (first ? column || row : !legal(state.board, state.up, column, row)) return null;
  const board = { ...state.board, [at(column, row)]: state.up };
  const played = state.played.map((cards, other) => (other == player ? [...cards, state.up] : cards));
  if (makesLine(board, column, row, 5)) return { ...state, board, played, over: { winner: player } };
  const next = 1 - player;
  const up = state.piles[next].at(-1) ?? null;
  const piles = state.piles.map((pile, other) => (other === next ? pile.slice(0, -1) : pile));
  const over = up && places(board, up, 1).length > 0 ? null : { stopped: true };
  return { board, piles, up, played, over };
}

// What everybody may know: of a pile how many cards it has.
const view = (state) => ({ ...state, piles: state.piles.map((pile) => pile.length) });

// On the plain state and not on the draft that boardgame.io hands in, which is much slower to read.
const boardgame = ({ original }, { INVALID_MOVE }) => ({
  name: "punto",
  setup: deal,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { lay: ({ G, playerID }, column, row) => lay(original(G), playerID, column, row) ?? INVALID_MOVE },
  endIf: ({ G }) => G.over ?? undefined,
  playerView: ({ G }) => view(G),
});

module.exports = { deal, lay, places, view, boardgame };
