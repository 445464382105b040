// Catalogues of dungeons, and searches for dungeons.

const catalogNames = ['seeds', 'depth', 'style', 'where'];

function dungeonsFrom(core, options) {
  const style = styleFrom(core, options.style);
  return [...seedsFrom(core, options.seeds), style, ...depthsFrom(options.depth)];
}

function demandCondition(where) {
  const isCondition = typeof where === 'string' && where.trim() !== '';
  validate(isCondition, 'bad-where', 'where', where, 'a condition, as in docs/catalog.md');
}

/** The run, or the error thrown for it; the core's message about a condition begins with the column. */
function conditional(run) {
  if (run.code !== 'bad-where') return unwrap(run);
  const error = new CellophaneError(run.code, `where, ${run.message}.`);
  const [, column] = /^column (\d+)/.exec(run.message) ?? [];
  if (column) error.column = Number(column);
  throw error;
}

/** Catalogue rows from lines of JSON, one line a level. */
function rowsOf(text) {
  const levels = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return levels.flatMap(({ seed, depth, entries }) => entries.map((entry) => ({ seed, depth, ...entry })));
}

/** Milliseconds an asynchronous walk may block the page before it yields to the event loop. */
const longestHold = 20;
const yieldToMain = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A walk through dungeons; every iteration starts a new run. Async iteration yields to the event loop between
 *  levels. */
class Walk {
  #begin;
  #hitsOf;

  /** `begin` starts a run; `hitsOf` lists what one step of a run found, for most levels nothing. */
  constructor(begin, hitsOf) {
    this.#begin = () => conditional(begin());
    this.#hitsOf = hitsOf;
    // A trial run, so that a bad condition throws here and not at the first iteration.
    this.#begin().delete();
    Object.freeze(this);
  }

  *#steps() {
    const run = this.#begin();
    try {
      while (!run.done()) {
        const step = run.next();
        if (step.code) throw new CellophaneError(step.code, step.message);
        yield this.#hitsOf(step);
      }
    } finally {
      run.delete();
    }
  }

  *[Symbol.iterator]() {
    for (const hits of this.#steps()) yield* hits;
  }

  async *[Symbol.asyncIterator]() {
    let since = performance.now();
    for (const hits of this.#steps()) {
      yield* hits;
      if (performance.now() - since < longestHold) continue;
      await yieldToMain();
      since = performance.now();
    }
  }
}

/** The rows of the native program's catalogue, dug as they are asked for. */
class Catalog extends Walk {
  constructor(core, options) {
    checkNames(options, catalogNames, 'bad-argument', 'the catalog options');
    const dungeons = dungeonsFrom(core, options);
    if (options.where !== undefined) demandCondition(options.where);
    super(
      () => core.newCatalog(...dungeons, options.where ?? ''),
      ({ text }) => rowsOf(text),
    );
  }
}

/** The dungeons that meet a condition, each with the entries that decided it. */
class Search extends Walk {
  constructor(core, options) {
    checkNames(options, [...catalogNames, 'watch'], 'bad-argument', 'the search options');
    const { where, watch = () => {} } = options;
    const dungeons = dungeonsFrom(core, options);
    demandCondition(where);
    validate(typeof watch === 'function', 'bad-argument', 'watch', watch, 'a function');
    super(
      () => core.newSearch(...dungeons, where),
      ({ seed, text }) => {
        watch();
        return seed === undefined ? [] : [{ seed, found: rowsOf(text) }];
      },
    );
  }
}
