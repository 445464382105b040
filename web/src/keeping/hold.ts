import { randomSeed } from '../link';
import type { Store } from './store';

/** Where there are no locks, a tab that has not been heard of for so long has gone, in milliseconds. */
const lease = 10_000;
const heartbeat = 3000;
/** A tab that is being closed, reloaded or has crashed is waited for so long, in milliseconds. */
const patience = 500;

/** The right to write one game, which one tab has at a time. A lock tells whether another lives; the owner's name in
    the database keeps a tab that has not noticed from writing all the same. */
export class Hold {
  readonly owner = randomSeed();
  readonly #store: Store;
  readonly #id: string;
  #release: () => void = () => {};
  #isOver = false;

  private constructor(store: Store, id: string) {
    this.#store = store;
    this.#id = id;
  }

  /** Null if another tab has it. `onLost`: another tab has taken it over. */
  static async take(store: Store, id: string, isForced: boolean, onLost: () => void): Promise<Hold | null> {
    const hold = new Hold(store, id);
    const lose = () => {
      if (hold.#isOver) return;
      hold.release();
      onLost();
    };
    const locks = lockManager();
    const lock = await (locks ? takeLock(locks, id, isForced, lose) : null);
    if (lock === false) return null;
    // Who has the lock is asked nothing more.
    if (!(await store.claim(id, hold.owner, hold.until, isForced || lock !== null))) return null;
    hold.#release = lock ?? hold.#beat(lose);
    return hold;
  }

  /** Whether some tab has a game. */
  static async isTaken(id: string, until: number): Promise<boolean> {
    const locks = lockManager();
    if (!locks) return until >= Date.now();
    return isHeld(locks, id);
  }

  get until(): number { return lockManager() ? 0 : Date.now() + lease; }

  release(): void {
    this.#isOver = true;
    this.#release();
  }

  #beat(lose: () => void): () => void {
    const timer = setInterval(() => {
      void this.#store.claim(this.#id, this.owner, this.until, false).then((isOurs) => { if (!isOurs) lose(); }, () => {});
    }, heartbeat);
    return () => {
      clearInterval(timer);
      void this.#store.claim(this.#id, this.owner, 0, false).catch(() => {});
    };
  }
}

/** Pages without HTTPS have none. */
const lockManager = (): LockManager | undefined => navigator.locks as LockManager | undefined;
const nameOf = (id: string): string => `cellophane-game-${id}`;

async function isHeld(locks: LockManager, id: string): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === nameOf(id));
}

/** What gives the lock back; false if another tab has and keeps it; null if the browser grants none. */
function takeLock(locks: LockManager, id: string, isForced: boolean, onLost: () => void): Promise<(() => void) | false | null> {
  return new Promise((resolve) => {
    let isGranted = false;
    const leaving = new AbortController();
    // A browser with much to do may take as long to grant what nobody holds.
    const timer = setInterval(() => {
      void isHeld(locks, id).then((held) => { if (held) leaving.abort(); }, () => leaving.abort());
    }, patience);
    const keep = () => {
      clearInterval(timer);
      isGranted = true;
      return new Promise<void>((release) => resolve(() => release()));
    };
    locks.request(nameOf(id), isForced ? { steal: true } : { signal: leaving.signal }, keep)
      .catch(() => {
        clearInterval(timer);
        if (isGranted) onLost();
        else resolve(leaving.signal.aborted ? false : null);
      });
  });
}
