/** Cellophane: Brogue's dungeons and the game in them, as one ES module and one .wasm. */

export type Seed = bigint | string | number;
export type Style = 'brogue' | 'classic' | 'accretion' | 'rogue';
export type DirectionName =
  'north' | 'south' | 'west' | 'east' | 'northwest' | 'southwest' | 'northeast' | 'southeast';

/** What went wrong, for programs; names are stable. */
export type ErrorCode =
  | 'bad-seed' | 'bad-depth' | 'bad-style' | 'bad-size' | 'bad-action' | 'bad-event' | 'bad-argument'
  | 'disposed' | 'wasm-missing' | 'wasm-broken';

/** Every error this module throws. The message names the argument, what came, and what is allowed. */
export class CellophaneError extends Error {
  readonly name: 'CellophaneError';
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string, options?: { cause?: unknown });
}

export interface LoadOptions {
  /** Where the wasm is, or the wasm itself. By default `cellophane.wasm` beside this module. */
  wasm?: URL | string | Response | BufferSource;
}

export function loadCellophane(options?: LoadOptions): Promise<Engine>;

export interface LevelOptions {
  seed: Seed;
  /** 1 to 40; 1 if left out. */
  depth?: number;
  style?: Style;
  /** Map size in cells; 79 x 29 if left out. At least 40 x 20 (style 'rogue': 5 x 4), at most 500 x 500. */
  width?: number;
  height?: number;
  /** Columns and rows of rooms, with style 'rogue' alone; [3, 3] if left out, fewer where the map is too small. */
  grid?: [number, number];
}

export interface Level {
  readonly seed: string;
  readonly depth: number;
  readonly style: Style;
  readonly width: number;
  readonly height: number;
  /** Cell classes, one string a row. */
  readonly rows: string[];
  readonly stairs: { up: [number, number]; down: [number, number] };
  /** 16 hex digits; equal levels have equal hashes on every machine. */
  readonly hash: string;
  toJSON(): object;
  toText(): string;
  toAnsi(): string;
}

export interface GameOptions {
  seed: Seed;
  style?: Style;
  /** The depth the hero begins on; 1 if left out. */
  depth?: number;
  /** 'game' (default), or 'map': the level alone, everything revealed. */
  view?: 'game' | 'map';
}

export type Action =
  | { type: 'move'; dir: DirectionName }
  | { type: 'run'; dir: DirectionName }
  | { type: 'rest' }
  | { type: 'search' }
  | { type: 'search5' }
  | { type: 'travel'; x: number; y: number }
  | { type: 'stairs'; to: 'up' | 'down' }
  | { type: 'explore' }
  | { type: 'continue' }
  | { type: 'stop' }
  | { type: 'answer'; yes: boolean };

export interface StepResult {
  /** Hero turns that passed. */
  turns: number;
  /** What the log gained, in plain words. */
  messages: string[];
  /** The game has ended. */
  over: boolean;
  /** A long action has more to do: step({type:'continue'}). */
  goingOn: boolean;
  /** A question to be answered with {type:'answer'}, or null. */
  question: string | null;
}

export type InterfaceEvent =
  /** `key` and `code` as in a browser's KeyboardEvent. Keys the game has no use for do nothing. */
  | { type: 'key'; key: string; code?: string; shift?: boolean; ctrl?: boolean }
  /** A pointer over screen cell (column 0-99, row 0-33). */
  | { type: 'hover' | 'press'; column: number; row: number; shift?: boolean; ctrl?: boolean }
  | { type: 'leave' }
  /** Time has passed. */
  | { type: 'time'; ms: number };

export interface Game {
  readonly seed: string;
  readonly style: Style;
  readonly depth: number;
  readonly turns: number;
  /** One semantic action, past the interface. */
  step(action: Action): StepResult;
  /** An interface event in, the ANSI difference of the 100 x 34 screen out (empty if nothing changed). */
  send(event: InterfaceEvent): Uint8Array;
  /** Milliseconds until the interface wants {type:'time'}, or -1 when only the player can go on. */
  wantsTime(): number;
  /** Full ANSI repaint. */
  screen(): Uint8Array;
  /** The screen as 34 lines of text. */
  text(): string;
  /** Every message so far, oldest first; with `from`, those after the first `from`. */
  messages(from?: number): string[];
  /** 16 hex digits. */
  stateHash(): string;
  /** Frees the game's memory. Whatever is asked of it afterwards throws 'disposed'; disposing again does nothing. */
  dispose(): void;
}

export interface Engine {
  readonly version: string;
  readonly dungeonVersion: number;
  generate(options: LevelOptions): Level;
  newGame(options: GameOptions): Game;
  /** A seed as a person types it: decimal digits, or a word of at most 200 characters, which is hashed. Decimal
   *  string out. */
  seedFromText(text: string): string;
  /** The seed of a UTC date, 'YYYY-MM-DD'. */
  dailySeed(date: string): string;
}
