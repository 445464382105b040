/** `import 'cellophane/svelte'`: the element, typed for Svelte 4 and 5. */

import type { HTMLAttributes } from 'svelte/elements';
import type {
  CellophaneMap,
  CellophaneMapAttributes,
  ErrorDetail,
  ReadyDetail,
} from '../map/types/embed/cellophane_map.js';

export * from '../map/types/embed/cellophane_map.js';

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    'cellophane-map': HTMLAttributes<CellophaneMap> &
      CellophaneMapAttributes & {
        'oncellophane-ready'?: (event: CustomEvent<ReadyDetail>) => void;
        'oncellophane-error'?: (event: CustomEvent<ErrorDetail>) => void;
        'on:cellophane-ready'?: (event: CustomEvent<ReadyDetail>) => void;
        'on:cellophane-error'?: (event: CustomEvent<ErrorDetail>) => void;
      };
  }
}
