import { loadCellophane } from 'cellophane-game';
import { createGame, type GameOptions, type GamePage } from './game';
import { loadPreloaded, type Preloaded } from './preloaded';

/** The game with its engine. */
export function openGame(root: HTMLElement, preloaded: Preloaded, options: GameOptions): GamePage {
  return createGame(root, () => loadPreloaded(loadCellophane, preloaded.engine), options);
}
