// The entry of the engine for embedded maps: of what package/levels.d.ts declares, what draws.

import type { DescentOptions, LevelOptions, LoadOptions } from '../cellophane';
import type { Engine, Level } from '../../package/levels';
import type { LevelBindings, MapBindings } from './core';
import { loadedCore } from './loading';
import { MapEngine } from './map_engine';
import { MapLevel } from './map_level';
import { frozen } from './values';

export { CellophaneError } from './errors';

type Core = LevelBindings & MapBindings;

type Drawn = Omit<Level, 'rooms' | 'corridors' | 'doors' | 'mask' | 'fieldOfView' | 'distances' | 'path' | 'draw'>;
interface DrawingEngine extends Omit<Engine, 'stream' | 'tunables' | 'terrainTable' | 'generate' | 'descend'> {
  generate(options: LevelOptions): Drawn;
  descend(options: DescentOptions): Generator<Drawn, void, undefined>;
}

export async function loadCellophane(options: LoadOptions = {}): Promise<DrawingEngine> {
  const core: Core = await loadedCore(options);
  return frozen(new MapEngine<Core, Drawn>(core, (_, request, dug) => new MapLevel(core, request, dug)));
}
