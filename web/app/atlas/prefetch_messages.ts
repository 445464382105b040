import type { Style, Tuning, Variant } from 'cellophane-levels';
import { deepestOf, shortOnly, styles, variants } from '../link/dungeon';
import { usualLayers, type Layers } from './layers';

/** A dungeon, its levels from the first to number `levels`, and the layers drawn. */
export interface Dungeon {
  seed: string;
  style: Style;
  variant?: Variant;
  tune?: Tuning;
  levels: number;
  layers: Layers;
}

/** The depths down to the Amulet of the long dungeon. */
export const usualDepths = 26;

/** A short dungeon is shown whole. */
export const levelsFor = (depth: number, variant?: Variant): number => {
  const deepest = deepestOf(shortOnly(variant));
  return depth > usualDepths ? deepest : Math.min(usualDepths, deepest);
};

/** The dungeon an atlas query names in plain form; undefined if the page has to interpret the query first. */
export function plainlyAsked(query: string): Dungeon | undefined {
  const parameters = new URLSearchParams(query);
  const seed = parameters.get('seed') ?? '';
  const style = styles.find((name) => name === (parameters.get('style') ?? 'brogue'));
  const variant = variants.find((name) => name === (parameters.get('variant') ?? 'brogue'));
  if (!style || !variant || parameters.has('tune') || !/^[1-9][0-9]*$/.test(seed)) return undefined;
  const levels = levelsFor(Number(parameters.get('depth') ?? 1), variant);
  return { seed, style, ...shortOnly(variant), levels, layers: usualLayers };
}

/** A request to the worker. The first, number 0, is that of the query in the worker's name. */
export interface PrefetchRequest {
  number: number;
  dungeon: Dungeon;
}

/** A thumbnail of a level: one pixel a cell, as the bytes of an ImageData. */
export interface Thumbnail {
  depth: number;
  width: number;
  height: number;
  dots: Uint8ClampedArray<ArrayBuffer>;
}

/** A message from the worker. */
export type PrefetchMessage =
  /** The compiled engine, which the page uses too. */
  | { type: 'engine'; engine: WebAssembly.Module }
  | { type: 'thumbnails'; request: number; thumbnails: Thumbnail[] }
  /** The request is done: the whole dungeon, or as far as it can be dug. */
  | { type: 'end'; request: number }
  | { type: 'failure' };
