// Many games in one call, for programs that learn from many at once.

import type { BatchOptions, BatchResults, Game, GameBatch as DeclaredBatch, Seed } from '../cellophane';
import type { CoreBatch, CoreGame, LevelBindings, ProgramBindings } from './core';
import { depthFrom, seedFrom, styleAndVariant, styleFrom, variantFrom } from './dungeons';
import { unwrap } from './errors';
import { Handle, isOwn, isThing, makeDisposable } from './handle';
import { actionsFrom, checkBytes, type Numbers } from './observation';
import { listFrom, namedOf, namesOf, validate, validateInteger } from './validation';
import { guard } from './guard';

type Core = LevelBindings & ProgramBindings;

const optionNames = namesOf<BatchOptions>({ seeds: true, style: true, variant: true, depth: true });
const resultNames = namesOf<BatchResults>({ observations: true, masks: true, members: true, outcomes: true });
const mostGames = 1_000_000;
/** Leaves a game as it is. */
const noAction = -1;
/** Turns, goes on, asks, over, changed. */
const numbersOfOutcome = 5;

function newBatch(core: Core, options: unknown): { games: CoreBatch; size: number } {
  const given = namedOf(options, optionNames, 'bad-argument', 'the batch options');
  const wanted = `an array of 1 to ${mostGames} seeds`;
  const seeds = listFrom(given.seeds, 'bad-argument', 'seeds');
  validate(seeds !== null && isFit(seeds.length), 'bad-argument', 'seeds', given.seeds, wanted);
  const numbers = BigUint64Array.from(seeds, (seed) => BigInt(seedFrom(core, seed, 'a seed')));
  const style = styleFrom(core, given.style);
  const variant = variantFrom(core, given.variant);
  const depth = depthFrom(variant, given.depth);
  const games = unwrap(core.newBatch(new Uint32Array(numbers.buffer), styleAndVariant(style, variant.name), depth));
  return { games, size: numbers.length };
}
const isFit = (count: number): boolean => count >= 1 && count <= mostGames;

/** The arrays of a call, once each is known to have a place for every game. */
interface Places {
  readonly observations: Uint8Array | undefined;
  readonly masks: Uint8Array | undefined;
  readonly members: Int32Array | undefined;
  readonly outcomes: Int32Array | undefined;
}

export class GameBatch implements DeclaredBatch {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #hold in object;
  }

  readonly size: number;
  declare [Symbol.dispose]: () => void;
  readonly #core: Core;
  readonly #hold: Handle<CoreBatch>;
  readonly #numbers: Numbers;
  readonly #play: (session: CoreGame) => Game;

  constructor(core: Core, options: unknown, numbers: Numbers, play: (session: CoreGame) => Game) {
    const { games, size } = newBatch(core, options);
    this.size = size;
    this.#core = core;
    this.#numbers = numbers;
    this.#play = play;
    this.#hold = new Handle(this, games, 'This batch has been disposed of; begin another with engine.newBatch().');
  }

  step(actions: ArrayLike<number>, results: BatchResults = {}): void {
    const games = this.#hold.content;
    const { parsed } = this.#numbers.layout;
    const wanted = `an array of ${this.size} numbers, one for each game`;
    const list = actionsFrom(actions, parsed.actions.count - 1, noAction);
    validate(list.length === this.size, 'bad-argument', 'the actions', list.length, wanted);
    const places = this.#placesOf(results);
    for (let i = 0; i < this.size; ++i) this.#playOne(games, i, list[i], places);
  }
  look(results: BatchResults): void {
    const games = this.#hold.content;
    const places = { ...this.#placesOf(results), outcomes: undefined };
    for (let i = 0; i < this.size; ++i) this.#playOne(games, i, noAction, places);
  }
  reset(number: number, seed: Seed): void {
    const games = this.#hold.content;
    this.#checkNumber(number);
    games.restartOne(number, BigInt(seedFrom(this.#core, seed)));
  }
  game(number: number): Game {
    const games = this.#hold.content;
    this.#checkNumber(number);
    return this.#play(games.copyOfOne(number));
  }
  dispose(): void {
    this.#hold.release();
  }

  #checkNumber(number: unknown): void {
    validateInteger(number, 0, this.size - 1, 'bad-argument', 'the number of a game');
  }

  #placesOf(results: unknown): Places {
    const { observations, masks, members, outcomes } = namedOf(results, resultNames, 'bad-argument', 'the results');
    const { bytes, actions } = this.#numbers.layout.parsed;
    if (observations !== undefined) checkBytes(observations, bytes * this.size, 'observations');
    if (masks !== undefined) checkBytes(masks, actions.maskBytes * this.size, 'masks');
    return {
      observations,
      masks,
      members: numbersFrom(members, this.size, 'members'),
      outcomes: numbersFrom(outcomes, numbersOfOutcome * this.size, 'outcomes'),
    };
  }

  #playOne(games: CoreBatch, number: number, action: number, places: Places): void {
    const { layout, observed, masked, outcome } = this.#numbers;
    const { observations, masks, members, outcomes } = places;
    const wantsMask = masks !== undefined || members !== undefined;
    games.stepOne(number, action, observations !== undefined, wantsMask);
    if (observations) observed.copyTo(observations, number * layout.parsed.bytes);
    if (masks) masked.copyTo(masks, number * layout.parsed.actions.maskBytes);
    if (members) members[number] = outcome.at(numbersOfOutcome);
    if (outcomes) for (let i = 0; i < numbersOfOutcome; ++i) outcomes[number * numbersOfOutcome + i] = outcome.at(i);
  }
}
guard(GameBatch, 'batch');
makeDisposable(GameBatch);

function numbersFrom(array: unknown, least: number, name: string): Int32Array | undefined {
  if (array === undefined) return undefined;
  const fits = ArrayBuffer.isView(array) && array instanceof Int32Array && array.length >= least;
  validate(fits, 'bad-argument', name, array, `an Int32Array of at least ${least} numbers`);
  return array;
}
