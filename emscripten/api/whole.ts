// The entry of the whole engine.

import type { Engine, LoadOptions } from '../cellophane';
import { loadedCore } from './loading';
import { frozen } from './values';
import { WholeEngine } from './whole_engine';

export { CellophaneError } from './errors';

export async function loadCellophane(options: LoadOptions = {}): Promise<Engine> {
  return frozen(new WholeEngine(await loadedCore(options)));
}
