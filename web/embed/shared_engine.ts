import { CellophaneError, loadCellophane, type Engine, type LoadOptions } from 'cellophane-levels';
import type * as DigPart from './dig/dig_part';
import { quoted } from './map_request';

/** The address of a wasm, as somebody has named it or its neighbour: those of maps and of digs lie in one folder. What
    is called otherwise is taken as it is. */
function addressOf(wasm: string, file: string): URL {
  try {
    if (wasm.trim() !== '') {
      const address = new URL(wasm, document.baseURI);
      address.pathname = address.pathname.replace(/(^|\/)cellophane(-dig)?\.wasm$/, `$1${file}`);
      return address;
    }
  } catch { /* It is none. */ }
  throw new CellophaneError('bad-argument', `wasm is ${quoted(wasm)}; allowed: the address of ${file}.`);
}

/** One engine for each address its wasm may come from, by default the one beside this script. An engine that failed to
    load is tried anew the next time. */
function shared(file: string, load: (options?: LoadOptions) => Promise<Engine>): (wasm?: string) => Promise<Engine> {
  const engines = new Map<string, Promise<Engine>>();
  return async (wasm) => {
    const address = wasm === undefined ? undefined : addressOf(wasm, file);
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
export const sharedEngine = shared('cellophane.wasm', loadCellophane);

export const digPart = (): Promise<typeof DigPart> => import('./dig/dig_part');

/** The same for digs, whose engine has more to tell. */
export const sharedDigEngine = shared('cellophane-dig.wasm', async (options) => (await digPart()).loadCellophane(options));

let last: Promise<unknown> = Promise.resolve();

/** Digging several maps at once would freeze the page for as long as they all take: one after the other, with a
    breath between. */
export function inTurn<T>(work: () => T): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined).then(() => new Promise((resolve) => { setTimeout(resolve); }));
  return mine;
}
