// Never run: the compiler checks that the declarations allow what the documentation promises, and no more.
import {
  CellophaneError, loadCellophane, type Action, type Engine, type ErrorCode, type Game, type InterfaceEvent,
  type Level, type StepResult,
} from 'cellophane';

const engine: Engine = await loadCellophane({ wasm: new URL('https://example.org/cellophane.wasm') });
const level: Level = engine.generate({ seed: 1729n, depth: 7, style: 'classic', width: 100, height: 60 });
const [x, y]: [number, number] = level.stairs.down;
export const tile: string = level.rows[y]!.charAt(x);

const game: Game = engine.newGame({ seed: '1729', view: 'map' });
const action: Action = { type: 'move', dir: 'northwest' };
const { turns, messages, over, goingOn, question }: StepResult = game.step(action);
const event: InterfaceEvent = { type: 'key', key: 'x', shift: true };
const bytes: Uint8Array = game.send(event);
export const seen = [turns, over, goingOn, question, bytes, game.wantsTime(), messages.concat(game.messages(3))];

try {
  engine.seedFromText('0');
} catch (error) {
  if (error instanceof CellophaneError) {
    const code: ErrorCode = error.code;
    console.error(code, error.message, error.name satisfies 'CellophaneError');
  }
}

// @ts-expect-error an unknown style
engine.generate({ seed: 1, style: 'nethack' });
// @ts-expect-error no seed
engine.newGame({});
// @ts-expect-error an unknown direction
game.step({ type: 'move', dir: 'up' });
// @ts-expect-error a pointer without a place
game.send({ type: 'hover' });
// @ts-expect-error what a level is does not change
level.depth = 3;
