/** `import 'cellophane/vue'`: the elements, typed for templates of Vue 3. Vue has to be told that they are elements:
 *  `compilerOptions.isCustomElement: (tag) => tag.startsWith('cellophane-')`. */

import type { DefineComponent } from 'vue';
import type { CellophaneGameAttributes } from '../types/elements/cellophane_game.js';
import type { CellophaneMapAttributes } from '../types/elements/cellophane_map.js';
import type { GameEvents, MapEvents, VueListeners } from './listeners.js';

export * from '../types/elements/cellophane_map.js';

declare module 'vue' {
  interface GlobalComponents {
    'cellophane-map': DefineComponent<CellophaneMapAttributes & VueListeners<MapEvents>>;
    /** Defined by `import 'cellophane/game'`. */
    'cellophane-game': DefineComponent<CellophaneGameAttributes & VueListeners<GameEvents>>;
  }
}
