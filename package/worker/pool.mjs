import { CellophaneError } from '../cellophane.mjs';
import { demand, isObject, reading } from './demand.mjs';

const mostWorkers = 64;
/** Of pools whose size is left out: more workers take memory for little. */
const mostByThemselves = 8;

/** Starts workers; `open` starts one. */
export async function openPoolWith(open, processors, options) {
  const { size, rest } = reading('the pool options', () => given(processors, options));
  const started = await Promise.allSettled(Array.from({ length: size }, () => open(rest)));
  const workers = started.flatMap(({ value }) => value ?? []);
  const failed = started.find(({ status }) => status === 'rejected');
  if (!failed) return Object.freeze(new EnginePool(workers));
  for (const worker of workers) worker.dispose();
  throw failed.reason;
}

function given(processors, options) {
  demand(isObject(options), 'the pool options', options, 'an object with size, and those of openWorker()');
  const { size = Math.min(processors ?? 1, mostByThemselves), ...rest } = options;
  const isSize = Number.isInteger(size) && size >= 1 && size <= mostWorkers;
  demand(isSize, 'size', size, `a whole number of workers from 1 to ${mostWorkers}`);
  return { size, rest };
}

/** Several workers, each of which takes the next task as soon as it is free. */
class EnginePool {
  #idle;
  /** What waits for a worker, first come first served. */
  #waiting = [];
  #isOver = false;

  constructor(workers) {
    this.workers = Object.freeze([...workers]);
    this.size = workers.length;
    this.#idle = [...workers];
  }

  /** Hands a free worker to `task`, and gives what comes of it. */
  async run(task) {
    demand(typeof task === 'function', 'the task', task, 'a function that takes a worker');
    const worker = await this.#free();
    try {
      return await task(worker);
    } finally {
      const next = this.#waiting.shift();
      if (next) next.resolve(worker);
      else this.#idle.push(worker);
    }
  }

  generate(options, forms, how) {
    return this.run((worker) => worker.generate(options, forms, how));
  }

  /** The levels in the order of their requests. No more of them are dug ahead than the loop needs to keep all workers
   *  busy. */
  async *generateAll(requests, forms) {
    const source = reading('the requests', () => requests[Symbol.iterator]());
    const ahead = [];
    const begin = () => {
      const { done, value } = source.next();
      if (done) return;
      const level = this.generate(value, forms);
      // It is awaited in its turn, which may come after it has failed.
      level.catch(() => {});
      ahead.push(level);
    };
    try {
      for (let i = 0; i < 2 * this.size; ++i) begin();
      while (ahead.length > 0) {
        const level = await ahead.shift();
        begin();
        yield level;
      }
    } finally {
      source.return?.();
    }
  }

  dispose() {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const worker of this.workers) worker.dispose();
    for (const { reject } of this.#waiting) reject(disposed());
    this.#waiting = [];
  }

  #free() {
    if (this.#isOver) return Promise.reject(disposed());
    const worker = this.#idle.pop();
    if (worker) return worker;
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }
}

const disposed = () => new CellophaneError('disposed', 'This pool has been disposed of; open another with openPool().');

if (Symbol.dispose) {
  const { prototype } = EnginePool;
  Object.defineProperty(prototype, Symbol.dispose, { value: prototype.dispose, writable: true, configurable: true });
}
