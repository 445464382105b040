/* The page without a network: registers the service worker, and offers updates, which it never forces. */

import { Workbox } from 'workbox-window';
import type { Notices } from './notices';

const reload = (): void => location.reload();

/** Registers the service worker beside the page, which keeps its files for the next visit. A newer version waits until the
    player accepts it; what another tab accepted is said here, for this page's files are gone from then on. */
export async function keepForOffline(notices: Notices): Promise<void> {
  const workbox = new Workbox('./sw.js');
  let isAccepted = false;
  workbox.addEventListener('waiting', () => {
    notices.ask('A new version of Cellophane is available. Your game is saved.', {
      'Update now': () => {
        isAccepted = true;
        workbox.messageSkipWaiting();
      },
      Later: () => {},
    });
  });
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isAccepted) return reload();
    if (isUpdate || isExternal)
      notices.ask('Cellophane was updated in another tab. Reload this page to go on.', { Reload: reload });
  });
  await workbox.register();
}
