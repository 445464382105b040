/* Repairing a page whose scripts or engine are broken: its files are fetched anew, past all caches (web/repair.js). */

import type { Notices } from '../../kit/notices';

interface Repair {
  (): Promise<void>;
  /** Whether this page was loaded by a repair. */
  readonly isRepaired: boolean;
}

declare global {
  interface Window {
    /** Only built documents have it. */
    repair?: Repair;
  }
}

/** Drops what the browser has kept of this page, and loads it again. Rejects, with a sentence, if the server cannot be
    reached: then everything stays as it is. */
export async function repair(): Promise<void> {
  if (window.repair) await window.repair();
  else location.reload();
}

/** Repairs the page by itself, unless that has just been done. False if it is of no use. */
export async function repairOnce(): Promise<boolean> {
  if (!window.repair || window.repair.isRepaired) return false;
  return window.repair().then(
    () => true,
    () => false,
  );
}

/** Says, on a page that was repaired, what has happened. */
export function tellOfRepair(notices: Notices): void {
  if (window.repair?.isRepaired)
    notices.mention(['Some files of this page were damaged or out of date. They were fetched anew.']);
}
