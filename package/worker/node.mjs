import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openWith } from './client.mjs';
import { openPoolWith } from './pool.mjs';

export { CellophaneError } from '../cellophane.mjs';
export { openBatch } from './batch.mjs';

/** The flags of this process for its thread; none where the program is a text rather than a file, for with
 *  `--input-type` no file can be loaded. */
const flags = () => {
  const given = globalThis.process?.execArgv ?? [];
  return given.some((flag) => /^(--input-type|--eval|--print|-e|-p|-pe)(=|$)/.test(flag)) ? [] : given;
};

/** Starts a thread that keeps the process alive only while a request is pending. */
function begin({ onMessage, onFailure }) {
  const worker = new Worker(new URL('./node_thread.mjs', import.meta.url), { execArgv: flags() });
  worker.on('message', onMessage);
  worker.on('messageerror', () => onFailure('its answer could not be read'));
  worker.on('error', (error) => onFailure(error.message));
  worker.on('exit', (code) => onFailure(`it ended with status ${code}`));
  return {
    post: (message) => worker.postMessage(message),
    hold: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    end: () => {
      worker.terminate();
    },
  };
}

export function openWorker(options = {}) {
  return openWith(begin, options, String);
}

export function openPool(options = {}) {
  return openPoolWith(openWorker, availableParallelism(), options);
}
