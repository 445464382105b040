import type { DailyCalendar, RankedRecording, RecordingToRank, Variant } from 'cellophane';
import type { WorkerMessage } from '../../kit/worker_client';
import type { Verified } from '../../releases/engine_shelf.mjs';

/** A task of a worker of the results page. `now`: in milliseconds since 1970; `releases`: the folder of earlier ones. */
export type ResultsTask =
  | { type: 'verify'; bytes: Uint8Array; releases: string }
  | { type: 'rank'; recordings: RecordingToRank[]; now: number }
  | { type: 'write'; recordings: RecordingToRank[]; format: 'csv' | 'json' }
  | { type: 'calendar'; runs: string; now: number; variant: Variant }
  /** Whether there is such a day. */
  | { type: 'day'; date: string };

export interface Ranking {
  ranked: RankedRecording[];
  /** The dates of daily dungeons, by seed. */
  dates: Record<string, string>;
  dungeonVersion: number;
}

export interface ResultsAnswers {
  verify: Verified;
  rank: Ranking;
  write: string;
  calendar: DailyCalendar;
  day: boolean;
}

/** The engine is there. */
export interface Ready {
  type: 'ready';
}

/** A message from a worker. */
export type ResultsMessage = WorkerMessage<ResultsAnswers[keyof ResultsAnswers], Ready>;
