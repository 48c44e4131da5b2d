/** Plays the moves of a record by the rules, for the page where anybody can verify a match. */

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** The page lends its tools: what a record of any game has to hold is checked by them. */
export const check = ({ checkBy, Referee }) =>
  checkBy({
    version: 1,
    options: { board: ['7x6', '8x7'], starter: ['lot', '1', '2'] },
    seats: () => 2,
    Referee: class extends Referee {
      constructor(record) {
        super(record);
        const [width, height] = this.options.board.split('x').map(Number);
        this.height = height;
        this.columns = Array.from({ length: width }, () => []);
        const { starter } = this.options;
        this.turn = (starter === 'lot' ? this.shuffled(1, 'starter', ['1', '2'])[0] : starter) - 1; // PUI-3
        this.winner = null;
      }

      play(seat, move) {
        if (seat !== this.turn) throw this.notNow();
        const column = this.columns[Number(move) - 1];
        if (!/^[1-8]$/.test(move) || column === undefined || column.length === this.height)
          throw this.illegal();
        column.push(seat); // PUI-4
        if (this.hasLine(Number(move) - 1)) this.winner = seat;
        this.over = this.winner !== null || this.columns.every(({ length }) => length === this.height);
        this.turn = 1 - seat;
      }

      result() {
        if (this.winner === null) return this.outcome([], [0, 0]); // PUI-6
        return this.outcome([this.winner], this.winner === 0 ? [1, 0] : [0, 1]);
      }

      /** PUI-5: whether a line runs through the topmost disc of a column. */
      hasLine(column) {
        const row = this.columns[column].length - 1;
        const alike = (right, up) => {
          let length = 0;
          const [disc, at] = [this.columns[column][row], (far) => this.columns[column + right * far]];
          while (at(length + 1)?.[row + up * (length + 1)] === disc) length += 1;
          return length;
        };
        return WAYS.some(([right, up]) => alike(right, up) + 1 + alike(-right, -up) >= 4);
      }
    },
  });
