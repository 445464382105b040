/* The worker in which code of the playground runs that needs no page: it can be stopped at any moment. */

import type { FromWorker, ToWorker } from './handed_files';
import { guardName, loopGuards } from './loop_guards';
import { printed } from './printed';

/** For how many milliseconds a loop may run without a pause. Nothing waits for it but its own output. */
const limit = 20_000;

const tell = (message: FromWorker): void => postMessage(message);
const print = (kind: string, ...values: unknown[]): void =>
  tell({ type: 'print', kind, text: values.map(printed).join(' ') });
for (const kind of ['log', 'info', 'debug', 'warn', 'error'] as const)
  console[kind] = (...values: unknown[]) => print(kind, ...values);
Object.assign(globalThis, { [guardName]: loopGuards(limit) });

/** Modules fetch their other files, and open their workers, from beside them. */
function serve(files: Record<string, string>): void {
  const fetchOfBrowser = globalThis.fetch;
  globalThis.fetch = (resource, options) => {
    const file = files[resource instanceof Request ? resource.url : String(resource)];
    return fetchOfBrowser(file ?? resource, options);
  };
  const WorkerOfBrowser = globalThis.Worker;
  globalThis.Worker = function (address: string | URL, options?: WorkerOptions) {
    const own = files[String(address)];
    return own === undefined ? new WorkerOfBrowser(address, options) : new WorkerOfBrowser(own);
  } as unknown as typeof Worker;
}

addEventListener('error', ({ message }) => print('error', message));
addEventListener('unhandledrejection', ({ reason }) => print('error', reason));
addEventListener(
  'message',
  ({ data: { address, files } }: MessageEvent<ToWorker>) => {
    serve(files);
    import(address).catch((error: unknown) => print('error', error)).finally(() => tell({ type: 'ran' }));
  },
  { once: true },
);
