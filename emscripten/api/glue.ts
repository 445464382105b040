// What stands in front of the bundle: Emscripten's glue, to which it is appended, and the engine's mark (bundle.mjs).

import type { WholeCore } from './core';

/** The settings that CMakeLists.txt allows (INCOMING_MODULE_JS_API). */
export interface CoreSettings {
  instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object;
  locateFile(name: string): string;
  printErr(): void;
  onAbort(reason: unknown): never;
}

declare const createCellophaneCore: (settings: CoreSettings) => Promise<WholeCore>;
declare const engineMark: string;

/** Starts the core. Typed as that of the whole engine: other engines call only what theirs has. */
export const startCore = (settings: CoreSettings): Promise<WholeCore> => createCellophaneCore(settings);

/** The name of the engine and its version; the .wasm carries the same. */
export const ownMark = engineMark;

/** The .wasm in the npm package. */
export const packagedWasm = ownMark.startsWith('whole ') ? 'cellophane.wasm' : 'levels/cellophane.wasm';
