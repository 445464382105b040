/** `import 'cellophane/vue'`: the element, typed for templates of Vue 3. Vue has to be told that it is an element:
 *  `compilerOptions.isCustomElement: (tag) => tag === 'cellophane-map'`. */

import type { DefineComponent } from 'vue';
import type { CellophaneMapAttributes, ErrorDetail, ReadyDetail } from '../map/types/embed/cellophane_map.js';

export * from '../map/types/embed/cellophane_map.js';

declare module 'vue' {
  interface GlobalComponents {
    'cellophane-map': DefineComponent<
      CellophaneMapAttributes & {
        onCellophaneReady?: (event: CustomEvent<ReadyDetail>) => void;
        onCellophaneError?: (event: CustomEvent<ErrorDetail>) => void;
      }
    >;
  }
}
