import '../shell/style.css';
import '../shell/document.css';
import './results.css';
import { Notices } from '../../kit/notices';
import { localTexts } from '../../kit/optional';
import { partOf } from '../../kit/parts';
import { Preferences } from '../settings/preferences';
import { openSettings } from '../settings/settings_button';
import { Store } from '../storage/store';
import { applyFont } from '../shell/font';
import { registerOffline } from '../shell/register_offline';
import { repairOnce } from '../shell/repair';
import { ResultsClient } from './client';
import { createResults, type ResultsPage } from './results';

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
  const client = new ResultsClient(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  client.worker.addEventListener('error', () => {
    if (!client.hasSpoken) void repairOnce();
  });
  return client;
}
window.results = createResults(document.body, newWorker, { store: new Store(), hidesSeed: preferences.hidesSeed });
registerOffline(document.body);
