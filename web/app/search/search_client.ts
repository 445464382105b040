import type { Clock } from '../../kit/clock';
import { TaskWorker } from '../../kit/worker_client';
import type { Answers, LevelsDug, Task } from './search_messages';

export interface WorkerClientOptions {
  /** Called with the number of levels dug since the last call. */
  onLevels?: (count: number) => void;
  clock?: Clock;
}

/** A worker of the search. */
export class WorkerClient extends TaskWorker<Task, Answers, LevelsDug> {
  constructor(worker: Worker, { onLevels, ...options }: WorkerClientOptions = {}) {
    super(worker, { ...options, onSign: ({ count }) => onLevels?.(count) });
  }
}
