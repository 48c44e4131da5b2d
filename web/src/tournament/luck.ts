/**
 * This browser's share in the luck of duplicate rounds, as docs/fairness.md says: it seals a salt for the next round, and
 * opens it when the round begins, if nothing is other than it was. What it saw is kept, to be compared afterwards.
 */
import type { RoundLuckInfo, TournamentInfo } from '../lib/messages';
import { drawSalt } from '../lib/salt';
import { roundSeal } from '../verify/chance';

/** What was seen and drawn for a round. */
interface Kept {
  commitment: string;
  salt: string;
  opened: boolean;
}

/** What is to be sent for a round. */
export type Sent =
  { what: 'seal'; round: number; seal: string } | { what: 'open'; round: number; salt: string };

/** Why something is wrong: the server showed another commitment before, or has another salt, or says there was none. */
export type Wrong = 'commitment' | 'salt';

export interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

const NAME = 'tapis-rounds';
/** So many rounds are remembered. */
const MOST = 40;

/** What this browser has to send now; nothing for those whose page does not seal. */
export function toSend(info: TournamentInfo, shelf: Shelf): Sent[] {
  if (!seals(info)) return [];
  return info.luck.flatMap((luck): Sent[] => {
    const kept = keptOf(info, luck, shelf);
    if (luck.stage === 'sealing') {
      const known = kept ?? { commitment: luck.commitment, salt: drawSalt(), opened: false };
      if (known.commitment !== luck.commitment) return [];
      if (kept === null) keep(info, luck, known, shelf);
      else if (luck.sealed.includes(info.me)) return [];
      const seal = roundSeal(info.code, luck.round, info.me, known.salt);
      return [{ what: 'seal', round: luck.round, seal }];
    }
    if (luck.stage !== 'opening' || kept === null || kept.commitment !== luck.commitment) return [];
    const share = luck.shares.find(({ entrant }) => entrant === info.me);
    const seal = roundSeal(info.code, luck.round, info.me, kept.salt);
    if (share === undefined || share.salt !== '' || share.seal !== seal) return [];
    keep(info, luck, { ...kept, opened: true }, shelf);
    return [{ what: 'open', round: luck.round, salt: kept.salt }];
  });
}

/** What is wrong with a round's luck, as far as this browser can tell. */
export function wrongWith(info: TournamentInfo, shelf: Shelf): Wrong | null {
  for (const luck of info.luck) {
    const kept = keptOf(info, luck, shelf);
    if (kept === null) continue;
    if (kept.commitment !== luck.commitment) return 'commitment';
    const dealt = luck.stage === 'dealt' || luck.stage === 'open';
    if (dealt && kept.opened && luck.mine !== null && luck.mine.salt !== kept.salt) return 'salt';
  }
  return null;
}

/** In a team the first one's page does so. */
function seals({ entrants, me }: TournamentInfo): boolean {
  const mine = entrants[me];
  return mine !== undefined && mine.presence === 'here' && (mine.members[0]?.yours ?? false);
}

const nameOf = ({ code, me }: TournamentInfo, { round }: RoundLuckInfo): string => `${code} ${me} ${round}`;

function all(shelf: Shelf): [string, Kept][] {
  try {
    return JSON.parse(shelf.getItem(NAME) ?? '[]') as [string, Kept][];
  } catch {
    return [];
  }
}

function keptOf(info: TournamentInfo, luck: RoundLuckInfo, shelf: Shelf): Kept | null {
  return all(shelf).find(([name]) => name === nameOf(info, luck))?.[1] ?? null;
}

function keep(info: TournamentInfo, luck: RoundLuckInfo, kept: Kept, shelf: Shelf): void {
  const name = nameOf(info, luck);
  const others = all(shelf).filter(([other]) => other !== name);
  shelf.setItem(NAME, JSON.stringify([...others, [name, kept]].slice(-MOST)));
}
