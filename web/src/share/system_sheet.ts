/* The share sheet of the system. */

/** `absent`: there is none for this, or it is refused; `cancelled`: the player has closed it. */
export type SheetOutcome = 'shared' | 'cancelled' | 'absent';

/** Whether there is a sheet at all. */
export const hasSheet = (): boolean => typeof navigator.share === 'function';

/** Whether the sheet takes files like these. */
export const takesFiles = (files: File[]): boolean => hasSheet() && (navigator.canShare?.({ files }) ?? false);

/** Opens the sheet. The player has to have pressed something just before. */
export async function openSheet(data: ShareData): Promise<SheetOutcome> {
  if (!hasSheet()) return 'absent';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'absent';
  }
}
