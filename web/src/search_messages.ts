import type { SearchHit, Sought, Style } from 'cellophane';

/** What is asked of every dungeon. */
export interface Inquiry {
  where: string;
  /** The lowest depth that is looked at. */
  deepest: number;
  style: Style;
}

/** What a worker is told to do: one thing at a time. */
export type Task =
  | { type: 'introduce' }
  | { type: 'check'; inquiry: Inquiry }
  | { type: 'search'; inquiry: Inquiry; first: string; last: string };

export interface Introduction {
  names: Record<Sought, string[]>;
  dungeonVersion: number;
}

/** Why a condition cannot be asked. */
export interface Objection {
  message: string;
  /** From 1; 0: nowhere in particular. */
  column: number;
}

export interface Answers {
  introduce: Introduction;
  check: Objection | null;
  search: SearchHit[];
}

/** What a worker says. */
export type Sign =
  /** Levels dug since the last sign: it is alive. */
  | { type: 'levels'; count: number }
  | { type: 'answer'; answer: Answers[keyof Answers] }
  /** It cannot go on. */
  | { type: 'failure'; message: string };
