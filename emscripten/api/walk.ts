// Walks through many dungeons, step by step.

import type { Answer, CoreObject, CoreRun } from './core';
import { CellophaneError, isRefusal, unwrap } from './errors';
import { guard } from './guard';
import { isOwn, isThing } from './handle';

/** The run, or the error thrown for it; the core's message about a condition or a score begins with the column. */
function conditional<Run extends CoreObject>(run: Answer<Run>): Run {
  if (!isRefusal(run) || (run.code !== 'bad-where' && run.code !== 'bad-score')) return unwrap(run);
  const error = new CellophaneError(run.code, `${run.code.slice('bad-'.length)}, ${run.message}.`);
  const [, column] = /^column (\d+)/.exec(run.message) ?? [];
  if (column) Object.assign(error, { column: Number(column) });
  throw error;
}

/** Milliseconds an asynchronous walk may block the page before it yields to the event loop. */
const longestHold = 20;
const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A walk through dungeons; every iteration starts a new run. Async iteration yields to the event loop between
 *  levels. */
export class Walk<Step, Hit> {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #begin in object;
  }

  readonly #begin: () => CoreRun<Step>;
  readonly #hitsOf: (step: Step) => readonly Hit[];

  /** `begin` starts a run; `hitsOf` lists what one step of a run found, for most levels nothing. */
  constructor(begin: () => Answer<CoreRun<Step>>, hitsOf: (step: Step) => readonly Hit[]) {
    this.#begin = () => conditional(begin());
    this.#hitsOf = hitsOf;
    // A trial run, so that a bad condition throws here and not at the first iteration.
    this.#begin().delete();
    Object.freeze(this);
  }

  *#steps(): Generator<readonly Hit[], void, undefined> {
    const run = this.#begin();
    try {
      while (!run.done()) yield this.#hitsOf(unwrap(run.next()));
    } finally {
      run.delete();
    }
  }

  *[Symbol.iterator](): Generator<Hit, void, undefined> {
    for (const hits of this.#steps()) yield* hits;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Hit, void, undefined> {
    let since = performance.now();
    for (const hits of this.#steps()) {
      yield* hits;
      if (performance.now() - since < longestHold) continue;
      await yieldToMain();
      since = performance.now();
    }
  }
}
guard(Walk, 'catalogue or search');
