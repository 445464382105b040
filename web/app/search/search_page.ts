import '../shell/style.css';
import '../shell/document.css';
import './search.css';
import { Notices } from '../../kit/notices';
import { localTexts } from '../../kit/optional';
import { partOf } from '../../kit/parts';
import { Preferences } from '../settings/preferences';
import { openSettings } from '../settings/settings_button';
import { applyFont } from '../shell/font';
import { registerOffline } from '../shell/register_offline';
import { repairOnce } from '../shell/repair';
import { createSearch, type SearchPage } from './search';
import { WorkerClient, type WorkerClientOptions } from './search_client';

/** A client of a worker of its own. */
class OwnWorkerClient extends WorkerClient {
  constructor(options?: WorkerClientOptions) {
    super(new Worker(new URL('./search_worker.ts', import.meta.url), { type: 'module' }), options);
    this.worker.addEventListener('error', () => {
      if (!this.hasSpoken) void repairOnce();
    });
  }
}

declare global {
  interface Window {
    /** For tests and the curious. */
    seedSearch?: Pick<SearchPage, 'search' | 'destroy'> & { WorkerClient: typeof OwnWorkerClient };
  }
}

const preferences = new Preferences({ storage: localTexts, wantsContrast: () => false });
const applyView = () => void applyFont(preferences.view.font);
applyView();
partOf(document.body, 'settings').addEventListener('click', () => {
  const notices = new Notices(partOf(document.body, 'notices'));
  void openSettings(document.body, notices, { preferences, onChanged: applyView });
});

const page = createSearch(document.body, (options) => new OwnWorkerClient(options));
window.seedSearch = {
  get search() {
    return page.search;
  },
  destroy: () => page.destroy(),
  WorkerClient: OwnWorkerClient,
};
registerOffline(document.body);
