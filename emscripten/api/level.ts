// Levels that have been dug: what every engine knows of them.

import type { Level as DeclaredLevel, Style, Variant } from '../cellophane';
import type { CoreLevel, CoreShaft, LevelBindings } from './core';
import { styleAndVariant, tuningOf, type DungeonRequest, type LevelRequest } from './dungeons';
import { unwrap } from './errors';
import { coreOf, Handle, held, makeDisposable, isOwn, isThing } from './handle';
import { deeplyFrozen, frozen } from './values';
import { guard } from './guard';

export class Level<Core extends LevelBindings> {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #core in object;
  }

  readonly seed: string;
  readonly depth: number;
  readonly style: Style;
  readonly variant: Variant;
  readonly width: number;
  readonly height: number;
  readonly tuning: DeclaredLevel['tuning'];
  readonly stairs: DeclaredLevel['stairs'];
  declare [Symbol.dispose]: () => void;
  readonly #core: Core;
  readonly #hold: Handle<CoreLevel>;
  // Both made on first use: callers that only draw need neither.
  #rows: readonly string[] | undefined;
  #hash: string | undefined;

  constructor(core: Core, { seed, depth, style, variant, width, height, tune }: LevelRequest, dug: CoreLevel) {
    this.seed = seed;
    this.depth = depth;
    this.style = style;
    this.variant = variant;
    this.width = width;
    this.height = height;
    this.tuning = tuningOf(tune);
    this.#core = core;
    this.#hold = new Handle(this, dug, 'This level has been disposed of; dig it again with engine.generate().');
    this.stairs = deeplyFrozen({ up: dug.up(), down: dug.down() });
  }

  protected get [coreOf](): Core {
    return this.#core;
  }
  protected get [held](): CoreLevel {
    return this.#hold.content;
  }

  get rows(): readonly string[] {
    return (this.#rows ??= Object.freeze(this[held].rows().split('\n')));
  }
  get hash(): string {
    return (this.#hash ??= this[held].hash());
  }

  dispose(): void {
    this.#hold.release();
  }
}
guard(Level, 'level');
makeDisposable(Level);

/** Makes a level out of that of the core, not frozen yet. */
export type LevelMaker<Core, Made> = (core: Core, request: LevelRequest, dug: CoreLevel) => Made;

export const digLevel = (
  core: LevelBindings,
  { seed, depth, style, variant, width, height, grid, tune }: LevelRequest,
): CoreLevel => unwrap(core.dig(BigInt(seed), styleAndVariant(style, variant), depth, width, height, ...grid, tune));

/** Throws at once for what cannot be dug. */
export const openShaft = (
  core: LevelBindings,
  { seed, style, variant, width, height, grid, tune }: DungeonRequest,
): CoreShaft => unwrap(core.newShaft(BigInt(seed), styleAndVariant(style, variant), width, height, ...grid, tune));

/** The levels from one depth to another, each dug when the caller asks for it. */
export function* levelsOf<Core extends LevelBindings, Made extends object>(
  core: Core,
  request: DungeonRequest,
  [first, last]: readonly [number, number],
  make: LevelMaker<Core, Made>,
): Generator<Made, void, undefined> {
  const shaft = openShaft(core, request);
  try {
    for (let depth = 1; depth <= last; ++depth) {
      const dug = unwrap(shaft.next());
      if (depth < first) dug.delete();
      else yield frozen(make(core, { ...request, depth }, dug));
    }
  } finally {
    shaft.delete();
  }
}
