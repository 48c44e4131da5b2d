/**
 * The grid as a drawing: discs behind a frame with holes. It knows no rules: it shows what it is given.
 *
 * Cells are 100 units wide, columns count from the left and rows from the bottom, both from 0. Above the frame is a
 * lane with the numbers of the columns, where a disc hangs before it falls.
 */
import { svg } from './dom.js';

const CELL = 100;
const RAIL = 8;
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
  #lane;
  #layers = {};

  /** A lane that is 0 high leaves the numbers out. */
  constructor(width, height, lane = 72) {
    this.#width = width;
    this.#height = height;
    this.#lane = lane;
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
    return [this.#width * CELL + 2 * RAIL, this.#lane + this.#height * CELL + 2 * RAIL + FOOT];
  }

  /** Where a column begins and how wide it is, as shares of the whole width. Outer columns reach to the edge. */
  span(column) {
    const [wide] = this.size;
    const left = column === 0 ? 0 : RAIL + column * CELL;
    const right = column === this.#width - 1 ? wide : RAIL + (column + 1) * CELL;
    return [left / wide, (right - left) / wide];
  }

  /**
   * Shows these columns of discs, such as `['', '1221', …]`. The disc in the cell `falling` is seen to fall there.
   * Returns how long that takes, in milliseconds.
   */
  show(columns, falling = null) {
    const there = new Set();
    let time = 0;
    columns.forEach((discs, column) =>
      [...discs].forEach((disc, row) => {
        const key = `${column},${row},${disc}`;
        there.add(key);
        if (this.#discs.has(key)) return;
        const place = this.#put(key, [column, row], Number(disc) - 1);
        if (falling?.[0] === column && falling[1] === row) time = this.#fall(place, row);
      }),
    );
    for (const [key, disc] of this.#discs) {
      if (there.has(key)) continue;
      disc.remove();
      this.#discs.delete(key);
    }
    return time;
  }

  /**
   * Rings of gold, once a disc that falls has landed: around the last disc, or around those of lines that won, which
   * are drawn through.
   */
  mark(last, lines, after = 0) {
    const cells = lines.length > 0 ? lines.flat() : last ? [last] : [];
    const rings = cells.map((cell) => svg('circle', { class: 'ring', ...this.#at(cell), r: HOLE + 1 }));
    const through = lines.map((line) => {
      const [from, to] = [this.#at(line[0]), this.#at(line.at(-1))];
      return svg('path', { class: 'line', pathLength: 1, d: `M${from.cx} ${from.cy} L${to.cx} ${to.cy}` });
    });
    const marks = svg('g', { class: 'marks' }, ...rings, ...through);
    this.#layers.marks.replaceWith(marks);
    this.#layers.marks = marks;
    if (after > 0) marks.animate([{ opacity: 0 }, { opacity: 0 }], { duration: after });
    for (const [key, disc] of this.#discs) {
      const [column, row] = key.split(',').map(Number);
      disc.classList.toggle('pale', lines.length > 0 && !cells.some(([x, y]) => x === column && y === row));
    }
  }

  /** Hangs a disc of a seat above a column, and shows where it would come to lie; nothing if there is no column. */
  hang(column, seat, row) {
    if (column === null) return this.#layers.hand.replaceChildren();
    const disc = drawDisc(seat);
    disc.setAttribute('transform', `translate(${this.#x(column)} ${this.#lane / 2})`);
    const goal = svg('circle', { class: 'goal', ...this.#at([column, row]), r: HOLE - 4 });
    this.#layers.hand.replaceChildren(...(row < this.#height ? [goal] : []), disc);
  }

  #put(key, [column, row], seat) {
    const disc = drawDisc(seat);
    const place = svg('g', { transform: `translate(${this.#x(column)} ${this.#y(row)})` }, disc);
    this.#layers.discs.append(place);
    this.#discs.set(key, place);
    return disc;
  }

  /** Gravity: twice as far takes less than twice as long. The last bit is a small bounce. */
  #fall(disc, row) {
    const drop = this.#y(row) - this.#lane / 2;
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
    return duration;
  }

  #x(column) {
    return RAIL + (column + 0.5) * CELL;
  }

  #y(row) {
    return this.#lane + RAIL + (this.#height - row - 0.5) * CELL;
  }

  #at([column, row]) {
    return { cx: this.#x(column), cy: this.#y(row) };
  }

  #cells() {
    const rows = Array.from({ length: this.#height }, (_, row) => row);
    return Array.from({ length: this.#width }, (_, column) => rows.map((row) => [column, row])).flat();
  }

  #numbers() {
    if (this.#lane === 0) return [];
    return Array.from({ length: this.#width }, (_, column) =>
      svg('text', { x: this.#x(column), y: this.#lane - 22, 'text-anchor': 'middle' }, `${column + 1}`),
    );
  }

  /** The frame from outside: a rectangle with round corners. */
  #outline() {
    const [wide, high] = this.size;
    const [right, bottom, round] = [wide, high - FOOT, 26];
    return (
      `M${round} ${this.#lane} H${right - round} a${round} ${round} 0 0 1 ${round} ${round} V${bottom} ` +
      `H0 V${this.#lane + round} a${round} ${round} 0 0 1 ${round} ${-round} Z`
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
