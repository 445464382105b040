import { CellophaneError, type Engine, type LevelOptions, type Style } from 'cellophane-levels';
import { usualColumns, usualRows } from './level_size';
import type { Theme } from './theme';
import { leastZoom, mostZoom } from './viewport';

/** What the attributes of an element ask for. */
export interface MapRequest {
  level: LevelOptions & { stages?: boolean };
  /** The level, or how it was dug. */
  view: View;
  /** Secrets as what they are, and what lies in wait. */
  reveal: boolean;
  zoom: number;
  /** null: as the reader's system has it. */
  theme: Theme | null;
}

export type View = 'map' | 'dig';

/** Attributes by their names; those that are missing are null. */
export type Attributes = (name: string) => string | null;

const largestSide = 500;

/** A number where the text is one; the engine says what is wrong with the others. */
const numberOr = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : text as unknown as number);

function sideFrom(attributes: Attributes, name: 'cols' | 'rows', usual: number): number {
  const text = attributes(name);
  if (text === null) return usual;
  const side = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (side >= 1 && side <= largestSide) return side;
  throw new CellophaneError('bad-size', `${name} is ${quoted(text)}; allowed: a whole number of cells, at most ${largestSide}.`);
}

function choice<T extends string>(attributes: Attributes, name: string, allowed: readonly T[]): T {
  const text = attributes(name);
  const found = text === null ? allowed[0] : allowed.find((value) => value === text);
  if (found) return found;
  throw new CellophaneError('bad-argument', `${name} is ${quoted(text!)}; allowed: ${allowed.join(', ')}.`);
}

/** How a value of unknown length and content may be spoken of in a sentence. */
export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** `style` is also where HTML keeps CSS, which is none of our business. */
function styleName(attributes: Attributes): Style | null {
  const inCss = attributes('style');
  const own = inCss === null || inCss.trim() === '' || inCss.includes(':') ? null : inCss.trim();
  return (attributes('dungeon-style') ?? own) as Style | null;
}

function zoomFrom(text: string | null): number {
  if (text === null) return leastZoom;
  const zoom = /^\d{1,2}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (zoom >= leastZoom && zoom <= mostZoom) return zoom;
  throw new CellophaneError('bad-argument',
    `zoom is ${quoted(text)}; allowed: a number from ${leastZoom} (the whole map) to ${mostZoom}.`);
}

/** A dig has no secrets from anybody. */
function revealFrom(attributes: Attributes, view: View): boolean {
  const reveal = choice(attributes, 'reveal', ['all', 'plain']);
  if (reveal === 'plain' && view === 'dig')
    throw new CellophaneError('bad-argument', 'reveal is "plain"; allowed with view="dig": all.');
  return reveal === 'all';
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
  return level;
}

/** Throws a CellophaneError that names the attribute, what it holds and what is allowed. */
export function readRequest(attributes: Attributes, engine: Engine): MapRequest {
  const view = choice(attributes, 'view', ['map', 'dig']);
  const theme = choice(attributes, 'theme', ['auto', 'dark', 'light']);
  return {
    level: { ...levelFrom(attributes, engine), ...(view === 'dig' && { stages: true }) },
    view,
    reveal: revealFrom(attributes, view),
    zoom: zoomFrom(attributes('zoom')),
    theme: theme === 'auto' ? null : theme,
  };
}

/** The shape of the map before anything has been dug, so that the page does not jump. */
export function expectedSize(attributes: Attributes): { columns: number; rows: number } {
  try {
    return { columns: sideFrom(attributes, 'cols', usualColumns), rows: sideFrom(attributes, 'rows', usualRows) };
  } catch {
    return { columns: usualColumns, rows: usualRows };
  }
}
