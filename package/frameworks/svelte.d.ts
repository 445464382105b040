/** `import 'cellophane/svelte'`: the element, typed for Svelte 4 and 5. */

import type { HTMLAttributes } from 'svelte/elements';
import type {
  CellDetail,
  CellophaneMap,
  CellophaneMapAttributes,
  ErrorDetail,
  ReadyDetail,
} from '../types/elements/cellophane_map.js';

export * from '../types/elements/cellophane_map.js';

import type {
  CellophaneGame,
  CellophaneGameAttributes,
  DepthDetail,
  GameErrorDetail,
  GameReadyDetail,
  OverDetail,
  ResultDetail,
} from '../types/elements/cellophane_game.js';

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    'cellophane-map': HTMLAttributes<CellophaneMap> &
      CellophaneMapAttributes & {
        'oncellophane-ready'?: (event: CustomEvent<ReadyDetail>) => void;
        'oncellophane-error'?: (event: CustomEvent<ErrorDetail>) => void;
        'oncellophane-cell'?: (event: CustomEvent<CellDetail>) => void;
        'on:cellophane-ready'?: (event: CustomEvent<ReadyDetail>) => void;
        'on:cellophane-error'?: (event: CustomEvent<ErrorDetail>) => void;
        'on:cellophane-cell'?: (event: CustomEvent<CellDetail>) => void;
      };
    /** Defined by `import 'cellophane/game'`. */
    'cellophane-game': Omit<HTMLAttributes<CellophaneGame>, 'ondepth' | 'onover' | 'onresult'> &
      CellophaneGameAttributes & {
        'oncellophane-ready'?: (event: CustomEvent<GameReadyDetail>) => void;
        'oncellophane-error'?: (event: CustomEvent<GameErrorDetail>) => void;
        'oncellophane-depth'?: (event: CustomEvent<DepthDetail>) => void;
        ondepth?: (event: CustomEvent<DepthDetail>) => void;
        'oncellophane-over'?: (event: CustomEvent<OverDetail>) => void;
        onover?: (event: CustomEvent<OverDetail>) => void;
        'oncellophane-result'?: (event: CustomEvent<ResultDetail>) => void;
        onresult?: (event: CustomEvent<ResultDetail>) => void;
      };
  }
}
