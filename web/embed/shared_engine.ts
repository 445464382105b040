import { CellophaneError, loadCellophane, type Engine, type LoadOptions } from 'cellophane-levels';
import type * as DigPart from './dig/dig_part';
import { quoted } from './map_request';

/** The address of `file`, given that of the wasm of maps or of digs, which lie in one folder. An address with another
    file name is used as it is. Throws 'bad-argument' if it is no address. */
function addressOf(wasm: string, file: string): URL {
  try {
    if (wasm.trim() !== '') {
      const address = new URL(wasm, document.baseURI);
      address.pathname = address.pathname.replace(/(^|\/)cellophane(-dig)?\.wasm$/, `$1${file}`);
      return address;
    }
  } catch {
    /* Not an address. */
  }
  throw new CellophaneError('bad-argument', `wasm is ${quoted(wasm)}; allowed: the address of ${file}.`);
}

/** A loader with one engine for each address of the wasm, by default the one beside this script. A failed load is tried
    again the next time. */
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

/** The engine of all digs that take their wasm from the same address; it can record how it digs. */
export const sharedDigEngine = shared('cellophane-dig.wasm', async (options) =>
  (await digPart()).loadCellophane(options),
);

let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one after the other, and yields to the event loop between them: digging several maps at once would freeze
    the page until all are done. */
export function inTurn<T>(work: () => T): Promise<T> {
  const mine = last.then(work);
  last = mine
    .catch(() => undefined)
    .then(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve);
        }),
    );
  return mine;
}
