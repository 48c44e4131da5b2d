/**
 * The boards as they lie on the table, read from the very files that the rules read, and which halves touch
 * (CAR-2 to CAR-5). What is worked out here is only shown: the server decides.
 */
import { cardOf, suitOf, valueOf, type Card, type Half, type LaidStone } from './model';

const texts = import.meta.glob<string>('$games/cartino/boards/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Place {
  half: Half;
  column: number;
  /** Counted in halves, from the top. */
  row: number;
}

export interface Layout {
  rows: Card[][];
  columns: number;
  places: Map<Half, Place>;
  touching: Map<Half, Half[]>;
  /** The columns and rows of fields before which one suit ends and another begins. */
  columnGaps: number[];
  rowGaps: number[];
}

const known = new Map<number, Layout>();

export function layoutOf(edition: number): Layout {
  let layout = known.get(edition);
  if (layout === undefined) {
    layout = readLayout(textOf(edition));
    known.set(edition, layout);
  }
  return layout;
}

export function readLayout(text: string): Layout {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/));
  const list = rows.flatMap((cards, row) =>
    cards.flatMap((card, column) =>
      (['u', 'l'] as const).map((level, below): Place => ({
        half: card + level,
        column,
        row: 2 * row + below,
      })),
    ),
  );
  const at = new Map(list.map((place) => [`${place.column},${place.row}`, place.half]));
  const near = ({ column, row }: Place): Half[] =>
    [
      [column, row - 1],
      [column + 1, row],
      [column, row + 1],
      [column - 1, row],
    ].flatMap(([x, y]) => at.get(`${x},${y}`) ?? []);
  const columns = Math.max(...rows.map((row) => row.length));
  const differs = (a: Card | undefined, b: Card | undefined): boolean =>
    a !== undefined && b !== undefined && suitOf(a) !== suitOf(b);
  return {
    rows,
    columns,
    places: new Map(list.map((place) => [place.half, place])),
    touching: new Map(list.map((place) => [place.half, near(place)])),
    columnGaps: range(columns).filter((c) => rows.some((row) => differs(row[c - 1], row[c]))),
    rowGaps: range(rows.length).filter((r) => differs(rows[r - 1]?.[0], rows[r]?.[0])),
  };
}

/** The halves with a stone that a stone on this half touches, best first. */
export function touchedBy(layout: Layout, taken: ReadonlySet<Half>, half: Half, queen: number): Half[] {
  return (layout.touching.get(half) ?? [])
    .filter((other) => taken.has(other))
    .sort((a, b) => valueOf(cardOf(b), queen) - valueOf(cardOf(a), queen));
}

/** CAR-13: the values of what it touches, never its own. */
export function pointsAt(layout: Layout, taken: ReadonlySet<Half>, half: Half, queen: number): number {
  return touchedBy(layout, taken, half, queen).reduce((sum, other) => sum + valueOf(cardOf(other), queen), 0);
}

/** What the last stone of a turn touched when it was laid: all that lies there now, whatever came before it. */
export function takenBefore(taken: ReadonlySet<Half>, laid: readonly LaidStone[], number: number): Set<Half> {
  const before = new Set(taken);
  for (const { half, how } of laid.slice(number)) if (how !== 'exchange') before.delete(half);
  return before;
}

function textOf(edition: number): string {
  const found = Object.entries(texts).find(([path]) => path.endsWith(`/${edition}.txt`));
  if (found === undefined) throw new Error(`there is no board of ${edition} fields`);
  return found[1];
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
