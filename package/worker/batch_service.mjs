import { CellophaneError } from '../cellophane.mjs';

/** The batches of games in a thread's engine. */
export class BatchService {
  #batches = new Map();

  begin(engine, batch, options) {
    const games = engine.newBatch(options);
    const { bytes, actions } = engine.observationLayout();
    const { maskBytes, count } = actions;
    const lengths = { observations: bytes, masks: maskBytes, members: 1, outcomes: 4 };
    this.#batches.set(batch, { games, lengths });
    return { bytes, maskBytes, actions: count };
  }

  /** `actions`: null to look only. `names`: the results that are wanted. */
  step(batch, actions, names) {
    const { games, lengths } = this.#held(batch);
    const results = Object.fromEntries(
      names.map((name) => {
        const kind = name === 'members' || name === 'outcomes' ? Int32Array : Uint8Array;
        return [name, new kind(lengths[name] * games.size)];
      }),
    );
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
