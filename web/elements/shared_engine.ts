import { CellophaneError, loadCellophane, type Engine, type LoadOptions } from 'cellophane-levels';
import type * as DigPart from './dig/dig_part';
import { quoted } from './map_request';

/** The name of the wasm of digs, which the build says: the package has one wasm for maps and digs. */
declare const digWasmFile: string;

/** The address of `file`, given that of the wasm of maps or of digs, which lie in one folder. An address with another
    file name is used as it is. Throws 'bad-argument' if it is no address. */
function addressOf(wasm: string, file: string): URL {
  try {
    if (wasm.trim() !== '') {
      const address = new URL(wasm, (globalThis as { document?: Document }).document?.baseURI);
      address.pathname = address.pathname.replace(/(^|\/)cellophane(-dig)?\.wasm$/, `$1${file}`);
      return address;
    }
  } catch {
    /* Not an address. */
  }
  throw new CellophaneError('bad-argument', `wasm is ${quoted(wasm)}; allowed: the address of ${file}.`);
}

/** The whole address of the wasm of maps, of which a page names the file or its folder. */
export const wasmOfMaps = (wasm: string): string => addressOf(wasm, 'cellophane.wasm').href;

/** A loader of engines that are shared. */
interface Shared {
  (wasm?: string): Promise<Engine>;
  /** The engine, if it is loaded already. */
  loaded(wasm?: string): Engine | null;
}

/** A loader with one engine for each address of the wasm, by default the one beside this script. A failed load is tried
    again the next time. */
function shared(file: string, load: (options?: LoadOptions) => Promise<Engine>): Shared {
  const engines = new Map<string, Promise<Engine>>();
  const loaded = new Map<string, Engine>();
  const nameOf = (wasm?: string) => (wasm === undefined ? '' : addressOf(wasm, file).href);
  const get = async (wasm?: string): Promise<Engine> => {
    const name = nameOf(wasm);
    let engine = engines.get(name);
    if (!engine) {
      engine = load(name === '' ? undefined : { wasm: name });
      engines.set(name, engine);
      engine.then(
        (ready) => loaded.set(name, ready),
        () => engines.delete(name),
      );
    }
    return engine;
  };
  return Object.assign(get, { loaded: (wasm?: string) => loaded.get(nameOf(wasm)) ?? null });
}

/** The engine of all maps that take their wasm from the same address. */
export const sharedEngine = shared('cellophane.wasm', loadCellophane);

export const digPart = (): Promise<typeof DigPart> => import('./dig/dig_part');

/** The engine of all digs that take their wasm from the same address; it can record how it digs. */
export const sharedDigEngine = shared(digWasmFile, async (options) => (await digPart()).loadCellophane(options));

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
