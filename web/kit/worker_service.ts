import { explained } from './explained';
import type { WorkerMessage } from './worker_client';

/** Answers the tasks that a worker is sent. */
export function answerTasks<Task, Answer>(answerTo: (task: Task) => Promise<Answer>): void {
  const send = (message: WorkerMessage<Answer, never>): void => postMessage(message);
  addEventListener('message', async ({ data }: MessageEvent<Task>) => {
    try {
      send({ type: 'answer', answer: await answerTo(data) });
    } catch (error) {
      // After a fault in compiled code its memory cannot be trusted: the page replaces this worker.
      send({ type: 'failure', message: explained(error) });
    }
  });
}
