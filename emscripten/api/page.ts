// The entry of the page's engine: games, and levels without a map. It comes in two files (split_engine.mjs): the first
// is enough for what a visit begins with.

import type { LoadOptions } from '../cellophane';
import type { GameBindings, LevelBindings } from './core';
import { Game } from './game';
import { GameEngine } from './game_engine';
import { Level } from './level';
import { loadedCore } from './loading';
import { frozen } from './values';

export { CellophaneError } from './errors';

type Core = LevelBindings & GameBindings;
export type Engine = GameEngine<Core, Level<Core>, Game<Core>>;

const engineOf = (core: Core): Engine =>
  frozen(
    new GameEngine(
      core,
      (_, request, dug) => new Level(core, request, dug),
      (_, session) => new Game(core, session),
    ),
  );

/** `rest` is for the other file what `wasm` is for the first. */
export type PageLoadOptions = LoadOptions & { rest?: LoadOptions['wasm'] };

export async function loadCellophane({ rest, ...options }: PageLoadOptions = {}): Promise<Engine> {
  return engineOf(await loadedCore(options, rest ?? new URL('./cellophane-rest.wasm', import.meta.url)));
}

/** An engine from the first file alone, which draws the first screen of a title or of a new game and is then done with.
    After an error, when it has needed a function of the other file, it must not be used any more. */
export async function loadFirstPart(options: LoadOptions = {}): Promise<Engine> {
  return engineOf(await loadedCore(options));
}
