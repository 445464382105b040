/* How a map of a stated scale is cut into sheets of paper. All lengths are millimetres. */

import { onItsSide, upright, type Paper, type PaperSize } from './paper';

/** What printers leave white, with room for numbers of columns and rows, and below for a line of text. */
export const margins = { left: 8, right: 8, top: 8, bottom: 12 } as const;
/** On the right and at the bottom the map goes on for so far, to glue the next sheet onto. */
export const strip = 7;

export interface Tile {
  /** "A" for the uppermost. */
  readonly row: string;
  /** 1 for the leftmost. */
  readonly column: number;
  /** The cells that are its own: first column and row, and how many. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the map goes on to the right and at the bottom. */
  readonly right: number;
  readonly below: number;
}

export interface Tiling {
  readonly sheet: PaperSize;
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
}

/** "A" to "Z", then "AA". */
export function rowName(row: number): string {
  const letter = String.fromCodePoint(65 + (row % 26));
  return row < 26 ? letter : rowName(Math.floor(row / 26) - 1) + letter;
}

/** So many cells in a row on sheets of which each has room for so many millimetres: the first cell of each, and how many
    it has. The last needs no strip. Empty where a sheet has no room for a cell. */
function cut(cells: number, cell: number, room: number): { first: number; count: number }[] {
  // A hair is forgiven, for inches are no whole millimetres.
  const fitting = (space: number) => Math.floor(space / cell + 1e-6);
  const [most, atTheEnd] = [fitting(room - strip), fitting(room)];
  const parts: { first: number; count: number }[] = [];
  for (let first = 0; first < cells; ) {
    const count = cells - first <= atTheEnd ? cells - first : Math.min(most, cells - first);
    if (count < 1) return [];
    parts.push({ first, count });
    first += count;
  }
  return parts;
}

/** The way up with fewer sheets; null where a cell is larger than the paper. */
export function tilingOf(map: { width: number; height: number }, cell: number, paper: Paper): Tiling | null {
  const ways = [onItsSide(paper), upright(paper)].map((sheet) => ({
    sheet,
    across: cut(map.width, cell, sheet.width - margins.left - margins.right),
    down: cut(map.height, cell, sheet.height - margins.top - margins.bottom),
  }));
  const possible = ways.filter(({ across, down }) => across.length * down.length > 0);
  possible.sort((a, b) => a.across.length * a.down.length - b.across.length * b.down.length);
  const best = possible[0];
  if (!best) return null;
  const { sheet, across, down } = best;
  return {
    sheet,
    columns: across.length,
    rows: down.length,
    tiles: down.flatMap((row, y) =>
      across.map((column, x) => ({
        row: rowName(y),
        column: x + 1,
        x: column.first,
        y: row.first,
        width: column.count,
        height: row.count,
        right: x + 1 < across.length ? strip : 0,
        below: y + 1 < down.length ? strip : 0,
      })),
    ),
  };
}
