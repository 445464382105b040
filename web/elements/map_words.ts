import type { Level, Tuning, Variant } from 'cellophane-levels';
import type { Cell } from './picture';

/** What names a level. */
export interface LevelTitle {
  readonly seed: string;
  readonly depth: number;
  readonly style: string;
  readonly variant: Variant;
  readonly tuning: Readonly<Tuning>;
}

export interface Sight {
  readonly cell: Cell;
  /** A sentence about what the cell holds. */
  readonly text: string;
}

/** The accessible name of a map. */
export function titleOf({ seed, depth, style, variant, tuning }: LevelTitle): string {
  const length = variant === 'brogue' ? '' : `, ${variant}`;
  const measures = Object.entries(tuning).map(([name, percent]) => `, ${name} ${percent}%`);
  return `Map of depth ${depth} of dungeon ${seed}, style ${style}${length}${measures.join('')}`;
}

/** The stairs, monsters and items of a level, row by row. */
export function sightsOf(level: Level, reveal: boolean): Sight[] {
  const cells = new Map<string, Cell>();
  const add = (x: number, y: number) => cells.set(`${x},${y}`, { x, y });
  add(...level.stairs.up);
  add(...level.stairs.down);
  for (const { x, y, dormant } of level.monsters) if (reveal || !dormant) add(x, y);
  for (const { x, y, carriedBy } of level.items) if (carriedBy === null) add(x, y);
  return [...cells.values()]
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map((cell) => ({ cell, text: level.describe(cell.x, cell.y, { reveal }) }));
}

/** Where a cell is. */
export const placeOf = ({ x, y }: Cell): string => `column ${x}, row ${y}`;

/** The text of a list entry, without the "You see" that begins every description. */
export function listed({ cell, text }: Sight): string {
  const plain = text.replace(/^You see /, '').replace(/\.$/, '');
  return `${plain}: ${placeOf(cell)}`;
}
