/** Listeners to the events of the elements, as the frameworks name them. */

import type { GameEvents, MapEvents } from '../types/elements/element_events.js';

export type { GameEvents, MapEvents };

/** `Prefix` stands before the name of the event: `oncellophane-ready`, `on:cellophane-ready`. */
export type Listeners<Events, Prefix extends string = 'on'> = {
  [Name in keyof Events & string as `${Prefix}${Name}`]?: (event: Events[Name]) => void;
};

/** As Vue names them: `onCellophaneReady`. */
export type VueListeners<Events> = {
  [Name in keyof Events & string as `on${InPascalCase<Name>}`]?: (event: Events[Name]) => void;
};

/** `CellophaneReady` of `cellophane-ready`. */
type InPascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${InPascalCase<Rest>}`
  : Capitalize<Name>;
