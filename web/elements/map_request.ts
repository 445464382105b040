import type { Engine, LevelOptions, Style, Tuning, Variant } from 'cellophane-levels';
import { asThrownBy, ownError as error } from './own_error';
import { filled, type Attributes } from './filled';
import { leastZoom, mostZoom, usualColumns, usualRows } from './level_size';
import { largestSide, sideIn } from './map_shape';
import { themeNames, type MapTheme } from './theme_names';
import { tuneForm, tuningFrom } from './tune_text';

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

/** The number a text stands for; else the text itself, which the engine rejects with a message. */
const numberOr = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : (text as unknown as number));

function sideFrom(attributes: Attributes, name: 'cols' | 'rows', usual: number): number {
  const text = attributes(name);
  if (text === null) return usual;
  const side = sideIn(text);
  if (side !== null) return side;
  throw error('bad-size', `${name} is ${quoted(text)}; allowed: a whole number of cells, at most ${largestSide}.`);
}

function choice<T extends string>(attributes: Attributes, name: string, allowed: readonly T[]): T {
  const text = attributes(name);
  const found = text === null ? allowed[0] : allowed.find((value) => value === text);
  if (found) return found;
  throw error('bad-argument', `${name} is ${quoted(text!)}; allowed: ${allowed.join(', ')}.`);
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
  throw error(
    'bad-argument',
    `zoom is ${quoted(text)}; allowed: a number from ${leastZoom} (the whole map) to ${mostZoom}.`,
  );
}

/** A dig always reveals all; throws 'bad-argument' if the attribute asks otherwise. */
function revealFrom(attributes: Attributes, view: View): boolean {
  const reveal = choice(attributes, 'reveal', ['all', 'plain']);
  if (reveal === 'plain' && view === 'dig')
    throw error('bad-argument', 'reveal is "plain"; allowed with view="dig": all.');
  return reveal === 'all';
}

function tuneFrom(text: string): Tuning {
  const tune = tuningFrom(text);
  if (tune) return tune;
  throw error('bad-tune', `tune is ${quoted(text)}; allowed: ${tuneForm}.`);
}

function levelFrom(attributes: Attributes, engine: Engine): LevelOptions {
  const typed = attributes('seed')?.trim() ?? '';
  if (typed === '') throw error('bad-seed', 'seed is missing; allowed: a whole number or a word.');
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
  try {
    return requestFrom(filled(given), engine);
  } catch (thrown) {
    throw asThrownBy(engine, thrown);
  }
}

function requestFrom(attributes: Attributes, engine: Engine): MapRequest {
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
