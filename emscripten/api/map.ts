// The entry of the engine for embedded maps, which package/levels.d.ts declares.

import type { LoadOptions } from '../cellophane';
import type { Engine, Level } from '../../package/levels';
import type { LevelBindings, MapBindings } from './core';
import { loadedCore } from './loading';
import { MapEngine } from './map_engine';
import { MapLevel } from './map_level';
import { frozen } from './values';

export { CellophaneError } from './errors';

type Core = LevelBindings & MapBindings;

export async function loadCellophane(options: LoadOptions = {}): Promise<Engine> {
  const core: Core = await loadedCore(options);
  return frozen(new MapEngine<Core, Level>(core, (_, request, dug) => new MapLevel(core, request, dug)));
}
