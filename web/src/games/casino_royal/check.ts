/** How a record of Casino Royal is checked: its options here, its moves by the referee. */
import { checkBy } from '../../verify/referee';
import { BOARDS } from './boards';
import { CasinoReferee } from './referee';

export const check = checkBy({
  version: 2,
  // Bingo without a cut (CAS-D2).
  earlier: [1],
  options: {
    players: ['2', '3', '4', '5', '6', '7', '8'],
    game: ['poker', 'variant', 'bingo'],
    rounds: ['usual', '1', '2', '4', '8', '16', 'all'],
    batch: ['players', 'five'],
    relance: ['usual', 'on', 'off'],
    call: ['pairs', 'five', 'free'],
    ask: ['batch', 'card'],
    boards: ['1', '2', '3', '4'],
    stock: ['share', '45'],
    says: ['program', 'player'],
    marks: ['program', 'hand'],
    pace: ['0', '1', '2', '3', '5', '8'],
    window: ['0', '10', '20', '30', '60'],
  },
  // CAS-C1: eight boards in all.
  together: ({ game, boards, players }) =>
    game !== 'bingo' || Number(boards) * Number(players) <= BOARDS.length,
  seats: ({ players }) => Number(players),
  Referee: CasinoReferee,
});
