/** `import 'cellophane/vue'`: the element, typed for templates of Vue 3. Vue has to be told that it is an element:
 *  `compilerOptions.isCustomElement: (tag) => tag.startsWith('cellophane-')`. */

import type { DefineComponent } from 'vue';
import type {
  CellDetail,
  CellophaneMapAttributes,
  ErrorDetail,
  ReadyDetail,
} from '../types/elements/cellophane_map.js';

export * from '../types/elements/cellophane_map.js';

import type {
  CellophaneGameAttributes,
  DepthDetail,
  GameErrorDetail,
  GameReadyDetail,
  OverDetail,
  ResultDetail,
} from '../types/elements/cellophane_game.js';

declare module 'vue' {
  interface GlobalComponents {
    'cellophane-map': DefineComponent<
      CellophaneMapAttributes & {
        onCellophaneReady?: (event: CustomEvent<ReadyDetail>) => void;
        onCellophaneError?: (event: CustomEvent<ErrorDetail>) => void;
        onCellophaneCell?: (event: CustomEvent<CellDetail>) => void;
      }
    >;
    /** Defined by `import 'cellophane/game'`. */
    'cellophane-game': DefineComponent<
      CellophaneGameAttributes & {
        onCellophaneReady?: (event: CustomEvent<GameReadyDetail>) => void;
        onCellophaneError?: (event: CustomEvent<GameErrorDetail>) => void;
        onCellophaneDepth?: (event: CustomEvent<DepthDetail>) => void;
        onDepth?: (event: CustomEvent<DepthDetail>) => void;
        onCellophaneOver?: (event: CustomEvent<OverDetail>) => void;
        onOver?: (event: CustomEvent<OverDetail>) => void;
        onCellophaneResult?: (event: CustomEvent<ResultDetail>) => void;
        onResult?: (event: CustomEvent<ResultDetail>) => void;
      }
    >;
  }
}
