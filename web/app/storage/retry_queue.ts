import { systemClock, type Clock } from '../../kit/clock';
import { pauseAfter } from './retry';

export interface QueuedWrite {
  write: () => Promise<void>;
  /** Called at the first failure; later failures are not reported. */
  onTrouble: (error: unknown) => void;
  /** Called on success; `late`: after a failure. */
  onWritten?: (late: boolean) => void;
}

/** Writes that must be done though their game has left the stage; they are tried again while the page is open. */
export class RetryQueue {
  /** The pending writes, with the number of their failures. */
  readonly #waiting = new Map<QueuedWrite, number>();
  readonly #clock: Clock;
  #trying: Promise<void> = Promise.resolve();
  #stopTimer = (): void => {};

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** Adds a write; settles once it has been tried. */
  add(task: QueuedWrite): Promise<void> {
    this.#waiting.set(task, 0);
    return this.settle();
  }

  /** Tries all pending writes, one after the other. */
  settle(): Promise<void> {
    return (this.#trying = this.#trying.then(() => this.#tryAll()));
  }

  /** Gives up the writes that have failed so far. */
  stop(): void {
    this.#stopTimer();
  }

  async #tryAll(): Promise<void> {
    this.#stopTimer();
    for (const [task, failures] of [...this.#waiting]) {
      try {
        await task.write();
        this.#waiting.delete(task);
        task.onWritten?.(failures > 0);
      } catch (error) {
        this.#waiting.set(task, failures + 1);
        if (failures === 0) task.onTrouble(error);
      }
    }
    if (this.#waiting.size === 0) return;
    this.#stopTimer = this.#clock.after(pauseAfter(Math.min(...this.#waiting.values())), () => void this.settle());
  }
}
