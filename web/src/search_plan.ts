/* The plan of a search, as it stands in the form and in the address. */

import { deepest, styles } from './link';
import type { SearchCriteria } from './search_messages';
import type { Plan } from './seed_search';

const largestSeed = 18446744073709551615n;
const mostDungeons = 10_000_000;
/** The most characters of a parameter that are shown. */
const longestShown = 40;

/** The texts of the form, by the ids of their boxes. */
export interface PlanTexts {
  where: string;
  from: string;
  many: string;
  deepest: string;
  style: string;
}

export class PlanError extends Error {
  /** The id of the box with the error. */
  readonly id: keyof PlanTexts;

  constructor(message: string, id: keyof PlanTexts) {
    super(message);
    this.id = id;
  }
}

function wholeNumber(texts: PlanTexts, id: keyof PlanTexts, name: string, most: bigint): bigint {
  const text = texts[id].trim();
  const number = /^[0-9]{1,20}$/.test(text) ? BigInt(text) : 0n;
  if (number >= 1n && number <= most) return number;
  const shown = text.slice(0, longestShown);
  throw new PlanError(`${name} is “${shown}”; allowed: a whole number from 1 to ${most}.`, id);
}

/** Throws a PlanError that names the box and what it may hold. */
export function readPlan(texts: PlanTexts): Plan {
  const first = wholeNumber(texts, 'from', 'From seed', largestSeed);
  const count = wholeNumber(texts, 'many', 'Number of seeds', BigInt(mostDungeons));
  const left = largestSeed - first + 1n;
  if (count > left)
    throw new PlanError(
      `Number of seeds is ${count}; from seed ${first} on there are ${left} up to the last, ${largestSeed}.`,
      'many',
    );
  return { criteria: readCriteria(texts), first, count: Number(count) };
}

export function readCriteria(texts: PlanTexts): SearchCriteria {
  const depth = Number(wholeNumber(texts, 'deepest', 'Deepest level', BigInt(deepest)));
  return { where: texts.where, deepest: depth, style: styles.find((style) => style === texts.style) ?? 'brogue' };
}

/** The query that leads to a plan. */
export function queryOf({ criteria, first, count }: Plan): string {
  const query = new URLSearchParams({ where: criteria.where, from: String(first), many: String(count) });
  query.set('depth', String(criteria.deepest));
  if (criteria.style !== 'brogue') query.set('style', criteria.style);
  return `?${query}`;
}

/** The texts of a query, for the boxes of the form; an unknown style is replaced, with a sentence that says so. */
export function readQuery(text: string): { texts: Partial<PlanTexts>; trouble: string } {
  const query = new URLSearchParams(text);
  const texts: Partial<PlanTexts> = {};
  for (const [name, id] of [
    ['from', 'from'],
    ['many', 'many'],
    ['depth', 'deepest'],
  ] as const) {
    const given = query.get(name);
    if (given !== null) texts[id] = given.slice(0, longestShown);
  }
  const where = query.get('where');
  if (where !== null) texts.where = where;
  const style = query.get('style') ?? 'brogue';
  if (styles.some((name) => name === style)) return { texts: { ...texts, style }, trouble: '' };
  const names = styles.join(', ');
  const shown = style.slice(0, longestShown);
  return { texts, trouble: `The style “${shown}” is unknown; there are ${names}. Brogue is searched instead.` };
}
