import type { ImageBytes, SearchHit, Sought, Style, Variant } from 'cellophane';
import type { WorkerMessage } from '../../kit/worker_client';

/** What is searched for in every dungeon. */
export interface SearchCriteria {
  where: string;
  /** What dungeons are ranked by; empty: they come in the order of their seeds. */
  score: string;
  /** The lowest depth searched. */
  deepest: number;
  style: Style;
  /** Left out: the long dungeon. */
  variant?: Variant;
}

/** A level of which a picture is wanted. */
export interface PicturedLevel {
  seed: string;
  depth: number;
  style: Style;
  /** Left out: the long dungeon. */
  variant?: Variant;
}

/** A picture of a level, one pixel a cell, as the bytes of an ImageData. */
export interface LevelDots {
  width: number;
  height: number;
  /** Blank cells are transparent. */
  dots: ImageBytes;
}

/** A task of a worker. */
export type Task =
  | { type: 'introduce' }
  | { type: 'check'; criteria: SearchCriteria }
  | { type: 'search'; criteria: SearchCriteria; first: string; last: string }
  | { type: 'picture'; level: PicturedLevel };

export interface Introduction {
  names: Record<Sought, string[]>;
  dungeonVersion: number;
}

/** The reason why a condition, or a score, is invalid. */
export interface ConditionError {
  of: 'where' | 'score';
  message: string;
  /** The column of the error, from 1; 0: none in particular. */
  column: number;
}

export interface Answers {
  introduce: Introduction;
  check: ConditionError | null;
  search: SearchHit[];
  picture: LevelDots;
}

/** A sign of life: the number of levels dug since the last one. */
export interface LevelsDug {
  type: 'levels';
  count: number;
}

/** A message from a worker. */
export type SearchMessage = WorkerMessage<Answers[keyof Answers], LevelsDug>;
