/* The element as the package has it: whoever imports a name of it takes little along. What draws maps is fetched for the first
   of them, and its engine with it. */

import { defineMap } from './map_element';
import type * as Parts from './map_parts';
import type { sharedEngine as SharedEngine } from './shared_engine';

export { CellophaneMap } from './map_element';
export { readRequest } from './map_request';
export { MapRenderer } from './renderer';

let there: typeof Parts | null = null;
let coming: Promise<typeof Parts> | null = null;

function fetchParts(): Promise<typeof Parts> {
  if (!coming) {
    // The engine's script is named within the parts; asked for here, it does not wait for them.
    coming = Promise.all([import('./map_parts'), import('cellophane-levels')]).then(([parts]) => (there = parts));
    coming.catch(() => {
      coming = null;
    });
  }
  return coming;
}

export const sharedEngine: typeof SharedEngine = Object.assign(
  async (wasm?: string) => (await fetchParts()).sharedEngine(wasm),
  { loaded: (wasm?: string) => there?.sharedEngine.loaded(wasm) ?? null },
);

defineMap({ now: () => there, fetch: fetchParts });
