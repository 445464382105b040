import './style.css';
import './search.css';
import { createSearch, type SearchPage } from './search';
import { WorkerClient, type WorkerClientOptions } from './search_client';

/** A client of a worker of its own. */
class OwnWorkerClient extends WorkerClient {
  constructor(options?: WorkerClientOptions) {
    super(new Worker(new URL('./search_worker.ts', import.meta.url), { type: 'module' }), options);
  }
}

declare global {
  interface Window {
    /** For tests and the curious. */
    seedSearch?: Pick<SearchPage, 'search' | 'destroy'> & { WorkerClient: typeof OwnWorkerClient };
  }
}

const page = createSearch(document.body, (options) => new OwnWorkerClient(options));
window.seedSearch = {
  get search() {
    return page.search;
  },
  destroy: () => page.destroy(),
  WorkerClient: OwnWorkerClient,
};
