import type { Clock } from '../../../web/kit/clock';
import { settled } from './dom';

interface Timer {
  at: number;
  act: () => void;
}

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now = 1_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer: Timer = {
      at: this.#now + milliseconds,
      act: () => {
        this.#timers.delete(timer);
        act();
      },
    };
    return this.#start(timer);
  }

  every(milliseconds: number, act: () => void): () => void {
    const timer: Timer = {
      at: this.#now + milliseconds,
      act: () => {
        timer.at += milliseconds;
        act();
      },
    };
    return this.#start(timer);
  }

  /** The number of timers that are still to come. */
  get waiting(): number {
    return this.#timers.size;
  }

  /** Moves on, and lets everything happen that is due by then. */
  async runFor(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#now = next.at;
      next.act();
      await settled();
    }
    this.#now = end;
  }

  #start(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
}
