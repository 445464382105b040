/** `import 'cellophane/solid'`: the element, typed for JSX of Solid. */

import type { JSX } from 'solid-js';
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

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'cellophane-map': HTMLAttributes<CellophaneMap> &
        CellophaneMapAttributes & {
          'on:cellophane-ready'?: (event: CustomEvent<ReadyDetail>) => void;
          'on:cellophane-error'?: (event: CustomEvent<ErrorDetail>) => void;
          'on:cellophane-cell'?: (event: CustomEvent<CellDetail>) => void;
        };
      /** Defined by `import 'cellophane/game'`. */
      'cellophane-game': HTMLAttributes<CellophaneGame> &
        CellophaneGameAttributes & {
          'on:cellophane-ready'?: (event: CustomEvent<GameReadyDetail>) => void;
          'on:cellophane-error'?: (event: CustomEvent<GameErrorDetail>) => void;
          'on:cellophane-depth'?: (event: CustomEvent<DepthDetail>) => void;
          'on:cellophane-over'?: (event: CustomEvent<OverDetail>) => void;
          'on:cellophane-result'?: (event: CustomEvent<ResultDetail>) => void;
        };
    }
  }
}
