import { CellophaneError, loadCellophane } from '../cellophane.mjs';
import { EngineShelf } from '../releases/engine_shelf.mjs';
import { versionsOfEngine } from '../releases/versions.mjs';
import { BatchService } from './batch_service.mjs';

/** Milliseconds of digging between two progress messages. */
const betweenSigns = 200;

/** The forms of a level besides its JSON, with the method of Level that makes each. */
const forms = {
  text: 'toText',
  ansi: 'toAnsi',
  svg: 'toSvg',
  drawnSvg: 'toDrawnSvg',
  png: 'toPng',
  tiled: 'toTiled',
  tilesetImage: 'tilesetImage',
  universalVtt: 'toUniversalVtt',
  tabletop: 'toTabletop',
  key: 'toKey',
  colors: 'colors',
};

const optionless = new Set(['text', 'ansi', 'tilesetImage']);

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
  if (wanted === true) return level[forms[name]]();
  if (optionless.has(name)) throw badForm(name, 'true, for it has no options');
  if (typeof wanted !== 'object' || wanted === null) throw badForm(name, 'true, or its options');
  return level[forms[name]](wanted);
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

  async generate({ options, forms: wanted }) {
    if (typeof wanted !== 'object' || wanted === null)
      throw new CellophaneError('bad-argument', `forms is ${shown(wanted)}; allowed: an object with names of forms.`);
    if (options?.stages)
      throw new CellophaneError(
        'bad-argument',
        'stages is true; allowed: false, for a worker does not tell how a level was dug.',
      );
    const level = (await this.#loaded()).generate(options);
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

  async search({ search, options }) {
    const engine = await this.#loaded();
    const run = { isStopped: false, levels: 0, since: performance.now() };
    const hits = engine.search({ ...options, watch: () => this.#watch(search, run) });
    this.#searches.set(search, Object.assign(run, { hits: hits[Symbol.asyncIterator]() }));
  }

  async next({ search }) {
    const run = this.#searches.get(search);
    if (!run)
      throw new CellophaneError('internal-error', 'The search ended with another request, by a fault of the engine.');
    const { done, value } = await run.hits.next();
    if (done) this.#tell(search, run);
    return { done, value };
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

function told(error) {
  if (error instanceof CellophaneError) return { code: error.code, message: error.message, column: error.column };
  if (error instanceof Stopped) return { code: 'disposed', message: error.message };
  return { code: 'internal-error', message: `The engine failed by a fault of its own: ${error?.message ?? error}.` };
}
