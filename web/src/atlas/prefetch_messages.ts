import type { Style } from 'cellophane-levels';
import { deepest, styles } from '../link';
import { usualLayers, type Layers } from './layers';

/** A dungeon, from its first level to a depth, as layers show it. */
export interface Dungeon { seed: string; style: Style; levels: number; layers: Layers }

/** As deep as a dungeon goes before it is a matter of pride. */
export const usualDepths = 26;

export const levelsFor = (depth: number): number => depth > usualDepths ? deepest : usualDepths;

/** What the query of an atlas asks for, as far as it is plain: of anything else the page has to think first. */
export function plainlyAsked(query: string): Dungeon | undefined {
  const parameters = new URLSearchParams(query);
  const seed = parameters.get('seed') ?? '';
  const style = styles.find((name) => name === (parameters.get('style') ?? 'brogue'));
  if (!style || !/^[1-9][0-9]*$/.test(seed)) return undefined;
  return { seed, style, levels: levelsFor(Number(parameters.get('depth') ?? 1)), layers: usualLayers };
}

/** What the worker is sent for. The first, number 0, is what its name plainly asks for. */
export interface Errand { number: number; dungeon: Dungeon }

/** A level from afar: a pixel a cell, as an ImageData takes them. */
export interface Glimpse { depth: number; width: number; height: number; dots: Uint8ClampedArray<ArrayBuffer> }

/** From the worker. */
export type News =
  /** Compiled, for whoever has use for it. */
  | { type: 'engine'; engine: WebAssembly.Module }
  | { type: 'glimpses'; errand: number; glimpses: Glimpse[] }
  /** All of it, or as far as it can be dug. */
  | { type: 'end'; errand: number }
  | { type: 'failure' };
