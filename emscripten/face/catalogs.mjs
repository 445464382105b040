// What lies in dungeons, and which dungeons something lies in.

const catalogNames = ['seeds', 'depth', 'style', 'where'];

function dungeonsFrom(core, options) {
  const style = styleFrom(core, options.style);
  return [...seedsFrom(core, options.seeds), style, ...depthsFrom(options.depth)];
}

function demandCondition(where) {
  const isCondition = typeof where === 'string' && where.trim() !== '';
  validate(isCondition, 'bad-where', 'where', where, 'a condition, as in docs/catalog.md');
}

/** A walk through dungeons, unless its condition could not be read: messages begin with the column. */
function conditional(run) {
  if (run.code !== 'bad-where') return unwrap(run);
  const error = new CellophaneError(run.code, `where, ${run.message}.`);
  const [, column] = /^column (\d+)/.exec(run.message) ?? [];
  if (column) error.column = Number(column);
  throw error;
}

/** Lines of JSON, one a level, as rows. */
function rowsOf(text) {
  const levels = text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  return levels.flatMap(({ seed, depth, entries }) => entries.map((entry) => ({ seed, depth, ...entry })));
}

/** How long somebody who looks through dungeons may keep the page from doing anything else, in milliseconds. */
const longestHold = 20;
const yieldToMain = () => new Promise((resolve) => { setTimeout(resolve); });

/** A walk through dungeons, made anew whenever it is asked for: at once, or with breaks in which the page lives on. */
class Walk {
  #begin;
  #hitsOf;

  /** `begin` begins a run, and `hitsOf` tells what a step of one found: a list, of most levels an empty one. */
  constructor(begin, hitsOf) {
    this.#begin = () => conditional(begin());
    this.#hitsOf = hitsOf;
    // What is wrong is said before anything is looked for.
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

/** What lies in dungeons: the rows of the native program's catalogue, dug while they are asked for. */
class Catalog extends Walk {
  constructor(core, options) {
    checkNames(options, catalogNames, 'bad-argument', 'the catalog options');
    const dungeons = dungeonsFrom(core, options);
    if (options.where !== undefined) demandCondition(options.where);
    super(() => core.newCatalog(...dungeons, options.where ?? ''), ({ text }) => rowsOf(text));
  }
}

/** Which dungeons a condition is true of, and what of it lies where. */
class Search extends Walk {
  constructor(core, options) {
    checkNames(options, [...catalogNames, 'watch'], 'bad-argument', 'the search options');
    const { where, watch = () => {} } = options;
    const dungeons = dungeonsFrom(core, options);
    demandCondition(where);
    validate(typeof watch === 'function', 'bad-argument', 'watch', watch, 'a function');
    super(() => core.newSearch(...dungeons, where), ({ seed, text }) => {
      watch();
      return seed === undefined ? [] : [{ seed, found: rowsOf(text) }];
    });
  }
}
