// Catalogs of dungeons, and searches for dungeons.

import type {
  Catalog as DeclaredCatalog,
  CatalogEntry,
  CatalogOptions,
  Search as DeclaredSearch,
  SearchHit,
  SearchOptions,
  Sought,
} from '../cellophane';
import type { CatalogStep, Json, LevelBindings, ProgramBindings, SearchStep, StyleAndVariant } from './core';
import { depthsFrom, seedsFrom, styleAndVariant, styleFrom, variantFrom } from './dungeons';
import { namedOf, namesOf, validate, type Fields } from './validation';
import { fromJson } from './values';
import { Walk } from './walk';

type Core = LevelBindings & ProgramBindings;

const catalogNames = namesOf<CatalogOptions>({ seeds: true, depth: true, style: true, variant: true, where: true });
const searchNames = namesOf<SearchOptions>({
  seeds: true,
  depth: true,
  style: true,
  variant: true,
  where: true,
  score: true,
  watch: true,
});

function dungeonsFrom(
  core: LevelBindings,
  options: Fields,
): [from: bigint, to: bigint, style: StyleAndVariant, shallowest: number, lowest: number] {
  const style = styleFrom(core, options.style);
  const variant = variantFrom(core, options.variant);
  const seeds = seedsFrom(core, options.seeds);
  return [...seeds, styleAndVariant(style, variant.name), ...depthsFrom(variant, options.depth)];
}

function conditionFrom(where: unknown): string {
  const isCondition = typeof where === 'string' && where.trim() !== '';
  validate(isCondition, 'bad-where', 'where', where, 'a condition, as in docs/catalog.md');
  return where;
}

function scoreFrom(score: unknown): string {
  const isScore = typeof score === 'string' && score.trim() !== '';
  validate(isScore, 'bad-score', 'score', score, 'a score, as in docs/catalog.md');
  return score;
}

type OfLevel = 'seed' | 'depth' | 'dungeonVersion' | 'variant';
type LevelLine = Json<Pick<CatalogEntry, OfLevel> & { entries: Omit<CatalogEntry, OfLevel>[] }>;

/** Catalog rows from lines of JSON, one line a level. */
function rowsOf(text: string): CatalogEntry[] {
  const lines: LevelLine[] = text.split('\n').filter(Boolean);
  return lines
    .map(fromJson)
    .flatMap(({ seed, depth, variant, dungeonVersion, entries }) =>
      entries.map((entry) => ({ seed, depth, ...entry, dungeonVersion, ...(variant && { variant }) })),
    );
}

/** The rows of the native program's catalog, dug as they are asked for. */
export class Catalog extends Walk<CatalogStep, CatalogEntry> implements DeclaredCatalog {
  constructor(core: Core, options: CatalogOptions) {
    const given = namedOf(options, catalogNames, 'bad-argument', 'the catalog options');
    const dungeons = dungeonsFrom(core, given);
    const where = given.where === undefined ? '' : conditionFrom(given.where);
    super(
      () => core.newCatalog(...dungeons, where),
      ({ text }) => rowsOf(text),
    );
  }
}

/** The dungeons that meet a condition, each with the entries that decided it. */
export class Search extends Walk<SearchStep, SearchHit> implements DeclaredSearch {
  constructor(core: Core, options: SearchOptions) {
    const given = namedOf(options, searchNames, 'bad-argument', 'the search options');
    const { where, score, watch = () => {} } = given;
    const dungeons = dungeonsFrom(core, given);
    const condition = conditionFrom(where);
    const ranking = score === undefined ? '' : scoreFrom(score);
    validate(typeof watch === 'function', 'bad-argument', 'watch', watch, 'a function');
    super(
      () => core.newSearch(...dungeons, condition, ranking),
      ({ seed, text = '', score: reached = null }) => {
        (watch as () => void)();
        return seed === undefined ? [] : [{ seed, found: rowsOf(text), score: reached }];
      },
    );
  }
}

export const soughtNames = (core: ProgramBindings): Record<Sought, string[]> => ({
  item: core.searchNames('item'),
  ally: core.searchNames('ally'),
  monster: core.searchNames('monster'),
  machine: core.searchNames('machine'),
  altar: core.searchNames('altar'),
  runic: core.searchNames('runic'),
});
