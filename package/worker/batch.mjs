import { CellophaneError } from '../cellophane.mjs';
import { resultKinds } from './batch_results.mjs';
import { ask, EngineWorker } from './client.mjs';
import { demand, isObject, reading } from './demand.mjs';

/** A name for each batch of this thread, in whatever worker its games are. */
let named = 0;

/** Begins a game for each seed, spread over workers. */
export async function openBatch(options, workers) {
  const { seeds, rest, team } = reading('the batch options', () => given(options, workers));
  const batch = ++named;
  const each = Math.ceil(seeds.length / team.length);
  const parts = team
    .map((worker, i) => ({ worker, first: i * each, seeds: seeds.slice(i * each, (i + 1) * each) }))
    .filter((part) => part.seeds.length > 0);
  const begun = await Promise.allSettled(
    parts.map((part) => part.worker[ask]('newBatch', { batch, options: { ...rest, seeds: part.seeds } })),
  );
  const refused = begun.find(({ status }) => status === 'rejected');
  if (refused) {
    for (const { worker } of parts) worker[ask]('endBatch', { batch }).catch(() => {});
    throw refused.reason;
  }
  return Object.freeze(new WorkerBatch(batch, parts, seeds.length, begun[0].value));
}

function given(options, workers) {
  demand(isObject(options), 'the batch options', options, 'an object with seeds, style, variant, depth');
  const { seeds, ...rest } = options;
  demand(Array.isArray(seeds) && seeds.length > 0, 'seeds', seeds, 'an array of 1 to 1000000 seeds');
  const team = Array.isArray(workers) ? [...workers] : [workers];
  const allowed = 'a worker of openWorker(), or an array of them, such as the workers of a pool';
  demand(team.length > 0, 'workers', workers, allowed);
  for (const worker of team) demand(EngineWorker.isOwn(worker), 'workers', worker, allowed);
  return { seeds: [...seeds], rest, team };
}

/** The games of a batch, each of which goes as it would alone. */
class WorkerBatch {
  #batch;
  #parts;
  #facts;
  #isOver = false;

  /** `facts`: how many actions there are, and how many places each result has for a game. */
  constructor(batch, parts, size, facts) {
    this.#batch = batch;
    this.#parts = parts;
    this.#facts = facts;
    this.size = size;
  }

  async step(actions, results = {}) {
    const numbers = reading('the actions', () => this.#actionsFrom(actions));
    await this.#play(numbers, results);
  }
  async look(results) {
    await this.#play(null, results);
  }
  async reset(number, seed) {
    const good = Number.isInteger(number) && number >= 0 && number < this.size;
    demand(good, 'the number of a game', number, `a whole number from 0 to ${this.size - 1}`);
    const { worker, first } = this.#parts.find((part) => number < part.first + part.seeds.length);
    await this.#ask(worker, 'resetInBatch', { number: number - first, seed });
  }
  /** Frees the games in their workers. */
  dispose() {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const { worker } of this.#parts) worker[ask]('endBatch', { batch: this.#batch }).catch(() => {});
  }

  #ask(worker, type, content) {
    if (this.#isOver)
      throw new CellophaneError('disposed', 'This batch has been disposed of; begin another with openBatch().');
    return worker[ask](type, { batch: this.#batch, ...content });
  }

  /** Checked here, so that either all workers carry theirs out or none does. */
  #actionsFrom(actions) {
    const isList = Array.isArray(actions) || (ArrayBuffer.isView(actions) && 'length' in actions);
    demand(isList, 'the actions', actions, 'an array of whole numbers');
    const wanted = `${this.size} numbers, one for each game`;
    demand(actions.length === this.size, 'the number of actions', actions.length, wanted);
    const last = this.#facts.actions - 1;
    for (let i = 0; i < this.size; ++i)
      if (!Number.isInteger(actions[i]) || actions[i] < -1 || actions[i] > last)
        throw new CellophaneError(
          'bad-action',
          `An action is ${String(actions[i])}; allowed: a whole number from 0 to ${last}, or -1 for none.`,
        );
    return Int32Array.from(actions);
  }

  #resultsFrom(results) {
    demand(isObject(results), 'the results', results, `an object with ${Object.keys(resultKinds).join(', ')}`);
    const wanted = Object.entries(results).filter(([, array]) => array !== undefined);
    for (const [name, array] of wanted) {
      demand(Object.hasOwn(resultKinds, name), 'a name in the results', name, Object.keys(resultKinds).join(', '));
      const least = this.#facts.places[name] * this.size;
      const fits = ArrayBuffer.isView(array) && array instanceof resultKinds[name] && array.length >= least;
      demand(fits, name, array, `a ${resultKinds[name].name} of at least ${least} numbers`);
    }
    return wanted;
  }

  async #play(numbers, results) {
    const given = reading('the results', () => this.#resultsFrom(results));
    // Nothing comes of looking.
    const wanted = given.filter(([name]) => numbers !== null || name !== 'outcomes');
    const names = wanted.map(([name]) => name);
    await Promise.all(
      this.#parts.map(async ({ worker, first, seeds }) => {
        const actions = numbers && numbers.slice(first, first + seeds.length);
        const came = await this.#ask(worker, 'stepBatch', { actions, names });
        for (const [name, array] of wanted) array.set(came[name], first * this.#facts.places[name]);
      }),
    );
  }
}

if (Symbol.dispose) {
  const { prototype } = WorkerBatch;
  Object.defineProperty(prototype, Symbol.dispose, { value: prototype.dispose, writable: true, configurable: true });
}
