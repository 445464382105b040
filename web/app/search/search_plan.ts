/* The plan of a search, as it stands in the form and in the address. */

import { deepestOf, shortOnly, styles, variants } from '../link/dungeon';
import type { SearchCriteria } from './search_messages';
import type { Plan } from './seed_search';

const largestSeed = 18446744073709551615n;
const mostDungeons = 10_000_000;
/** The most seeds of a list, which makes a link of 4,000 characters. */
export const mostListed = 200;
/** The most characters of a parameter that are shown. */
const longestShown = 40;

/** The texts of the form, by the ids of their boxes. */
export interface PlanTexts {
  where: string;
  score: string;
  from: string;
  many: string;
  deepest: string;
  style: string;
  variant: string;
  /** Seeds to be looked at instead of those from `from` on; mostly empty. */
  list: string;
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

/** The seeds of a list, each once; null if the box is empty. */
function listedSeeds(texts: PlanTexts): bigint[] | null {
  const words = texts.list.split(/[\s,;]+/).filter(Boolean);
  if (words.length === 0) return null;
  const wrong = words.find((word) => !/^[0-9]{1,20}$/.test(word) || BigInt(word) < 1n || BigInt(word) > largestSeed);
  if (wrong !== undefined)
    throw new PlanError(
      `The list of seeds has “${wrong.slice(0, longestShown)}”; allowed: whole numbers from 1 to ${largestSeed}.`,
      'list',
    );
  const seeds = [...new Set(words.map(BigInt))];
  if (seeds.length > mostListed)
    throw new PlanError(`The list has ${seeds.length} seeds; allowed: at most ${mostListed}.`, 'list');
  return seeds;
}

/** Throws a PlanError that names the box and what it may hold. */
export function readPlan(texts: PlanTexts): Plan {
  const seeds = listedSeeds(texts);
  if (seeds) return { criteria: readCriteria(texts), first: seeds[0], count: seeds.length, seeds };
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
  const length = shortOnly(variants.find((variant) => variant === texts.variant));
  const depth = Number(wholeNumber(texts, 'deepest', 'Deepest level', BigInt(deepestOf(length))));
  const { where, score } = texts;
  return { where, score, deepest: depth, style: styles.find((style) => style === texts.style) ?? 'brogue', ...length };
}

/** The query that leads to a plan. */
export function queryOf({ criteria, first, count, seeds }: Plan): string {
  const query = new URLSearchParams({ where: criteria.where });
  if (criteria.score.trim() !== '') query.set('score', criteria.score);
  if (!seeds) {
    query.set('from', String(first));
    query.set('many', String(count));
  }
  query.set('depth', String(criteria.deepest));
  if (criteria.style !== 'brogue') query.set('style', criteria.style);
  if (criteria.variant) query.set('variant', criteria.variant);
  return `?${query}${seeds ? `&list=${seeds.join(',')}` : ''}`;
}

/** What is wrong with a name of a query; empty if nothing is. */
function unknownName(what: string, name: string, known: readonly string[]): string {
  if (known.includes(name)) return '';
  const shown = name.slice(0, longestShown);
  return `The ${what} “${shown}” is unknown; there are ${known.join(', ')}. Brogue is searched instead.`;
}

/** The texts of a query, for the boxes of the form; an unknown style or variant is replaced and measures are left out, with
    a sentence that says so. */
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
  for (const id of ['where', 'score', 'list'] as const) {
    const given = query.get(id);
    if (given !== null) texts[id] = given;
  }
  const tuned = query.has('tune') ? '“tune” is for maps. Dungeons as usual are searched.' : '';
  const style = query.get('style') ?? 'brogue';
  const variant = query.get('variant') ?? 'brogue';
  const troubles = [unknownName('style', style, styles), unknownName('variant', variant, variants), tuned];
  if (troubles[0] === '') texts.style = style;
  if (troubles[1] === '' && variant !== 'brogue') texts.variant = variant;
  return { texts, trouble: troubles.filter(Boolean).join(' ') };
}
