/* The room that a map takes, before there is one. */

import { filled, type Attributes } from './filled';
import { usualColumns, usualRows, usualShape } from './level_size';

export const largestSide = 500;

/** A number of cells from an attribute; null if it is none. */
export function sideIn(text: string): number | null {
  const side = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return side >= 1 && side <= largestSide ? side : null;
}

/** The size of the map in cells before it is dug, so that the layout does not jump; the default if it is invalid. */
export function expectedSize(given: Attributes): { columns: number; rows: number } {
  const attributes = filled(given);
  const [cols, rows] = [attributes('cols'), attributes('rows')];
  const columns = cols === null ? usualColumns : sideIn(cols);
  const lines = rows === null ? usualRows : sideIn(rows);
  return columns && lines ? { columns, rows: lines } : { columns: usualColumns, rows: usualRows };
}

/** The box of the element. */
export const hostRule =
  ':host { display: block; position: relative; overflow: hidden; contain: content; width: -moz-available; width: -webkit-fill-available; width: stretch; }';

/** The rule of an element's shape before its level is there. */
export const shapeRule = ({ columns, rows }: { columns: number; rows: number }): string =>
  `:host { aspect-ratio: ${columns * usualShape} / ${rows}; }`;
