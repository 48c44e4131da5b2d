/** What a look back comes to: sums, the decisions that mattered, and how shares are written. */
import type { Decision, LookBack, Moment } from '../lib/messages';

/** What a result is made of, in the order in which it is told. */
export const PARTS = ['expected', 'luck', 'lost', 'given', 'rest', 'result'] as const;
export type Part = (typeof PARTS)[number];

/** A part of a side's result: how much it is, and from where to where it goes on the scale of shares. */
export interface Sum {
  part: Part;
  share: number;
  from: number;
  to: number;
}

/** A rest of less than this is not worth a line. */
const LEAST = 0.005;

/** Luck that moved a side by so much is marked on the curve, the greatest only. */
const LUCKY = 0.04;
const LUCKIEST = 8;

/** So many decisions of each seat are shown. */
const MOST = 3;

export function sideOf(found: LookBack, seat: number): number {
  return found.sides.findIndex((side) => side.includes(seat));
}

/** From what a side could expect to what it got, part by part; alone at a table nobody else gave anything. */
export function sumsOf(found: LookBack, side: number): Sum[] {
  const luck = total(found.moments.map((moment) => moment.luck?.[side] ?? 0));
  const own = (decision: Decision): boolean => sideOf(found, decision.seat) === side;
  const cost = (decisions: readonly Decision[]): number =>
    -total(decisions.map((each) => each.cost[side] ?? 0));
  const lost = cost(found.decisions.filter(own));
  const given = cost(found.decisions.filter((each) => !own(each)));
  const expected = found.expected[side] ?? 0;
  const result = found.result[side] ?? 0;
  const changes: [Part, number][] = [
    ['luck', luck],
    ['lost', lost],
    ['given', given],
    ['rest', result - expected - luck - lost - given],
  ];
  const sums: Sum[] = [{ part: 'expected', share: expected, from: 0, to: expected }];
  let at = expected;
  for (const [part, share] of changes) {
    if (part === 'given' && found.sides.length === 1) continue;
    if (part === 'rest' && Math.abs(share) < LEAST) continue;
    sums.push({ part, share, from: at, to: at + share });
    at += share;
  }
  sums.push({ part: 'result', share: result, from: 0, to: result });
  return sums;
}

/** The decisions of a seat that cost it most, the worst first; what is called the best cost nothing to speak of. */
export function turningPoints(found: LookBack, seat: number): Decision[] {
  const side = sideOf(found, seat);
  return found.decisions
    .filter((each) => each.seat === seat && each.verdict !== 'best')
    .toSorted((a, b) => (b.cost[side] ?? 0) - (a.cost[side] ?? 0))
    .slice(0, MOST);
}

/** What is marked on the curve: the luck that moved most, and the decisions that mattered. */
export function marksOf(found: LookBack): { luck: Moment[]; mistakes: Decision[] } {
  const size = (moment: Moment): number => Math.max(...(moment.luck ?? [0]).map(Math.abs));
  return {
    luck: found.moments
      .filter((moment) => moment.at > 0 && size(moment) >= LUCKY)
      .toSorted((a, b) => size(b) - size(a))
      .slice(0, LUCKIEST),
    mistakes: found.sides.flat().flatMap((seat) => turningPoints(found, seat)),
  };
}

/** In a word, how a side played and what luck it had. */
export function wordsOf(lost: number, luck: number): { play: string; luck: string } {
  return {
    play: lost > -0.06 ? 'clean' : lost > -0.25 ? 'fair' : 'poor',
    luck: luck > 0.04 ? 'good' : luck < -0.04 ? 'bad' : 'even',
  };
}

/** A share in per cent. What is only likely is neither 0 nor 100. */
export function percent(share: number, language: string): string {
  const whole = share <= 0 || share >= 1 ? share : Math.min(0.99, Math.max(0.01, share));
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(whole);
}

/** What a share gained or lost, in per cent and with its sign. */
export function change(share: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return format.format(share).replace('-', '−');
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
