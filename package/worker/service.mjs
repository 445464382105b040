import { CellophaneError, loadCellophane } from '../cellophane.mjs';
import { EngineShelf } from '../releases/engine_shelf.mjs';
import { versionsOfEngine } from '../releases/versions.mjs';
import { BatchService } from './batch_service.mjs';

/** Milliseconds of digging between two progress messages. */
const betweenSigns = 200;

/** Milliseconds of digging whose rows go into one message, and how long one more row is waited for. */
const longestChunk = 20;
const patience = 5;

const byMethod = (method) => (level, options) => (options === undefined ? level[method]() : level[method](options));

/** The forms of a level besides its JSON, and what makes each of a level and its options. */
const forms = {
  text: byMethod('toText'),
  ansi: byMethod('toAnsi'),
  svg: byMethod('toSvg'),
  drawnSvg: byMethod('toDrawnSvg'),
  drawnPng: byMethod('toDrawnPng'),
  png: byMethod('toPng'),
  tiled: byMethod('toTiled'),
  tilesetImage: byMethod('tilesetImage'),
  universalVtt: byMethod('toUniversalVtt'),
  tabletop: byMethod('toTabletop'),
  key: byMethod('toKey'),
  colors: byMethod('colors'),
  // The JSON of a level has a list of rooms already, with less in it.
  plan: (level) => ({ rooms: level.rooms, corridors: level.corridors, doors: level.doors }),
  masks: (level, names) => {
    if (!Array.isArray(names)) throw badForm('masks', "a list of names, as in ['walkable']");
    return Object.fromEntries(names.map((name) => [name, level.mask(name)]));
  },
};

const optionless = new Set(['text', 'ansi', 'tilesetImage', 'plan']);

/** The walks through many dungeons, and whether their values go in chunks. */
const walks = {
  search: { isChunked: false },
  catalog: { isChunked: true },
  layouts: { isChunked: true },
  stream: { isChunked: false },
};

class Stopped extends Error {}

function badForm(name, allowed) {
  return new CellophaneError('bad-argument', `The form "${name}" cannot be made so; allowed: ${allowed}.`);
}

/** A value that is no object, for a sentence; JSON has no form for some. */
const shown = (value) => (typeof value === 'string' ? JSON.stringify(value) : String(value));

/** Errors after which the memory of compiled code cannot be trusted. */
const isFault = (error) =>
  error instanceof WebAssembly.RuntimeError || ['out-of-memory', 'internal-error'].includes(error?.code);

function made(level, name, wanted) {
  if (!Object.hasOwn(forms, name)) throw badForm(name, Object.keys(forms).join(', '));
  if (wanted === true) return forms[name](level);
  if (optionless.has(name)) throw badForm(name, 'true, for it has no options');
  if (typeof wanted !== 'object' || wanted === null) throw badForm(name, 'true, or its options');
  return forms[name](level, wanted);
}

/** Handles the requests of a thread's messages; `say` posts the answers. */
export class Service {
  #say;
  #placeAt;
  #wasm;
  /** Where earlier releases are; undefined: nowhere. */
  #releases;
  /** Null after a fault: the next request gets a fresh one. */
  #engine = null;
  #shelf = null;
  #searches = new Map();
  #batches = new BatchService();

  /** `placeAt` makes of what the option `releases` names a place of releases. */
  constructor(say, placeAt) {
    this.#say = say;
    this.#placeAt = placeAt;
  }

  async hear({ id, type, ...content }) {
    if (type === 'stop') {
      this.#stop(content.search);
      return;
    }
    try {
      const answer = await this[type](content);
      const arrays = type === 'stepBatch' ? Object.values(answer) : [];
      this.#say(
        { id, answer },
        arrays.map(({ buffer }) => buffer),
      );
    } catch (error) {
      if (isFault(error)) {
        this.#engine = this.#shelf = null;
        this.#searches.clear();
        this.#batches.forgetAll();
      }
      this.#say({ id, error: told(error) });
    }
  }

  async open({ wasm, releases }) {
    this.#wasm = wasm;
    this.#releases = releases;
    const { version, dungeonVersion } = await this.#loaded();
    return { version, dungeonVersion };
  }

  async #loaded() {
    return (this.#engine ??= await loadCellophane(this.#wasm === undefined ? {} : { wasm: this.#wasm }));
  }

  /** `search`: what is watched, if the levels on the way down are to be told of. */
  async generate({ options, forms: wanted, search }) {
    if (typeof wanted !== 'object' || wanted === null)
      throw new CellophaneError('bad-argument', `forms is ${shown(wanted)}; allowed: an object with names of forms.`);
    if (options?.stages)
      throw new CellophaneError(
        'bad-argument',
        'stages is true; allowed: false, for a worker does not tell how a level was dug.',
      );
    const engine = await this.#loaded();
    const level =
      search === undefined
        ? engine.generate(options)
        : descended(engine, options, (levels, all) => this.#say({ search, levels, all }));
    try {
      const record = { ...level.toJSON(), hash: level.hash };
      for (const [name, how] of Object.entries(wanted))
        if (how !== false && how !== undefined) record[name] = made(level, name, how);
      return record;
    } finally {
      level.dispose();
    }
  }

  async searchNames() {
    return (await this.#loaded()).searchNames();
  }

  /** By the engine of the rules that the recording names, if releases were named. */
  async verify({ file }) {
    const engine = await this.#loaded();
    const isFile = file instanceof ArrayBuffer || ArrayBuffer.isView(file);
    if (this.#releases === undefined || !isFile) return engine.verifyRecording(file);
    this.#shelf ??= new EngineShelf({ engine, own: versionsOfEngine(engine), place: this.#placeAt(this.#releases) });
    const bytes = ArrayBuffer.isView(file)
      ? new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
      : new Uint8Array(file);
    return (await this.#shelf.verify(bytes)).result;
  }

  async newBatch({ batch, options }) {
    return this.#batches.begin(await this.#loaded(), batch, options);
  }
  stepBatch({ batch, actions, names }) {
    return this.#batches.step(batch, actions, names);
  }
  resetInBatch({ batch, number, seed }) {
    this.#batches.reset(batch, number, seed);
  }
  endBatch({ batch }) {
    this.#batches.end(batch);
  }

  async call({ method, given }) {
    return (await this.#loaded())[method](...given);
  }

  async walk({ search, kind, options }) {
    const engine = await this.#loaded();
    const run = { isStopped: false, levels: 0, since: performance.now(), pending: null, ...walks[kind] };
    const watch = () => this.#watch(search, run);
    const values = kind === 'stream' ? copies(engine.stream(options), watch) : engine[kind]({ ...options, watch });
    this.#searches.set(search, Object.assign(run, { hits: values[Symbol.asyncIterator]() }));
  }

  async next({ search }) {
    const run = this.#searches.get(search);
    if (!run)
      throw new CellophaneError('internal-error', 'The search ended with another request, by a fault of the engine.');
    const values = [];
    const since = performance.now();
    do {
      run.pending ??= run.hits.next();
      const come = await (values.length === 0 ? run.pending : soon(run.pending));
      if (come === null) break;
      run.pending = null;
      if (come.done) {
        this.#tell(search, run);
        return { done: true, values };
      }
      values.push(come.value);
    } while (run.isChunked && performance.now() - since < longestChunk);
    return { done: false, values };
  }

  #watch(search, run) {
    if (run.isStopped) throw new Stopped('The search was stopped.');
    ++run.levels;
    if (performance.now() - run.since > betweenSigns) this.#tell(search, run);
  }

  #tell(search, run) {
    this.#say({ search, levels: run.levels });
    run.levels = 0;
    run.since = performance.now();
  }

  #stop(search) {
    const run = this.#searches.get(search);
    if (!run) return;
    this.#searches.delete(search);
    run.isStopped = true;
    // Queues behind a step under way, which `#watch` ends by throwing.
    run.hits.return().catch(() => {});
  }
}

/** The level at the end of a descent, which equals the one that is dug at once. `tell` hears of each level on the way. */
function descended(engine, options, tell) {
  const all = options?.depth ?? 1;
  let last = null;
  try {
    for (const level of engine.descend({ ...options, depth: [1, all] })) {
      last?.dispose();
      last = level;
      tell(level.depth, all);
    }
    return last;
  } catch {
    last?.dispose();
    // What cannot be dug is refused in the words for a single level.
    return engine.generate(options);
  }
}

/** What a promise gives, or null if it takes long; it can be waited for again. */
function soon(promise) {
  promise.catch(() => {});
  return Promise.race([promise, new Promise((resolve) => setTimeout(resolve, patience, null))]);
}

/** The levels of a stream, each a value of its own. */
async function* copies(levels, watch) {
  for (const { seed, depth, width, height, stairs, layers } of levels) {
    watch();
    yield {
      seed,
      depth,
      width,
      height,
      stairs: { up: [...stairs.up], down: [...stairs.down] },
      layers: Object.fromEntries(Object.entries(layers).map(([name, cells]) => [name, cells.slice()])),
    };
  }
}

function told(error) {
  if (error instanceof CellophaneError) return { code: error.code, message: error.message, column: error.column };
  if (error instanceof Stopped) return { code: 'disposed', message: error.message };
  return { code: 'internal-error', message: `The engine failed by a fault of its own: ${error?.message ?? error}.` };
}
