import { openWith } from './client.mjs';

export { CellophaneError } from '../cellophane.mjs';
export { openBatch } from './batch.mjs';

function begin({ onMessage, onFailure }) {
  const worker = new Worker(new URL('./web_thread.mjs', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('messageerror', () => onFailure('its answer could not be read'));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onFailure(event.message || 'its program could not be loaded');
  });
  return {
    post: (message) => worker.postMessage(message),
    hold: () => {},
    end: () => worker.terminate(),
  };
}

/** The base of relative addresses; a worker, which can open workers too, has no document. */
const here = () => globalThis.document?.baseURI ?? globalThis.location?.href;

export function openWorker(options = {}) {
  return openWith(begin, options, (address) => new URL(address, here()).href);
}
