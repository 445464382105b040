import { loadCellophane, loadFirstPart, type Engine } from 'cellophane-game';
import { createGame, type GameOptions, type GamePage } from './game';
import { loadPreloaded, type Preloaded } from './preloaded';

/** The game with its engine, which comes in two files. */
export function openGame(root: HTMLElement, { engine, rest }: Preloaded, options: GameOptions): GamePage {
  const loadEngine = async () => {
    const other = await rest?.catch(() => undefined);
    return loadPreloaded((given) => loadCellophane({ ...given, ...(given && other && { rest: other }) }), engine);
  };
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
