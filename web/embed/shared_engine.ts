import { loadCellophane, type Engine } from 'cellophane-levels';

const engines = new Map<string, Promise<Engine>>();

/** The engine of all maps that take their wasm from the same address, by default the one beside this script. An
    engine that failed to load is tried anew the next time. */
export function sharedEngine(wasm?: string): Promise<Engine> {
  const name = wasm ?? '';
  let engine = engines.get(name);
  if (!engine) {
    engine = loadCellophane(wasm === undefined ? {} : { wasm: new URL(wasm, document.baseURI) });
    engine.catch(() => engines.delete(name));
    engines.set(name, engine);
  }
  return engine;
}

let last: Promise<unknown> = Promise.resolve();

/** Digging several maps at once would freeze the page for as long as they all take: one after the other, with a
    breath between. */
export function inTurn<T>(work: () => T): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined).then(() => new Promise((resolve) => { setTimeout(resolve); }));
  return mine;
}
