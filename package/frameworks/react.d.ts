/** `import 'cellophane/react'`: the elements, typed for JSX in React 18 and 19. React 19 listens to their events by
 *  properties such as `oncellophane-ready`; in React 18 take a `ref` and addEventListener. */

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CellophaneGame, CellophaneGameAttributes } from '../types/elements/cellophane_game.js';
import type { CellophaneMap, CellophaneMapAttributes } from '../types/elements/cellophane_map.js';
import type { GameEvents, Listeners, MapEvents } from './listeners.js';

export * from '../types/elements/cellophane_map.js';

type Props<Element, Attributes, Events> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Attributes &
  Listeners<Events>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cellophane-map': Props<CellophaneMap, CellophaneMapAttributes, MapEvents>;
      /** Defined by `import 'cellophane/game'`. */
      'cellophane-game': Props<CellophaneGame, CellophaneGameAttributes, GameEvents>;
    }
  }
}
