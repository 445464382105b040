/** `import 'cellophane/solid'`: the elements, typed for JSX of Solid. */

import type { JSX } from 'solid-js';
import type { CellophaneGame, CellophaneGameAttributes } from '../types/elements/cellophane_game.js';
import type { CellophaneMap, CellophaneMapAttributes } from '../types/elements/cellophane_map.js';
import type { GameEvents, Listeners, MapEvents } from './listeners.js';

export * from '../types/elements/cellophane_map.js';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'cellophane-map': HTMLAttributes<CellophaneMap> & CellophaneMapAttributes & Listeners<MapEvents, 'on:'>;
      /** Defined by `import 'cellophane/game'`. */
      'cellophane-game': HTMLAttributes<CellophaneGame> & CellophaneGameAttributes & Listeners<GameEvents, 'on:'>;
    }
  }
}
