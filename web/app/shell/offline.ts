/* The page without a network: registers the service worker, and offers updates, which it never forces. */

import { Workbox } from 'workbox-window';
import type { Choices, Notices } from '../../kit/notices';

const reload = (): void => location.reload();

/** Registers the service worker of the page, which keeps its files for the next visit. A newer version waits until the
    player accepts it, in whatever tab; what another tab accepted is said here, for this page's files are gone from then
    on. */
export async function keepForOffline(notices: Notices, worker: string): Promise<void> {
  const workbox = new Workbox(worker);
  let isAccepted = false;
  let takeBack = (): void => {};
  /** One notice at a time, the latest. */
  const ask = (text: string, choices: Choices): void => {
    takeBack();
    takeBack = notices.ask(text, choices);
  };
  const onUpdated = (): void => {
    if (isAccepted) return reload();
    ask('Cellophane was updated in another tab. Reload this page to go on.', { Reload: reload });
  };
  workbox.addEventListener('waiting', ({ sw }) => {
    if (!sw) return;
    ask('A new version of Cellophane is available. Your game is saved.', {
      'Update now': () => {
        isAccepted = true;
        sw.postMessage({ type: 'SKIP_WAITING' });
      },
      Later: () => {},
    });
    // Pages that no worker answers for, as on a first visit, are told of no change of it.
    sw.addEventListener('statechange', () => {
      if (sw.state === 'activated') onUpdated();
      // A still newer version has taken its place, and will be offered.
      if (sw.state === 'redundant') takeBack();
    });
  });
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isAccepted || isUpdate || isExternal) onUpdated();
  });
  await workbox.register();
}
