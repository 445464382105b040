import type { CellophaneError, Level } from 'cellophane-levels';
import type { Cell } from './picture';

export interface Sight {
  readonly cell: Cell;
  /** A sentence. */
  readonly text: string;
}

/** What a map is called by those who cannot see it. */
export function titleOf({ seed, depth, style }: Level): string {
  return `Map of depth ${depth} of dungeon ${seed}, style ${style}`;
}

/** Everything on a map that is more than ground, from top to bottom. */
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

/** A list that says "You see" forty times tells little. */
export function listed({ cell, text }: Sight): string {
  const plain = text.replace(/^You see /, '').replace(/\.$/, '');
  return `${plain}: ${placeOf(cell)}`;
}

/** By name: maps and digs have engines of their own, and each engine its own errors. */
export const isOurError = (error: unknown): error is CellophaneError =>
  error instanceof Error && error.name === 'CellophaneError';

/** What went wrong, as the rest of a sentence for whoever looks at the page. */
export function wordsFor(error: unknown): string {
  if (isOurError(error) && error.code === 'wasm-missing')
    return navigator.onLine ? `the engine that digs it could not be fetched: ${reasonIn(error)}.`
      : 'the engine that digs it could not be fetched, for there is no connection.';
  return error instanceof Error ? error.message : String(error);
}

/** The engine's own message goes on about files that only its own module knows. */
const reasonIn = ({ message }: Error): string => /^.*? was (not found at .*\))\. /.exec(message)?.[1] ?? message;
