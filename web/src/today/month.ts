/** Days and months as a calendar shows them. A day is a text as 2026-11-18, a month as 2026-11; both in UTC. */

export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The weeks of a month from Monday on, with nothing where a week reaches into another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: weekday }, () => null);
  for (let day = first; monthOf(day) === month; day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** A day or month in words. */
export function sayDate(language: string, day: string, form: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(date);
}
