/* Files that are chosen, dropped, or brought from another release; what opens them is fetched with the first. */

import type { GameParts } from './game_parts';
import { fetchedOrNotice } from './part_fetching';

const fetched = ({ page }: GameParts) => fetchedOrNotice(page, () => import('./opened_files'));

/** Opens a game, a recording, notes or a backup from a file. If that fails, the game on the stage goes on. */
export async function openFile(file: File, parts: GameParts): Promise<void> {
  await (await fetched(parts))?.openFile(file, parts);
}

/** Opens the file that another release of the site has left for this one; false, with a notice, if it cannot be read. */
export async function openHandedFile(parts: GameParts): Promise<boolean> {
  return (await (await fetched(parts))?.openHandedFile(parts)) ?? false;
}

/** Hears of files that are dropped on the page; what else is dropped is the browser's. */
export function listenToDrops(onFile: (file: File) => void, signal: AbortSignal): void {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(
      type,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (type === 'drop' && file) onFile(file);
      },
      { signal },
    );
}
