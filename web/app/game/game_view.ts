import { loadFirstPart, type Engine } from 'cellophane-game';
import { loadBothFiles } from '../engine/game_engine';
import type { Preloaded } from '../engine/preloaded';
import { createGame, type GameOptions, type GamePage } from './game';

/** The game with its engine, which comes in two files. */
export function openGame(root: HTMLElement, preloaded: Preloaded, options: GameOptions): GamePage {
  const { engine, rest } = preloaded;
  const loadEngine = () => loadBothFiles(preloaded);
  let isWhole = false;
  void rest?.then(
    () => (isWhole = true),
    () => {},
  );
  /** The first part of the engine, unless all of it is there already. */
  const loadFirst = async (): Promise<Engine | undefined> => {
    const wasm = await engine?.catch(() => undefined);
    return wasm && !isWhole ? loadFirstPart({ wasm }) : undefined;
  };
  return createGame(root, loadEngine, { ...options, loadFirst });
}
