import { Notices } from '../../kit/notices';
import { partOf } from '../../kit/parts';
import { tellOfRepair } from './repair';

/** Makes the page work offline from its next visit on, once what it shows is drawn. Only built pages have a service worker,
    and pages in frames leave it to their own visit. */
export function registerOffline(root: HTMLElement): void {
  const notices = new Notices(partOf(root, 'notices'));
  tellOfRepair(notices);
  if (import.meta.env.PROD) whenIdle(() => void keepUnlessUnwanted(notices, './sw.js'));
}

/** The same for pages of other builds, which have no notices of their own. `worker`: the address of the service worker. */
export function registerOfflineElsewhere(root: HTMLElement, worker: string, onRegistered = (): void => {}): void {
  const bar = document.createElement('div');
  bar.id = 'notices';
  bar.setAttribute('role', 'status');
  root.prepend(bar);
  whenIdle(() => {
    void keepUnlessUnwanted(new Notices(bar), worker).then((isRegistered) => isRegistered && onRegistered());
  });
}

/** Whether the player wants nothing fetched that is not needed now. One who has installed the page wants it kept. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true && !matchMedia('(display-mode: standalone)').matches;
}

/** Registers the service worker, also to hear of updates where it is registered. False if that cannot be. */
async function keepUnlessUnwanted(notices: Notices, worker: string): Promise<boolean> {
  try {
    const { serviceWorker } = navigator;
    if (!serviceWorker || window.parent !== window || (savesData() && !serviceWorker.controller)) return false;
    const { keepForOffline } = await import('./offline');
    await keepForOffline(notices, worker);
    return true;
  } catch {
    // Browsers refuse it in private windows and without encryption: the page works on with its network.
    return false;
  }
}

function whenIdle(act: () => void): void {
  const milliseconds = 2000;
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: milliseconds });
  else setTimeout(act, milliseconds);
}
