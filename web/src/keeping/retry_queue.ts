import { pauseAfter } from './retry';

export interface Errand {
  write: () => Promise<void>;
  /** At the first failure; from then on it is tried again in silence. */
  onTrouble: (error: unknown) => void;
  /** `late`: only after trouble. */
  onWritten?: (late: boolean) => void;
}

/** What must be written though the game it is about has gone: it waits while there is no room for it, as long as the page
    lasts. */
export class RetryQueue {
  /** How often each has failed. */
  readonly #waiting = new Map<Errand, number>();
  #trying: Promise<void> = Promise.resolve();
  #timer = 0;

  /** Settled once it has been tried. */
  add(errand: Errand): Promise<void> {
    this.#waiting.set(errand, 0);
    return this.settle();
  }

  /** Another try for all that waits, one after the other. */
  settle(): Promise<void> { return this.#trying = this.#trying.then(() => this.#tryAll()); }

  async #tryAll(): Promise<void> {
    clearTimeout(this.#timer);
    for (const [errand, failures] of [...this.#waiting]) {
      try {
        await errand.write();
        this.#waiting.delete(errand);
        errand.onWritten?.(failures > 0);
      } catch (error) {
        this.#waiting.set(errand, failures + 1);
        if (failures === 0) errand.onTrouble(error);
      }
    }
    if (this.#waiting.size === 0) return;
    this.#timer = window.setTimeout(() => void this.settle(), pauseAfter(Math.min(...this.#waiting.values())));
  }
}
