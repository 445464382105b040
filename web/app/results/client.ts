import type { Clock } from '../../kit/clock';
import { TaskWorker } from '../../kit/worker_client';
import type { Ready, ResultsAnswers, ResultsTask } from './messages';

/** A long game is replayed without a sign of life, for as long as it takes; the player may cancel it. */
const patience = { beforeFirstSign: 60, betweenSigns: Infinity };

/** A worker of the results page. */
export class ResultsClient extends TaskWorker<ResultsTask, ResultsAnswers, Ready> {
  constructor(worker: Worker, options: { clock?: Clock } = {}) {
    super(worker, { ...options, patience });
  }
}

/** Starts a worker. */
export type NewResultsWorker = () => ResultsClient;
