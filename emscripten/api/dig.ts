// The entry of the engine for digs, which package/levels.d.ts declares.

import type { LoadOptions } from '../cellophane';
import type { WatchingEngine } from '../../package/levels';
import { DigEngine } from './dig_engine';
import { loadedCore } from './loading';
import { frozen } from './values';

export { CellophaneError } from './errors';

export async function loadCellophane(options: LoadOptions = {}): Promise<WatchingEngine> {
  return frozen(new DigEngine(await loadedCore(options)));
}
