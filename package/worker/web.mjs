import { openWith } from './client.mjs';
import { openPoolWith } from './pool.mjs';

export { CellophaneError } from '../cellophane.mjs';
export { openBatch } from './batch.mjs';

/** Browsers start no thread from another origin. One of the page's own can import the program from there, as the page
 *  did; bundlers, which put the thread among the page's own files, read the plain form alone. */
function thread() {
  const own = globalThis.location?.origin;
  const { origin } = new URL(import.meta.url);
  // What runs without an origin of its own, as in a frame that is shut in, has its workers from whom it has itself.
  if (own === undefined || own === 'null' || origin === own)
    return new Worker(new URL('./web_thread.mjs', import.meta.url), { type: 'module' });
  const file = 'web_thread.mjs';
  const program = `import ${JSON.stringify(new URL(file, import.meta.url).href)};`;
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

function begin({ onMessage, onFailure }) {
  const worker = thread();
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

export function openPool(options = {}) {
  return openPoolWith(openWorker, globalThis.navigator?.hardwareConcurrency, options);
}
