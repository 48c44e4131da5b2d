/**
 * The grid as a drawing: discs behind a frame with holes. It knows no rules: it shows what it is given.
 *
 * Cells are 100 units wide, columns count from the left and rows from the bottom, both from 0. Above the frame is a
 * lane with the numbers of the columns, where a disc hangs before it falls.
 */
import { svg } from './dom.js';

const CELL = 100;
const LANE = 84;
const RAIL = 20;
const FOOT = 34;
const HOLE = 41;

/** A disc around the origin: red with a dot, or ivory with a diamond. */
export function drawDisc(seat) {
  const mark = seat === 0 ? svg('circle', { r: 14 }) : svg('path', { d: 'M0 -21 L17 0 L0 21 L-17 0 Z' });
  mark.setAttribute('class', 'mark');
  return svg(
    'g',
    { class: seat === 0 ? 'disc red' : 'disc ivory' },
    svg('circle', { class: 'body', r: 43 }),
    svg('circle', { class: 'rim', r: 33 }),
    mark,
  );
}

export class Board {
  /** The discs that are shown, by their cells. */
  #discs = new Map();
  #width;
  #height;
  #layers = {};

  constructor(width, height) {
    this.#width = width;
    this.#height = height;
    for (const name of ['below', 'discs', 'frame', 'marks', 'hand']) {
      this.#layers[name] = svg('g', { class: name });
    }
    const [wide, high] = this.size;
    this.element = svg(
      'svg',
      { viewBox: `0 0 ${wide} ${high}`, 'aria-hidden': 'true' },
      ...Object.values(this.#layers),
    );
    this.#layers.below.append(...this.#numbers(), svg('path', { class: 'back', d: this.#outline() }));
    this.#layers.frame.append(...this.#wood(), svg('path', { 'fill-rule': 'evenodd', d: this.#holes() }));
    this.#layers.frame.append(...this.#cells().map((cell) => svg('circle', { ...this.#at(cell), r: HOLE })));
  }

  /** How wide and how high the drawing is, in its own units. */
  get size() {
    return [this.#width * CELL + 2 * RAIL, LANE + this.#height * CELL + 2 * RAIL + FOOT];
  }

  /** Where a column begins and how wide it is, as shares of the whole width. Outer columns reach to the edge. */
  span(column) {
    const [wide] = this.size;
    const left = column === 0 ? 0 : RAIL + column * CELL;
    const right = column === this.#width - 1 ? wide : RAIL + (column + 1) * CELL;
    return [left / wide, (right - left) / wide];
  }

  /** Shows these columns of discs, such as `['', '1221', …]`. The disc in the cell `falling` is seen to fall there. */
  show(columns, falling = null) {
    const there = new Set();
    columns.forEach((discs, column) =>
      [...discs].forEach((disc, row) => {
        const key = `${column},${row},${disc}`;
        there.add(key);
        if (!this.#discs.has(key)) this.#put(key, [column, row], Number(disc) - 1, falling);
      }),
    );
    for (const [key, disc] of this.#discs) {
      if (there.has(key)) continue;
      disc.remove();
      this.#discs.delete(key);
    }
  }

  /** Rings of gold: around the last disc, or around the discs of lines that won, which are drawn through. */
  mark(last, lines) {
    const cells = lines.length > 0 ? lines.flat() : last ? [last] : [];
    const rings = cells.map((cell) => svg('circle', { class: 'ring', ...this.#at(cell), r: HOLE + 1 }));
    const through = lines.map((line) => {
      const [from, to] = [this.#at(line[0]), this.#at(line.at(-1))];
      return svg('path', { class: 'line', pathLength: 1, d: `M${from.cx} ${from.cy} L${to.cx} ${to.cy}` });
    });
    this.#layers.marks.replaceChildren(...rings, ...through);
    this.element.classList.toggle('won', lines.length > 0);
    for (const [key, disc] of this.#discs) {
      const [column, row] = key.split(',').map(Number);
      disc.classList.toggle('pale', lines.length > 0 && !cells.some(([x, y]) => x === column && y === row));
    }
  }

  /** Hangs a disc of a seat above a column, and shows where it would come to lie; nothing if there is no column. */
  hang(column, seat, row) {
    if (column === null) return this.#layers.hand.replaceChildren();
    const disc = drawDisc(seat);
    disc.setAttribute('transform', `translate(${this.#x(column)} ${LANE / 2})`);
    const goal = svg('circle', { class: 'goal', ...this.#at([column, row]), r: HOLE - 4 });
    this.#layers.hand.replaceChildren(...(row < this.#height ? [goal] : []), disc);
  }

  #put(key, [column, row], seat, falling) {
    const disc = drawDisc(seat);
    const place = svg('g', { transform: `translate(${this.#x(column)} ${this.#y(row)})` }, disc);
    this.#layers.discs.append(place);
    this.#discs.set(key, place);
    if (falling?.[0] !== column || falling?.[1] !== row) return;
    const drop = this.#y(row) - LANE / 2;
    // Gravity: twice as far takes less than twice as long. The last bit is a small bounce.
    const duration = 150 + 150 * Math.sqrt(drop / this.#y(0));
    disc.animate(
      [
        { transform: `translateY(${-drop}px)`, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
        { transform: 'translateY(0)', offset: 0.82, easing: 'ease-out' },
        { transform: 'translateY(-7px)', offset: 0.91, easing: 'ease-in' },
        { transform: 'translateY(0)' },
      ],
      { duration },
    );
  }

  #x(column) {
    return RAIL + (column + 0.5) * CELL;
  }

  #y(row) {
    return LANE + RAIL + (this.#height - row - 0.5) * CELL;
  }

  #at([column, row]) {
    return { cx: this.#x(column), cy: this.#y(row) };
  }

  #cells() {
    const rows = Array.from({ length: this.#height }, (_, row) => row);
    return Array.from({ length: this.#width }, (_, column) => rows.map((row) => [column, row])).flat();
  }

  #numbers() {
    return Array.from({ length: this.#width }, (_, column) =>
      svg('text', { x: this.#x(column), y: LANE - 26, 'text-anchor': 'middle' }, `${column + 1}`),
    );
  }

  /** The frame from outside: a rectangle with round corners. */
  #outline() {
    const [wide, high] = this.size;
    const [right, bottom, round] = [wide, high - FOOT, 26];
    return (
      `M${round} ${LANE} H${right - round} a${round} ${round} 0 0 1 ${round} ${round} V${bottom} ` +
      `H0 V${LANE + round} a${round} ${round} 0 0 1 ${round} ${-round} Z`
    );
  }

  #holes() {
    const hole = ({ cx, cy }) =>
      `M${cx - HOLE} ${cy} a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0 a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0 Z`;
    return [this.#outline(), ...this.#cells().map((cell) => hole(this.#at(cell)))].join(' ');
  }

  /** What the frame stands on. */
  #wood() {
    const [wide, high] = this.size;
    return [
      svg('rect', { class: 'foot', x: -8, y: high - FOOT - 6, width: wide + 16, height: FOOT, rx: 12 }),
    ];
  }
}
