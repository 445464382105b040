/* The gesture or button of a phone that goes back. Over an open sheet it closes the sheet instead of leaving the page,
   in browsers that tell pages of it (Chromium's CloseWatcher). */

interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

export class CloseRequests {
  readonly #close: () => void;
  #watcher: Watcher | undefined;

  constructor(close: () => void) {
    this.#close = close;
  }

  /** Whether something is open that a request would close. */
  set wanted(isOpen: boolean) {
    if (!isOpen) {
      this.#watcher?.destroy();
      this.#watcher = undefined;
    } else if (!this.#watcher && window.CloseWatcher) {
      this.#watcher = new window.CloseWatcher();
      this.#watcher.onclose = () => {
        // A watcher serves once.
        this.#watcher = undefined;
        this.#close();
      };
    }
  }
}
