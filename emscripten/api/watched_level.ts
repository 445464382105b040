// Levels together with a recording of how they were dug.

import type { DigBindings, LevelBindings } from './core';
import { styleAndVariant } from './dungeons';
import { unwrap } from './errors';
import { digLevel, type LevelMaker } from './level';
import { levelWanted } from './level_engine';
import { Stages } from './stages';
import { frozen } from './values';

/** The level that the options of `generate` ask for, with its stages if they ask for those. */
export function generated<Core extends LevelBindings & DigBindings, Made extends object>(
  core: Core,
  options: unknown,
  make: LevelMaker<Core, Made>,
): Made | (Made & { readonly stages: Stages }) {
  const { request, stages } = levelWanted(core, options);
  if (!stages) return frozen(make(core, request, digLevel(core, request)));
  const { seed, depth, style, variant, width, height, grid, tune } = request;
  const dug = unwrap(
    core.digWatched(BigInt(seed), styleAndVariant(style, variant), depth, width, height, ...grid, tune),
  );
  const level = make(core, request, dug.level);
  return frozen(Object.assign(level, { stages: new Stages(dug, width * height) }));
}
