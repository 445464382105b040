/* What the page of the search says about a search and about errors in its condition. */

import type { ConditionError } from './search_messages';
import type { SeedSearch } from './seed_search';

/** Characters of a condition shown on either side of an error. */
const spotWidth = 30;

const states = { searching: 'Searching', paused: 'Paused', done: 'Done', cancelled: 'Cancelled' } as const;
const counted = (number: number): string => Math.round(number).toLocaleString('en');

export function duration(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}

/** The figures of a search. */
export type SearchFigures = Pick<SeedSearch, 'state' | 'plan' | 'done' | 'levels' | 'found' | 'elapsed'>;

/** A line about how far a search has come. */
export function progressOf({ state, plan, done, levels, found, elapsed }: SearchFigures, workers: number): string {
  const seconds = Math.max(elapsed / 1000, 0.001);
  const parts = [
    `${states[state]}: ${counted(done)} of ${counted(plan.count)} dungeons`,
    `${counted(found)} found`,
    `${counted(done / seconds)} dungeons and ${counted(levels / seconds)} levels a second`,
    `${workers} ${workers === 1 ? 'worker' : 'workers'}`,
  ];
  if (state === 'searching' && done > 0) parts.push(`${duration(((plan.count - done) * seconds) / done)} to go`);
  return parts.join(' · ');
}

/** The part of a condition around an error, and a caret below the character; empty where the error has no column. */
export function spotIn(where: string, { column }: ConditionError): string {
  if (!column) return '';
  const at = column - 1;
  const start = Math.max(0, at - spotWidth);
  const shown = where.slice(start, at + spotWidth).replaceAll(/\s/g, ' ');
  return `${shown}\n${' '.repeat(at - start)}^`;
}
