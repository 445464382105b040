/* The element in one script, as pages without a bundler have it. */

import { defineMap } from './map_element';
import * as parts from './map_parts';

export type { CellophaneMapAttributes } from './map_properties';
export type { CellDetail, ErrorDetail, ProgressDetail, ReadyDetail } from './element_events';
export type { LevelData } from './shown_level';
export { CellophaneMap } from './map_element';
export { readRequest } from './map_request';
export { MapRenderer } from './renderer';
export { sharedEngine } from './shared_engine';

defineMap({ now: () => parts, fetch: () => Promise.resolve(parts) });
