/** Milliseconds until what did not succeed is tried again. */
const patience = 5000;

export interface Errand {
  write: () => Promise<void>;
  /** At the first failure; from then on it is tried again in silence. */
  onTrouble: (error: unknown) => void;
  /** `late`: only after trouble. */
  onWritten?: (late: boolean) => void;
}

/** What must be written though the game it is about has gone: it waits while there is no room for it, as long as the page
    lasts. */
export class Errands {
  /** Whether there has been trouble with each. */
  readonly #waiting = new Map<Errand, boolean>();
  #trying: Promise<void> = Promise.resolve();
  #timer = 0;

  add(errand: Errand): void {
    this.#waiting.set(errand, false);
    void this.settle();
  }

  /** Another try for all that waits, one after the other. */
  settle(): Promise<void> { return this.#trying = this.#trying.then(() => this.#tryAll()); }

  async #tryAll(): Promise<void> {
    clearTimeout(this.#timer);
    for (const [errand, isTroubled] of [...this.#waiting]) {
      try {
        await errand.write();
        this.#waiting.delete(errand);
        errand.onWritten?.(isTroubled);
      } catch (error) {
        this.#waiting.set(errand, true);
        if (!isTroubled) errand.onTrouble(error);
      }
    }
    if (this.#waiting.size > 0) this.#timer = window.setTimeout(() => void this.settle(), patience);
  }
}
