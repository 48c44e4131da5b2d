/** What came of a try, in words. */
import { t } from '../lib/language.svelte';
import type { DealInfo, Standing } from '../lib/messages';

type Result = Pick<Standing, 'won' | 'score' | 'other'>;

export function sayResult(game: string, { won, score, other }: Result): string {
  if (other === null) return t(`${game}-daily-alone`, { score });
  if (won) return t('today-won', { score, other });
  return t(score === other ? 'today-drawn' : 'today-lost', { score, other });
}

/** Against whom a deal is played. */
export function sayCompany({ level, seats }: Pick<DealInfo, 'level' | 'seats'>): string {
  return seats === 1
    ? t('today-alone')
    : t('today-against', { count: seats - 1, level: t(`level-${level}`) });
}

/** What a deal is called where others of the same game may stand beside it. */
export function sayDeal(
  deal: Pick<DealInfo, 'game' | 'level' | 'seats'>,
  among: readonly { game: string }[],
): string {
  const name = t(`${deal.game}-name`);
  const alone = among.filter(({ game }) => game === deal.game).length === 1;
  return alone ? name : t('today-deal', { game: name, how: sayCompany(deal).toLowerCase() });
}
