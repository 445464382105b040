// The engine of the page, in two files (split_engine.mjs): everything of cellophane.d.ts that is about games.

import type { Engine, LoadOptions } from './cellophane';

export * from './cellophane';

/** `rest` is for the other file what `wasm` is for the first. */
export function loadCellophane(options?: LoadOptions & { rest?: LoadOptions['wasm'] }): Promise<Engine>;

/** An engine from the first file alone, which draws the first screen of a title or of a new game and is then done with.
    After an error, when it has needed a function of the other file, it must not be used any more. */
export function loadFirstPart(options?: LoadOptions): Promise<Engine>;
