// Games in the whole engine: what programs see and can do, and states to return to.

import type { Action, Game as DeclaredGame, Observation, Seed, Snapshot as DeclaredSnapshot } from '../cellophane';
import { actionOf } from './actions';
import type { CoreGame, GameBindings, ProgramBindings } from './core';
import { seedFrom } from './dungeons';
import { CellophaneError } from './errors';
import { Game } from './game';
import { coreOf, held } from './handle';
import { actionsFrom, checkBytes, type Numbers } from './observation';
import { Snapshot } from './snapshot';
import { frozen } from './values';
import { guard } from './guard';

type Core = GameBindings & ProgramBindings & Parameters<typeof seedFrom>[0];

export class ObservedGame extends Game<Core> implements DeclaredGame {
  readonly #numbers: Numbers;
  #seed: string;

  constructor(core: Core, session: CoreGame, numbers: Numbers) {
    super(core, session);
    this.#numbers = numbers;
    this.#seed = this.seed;
    // `reset` changes it.
    Object.defineProperty(this, 'seed', { get: ObservedGame.#readerOfSeed(this), enumerable: true });
  }

  static #readerOfSeed(game: ObservedGame): (this: unknown) => string {
    return function () {
      if (this === game) return game.#seed;
      const message = 'seed was used without its game: call it on the game, as in the documentation.';
      throw new CellophaneError('bad-argument', message);
    };
  }

  observe(): Observation {
    const { bytes, reader } = this.#numbers.scratch.made;
    this.observeInto(bytes);
    return reader.read();
  }
  legalActions(): Action[] {
    return this[coreOf].possibleActions(this[held]).map(actionOf);
  }

  observeInto(buffer: Uint8Array): void {
    const { layout, observed } = this.#numbers;
    checkBytes(buffer, layout.parsed.bytes, 'the observation');
    this[coreOf].observeFlat(this[held]);
    observed.copyTo(buffer);
  }
  legalMask(buffer: Uint8Array): number {
    const { layout, masked } = this.#numbers;
    checkBytes(buffer, layout.parsed.actions.maskBytes, 'the mask');
    const members = this[coreOf].maskLegal(this[held]);
    masked.copyTo(buffer);
    return members;
  }
  stepMany(actions: ArrayLike<number>): number {
    const { count } = this.#numbers.layout.parsed.actions;
    const numbers = actionsFrom(actions, count - 1);
    const core = this[coreOf];
    const session = this[held];
    for (let i = 0; i < numbers.length; ++i) {
      const came = core.actByNumber(session, numbers[i]);
      if (came !== 1) return came === 0 ? i : i + 1;
    }
    return numbers.length;
  }
  reset(seed: Seed): void {
    const core = this[coreOf];
    const wanted = seedFrom(core, seed);
    core.restart(this[held], BigInt(wanted));
    this.#seed = wanted;
  }
  fork(): DeclaredGame {
    return frozen(new ObservedGame(this[coreOf], this[coreOf].forkOf(this[held]), this.#numbers));
  }

  snapshot(): DeclaredSnapshot {
    return new Snapshot(this, this[coreOf].momentOf(this[held]));
  }
  restore(snapshot: DeclaredSnapshot): void {
    const core = this[coreOf];
    core.returnTo(this[held], Snapshot.momentFor(this, snapshot));
    this.#seed = core.seedOf(this[held]);
  }
}
guard(ObservedGame, 'game');
