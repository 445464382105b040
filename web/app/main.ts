import './shell/style.css';
// Used by maps alone, but so small that a request of its own would take longer.
import './shell/sheet.css';
import { startApp } from './app';
import { attempt } from '../kit/optional';
import { readPreloaded } from './engine/preloaded';
import { repairOnce } from './shell/repair';
import { registerOffline } from './shell/register_offline';

const preloaded = readPreloaded();
try {
  await startApp(document.body, preloaded);
  attempt(() => registerOffline(document.body), undefined);
} catch (error) {
  preloaded.reportMissing();
  void repairOnce();
  throw error;
}
