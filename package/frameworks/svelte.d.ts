/** `import 'cellophane/svelte'`: the elements, typed for Svelte 4 (`on:cellophane-ready`) and 5 (`oncellophane-ready`). */

import type { HTMLAttributes } from 'svelte/elements';
import type { CellophaneGame, CellophaneGameAttributes } from '../types/elements/cellophane_game.js';
import type { CellophaneMap, CellophaneMapAttributes } from '../types/elements/cellophane_map.js';
import type { GameEvents, Listeners, MapEvents } from './listeners.js';

export * from '../types/elements/cellophane_map.js';

type SvelteListeners<Events> = Listeners<Events> & Listeners<Events, 'on:'>;

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    'cellophane-map': HTMLAttributes<CellophaneMap> & CellophaneMapAttributes & SvelteListeners<MapEvents>;
    /** Defined by `import 'cellophane/game'`. Svelte has listeners of the same names for other events. */
    'cellophane-game': Omit<HTMLAttributes<CellophaneGame>, keyof Listeners<GameEvents>> &
      CellophaneGameAttributes &
      SvelteListeners<GameEvents>;
  }
}
