import {
  CellophaneError,
  type Engine,
  type LevelOptions,
  type Style,
  type Tuning,
  type Variant,
} from 'cellophane-levels';
import { filled, type Attributes } from './filled';
import { usualColumns, usualRows } from './level_size';
import { themeNames, type MapTheme } from './map_theme';
import { tuneForm, tuningFrom } from './tune_text';
import { leastZoom, mostZoom } from './viewport';

/** The request that an element's attributes make. */
export interface MapRequest {
  level: LevelOptions & { stages?: boolean };
  /** The level, or how it was dug. */
  view: View;
  /** Shows secrets as what they are, and monsters that lie in wait. */
  reveal: boolean;
  zoom: number;
  /** null: the theme of the page, or of the viewer's system. */
  theme: MapTheme | null;
}

export type View = 'map' | 'dig';

const largestSide = 500;

/** The number a text stands for; else the text itself, which the engine rejects with a message. */
const numberOr = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : (text as unknown as number));

function sideFrom(attributes: Attributes, name: 'cols' | 'rows', usual: number): number {
  const text = attributes(name);
  if (text === null) return usual;
  const side = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (side >= 1 && side <= largestSide) return side;
  throw new CellophaneError(
    'bad-size',
    `${name} is ${quoted(text)}; allowed: a whole number of cells, at most ${largestSide}.`,
  );
}

function choice<T extends string>(attributes: Attributes, name: string, allowed: readonly T[]): T {
  const text = attributes(name);
  const found = text === null ? allowed[0] : allowed.find((value) => value === text);
  if (found) return found;
  throw new CellophaneError('bad-argument', `${name} is ${quoted(text!)}; allowed: ${allowed.join(', ')}.`);
}

/** A value of unknown length and content, quoted for a sentence: cut off after 40 characters. */
export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The dungeon style: `dungeon-style`, or `style` unless that holds CSS. */
function styleName(attributes: Attributes): Style | null {
  const inCss = attributes('style');
  const own = inCss === null || inCss.trim() === '' || inCss.includes(':') ? null : inCss.trim();
  return (attributes('dungeon-style') ?? own) as Style | null;
}

function zoomFrom(text: string | null): number {
  if (text === null) return leastZoom;
  const zoom = /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (zoom >= leastZoom && zoom <= mostZoom) return zoom;
  throw new CellophaneError(
    'bad-argument',
    `zoom is ${quoted(text)}; allowed: a number from ${leastZoom} (the whole map) to ${mostZoom}.`,
  );
}

/** A dig always reveals all; throws 'bad-argument' if the attribute asks otherwise. */
function revealFrom(attributes: Attributes, view: View): boolean {
  const reveal = choice(attributes, 'reveal', ['all', 'plain']);
  if (reveal === 'plain' && view === 'dig')
    throw new CellophaneError('bad-argument', 'reveal is "plain"; allowed with view="dig": all.');
  return reveal === 'all';
}

function tuneFrom(text: string): Tuning {
  const tune = tuningFrom(text);
  if (tune) return tune;
  throw new CellophaneError('bad-tune', `tune is ${quoted(text)}; allowed: ${tuneForm}.`);
}

function levelFrom(attributes: Attributes, engine: Engine): LevelOptions {
  const typed = attributes('seed')?.trim() ?? '';
  if (typed === '') throw new CellophaneError('bad-seed', 'seed is missing; allowed: a whole number or a word.');
  const level: LevelOptions = {
    seed: engine.seedFromText(typed),
    width: sideFrom(attributes, 'cols', usualColumns),
    height: sideFrom(attributes, 'rows', usualRows),
  };
  const depth = attributes('depth');
  const style = styleName(attributes);
  if (depth !== null) level.depth = numberOr(depth);
  if (style !== null) level.style = style;
  const variant = attributes('variant');
  if (variant !== null) level.variant = variant as Variant;
  const tune = attributes('tune');
  if (tune !== null) level.tune = tuneFrom(tune);
  return level;
}

/** Throws a CellophaneError that names the attribute, its value and what is allowed. */
export function readRequest(given: Attributes, engine: Engine): MapRequest {
  const attributes = filled(given);
  const view = choice(attributes, 'view', ['map', 'dig']);
  const theme = choice(attributes, 'theme', ['auto', ...themeNames]);
  return {
    level: { ...levelFrom(attributes, engine), ...(view === 'dig' && { stages: true }) },
    view,
    reveal: revealFrom(attributes, view),
    zoom: zoomFrom(attributes('zoom')),
    theme: theme === 'auto' ? null : theme,
  };
}

/** The size of the map in cells before it is dug, so that the layout does not jump; the default if it is invalid. */
export function expectedSize(given: Attributes): { columns: number; rows: number } {
  const attributes = filled(given);
  try {
    return { columns: sideFrom(attributes, 'cols', usualColumns), rows: sideFrom(attributes, 'rows', usualRows) };
  } catch {
    return { columns: usualColumns, rows: usualRows };
  }
}
