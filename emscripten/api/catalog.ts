// Catalogs of dungeons, and searches for dungeons.

import type {
  Catalog as DeclaredCatalog,
  CatalogEntry,
  CatalogOptions,
  LayoutEntry,
  Layouts as DeclaredLayouts,
  Search as DeclaredSearch,
  SearchHit,
  SearchOptions,
  Sought,
} from '../cellophane';
import type { CatalogRange, CatalogStep, Json, LevelBindings, ProgramBindings, SearchStep } from './core';
import { depthsFrom, requestFrom, seedsFrom, styleAndVariant, variantFrom } from './dungeons';
import { namedOf, namesOf, validate, type Fields } from './validation';
import { fromJson } from './values';
import { Walk } from './walk';

type Core = LevelBindings & ProgramBindings;

const catalogFields = {
  seeds: true,
  depth: true,
  style: true,
  variant: true,
  width: true,
  height: true,
  tune: true,
  where: true,
  watch: true,
} as const;
const catalogNames = namesOf<CatalogOptions>(catalogFields);
const searchNames = namesOf<SearchOptions>({ ...catalogFields, score: true });

function dungeonsFrom(core: LevelBindings, options: Fields): CatalogRange {
  const [from, to] = seedsFrom(core, options.seeds);
  const { style, variant, width, height, tune } = requestFrom(core, { ...options, seed: from, depth: undefined });
  const depths = depthsFrom(variantFrom(core, variant), options.depth);
  return [from, to, styleAndVariant(style, variant), ...depths, width, height, tune];
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

type OfLevel = 'seed' | 'depth' | 'dungeonVersion' | 'variant' | 'width' | 'height' | 'tuning';
type LevelLine = Json<Pick<CatalogEntry, OfLevel> & { entries: Omit<CatalogEntry, OfLevel>[] }>;

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Catalog rows from lines of JSON, one line a level. */
function rowsOf(text: string): CatalogEntry[] {
  const lines: LevelLine[] = linesOf(text);
  return lines.map(fromJson).flatMap(({ seed, depth, dungeonVersion, variant, width, height, tuning, entries }) => {
    const measures = { ...(variant && { variant }), ...(width && { width, height }), ...(tuning && { tuning }) };
    return entries.map((entry) => ({ seed, depth, ...entry, dungeonVersion, ...measures }));
  });
}

function watchFrom(watch: unknown = () => {}): () => void {
  validate(typeof watch === 'function', 'bad-argument', 'watch', watch, 'a function');
  return watch as () => void;
}

/** A catalog of contents or of layouts, dug as its rows are asked for. */
class CatalogWalk<Row> extends Walk<CatalogStep, Row> {
  constructor(core: Core, options: CatalogOptions, tellsLayout: boolean, rowsIn: (text: string) => readonly Row[]) {
    const given = namedOf(options, catalogNames, 'bad-argument', 'the catalog options');
    const dungeons = dungeonsFrom(core, given);
    const where = given.where === undefined ? '' : conditionFrom(given.where);
    const watch = watchFrom(given.watch);
    super(
      () => core.newCatalog(...dungeons, tellsLayout, where),
      ({ text }) => {
        watch();
        return rowsIn(text);
      },
    );
  }
}

/** The rows of the native program's catalog. */
export class Catalog extends CatalogWalk<CatalogEntry> implements DeclaredCatalog {
  constructor(core: Core, options: CatalogOptions) {
    super(core, options, false, rowsOf);
  }
}

/** How levels are laid out, a row a level. */
export class Layouts extends CatalogWalk<LayoutEntry> implements DeclaredLayouts {
  constructor(core: Core, options: CatalogOptions) {
    super(core, options, true, (text) => (linesOf(text) as Json<LayoutEntry>[]).map((line) => fromJson(line)));
  }
}

/** The dungeons that meet a condition, each with the entries that decided it. */
export class Search extends Walk<SearchStep, SearchHit> implements DeclaredSearch {
  constructor(core: Core, options: SearchOptions) {
    const given = namedOf(options, searchNames, 'bad-argument', 'the search options');
    const { where, score } = given;
    const dungeons = dungeonsFrom(core, given);
    const condition = conditionFrom(where);
    const ranking = score === undefined ? '' : scoreFrom(score);
    const watch = watchFrom(given.watch);
    super(
      () => core.newSearch(...dungeons, condition, ranking),
      ({ seed, text = '', score: reached = null }) => {
        watch();
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
