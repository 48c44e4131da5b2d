/**
 * Plays the moves of a Casino Royal record by the rules: boards, cuts, cards, covers, answers, speeches, chips.
 *
 * The shuffles themselves were computed before this is called; the result follows from them and the moves.
 */
import { Difference, expectLine } from '../../verify/difference';
import { checkOptions, type Choices } from '../../verify/options';
import type { MatchRecord } from '../../verify/record';
import { BOARDS } from './boards';
import { Referee } from './referee';

const VERSION = 1;
const OPTIONS: Choices = {
  players: ['2', '3', '4', '5', '6', '7', '8'],
  game: ['poker', 'variant', 'bingo'],
  rounds: ['usual', '1', '2', '4', '8', '16', 'all'],
  batch: ['players', 'five'],
  relance: ['usual', 'on', 'off'],
  call: ['five', 'pairs', 'free'],
  ask: ['batch', 'card'],
  boards: ['1', '2', '3', '4'],
  stock: ['share', '45'],
  says: ['program', 'player'],
  marks: ['program', 'hand'],
  pace: ['0', '1', '2', '3', '5', '8'],
  window: ['0', '10', '20', '30', '60'],
};

export function check(record: MatchRecord): void {
  if (record.version !== VERSION) throw new Difference(2, 7, 'wrong-version');
  const { players, game, boards } = record.options;
  checkOptions(record, OPTIONS);
  // CAS-C1: eight boards in all.
  if (game === 'bingo' && Number(boards) * Number(players) > BOARDS.length) {
    throw new Difference(record.optionsLine, null, 'bad-option');
  }
  if (record.seats !== Number(players)) throw new Difference(record.optionsLine + 3, 1, 'wrong-seats');
  const match = new Referee(record);
  for (const move of record.moves) match.play(move);
  match.finish();
  expectLine(record.result.line, `result: ${record.result.text}`, `result: ${match.result()}`);
}
