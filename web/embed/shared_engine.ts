import { CellophaneError, loadCellophane, type Engine, type LoadOptions } from 'cellophane-levels';
import type * as DigPart from './dig/dig_part';
import { quoted } from './map_request';

function addressOf(wasm: string): URL {
  try {
    if (wasm.trim() !== '') return new URL(wasm, document.baseURI);
  } catch { /* It is none. */ }
  throw new CellophaneError('bad-argument', `wasm is ${quoted(wasm)}; allowed: the address of cellophane.wasm.`);
}

/** One engine for each address its wasm may come from, by default the one beside this script. An engine that failed to
    load is tried anew the next time. */
function shared(load: (options?: LoadOptions) => Promise<Engine>): (wasm?: string) => Promise<Engine> {
  const engines = new Map<string, Promise<Engine>>();
  return async (wasm) => {
    const address = wasm === undefined ? undefined : addressOf(wasm);
    const name = address?.href ?? '';
    let engine = engines.get(name);
    if (!engine) {
      engine = load(address && { wasm: address });
      engine.catch(() => engines.delete(name));
      engines.set(name, engine);
    }
    return engine;
  };
}

/** The engine of all maps that take their wasm from the same address. */
export const sharedEngine = shared(loadCellophane);

export const digPart = (): Promise<typeof DigPart> => import('./dig/dig_part');

/** The same for digs, whose engine has more to tell. */
export const sharedDigEngine = shared(async (options) => (await digPart()).loadCellophane(options));

let last: Promise<unknown> = Promise.resolve();

/** Digging several maps at once would freeze the page for as long as they all take: one after the other, with a
    breath between. */
export function inTurn<T>(work: () => T): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined).then(() => new Promise((resolve) => { setTimeout(resolve); }));
  return mine;
}
