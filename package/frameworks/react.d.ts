/** `import 'cellophane/react'`: the element, typed for JSX in React 18 and 19. */

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
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

type GameProps = DetailedHTMLProps<HTMLAttributes<CellophaneGame>, CellophaneGame> &
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

type MapProps = DetailedHTMLProps<HTMLAttributes<CellophaneMap>, CellophaneMap> &
  CellophaneMapAttributes & {
    /** React 19 listens to events of elements by such properties; in React 18 take a `ref` and addEventListener. */
    'oncellophane-ready'?: (event: CustomEvent<ReadyDetail>) => void;
    'oncellophane-error'?: (event: CustomEvent<ErrorDetail>) => void;
    'oncellophane-cell'?: (event: CustomEvent<CellDetail>) => void;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cellophane-map': MapProps;
      /** Defined by `import 'cellophane/game'`. */
      'cellophane-game': GameProps;
    }
  }
}
