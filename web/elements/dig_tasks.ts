/* What a map asks of the worker that digs, and what it answers. */

import type { ErrorCode, LevelOptions } from 'cellophane-levels';
import type { Sight } from './map_words';
import type { Picture } from './picture';
import type { LevelData, LevelFacts } from './shown_level';

/** The level that is asked about. The worker keeps the one of the last task. */
interface Asked {
  level: LevelOptions;
  /** The address of the engine's wasm; undefined: beside the script. */
  wasm: string | undefined;
}

export type DigTask =
  /** Its picture. */
  | (Asked & { type: 'dig'; reveal: boolean })
  /** What is said of each of its cells. */
  | (Asked & { type: 'words'; reveal: boolean })
  /** All of it. */
  | (Asked & { type: 'data' });

export interface DugLevel {
  facts: LevelFacts;
  up: [number, number];
  picture: Picture;
}

export interface LevelWords {
  /** The different descriptions there are, and for each cell, row by row, which of them it has. */
  texts: string[];
  textOf: Uint16Array;
  sights: Sight[];
}

/** The engine's refusal of a level, as it throws it. */
export interface Refused {
  refused: { code: ErrorCode; message: string };
}

export interface DigAnswers extends Record<DigTask['type'], unknown> {
  dig: DugLevel | Refused;
  words: LevelWords | Refused;
  data: LevelData | Refused;
}

export type DigSign =
  /** The first that is heard of the worker: its script has come, and runs. */
  | { type: 'here' }
  /** A level on the way down to the wanted one is dug. */
  | { type: 'level'; levels: number; all: number };
