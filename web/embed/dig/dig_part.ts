// What only a dig needs: an engine that tells how it digs, and what plays it. Fetched when the first one is asked for.

import { loadCellophane as load } from 'cellophane-digs';
import type { loadCellophane as Load } from 'cellophane-levels';

export { MapDig } from './map_dig';

/** Engines have one face; packages declare it once. */
export const loadCellophane: typeof Load = load;
