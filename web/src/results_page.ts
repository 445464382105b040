import './style.css';
import './document.css';
import './results/results.css';
import { applyFont } from './font';
import { Notices } from './notices';
import { localTexts } from './optional';
import { partOf } from './parts';
import { Preferences } from './preferences';
import { ResultsClient } from './results/client';
import { registerOffline } from './register_offline';
import { repairOnce } from './repair';
import { createResults, type ResultsPage } from './results/results';
import { openSettings } from './settings_button';
import { Store } from './storage/store';

declare global {
  interface Window {
    /** For tests and the curious. */
    results?: ResultsPage;
  }
}

const preferences = new Preferences({ storage: localTexts, wantsContrast: () => false });
const applyView = () => void applyFont(preferences.view.font);
applyView();
partOf(document.body, 'settings').addEventListener('click', () => {
  const notices = new Notices(partOf(document.body, 'notices'));
  void openSettings(document.body, notices, { preferences, onChanged: applyView });
});

function newWorker(): ResultsClient {
  const client = new ResultsClient(new Worker(new URL('./results/worker.ts', import.meta.url), { type: 'module' }));
  client.worker.addEventListener('error', () => {
    if (!client.hasSpoken) void repairOnce();
  });
  return client;
}
window.results = createResults(document.body, newWorker, { store: new Store(), hidesSeed: preferences.hidesSeed });
registerOffline(document.body);
