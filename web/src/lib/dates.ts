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

const DAY = 86_400;
const HOUR = 3600;

/** How long, in the two largest units that matter: “2 days 5 hr”, “5 hr 12 min”. Below an hour, whole minutes. */
export function sayLong(seconds: number, display: 'narrow' | 'long' = 'narrow'): string {
  const say = (value: number, unit: 'day' | 'hour' | 'minute'): string[] =>
    value > 0
      ? [new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: display }).format(value)]
      : [];
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / 60);
  if (days > 0) return [...say(days, 'day'), ...say(hours, 'hour')].join(' ');
  return [...say(hours, 'hour'), ...say(minutes || (hours > 0 ? 0 : 1), 'minute')].join(' ');
}

/** A share of what there was to win, more or less than nothing: “+12 %”. */
export const sayShare = (share: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share);
