// The entry of the page's engine: games, and levels without a map.

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

export async function loadCellophane(options: LoadOptions = {}): Promise<Engine> {
  const core: Core = await loadedCore(options);
  return frozen(
    new GameEngine(
      core,
      (_, request, dug) => new Level(core, request, dug),
      (_, session) => new Game(core, session),
    ),
  );
}
