import type { loadCellophane, Engine } from 'cellophane';

/** What the first lines of the document have begun (tell_early.js, ask_early.js); nothing in a page that is being developed. */
interface Early {
  readonly engine?: Promise<WebAssembly.Module | undefined>;
  readonly prefetchWorker?: Worker;
  /** What it has said before anybody listened. */
  readonly heard: unknown[];
  /** Lets the page be seen, which it will be after a while anyway. */
  readonly unveil: () => void;
  /** Says to whoever still waits that something could not be fetched. */
  readonly giveUp: () => void;
}

declare global {
  interface Window { early?: Partial<Early> }
}

export const early: Early = { heard: [], unveil() {}, giveUp() {}, ...window.early };

/** An engine from what is compiled already. Where that has failed it is tried anew, to hear what is wrong. */
export async function loadEarly(load: typeof loadCellophane, compiled = early.engine): Promise<Engine> {
  const wasm = await compiled?.catch(() => undefined);
  return load(wasm && { wasm });
}

/** The page has made something of itself that can be measured, though it need not be seen yet. */
export function furnished(): void {
  document.documentElement.hidden = false;
}
