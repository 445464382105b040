import { CellophaneError, loadCellophane } from '../cellophane.mjs';

/** Milliseconds of digging between two progress messages. */
const betweenSigns = 200;

/** The forms of a level besides its JSON, with the method of Level that makes each. */
const forms = {
  text: 'toText',
  ansi: 'toAnsi',
  svg: 'toSvg',
  png: 'toPng',
  tiled: 'toTiled',
  tilesetImage: 'tilesetImage',
  universalVtt: 'toUniversalVtt',
  colors: 'colors',
};

const optionless = new Set(['text', 'ansi', 'tilesetImage']);

class Stopped extends Error {}

function badForm(name, allowed) {
  return new CellophaneError(
    'bad-argument',
    `The form ${JSON.stringify(name)} cannot be made so; allowed: ${allowed}.`,
  );
}

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
  #engine = null;
  #searches = new Map();

  constructor(say) {
    this.#say = say;
  }

  async hear({ id, type, ...content }) {
    if (type === 'stop') {
      this.#stop(content.search);
      return;
    }
    try {
      this.#say({ id, answer: await this[type](content) });
    } catch (error) {
      this.#say({ id, error: told(error) });
    }
  }

  async open({ wasm }) {
    this.#engine = await loadCellophane(wasm === undefined ? {} : { wasm });
    const { version, dungeonVersion } = this.#engine;
    return { version, dungeonVersion };
  }

  generate({ options, forms: wanted }) {
    if (typeof wanted !== 'object' || wanted === null) throw badForm(wanted, 'an object with names of forms');
    if (options?.stages)
      throw new CellophaneError(
        'bad-argument',
        'stages is true; allowed: false, for a worker does not tell how a level was dug.',
      );
    const level = this.#engine.generate(options);
    try {
      const record = { ...level.toJSON(), hash: level.hash };
      for (const [name, how] of Object.entries(wanted))
        if (how !== false && how !== undefined) record[name] = made(level, name, how);
      return record;
    } finally {
      level.dispose();
    }
  }

  searchNames() {
    return this.#engine.searchNames();
  }

  search({ search, options }) {
    const run = { isStopped: false, levels: 0, since: performance.now() };
    const hits = this.#engine.search({ ...options, watch: () => this.#watch(search, run) });
    this.#searches.set(search, Object.assign(run, { hits: hits[Symbol.asyncIterator]() }));
  }

  async next({ search }) {
    const run = this.#searches.get(search);
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
  return { code: 'worker-failed', message: `The worker stopped: ${error?.message ?? error}.` };
}
