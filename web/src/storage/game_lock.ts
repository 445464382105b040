import { systemClock, type Clock } from '../clock';

/** Milliseconds a claim on a game lasts without renewal, in browsers without locks. */
const lease = 10_000;
const heartbeat = 3000;
/** Milliseconds to wait for a tab that is being closed or reloaded, or has crashed, to give up its lock. */
const patience = 500;

/** Who may write which game, noted where the games are kept. */
export interface Claims {
  /** Null if nothing is noted of a game. */
  owner(id: string): Promise<string | null>;
  /** Makes `owner` the owner of a game until a time, in milliseconds since 1970; unless forced, only if the claim of
      another owner has expired. False if it has not. */
  claim(id: string, owner: string, until: number, isForced: boolean): Promise<boolean>;
}

export interface LockActions {
  /** Another tab has taken the game over. */
  onLost: () => void;
  /** While this page was in the back/forward cache another has played the game, or it is not kept any more
      (`isGone`). */
  onChanged: (isGone: boolean) => void;
}

/** A name that no other tab has. */
const newName = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0]);

/** The right to write one game, which one tab (or one element of a page) has at a time. The lock shows whether another
    tab is alive; the owner's name where games are kept keeps a tab that lost the lock unnoticed from writing. A page in the back/forward cache holds
    no lock, which browsers would break or refuse to cache the page for: it is released before, and taken again
    afterwards. */
export class GameLock {
  readonly owner = newName();
  readonly #claims: Claims;
  readonly #id: string;
  readonly #actions: LockActions;
  readonly #clock: Clock;
  #release: () => void = () => {};
  #isOver = false;
  /** Pending until it is known whether the game is still this page's. */
  #ready: Promise<unknown> = Promise.resolve();

  private constructor(claims: Claims, id: string, actions: LockActions, clock: Clock) {
    this.#claims = claims;
    this.#id = id;
    this.#actions = actions;
    this.#clock = clock;
  }

  /** Takes the right to a game; null if another tab has it, unless `isForced`. */
  static async take(
    claims: Claims,
    id: string,
    isForced: boolean,
    actions: LockActions,
    clock: Clock = systemClock,
  ): Promise<GameLock | null> {
    const lock = new GameLock(claims, id, actions, clock);
    const granted = await lock.#lock(isForced);
    if (granted === false) return null;
    // With the browser's lock granted, the claim of another owner no longer counts.
    if (
      !(await claims.claim(id, lock.owner, lock.until, isForced || granted !== null).catch((error) => {
        granted?.();
        throw error;
      }))
    )
      return null;
    lock.#begin(granted);
    addEventListener('pagehide', lock.#suspend);
    addEventListener('pageshow', lock.#resume);
    return lock;
  }

  /** Whether some tab has a game. */
  static async isTaken(id: string, until: number, clock: Clock = systemClock): Promise<boolean> {
    const locks = lockManager();
    if (!locks) return until >= clock.now();
    return isHeld(locks, id);
  }

  /** Resolves once no tab has a game, whose claim without the browser's locks lasts until `until()`. Rejects if
      `signal` ends the wait. */
  static whenFree(id: string, until: () => number, signal: AbortSignal, clock: Clock = systemClock): Promise<void> {
    const locks = lockManager();
    if (locks) return locks.request(nameOf(id), { signal }, () => {});
    return new Promise((resolve, reject) => {
      const stop = clock.every(heartbeat, () => {
        if (until() >= clock.now()) return;
        stop();
        resolve();
      });
      signal.addEventListener('abort', () => {
        stop();
        reject(new DOMException('The wait was ended.', 'AbortError'));
      });
    });
  }

  get until(): number {
    return lockManager() ? 0 : this.#clock.now() + lease;
  }
  get ready(): Promise<unknown> {
    return this.#ready;
  }

  release(): void {
    this.#isOver = true;
    removeEventListener('pagehide', this.#suspend);
    removeEventListener('pageshow', this.#resume);
    this.#release();
    if (!lockManager()) void this.#claims.claim(this.#id, this.owner, 0, false).catch(() => {});
  }

  readonly #suspend = (): void => this.#release();

  readonly #resume = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#ready = this.#takeAgain();
  };

  async #takeAgain(): Promise<void> {
    const lock = await this.#lock(false);
    if (this.#isOver) return lock ? lock() : undefined;
    if (lock === false) return this.#lose();
    this.#begin(lock);
    const owner = await this.#claims.owner(this.#id);
    if (owner !== this.owner && !this.#isOver) this.#actions.onChanged(owner === null);
  }

  async #lock(isForced: boolean): Promise<(() => void) | false | null> {
    const locks = lockManager();
    return locks ? takeLock(locks, { id: this.#id, isForced, clock: this.#clock, onLost: () => this.#lose() }) : null;
  }

  #begin(lock: (() => void) | null): void {
    this.#release = lock ?? this.#beat();
  }

  #lose(): void {
    if (this.#isOver) return;
    this.release();
    this.#actions.onLost();
  }

  #beat(): () => void {
    return this.#clock.every(heartbeat, () => {
      void this.#claims.claim(this.#id, this.owner, this.until, false).then(
        (isOurs) => {
          if (!isOurs) this.#lose();
        },
        () => {},
      );
    });
  }
}

/** The browser's lock manager; pages without HTTPS have none. */
const lockManager = (): LockManager | undefined => navigator.locks;
const nameOf = (id: string): string => `cellophane-game-${id}`;

async function isHeld(locks: LockManager, id: string): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === nameOf(id));
}

interface LockRequest {
  id: string;
  isForced: boolean;
  clock: Clock;
  onLost: () => void;
}

/** Takes a lock and returns the function that releases it; false if another tab holds it; null if the browser grants
    none. */
function takeLock(
  locks: LockManager,
  { id, isForced, clock, onLost }: LockRequest,
): Promise<(() => void) | false | null> {
  return new Promise((resolve) => {
    let isGranted = false;
    const leaving = new AbortController();
    // A busy browser may take that long to grant a free lock, so give up only if the lock is held.
    const stopLooking = clock.every(patience, () => {
      void isHeld(locks, id).then(
        (held) => {
          if (held) leaving.abort();
        },
        () => leaving.abort(),
      );
    });
    const keep = () => {
      stopLooking();
      isGranted = true;
      return new Promise<void>((release) =>
        resolve(() => {
          // Losing the lock from now on must not count as a loss.
          isGranted = false;
          release();
        }),
      );
    };
    locks.request(nameOf(id), isForced ? { steal: true } : { signal: leaving.signal }, keep).catch(() => {
      stopLooking();
      if (isGranted) onLost();
      else resolve(leaving.signal.aborted ? false : null);
    });
  });
}
