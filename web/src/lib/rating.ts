/**
 * How strong somebody is, by openskill's Plackett–Luce model for two: whoever tries a puzzle plays against it.
 *
 * Puzzles do not change by being tried, so the same tries in the same order give the same strength everywhere.
 */
export interface Rating {
  mu: number;
  sigma: number;
}

export const START: Rating = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
/** Below this, nobody's uncertainty sinks in one step. */
const LEAST = 0.0001;
/** How sure it is how hard a puzzle is. */
const PUZZLE_SIGMA = 25 / 6;
/** From what every level solves to what none does. */
const [EASIEST, HARDEST] = [12, 38];

/** A puzzle as an opponent: the less of the tries of our programs solved it, the stronger. */
export function opponent(solved: number): Rating {
  return { mu: HARDEST - (HARDEST - EASIEST) * solved, sigma: PUZZLE_SIGMA };
}

/** What one is worth after a try. */
export function after({ mu, sigma }: Rating, other: Rating, won: boolean): Rating {
  const spread = Math.sqrt(sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2);
  const chance = 1 / (1 + Math.exp((other.mu - mu) / spread));
  const omega = won ? 1 - chance : -chance;
  const delta = chance * (1 - chance) * (sigma / spread) ** 3;
  return {
    mu: mu + (omega * sigma ** 2) / spread,
    sigma: sigma * Math.sqrt(Math.max(1 - delta, LEAST)),
  };
}

/** The strength as it is shown: people like hundreds better than decimals. */
export const shownAs = ({ mu }: Rating): number => Math.round(40 * mu);
