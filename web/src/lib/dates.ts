/** Days and times as the language writes them. What the server tells is in seconds since 1970. */
import { language } from './language.svelte';

const written = (at: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), how).format(new Date(at * 1000));

/** The day; without the year if it is this one. */
export function sayDay(at: number, now = Date.now()): string {
  const same = new Date(at * 1000).getFullYear() === new Date(now).getFullYear();
  return written(at, { day: 'numeric', month: 'long', ...(same ? {} : { year: 'numeric' }) });
}

export const sayTime = (at: number): string => written(at, { hour: '2-digit', minute: '2-digit' });

/** A share of what there was to win, more or less than nothing: “+12 %”. */
export const sayShare = (share: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share);
