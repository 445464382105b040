/* What draws maps, in one module, for entries that fetch it once there is one. */

export { MapBody } from './map_body';
export { sharedEngine } from './shared_engine';
