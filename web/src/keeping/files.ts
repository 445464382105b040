import type { Game } from 'cellophane';
import { download } from '../download';
import { createElement } from '../create_element';
import { fileName, type Facts } from './named';

/** Files beyond this were not written by any game. */
const largestFile = 50_000_000;

const clph = (bytes: Uint8Array): Blob => new Blob([bytes as BlobPart], { type: 'application/octet-stream' });

export function downloadFile(bytes: Uint8Array, facts: Facts, what = ''): void {
  download(fileName(facts, what), clph(bytes));
}

/** A game that is over cannot be loaded: what there is to keep of it is how it was played. */
export function downloadGame(game: Game): void {
  if (game.over) downloadFile(game.replay(), game, 'played');
  else downloadFile(game.save(), game);
}

/** What is in a file; rejects with words where there is no sense in reading it. */
export async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > largestFile) throw new Error(`It has ${file.size} bytes; no game has that many.`);
  return new Uint8Array(await file.arrayBuffer());
}

/** Asks for a file. */
export function chooseFile(onChosen: (file: File) => void): void {
  const box = createElement('input', { type: 'file', accept: '.clph,.txt', class: 'unseen', 'aria-label': 'A game from a file', tabindex: '-1' });
  box.addEventListener('change', () => {
    box.remove();
    if (box.files?.[0]) onChosen(box.files[0]);
  });
  box.addEventListener('cancel', () => box.remove());
  document.body.append(box);
  box.click();
}
