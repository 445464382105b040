// Checks of seeds, styles, depths and sizes.

import type { DescentOptions, ErrorCode, LevelOptions, Style, Tuning, Variant } from '../cellophane';
import type { LevelBindings, StyleAndVariant, VariantDepths } from './core';
import { unwrap } from './errors';
import {
  isList,
  isObject,
  isOneOf,
  isWholeBetween,
  namesOf,
  reading,
  validate,
  validateInteger,
  type Fields,
} from './validation';
import { frozen } from './values';

const largestSeed = '18446744073709551615';
/** The most signs of a word that an error repeats. */
const longestWord = 40;
const largestSide = 500;
/** The size of levels in games, in cells, and the default of all others. */
export const mapWidth = 79;
export const mapHeight = 29;

const aSeed = `a whole number from 1 to ${largestSeed}, as a BigInt, decimal digits or a safe integer`;
const aDepth = ({ name, deepest }: VariantDepths): string =>
  `a whole number from 1 to ${deepest}${name === 'brogue' ? '' : ` in the variant ${name}`}`;
const orTwo = 'or [from, to] with the lesser first';

/** What to write in place of a seed that is refused, after the words for what is allowed; empty if nobody can tell. */
function insteadOf(core: LevelBindings, value: unknown): string {
  if (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value > 0 &&
    'seed' in core.readSeed(String(BigInt(value)))
  )
    return `. It is not a safe integer: write ${BigInt(value)}n or "${BigInt(value)}"`;
  if (
    typeof value === 'string' &&
    /^\p{L}/u.test(value) &&
    value.length <= longestWord &&
    'seed' in core.readSeedOrWord(value)
  )
    return `. For a word write engine.seedFromText(${JSON.stringify(value)})`;
  return '';
}

export function seedFrom(core: LevelBindings, value: unknown, name = 'seed', allowed = aSeed): string {
  const fits = typeof value === 'string' || typeof value === 'bigint' || Number.isSafeInteger(value);
  const text = fits ? String(value) : '';
  const answer = fits && text.length <= largestSeed.length ? core.readSeed(text) : null;
  if (answer && 'seed' in answer) return answer.seed;
  validate(false, 'bad-seed', name, value, allowed + insteadOf(core, value));
}

export function styleFrom(core: LevelBindings, value: unknown = 'brogue'): Style {
  const names = core.about().styles;
  validate(isOneOf(names, value), 'bad-style', 'style', value, names.join(', '));
  return value;
}

export function variantFrom(core: LevelBindings, value: unknown = 'brogue'): VariantDepths {
  if (typeof value === 'string' && value.startsWith('custom.')) return unwrap(core.variantFacts(value));
  const { variants } = core.about();
  const names = variants.map(({ name }) => name);
  validate(isOneOf(names, value), 'bad-variant', 'variant', value, names.join(', '));
  return variants[names.indexOf(value)];
}

/** As the core takes both: the style alone in the long dungeon. */
export const styleAndVariant = (style: Style, variant: Variant): StyleAndVariant =>
  variant === 'brogue' ? style : `${style}/${variant}`;

export function depthFrom(
  variant: VariantDepths,
  value: unknown = 1,
  name = 'depth',
  allowed = aDepth(variant),
): number {
  validate(isWholeBetween(value, 1, variant.deepest), 'bad-depth', name, value, allowed);
  return value;
}

/** The coordinates of a cell of a game's map; throws `code` unless they are that. */
export function cellFrom(x: unknown, y: unknown, code: ErrorCode): [x: number, y: number] {
  validateInteger(x, 0, mapWidth - 1, code, 'x');
  validateInteger(y, 0, mapHeight - 1, code, 'y');
  return [x, y];
}

function sideFrom(name: string, value: unknown, usual: number): number {
  if (value === undefined) return usual;
  const allowed = `a whole number of cells, at most ${largestSide}`;
  validate(isWholeBetween(value, 1, largestSide), 'bad-size', name, value, allowed);
  return value;
}

/** A copy of an array of two; null of anything else. */
function pairFrom(value: unknown, code: ErrorCode, name: string): readonly [first: unknown, second: unknown] | null {
  if (!isList(value)) return null;
  return reading(code, name, () => (value.length === 2 ? [value[0], value[1]] : null));
}

type Grid = readonly [columns: number, rows: number];

const isSide = (side: unknown): side is number => isWholeBetween(side, 1, largestSide);

function gridFrom(value: unknown, style: Style): Grid {
  if (value === undefined) return [3, 3];
  validate(style === 'rogue', 'bad-argument', 'grid', value, "nothing, except with style 'rogue'");
  const [columns, rows] = pairFrom(value, 'bad-argument', 'grid') ?? [];
  const isGrid = isSide(columns) && isSide(rows);
  validate(isGrid, 'bad-argument', 'grid', value, `[columns, rows], both whole numbers from 1 to ${largestSide}`);
  return [columns, rows];
}

export const levelNames = namesOf<LevelOptions & DescentOptions>({
  seed: true,
  depth: true,
  style: true,
  variant: true,
  width: true,
  height: true,
  grid: true,
  tune: true,
});

/** Measures in percent, as the core reads them: "loops=50,lakes=0". It knows the names and the limits. */
function tuneFrom(value: unknown): string {
  if (value === undefined) return '';
  const allowed = 'an object with measures in percent, as in { loops: 50, lakes: 0 }';
  validate(isObject(value), 'bad-tune', 'tune', value, allowed);
  return reading('bad-tune', 'tune', () => Object.entries(value))
    .filter(([, percent]) => percent !== undefined)
    .map(([name, percent]) => {
      validate(/^\w+$/.test(name), 'bad-tune', 'a name in tune', name, 'names of measures, as in { loops: 50 }');
      validate(Number.isInteger(percent), 'bad-tune', `tune.${name}`, percent, 'a whole number of percent');
      return `${name}=${String(percent)}`;
    })
    .join(',');
}

const usualPercent = 100;

/** The measures that are not the usual ones. */
export function tuningOf(tune: string): Readonly<Tuning> {
  const measures = tune
    .split(',')
    .map((each) => each.split('='))
    .map(([name, percent]) => [name, Number(percent)] as const)
    .filter(([name, percent]) => name !== '' && percent !== usualPercent);
  return frozen(Object.fromEntries(measures) as Tuning);
}

/** The request for levels of a dungeon, defaults filled in; all but the depth. */
export interface DungeonRequest {
  readonly seed: string;
  readonly style: Style;
  readonly variant: Variant;
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
  readonly tune: string;
}
export interface LevelRequest extends DungeonRequest {
  readonly depth: number;
}

export function requestFrom(core: LevelBindings, options: Fields): DungeonRequest {
  const seed = seedFrom(core, options.seed);
  const style = styleFrom(core, options.style);
  const variant = variantFrom(core, options.variant).name;
  const width = sideFrom('width', options.width, mapWidth);
  const height = sideFrom('height', options.height, mapHeight);
  return { seed, style, variant, width, height, grid: gridFrom(options.grid, style), tune: tuneFrom(options.tune) };
}

type End = readonly [value: unknown, name: string];

/** Both ends of a range that may be given as one value or a pair, each with its name for messages. */
function endsFrom(value: unknown, code: ErrorCode, name: string): readonly [first: End, last: End] {
  const pair = pairFrom(value, code, name);
  if (pair)
    return [
      [pair[0], `${name}[0]`],
      [pair[1], `${name}[1]`],
    ];
  return [
    [value, name],
    [value, name],
  ];
}

export function seedsFrom(core: LevelBindings, value: unknown): [from: bigint, to: bigint] {
  const allowed = `a seed, ${orTwo}; a seed is ${aSeed}`;
  const seedAt = ([seed, name]: End): bigint => BigInt(seedFrom(core, seed, name, allowed));
  const [first, last] = endsFrom(value, 'bad-seed', 'seeds');
  const [from, to] = [seedAt(first), seedAt(last)];
  validate(from <= to, 'bad-seed', 'seeds', `${from}..${to}`, allowed);
  return [from, to];
}

export function depthsFrom(
  variant: VariantDepths,
  value: unknown = [1, variant.amulet],
): [shallowest: number, lowest: number] {
  const allowed = `${aDepth(variant)}, ${orTwo}`;
  const depthAt = ([depth, name]: End): number => depthFrom(variant, depth ?? null, name, allowed);
  const [first, last] = endsFrom(value, 'bad-depth', 'depth');
  const [shallowest, lowest] = [depthAt(first), depthAt(last)];
  validate(shallowest <= lowest, 'bad-depth', 'depth', `${shallowest}..${lowest}`, allowed);
  return [shallowest, lowest];
}
