import { CellophaneError } from '../cellophane.mjs';
import { demand, isObject, reading } from './demand.mjs';

/** Key of the method by which other files of this folder ask a worker. */
export const ask = Symbol('ask');

const disposed = () =>
  new CellophaneError('disposed', 'This worker has been disposed of; open another with openWorker().');
const failed = (reason) => new CellophaneError('worker-failed', `The worker stopped: ${reason}.`);

/** A bundle that is no ES module has an empty import.meta.url, and some runtimes have no threads. */
const unstarted = (cause) =>
  new CellophaneError(
    'worker-failed',
    `The worker could not be started (${cause?.message ?? cause}): it needs a runtime with workers, and where it is ` +
      'bundled an ES module with its thread as a file beside it. Without, take loadCellophane() from the package itself.',
    { cause },
  );

const catalogNames = ['seeds', 'depth', 'style', 'variant', 'width', 'height', 'tune', 'where', 'watch', 'signal'];
/** The names of options, by the kind of walk through dungeons. */
const walkNames = {
  search: [...catalogNames, 'score'],
  catalog: catalogNames,
  layouts: catalogNames,
  stream: [...catalogNames.filter((name) => name !== 'where'), 'grid', 'layers'],
};
function walkOptionsFrom(kind, options) {
  demand(isObject(options), `the ${kind} options`, options, 'an object');
  const names = walkNames[kind];
  for (const name of Object.keys(options))
    demand(names.includes(name), `a name in the ${kind} options`, name, names.join(', '));
  const { signal, watch } = options;
  demand(signal === undefined || signal instanceof AbortSignal, 'signal', signal, 'an AbortSignal');
  demand(watch === undefined || typeof watch === 'function', 'watch', watch, 'a function');
  return { ...options };
}

function watchFrom(how) {
  demand(isObject(how), 'the options of the digging', how, 'an object with watch');
  for (const name of Object.keys(how)) demand(name === 'watch', 'a name in the options of the digging', name, 'watch');
  const { watch } = how;
  demand(watch === undefined || typeof watch === 'function', 'watch', watch, 'a function');
  return { watch };
}

/** An error of the worker, as a CellophaneError of this thread. */
function revived({ code, message, column }) {
  const error = new CellophaneError(code, message);
  if (column !== undefined) error.column = column;
  return error;
}

/** Settles as `promise` does, unless the signal comes first. */
function abortable(promise, signal) {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** An error thrown by `watch` ends what is watched with that error, and does not reach the message listener. */
const endingWith = (end, watch) => (levels, all) => {
  try {
    watch(levels, all);
  } catch (error) {
    end.abort(error);
  }
};

/** An engine in a thread of its own. */
export class EngineWorker {
  #channel;
  #waiting = new Map();
  #watchers = new Map();
  #last = 0;
  #grave = null;

  /** Starts the thread; resolves once its engine is loaded. */
  static async open(begin, wasm, releases) {
    const worker = new EngineWorker();
    try {
      worker.#channel = begin({
        onMessage: (message) => worker.#hear(message),
        onFailure: (reason) => worker.#end(failed(reason)),
      });
    } catch (cause) {
      throw unstarted(cause);
    }
    try {
      const { version, dungeonVersion } = await worker.#ask('open', { wasm, releases });
      Object.assign(worker, { version, dungeonVersion });
    } catch (error) {
      worker.dispose();
      throw error;
    }
    return Object.freeze(worker);
  }

  async generate(options, forms = {}, how = {}) {
    const { watch } = reading('the options of the digging', () => watchFrom(how));
    if (!watch) return this.#ask('generate', { options, forms });
    const search = ++this.#last;
    const end = new AbortController();
    this.#watchers.set(search, endingWith(end, watch));
    try {
      return await abortable(this.#ask('generate', { options, forms, search }), end.signal);
    } finally {
      this.#watchers.delete(search);
    }
  }
  searchNames() {
    return this.#ask('searchNames');
  }
  verifyRecording(file) {
    return this.#ask('verify', { file });
  }
  rankRecordings(recordings) {
    return this.#call('rankRecordings', recordings);
  }
  rankingText(recordings, format) {
    return this.#call('rankingText', recordings, format);
  }
  resultCard(file, options = {}) {
    return this.#call('resultCard', file, options);
  }
  dailyCalendar(runs, now, variant) {
    return this.#call('dailyCalendar', runs, now, variant);
  }
  dailyDates(seeds, now) {
    return this.#call('dailyDates', seeds, now);
  }

  search(options) {
    return this.#walk('search', options);
  }
  catalog(options) {
    return this.#walk('catalog', options);
  }
  layouts(options) {
    return this.#walk('layouts', options);
  }
  stream(options) {
    return this.#walk('stream', options);
  }

  async *#walk(kind, options) {
    const { signal, watch, ...wanted } = reading(`the ${kind} options`, () => walkOptionsFrom(kind, options));
    signal?.throwIfAborted();
    const search = ++this.#last;
    const end = new AbortController();
    const abort = () => end.abort(signal.reason);
    signal?.addEventListener('abort', abort, { once: true });
    if (watch) this.#watchers.set(search, endingWith(end, watch));
    try {
      await this.#ask('walk', { search, kind, options: wanted });
      while (true) {
        end.signal.throwIfAborted();
        const { done, values } = await abortable(this.#ask('next', { search }), end.signal);
        for (const value of values) {
          end.signal.throwIfAborted();
          yield value;
        }
        if (done) return;
      }
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#watchers.delete(search);
      if (!this.#grave) this.#channel.post({ type: 'stop', search });
    }
  }

  dispose() {
    this.#end(disposed());
  }

  /** Whether it is a worker, and no proxy or imitation of one. */
  static isOwn(value) {
    return typeof value === 'object' && value !== null && #channel in value;
  }

  /** A method of the engine that takes and gives plain values. */
  #call(method, ...given) {
    return this.#ask('call', { method, given });
  }

  [ask](type, content) {
    return this.#ask(type, content);
  }
  #ask(type, content) {
    if (this.#grave) return Promise.reject(this.#grave);
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      try {
        this.#channel.post({ id, type, ...content });
      } catch (cause) {
        reject(
          new CellophaneError('bad-argument', `What was asked cannot be sent to a worker: ${cause.message}`, { cause }),
        );
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#channel.hold(true);
    });
  }

  #hear({ id, answer, error, search, levels, all }) {
    if (search !== undefined) {
      this.#watchers.get(search)?.(levels, all);
      return;
    }
    const { resolve, reject } = this.#waiting.get(id) ?? {};
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#channel.hold(false);
    if (!error) resolve?.(answer);
    else reject?.(revived(error));
  }

  #end(reason) {
    if (this.#grave) return;
    this.#grave = reason;
    this.#channel.end();
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
    this.#watchers.clear();
  }
}

/** Methods taken off their worker, as after `const { generate } = worker`, say so. */
function guardMethods({ prototype }) {
  for (const name of Object.getOwnPropertyNames(prototype)) {
    if (name === 'constructor') continue;
    const act = prototype[name];
    const guarded = {
      [name](...given) {
        if (!EngineWorker.isOwn(this))
          throw new CellophaneError(
            'bad-argument',
            `${name} was used without its worker: call it on the worker, as in the documentation.`,
          );
        return Reflect.apply(act, this, given);
      },
    };
    Object.defineProperty(prototype, name, { value: guarded[name], writable: true, configurable: true });
  }
}
guardMethods(EngineWorker);

if (Symbol.dispose) {
  const { prototype } = EngineWorker;
  Object.defineProperty(prototype, Symbol.dispose, { value: prototype.dispose, writable: true, configurable: true });
}

/** What the option `releases` names, as a list: addresses of folders v, with a slash at their ends; in Node folders too. */
function placesFrom(releases, addressOf) {
  if (releases === undefined) return undefined;
  const allowed = 'the address of the folder v of a site, in Node also a folder; or a list of them';
  const list = Array.isArray(releases) ? releases : [releases];
  return list.map((place) => {
    demand((typeof place === 'string' && place !== '') || place instanceof URL, 'releases', place, allowed);
    try {
      return addressOf(place).replace(/([^/])$/, '$1/');
    } catch {
      return demand(false, 'releases', String(place), allowed);
    }
  });
}

/** `begin` starts a thread and returns a channel to it; `addressOf` makes addresses absolute, for the base of the
 *  thread differs from the caller's. */
export async function openWith(begin, options, addressOf) {
  const { wasm, places } = reading('the worker options', () => workerOptionsFrom(options, addressOf));
  return EngineWorker.open(begin, wasm, places);
}

function workerOptionsFrom(options, addressOf) {
  demand(isObject(options), 'the worker options', options, 'an object with wasm, releases');
  for (const name of Object.keys(options))
    demand(['wasm', 'releases'].includes(name), 'a name in the worker options', name, 'wasm, releases');
  const { wasm, releases } = options;
  const isBytes = wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm);
  const isAddress = typeof wasm === 'string' || wasm instanceof URL;
  demand(wasm === undefined || isBytes || isAddress, 'wasm', wasm, 'a URL, or the bytes');
  let address = wasm;
  if (isAddress)
    try {
      address = addressOf(wasm);
    } catch {
      demand(false, 'wasm', String(wasm), 'an address, whole where there is no page it could be relative to');
    }
  return { wasm: address, places: placesFrom(releases, addressOf) };
}
