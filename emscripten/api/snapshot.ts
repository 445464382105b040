// States of a game, each usable by the game it was taken from alone.

import type { Snapshot as DeclaredSnapshot } from '../cellophane';
import type { CoreObject } from './core';
import { Handle, makeDisposable, isOwn, isThing } from './handle';
import { isObject, validate } from './validation';
import { guard } from './guard';

export class Snapshot implements DeclaredSnapshot {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #hold in object;
  }

  declare [Symbol.dispose]: () => void;
  readonly #game: object;
  readonly #hold: Handle<CoreObject>;

  constructor(game: object, moment: CoreObject) {
    this.#game = game;
    this.#hold = new Handle(this, moment, 'This snapshot has been disposed of; take another with game.snapshot().');
    Object.freeze(this);
  }

  /** The core's moment of a snapshot; throws 'bad-argument' unless it was taken from `game`. */
  static momentFor(game: object, snapshot: unknown): CoreObject {
    const isOfGame = isObject(snapshot) && #hold in snapshot && snapshot.#game === game;
    validate(isOfGame, 'bad-argument', 'the snapshot', snapshot, 'a snapshot of this very game');
    return snapshot.#hold.content;
  }

  dispose(): void {
    this.#hold.release();
  }
}
guard(Snapshot, 'snapshot');
makeDisposable(Snapshot);
