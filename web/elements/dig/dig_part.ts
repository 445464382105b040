// The parts only digs need: the engine that records how it digs, and the player. Fetched for the first dig.

import { loadCellophane as load } from 'cellophane-digs';
import type { loadCellophane as Load } from 'cellophane-levels';

export { MapDig } from './map_dig';

/** Typed as the loader of 'cellophane-levels': both engines have the same interface. */
export const loadCellophane: typeof Load = load;
