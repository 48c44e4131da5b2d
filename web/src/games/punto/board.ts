/** The laws of Punto's board, for checking a record: where a card may go, and which series lie there. */
import { colourOf, valueOf, type Card, type Cell } from './model';

const WIDTH = 6;
const DIRECTIONS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** A straight run of one colour that cannot be made longer (PUN-11). */
export type Series = readonly Card[];

export class Board {
  private readonly cards = new Map<string, Card>();
  private readonly columns: number[] = [];
  private readonly rows: number[] = [];

  lay(card: Card, [column, row]: Cell): void {
    this.cards.set(`${column},${row}`, card);
    this.columns.push(column);
    this.rows.push(row);
  }

  /** PUN-6 to PUN-9. */
  allows(card: Card, [column, row]: Cell): boolean {
    if (this.cards.size === 0) return column === 0 && row === 0;
    const under = this.at(column, row);
    if (under !== undefined) return valueOf(under) < valueOf(card);
    return this.touched(column, row) && fits(this.columns, column) && fits(this.rows, row);
  }

  /** Whether the card can be placed anywhere (PUN-11). */
  hasRoomFor(card: Card): boolean {
    if (this.cards.size === 0) return true;
    const left = Math.min(...this.columns) - 1;
    const top = Math.min(...this.rows) - 1;
    for (let column = left; column <= left + WIDTH + 1; column++) {
      for (let row = top; row <= top + WIDTH + 1; row++) {
        if (this.allows(card, [column, row])) return true;
      }
    }
    return false;
  }

  /** All series, each direction on its own, also where they cross. */
  series(): Series[] {
    const found: Series[] = [];
    for (const [key, card] of this.cards) {
      const [column = 0, row = 0] = key.split(',').map(Number);
      const alike = (x: number, y: number): boolean => this.at(x, y)?.[0] === colourOf(card);
      for (const [right, down] of DIRECTIONS) {
        if (alike(column - right, row - down)) continue;
        const run: Card[] = [];
        for (let x = column, y = row; alike(x, y); x += right, y += down) run.push(this.at(x, y)!);
        found.push(run);
      }
    }
    return found;
  }

  private at(column: number, row: number): Card | undefined {
    return this.cards.get(`${column},${row}`);
  }

  private touched(column: number, row: number): boolean {
    const near = [-1, 0, 1];
    return near.some((right) => near.some((down) => this.at(column + right, row + down) !== undefined));
  }
}

function fits(taken: readonly number[], next: number): boolean {
  return Math.max(...taken, next) - Math.min(...taken, next) < WIDTH;
}
