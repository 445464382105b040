import { Notices } from './notices';
import { partOf } from './parts';

/** Makes the page work offline from its next visit on, once what it shows is drawn. Only built pages have a service worker,
    and pages in frames leave it to their own visit. */
export function registerOffline(root: HTMLElement): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker || window.parent !== window) return;
  requestIdleCallbackOrSoon(() => {
    void import('./offline')
      .then(({ keepForOffline }) => keepForOffline(new Notices(partOf(root, 'notices'))))
      // Browsers refuse it in private windows and without encryption: the page works on with its network.
      .catch(() => {});
  });
}

function requestIdleCallbackOrSoon(act: () => void): void {
  const milliseconds = 2000;
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: milliseconds });
  else setTimeout(act, milliseconds);
}
