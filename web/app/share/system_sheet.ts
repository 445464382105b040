/* The share sheet of the system. */

import { hasShareSheet, openShareSheet, sharesFiles } from '../../kit/optional';

/** `absent`: there is none for this, or it is refused; `canceled`: the player has closed it. */
export type SheetOutcome = 'shared' | 'cancelled' | 'absent';

/** Whether there is a sheet at all. */
export const hasSheet = hasShareSheet;

/** Whether the sheet takes files like these. */
export const takesFiles = sharesFiles;

/** Opens the sheet. The player has to have pressed something just before. */
export async function openSheet(data: ShareData): Promise<SheetOutcome> {
  if (!hasSheet()) return 'absent';
  try {
    await openShareSheet(data);
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'absent';
  }
}
