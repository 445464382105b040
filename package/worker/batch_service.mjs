import { CellophaneError } from '../cellophane.mjs';
import { placesOf, resultKinds } from './batch_results.mjs';

/** The batches of games in a thread's engine. */
export class BatchService {
  #batches = new Map();

  begin(engine, batch, options) {
    const games = engine.newBatch(options);
    const layout = engine.observationLayout();
    const places = placesOf(layout);
    this.#batches.set(batch, { games, places });
    return { places, actions: layout.actions.count };
  }

  /** `actions`: null to look only. `names`: the results that are wanted. */
  step(batch, actions, names) {
    const { games, places } = this.#held(batch);
    const results = Object.fromEntries(names.map((name) => [name, new resultKinds[name](places[name] * games.size)]));
    if (actions) games.step(actions, results);
    else games.look(results);
    return results;
  }

  reset(batch, number, seed) {
    this.#held(batch).games.reset(number, seed);
  }
  end(batch) {
    this.#batches.get(batch)?.games.dispose();
    this.#batches.delete(batch);
  }
  /** After a fault of the engine. */
  forgetAll() {
    this.#batches.clear();
  }

  #held(batch) {
    const held = this.#batches.get(batch);
    if (held) return held;
    throw new CellophaneError('internal-error', 'The batch ended with another request, by a fault of the engine.');
  }
}
