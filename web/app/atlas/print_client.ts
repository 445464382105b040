import type { PrintMessage, PrintTask } from './print_messages';

/** The part of a worker that is used. */
export type PrintWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const newWorker = (): PrintWorker => new Worker(new URL('./print_worker.ts', import.meta.url), { type: 'module' });

/** A file for the table, drawn by a worker that ends with it. */
export function printed(task: PrintTask, type: string, worker = newWorker()): Promise<Blob> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PrintMessage>) => {
      worker.terminate();
      if ('file' in data) resolve(new Blob([data.file as BlobPart], { type }));
      else reject(new Error(data.failure));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error('A part of the page could not be fetched. Try again when you are online.'));
    };
    worker.postMessage(task);
  });
}
