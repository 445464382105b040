import type { Game } from 'cellophane';
import { createElement } from '../../kit/create_element';
import { download } from '../../kit/download';
import type { Notices } from '../../kit/notices';
import { largestFile } from '../link/replay_code';
import { fileName, type Facts } from './named';

/** What a download needs of a page. */
export interface Downloading {
  readonly notices: Notices;
  readonly preferences: { readonly hidesSeed: boolean };
}

const clph = (bytes: Uint8Array): Blob => new Blob([bytes as BlobPart], { type: 'application/octet-stream' });

export function downloadFile(bytes: Uint8Array, facts: Facts, { notices, preferences }: Downloading, what = ''): void {
  download(fileName(facts, preferences.hidesSeed, what), clph(bytes), notices);
}

/** Downloads the save of a game; of a game that is over, which cannot be loaded, its recording. */
export function downloadGame(game: Game, page: Downloading): void {
  if (game.over) downloadFile(game.replay(), game, page, 'played');
  else downloadFile(game.save(), game, page);
}

/** The bytes of a file; rejects with a sentence if it is too large for a game. */
export async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > largestFile) throw new Error(`It has ${file.size} bytes, which is too large for a game.`);
  return new Uint8Array(await file.arrayBuffer());
}

/** Asks the player for a file. */
export function chooseFile({ root }: { readonly root: HTMLElement }, onChosen: (file: File) => void): void {
  const box = createElement('input', {
    type: 'file',
    accept: '.clph,.txt,.zip',
    class: 'unseen',
    'aria-label': 'Game from a file',
    tabindex: '-1',
  });
  box.addEventListener('change', () => {
    box.remove();
    if (box.files?.[0]) onChosen(box.files[0]);
  });
  box.addEventListener('cancel', () => box.remove());
  root.append(box);
  box.click();
}
