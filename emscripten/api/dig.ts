// The entry of the engine for digs.

import type { LoadOptions } from '../cellophane';
import { DigEngine } from './dig_engine';
import { loadedCore } from './loading';
import { frozen } from './values';

export { CellophaneError } from './errors';

export async function loadCellophane(options: LoadOptions = {}): Promise<DigEngine> {
  return frozen(new DigEngine(await loadedCore(options)));
}
