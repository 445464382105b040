import type { ResultCard, ResultCardOptions } from 'cellophane';

export interface ResultTask {
  recording: Uint8Array;
  options: ResultCardOptions;
}

export type ResultMessage = { card: ResultCard } | { failure: string };
