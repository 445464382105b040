import { loadCellophane } from 'cellophane-digs';
import { loadPreloaded, type Preloaded } from '../engine/preloaded';
import type { Preferences } from '../settings/preferences';
import { createDig, type DigPage } from './dig';

/** The dig with its engine, which records how it digs. */
export function openDig(root: HTMLElement, preferences: Preferences, preloaded: Preloaded): DigPage {
  return createDig(root, () => loadPreloaded(loadCellophane, preloaded.engine), {
    preferences,
    onLaidOut: preloaded.show,
  });
}
