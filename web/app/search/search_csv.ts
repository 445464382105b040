/* What a search has found, as CSV (RFC 4180): a line for each entry that the condition mentions. */

import type { CatalogEntry, SearchHit } from 'cellophane';
import { inCsv } from '../../kit/foreign_text';

const columns = [
  'seed',
  'depth',
  'what',
  'category',
  'kind',
  'quantity',
  'enchant',
  'charges',
  'runic',
  'foe',
  'mutation',
  'state',
  'machine',
  'blueprint',
  'x',
  'y',
  'number',
  'carriedBy',
  'carrier',
  'carrierMutation',
  'opens',
  'dungeonVersion',
] as const satisfies readonly (keyof CatalogEntry)[];

/** A dungeon of which nothing is mentioned, as with "not", has a line with its seed alone. Dungeons that are ranked have
    their score in a last column. */
export function csvOf(hits: readonly SearchHit[]): string {
  const isRanked = hits.some(({ score }) => score !== null);
  const lines = hits.flatMap(({ seed, found, score }) => {
    const end = isRanked ? `,${score ?? ''}` : '';
    if (found.length === 0) return [`${seed}${','.repeat(columns.length - 1)}${end}`];
    return found.map((entry) => columns.map((column) => inCsv(entry[column] ?? '')).join(',') + end);
  });
  return [columns.join(',') + (isRanked ? ',score' : ''), ...lines, ''].join('\n');
}
