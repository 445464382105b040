import type { loadCellophane, Engine } from 'cellophane';

/** What the document's inline scripts (load_failure.js, preload.js) have started; empty in development. */
export interface Preloaded {
  readonly engine?: Promise<WebAssembly.Module | undefined>;
  /** The other file of an engine that comes in two. */
  readonly rest?: Promise<WebAssembly.Module | undefined>;
  readonly prefetchWorker?: Worker;
  /** The prefetch worker's messages from before the page listened. */
  readonly messages: unknown[];
  /** Shows the page, unless a timer already has. */
  readonly show: () => void;
  /** Tells the reader in the waiting place that a part of the page could not be fetched. */
  readonly reportMissing: () => void;
  /** Puts a button below the words of the waiting place that loads the page again. */
  readonly offerAgain: () => void;
}

declare global {
  interface Window {
    preloaded?: Partial<Preloaded>;
  }
}

export const readPreloaded = (): Preloaded => ({
  messages: [],
  show() {},
  reportMissing() {},
  offerAgain() {},
  ...window.preloaded,
});

/** An engine from the module already compiled. After a failure it is loaded again, for the engine's own error. */
export async function loadPreloaded(
  load: typeof loadCellophane,
  compiled: Promise<WebAssembly.Module | undefined> | undefined,
): Promise<Engine> {
  const wasm = await compiled?.catch(() => undefined);
  return load(wasm && { wasm });
}
