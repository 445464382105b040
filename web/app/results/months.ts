/* Months of the calendar, by UTC: the daily dungeons are. */

const dayLength = 86_400_000;

/** A month, 'YYYY-MM'. */
export type Month = string;

export const monthOf = (date: string): Month => date.slice(0, 7);

/** The month so many months later. */
export function monthAfter(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Weeks from Monday to Sunday: the dates of a month, and null beside them. */
export function weeksOf(month: Month): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const days: (string | null)[] = Array.from({ length: (new Date(first).getUTCDay() + 6) % 7 }, () => null);
  for (let time = first; ; time += dayLength) {
    const date = new Date(time).toISOString().slice(0, 10);
    if (monthOf(date) !== month) break;
    days.push(date);
  }
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

const inEnglish = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });

/** "November 2026" */
export const monthInWords = (month: Month): string => inEnglish(`${month}-01`, { month: 'long', year: 'numeric' });

/** "20 November 2026" */
export const dateInWords = (date: string): string =>
  inEnglish(date, { day: 'numeric', month: 'long', year: 'numeric' });
