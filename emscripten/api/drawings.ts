// Options for drawing levels.

import type {
  DrawnPngOptions,
  DrawnSvgOptions,
  DungeonSvgOptions,
  FoundryOptions,
  LevelColors,
  PngOptions,
  RevealOptions,
  SvgOptions,
  TabletopOptions,
  UniversalVttOptions,
} from '../cellophane';
import type { CoreDrawing, CoreDrawnMap, CorePicture } from './core';
import { levelNames } from './dungeons';
import {
  isDetached,
  isObject,
  isSwitch,
  isWholeBetween,
  namedOf,
  namesOf,
  readOnce,
  validate,
  type Fields,
} from './validation';

/** An option that is true, false or left out. */
export function switchFrom(options: Fields, name: string, unsaid: boolean): boolean {
  const value = options[name];
  validate(isSwitch(value), 'bad-argument', name, value, 'true, false');
  return value ?? unsaid;
}

const revealNames = namesOf<RevealOptions>({ reveal: true });

/** The option `reveal` (shows secrets as what they are), true if left out. */
export const revealFrom = (options: unknown): boolean =>
  switchFrom(namedOf(options, revealNames, 'bad-argument', 'the options'), 'reveal', true);

const pictureSwitches = { glyphs: true, items: true, monsters: true, grid: true, reveal: true } as const;
const pictureNames = namesOf<PngOptions>({ cell: true, theme: true, millimeters: true, ...pictureSwitches });
const drawingNames = namesOf<SvgOptions>({
  cell: true,
  theme: true,
  ...pictureSwitches,
  title: true,
  description: true,
});

const themes = ['dark', 'light', 'ink', 'parchment', 'blueprint'] as const;
const isTheme = (theme: unknown): theme is CorePicture['theme'] => themes.some((name) => name === theme);

/** The options of every picture, defaults filled in. `cell` is at least 2 and at most `largest` pixels. */
function lookOf(
  told: Fields,
  usual: Pick<CorePicture, 'cell' | 'theme'>,
  largest: number,
): Pick<CorePicture, 'cell' | 'theme' | 'items' | 'monsters' | 'reveal'> {
  const { cell = usual.cell, theme = usual.theme } = told;
  const allowed = `a whole number of pixels from 2 to ${largest}`;
  validate(isWholeBetween(cell, 2, largest), 'bad-argument', 'cell', cell, allowed);
  validate(isTheme(theme), 'bad-argument', 'theme', theme, themes.join(', '));
  return {
    cell,
    theme,
    items: switchFrom(told, 'items', true),
    monsters: switchFrom(told, 'monsters', true),
    reveal: switchFrom(told, 'reveal', true),
  };
}

/** All options of a picture in cells, defaults filled in. */
const pictureOf = (told: Fields, usual: number, largest: number): CorePicture => ({
  ...lookOf(told, { cell: usual, theme: 'dark' }, largest),
  glyphs: switchFrom(told, 'glyphs', true),
  grid: switchFrom(told, 'grid', false),
});

/** How long a cell is on paper. */
function micrometersFrom(told: Fields): number {
  const { millimeters = 25.4 } = told;
  const isLength = typeof millimeters === 'number' && millimeters >= 1 && millimeters <= 100;
  validate(isLength, 'bad-argument', 'millimeters', millimeters, 'a number from 1 to 100');
  return Math.round(millimeters * 1000);
}

/** The options of a PNG: how it is drawn, and how long a cell is on paper. */
export function pictureFrom(options: unknown, usual: number, largest: number): [CorePicture, number] {
  const told = namedOf(options, pictureNames, 'bad-argument', 'the drawing options');
  return [pictureOf(told, usual, largest), micrometersFrom(told)];
}

export const tabletopNames = namesOf<TabletopOptions>({ cell: true, theme: true });
export const vttNames = namesOf<UniversalVttOptions>({ cell: true, theme: true, reveal: true });

/** What maps of tabletops share. `cell`: 0 if left out, for as many pixels as suit the map. */
function tabletopCell(told: Fields, largest: number): number {
  const { cell = 0 } = told;
  const allowed = `a whole number of pixels from 2 to ${largest}`;
  validate(told['cell'] === undefined || isWholeBetween(cell, 2, largest), 'bad-argument', 'cell', cell, allowed);
  return cell as number;
}

function themeFrom<None>(told: Fields, none: None): CorePicture['theme'] | None {
  const { theme } = told;
  if (theme === undefined) return none;
  validate(isTheme(theme), 'bad-argument', 'theme', theme, themes.join(', '));
  return theme;
}

/** `theme`: empty if left out. */
export function gridFrom(
  options: unknown,
  names: readonly string[],
  largest: number,
): { cell: number; theme: CorePicture['theme'] | ''; reveal: boolean } {
  const told = namedOf(options, names, 'bad-argument', 'the options');
  return { cell: tabletopCell(told, largest), theme: themeFrom(told, ''), reveal: switchFrom(told, 'reveal', true) };
}

function textFrom(options: Fields, name: string): string | null {
  const text = options[name] ?? null;
  validate(text === null || typeof text === 'string', 'bad-argument', name, text, 'a string');
  return text;
}

export function drawingFrom(options: unknown): CoreDrawing {
  const told = namedOf(options, drawingNames, 'bad-argument', 'the drawing options');
  return {
    ...pictureOf(told, 20, 200),
    title: textFrom(told, 'title'),
    description: textFrom(told, 'description'),
  };
}

const drawnSwitches = { items: true, monsters: true, numbers: true, grid: true, legend: true, reveal: true } as const;
const drawnNames = namesOf<DrawnSvgOptions>({ cell: true, theme: true, title: true, ...drawnSwitches });

const drawnPngNames = namesOf<DrawnPngOptions>({
  cell: true,
  theme: true,
  title: true,
  millimeters: true,
  ...drawnSwitches,
});

/** All options of a drawn map, defaults filled in. */
export const drawnMapFrom = (options: unknown): CoreDrawnMap =>
  drawnMapOf(namedOf(options, drawnNames, 'bad-argument', 'the drawing options'), 200);

/** Of one as a PNG, and how long a cell is on paper. */
export function drawnPictureFrom(options: unknown, largest: number): [CoreDrawnMap, number] {
  const told = namedOf(options, drawnPngNames, 'bad-argument', 'the drawing options');
  return [drawnMapOf(told, largest), micrometersFrom(told)];
}

function drawnMapOf(told: Fields, largest: number): CoreDrawnMap {
  return {
    ...lookOf(told, { cell: Math.min(24, largest), theme: 'ink' }, largest),
    title: textFrom(told, 'title'),
    numbers: switchFrom(told, 'numbers', true),
    grid: switchFrom(told, 'grid', true),
    legend: switchFrom(told, 'legend', true),
  };
}

const sheetNames = namesOf<DungeonSvgOptions>({
  ...Object.fromEntries(levelNames.map((name) => [name, true])),
  cell: true,
  theme: true,
  title: true,
  reveal: true,
} as Record<keyof DungeonSvgOptions, true>);

/** The options of a page with a whole dungeon: those of its levels as they came, and how it is drawn, filled in. */
export function sheetFrom(options: unknown): {
  given: Fields;
  drawing: Pick<CoreDrawnMap, 'cell' | 'theme' | 'title' | 'reveal'>;
} {
  const given = namedOf(options, sheetNames, 'bad-argument', 'the options');
  const { cell, theme, reveal } = lookOf(given, { cell: 5, theme: 'ink' }, 200);
  return { given, drawing: { cell, theme, reveal, title: textFrom(given, 'title') } };
}

const foundryNames = namesOf<FoundryOptions>({
  ...Object.fromEntries(levelNames.map((name) => [name, true])),
  cell: true,
  theme: true,
} as Record<keyof FoundryOptions, true>);

/** The options of a module for Foundry: those of its levels as they came, and how they are drawn. `largest` says how many
 *  pixels a cell may have once the levels are known. */
export function foundryFrom(options: unknown): {
  given: Fields;
  theme: CorePicture['theme'];
  cell: (largest: number) => number;
} {
  const given = namedOf(options, foundryNames, 'bad-argument', 'the options');
  return { given, theme: themeFrom(given, 'parchment'), cell: (largest) => tabletopCell(given, largest) };
}

function numbersFrom(name: string, value: unknown, count?: number): Uint32Array {
  const good =
    ArrayBuffer.isView(value) && value instanceof Uint32Array && (count === undefined || value.length === count);
  validate(good, 'bad-argument', name, value, 'a Uint32Array, as long as the others');
  const isThere = !isDetached(value.buffer);
  validate(isThere, 'bad-argument', name, value, 'a Uint32Array that was not handed on to a thread');
  return value;
}

/** Colors from level.colors(), perhaps changed by the caller: three arrays of one length. */
export function colorsFrom(given: unknown): LevelColors {
  validate(isObject(given), 'bad-argument', 'the colors', given, 'what level.colors() gives');
  const colors = readOnce(given, ['glyph', 'fg', 'bg'], 'bad-argument', 'the colors');
  const glyph = numbersFrom('glyph', colors.glyph);
  return { glyph, fg: numbersFrom('fg', colors.fg, glyph.length), bg: numbersFrom('bg', colors.bg, glyph.length) };
}
