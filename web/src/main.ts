import './style.css';
// Used by maps alone, but so small that a request of its own would take longer.
import './sheet.css';
import { startApp } from './app';
import { attempt } from './optional';
import { readPreloaded } from './preloaded';
import { repairOnce } from './repair';
import { registerOffline } from './register_offline';

const preloaded = readPreloaded();
try {
  await startApp(document.body, preloaded);
  attempt(() => registerOffline(document.body), undefined);
} catch (error) {
  preloaded.reportMissing();
  void repairOnce();
  throw error;
}
