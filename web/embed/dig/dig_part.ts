// What only a dig needs: an engine that tells how it digs, and what plays it. Fetched when the first one is asked for.

export { loadCellophane } from 'cellophane-digs';
export { MapDig } from './map_dig';
