import { loadCellophane } from 'cellophane-levels';
import { loadPreloaded, type Preloaded } from '../engine/preloaded';
import type { Preferences } from '../settings/preferences';
import { createAtlas, type AtlasPage } from './atlas';
import { PrefetchClient } from './prefetch_client';

/** The atlas with its engine, which digs levels alone. */
export function openAtlas(root: HTMLElement, preferences: Preferences, preloaded: Preloaded): AtlasPage {
  const prefetch = new PrefetchClient(location.search, preloaded);
  return createAtlas(root, () => loadPreloaded(loadCellophane, prefetch.engine()), {
    preferences,
    prefetch,
    // The page takes part in layout, so that it can be measured, while it is still invisible.
    onLaidOut: () => {
      document.documentElement.hidden = false;
    },
    onDrawn: preloaded.show,
  });
}
