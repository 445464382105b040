/* The sentence on the empty stage, below the name of the game. */

import type { Page } from '../shell/page';

/** Says on the stage why there is no game, or not yet. */
export function showWaiting(page: Page, sentence: string): void {
  markBusy(page, false);
  page.part('waiting').hidden = false;
  page.part('waiting-words').textContent = sentence;
  // Of the page that loads (index.html).
  for (const part of page.root.querySelectorAll('#waiting-progress, #try-again')) part.remove();
}

export function hideWaiting(page: Page): void {
  markBusy(page, false);
  page.part('waiting').hidden = true;
}

/** Whether what is on the stage cannot be played yet. */
export function markBusy(page: Page, isBusy: boolean): void {
  const stage = page.part('stage');
  if (isBusy) stage.setAttribute('aria-busy', 'true');
  else stage.removeAttribute('aria-busy');
}
