/* The gesture or button of a phone that goes back. Over an open sheet it closes the sheet instead of leaving the page,
   in browsers that tell pages of it (Chromium's CloseWatcher). */

import { attempt, newCloseWatcher, type CloseWatcher } from './optional';

export class CloseRequests {
  readonly #close: () => void;
  #watcher: CloseWatcher | undefined;

  constructor(close: () => void) {
    this.#close = close;
  }

  /** Whether something is open that a request would close. */
  set wanted(isOpen: boolean) {
    const watcher = this.#watcher;
    if (!isOpen) {
      this.#watcher = undefined;
      attempt(() => watcher?.destroy(), undefined);
    } else if (!watcher) {
      this.#watcher = newCloseWatcher();
      if (!this.#watcher) return;
      this.#watcher.onclose = () => {
        // A watcher serves once.
        this.#watcher = undefined;
        this.#close();
      };
    }
  }
}
