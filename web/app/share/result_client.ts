import type { ResultCard } from 'cellophane';
import type { ResultMessage, ResultTask } from './result_messages';

/** The part of a worker that is used. */
export type ResultWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const newWorker = (): ResultWorker => new Worker(new URL('./result_worker.ts', import.meta.url), { type: 'module' });

/** The result of a game, drawn by a worker that ends with it, or when `signal` is aborted: then it never settles. */
export function drawnResult(task: ResultTask, signal: AbortSignal, worker = newWorker()): Promise<ResultCard> {
  return new Promise((resolve, reject) => {
    const end = () => worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.onmessage = ({ data }: MessageEvent<ResultMessage>) => {
      end();
      if ('card' in data) resolve(data.card);
      else reject(new Error(data.failure));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      reject(new Error('A part of the page could not be fetched. Try again when you are online.'));
    };
    worker.postMessage(task);
  });
}
