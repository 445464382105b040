import type { loadCellophane, Engine } from 'cellophane';

/** The work that the first lines of the document have started (tell_early.js, ask_early.js); empty in development. */
interface Early {
  readonly engine?: Promise<WebAssembly.Module | undefined>;
  readonly prefetchWorker?: Worker;
  /** The prefetch worker's messages from before the page listened. */
  readonly heard: unknown[];
  /** Shows the page, which a timer does otherwise. */
  readonly unveil: () => void;
  /** Tells the reader in the waiting place that a part of the page could not be fetched. */
  readonly giveUp: () => void;
}

declare global {
  interface Window { early?: Partial<Early> }
}

export const early: Early = { heard: [], unveil() {}, giveUp() {}, ...window.early };

/** An engine from the module already compiled. After a failure it is loaded again, for the engine's own error. */
export async function loadEarly(load: typeof loadCellophane, compiled = early.engine): Promise<Engine> {
  const wasm = await compiled?.catch(() => undefined);
  return load(wasm && { wasm });
}

/** Lays the page out, so that it can be measured, though it may stay invisible yet. */
export function furnished(): void {
  document.documentElement.hidden = false;
}
