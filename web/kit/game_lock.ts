import { systemClock, type Clock } from './clock';
import { attempt, inTime, lockManager, patience, randomBits, sessionTexts } from './optional';

/** Milliseconds a claim on a game lasts without renewal, in browsers without locks. */
const lease = 10_000;
const heartbeat = 3000;
/** Milliseconds to wait for a tab that is being closed or reloaded, or has crashed, to give up its lock. */
const untilClosed = 500;

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
const newName = (): string => String(randomBits());

/** The right to write one game, which one tab (or one element of a page) has at a time. The lock shows whether another
    tab is alive; the owner's name where games are kept keeps a tab that lost the lock unnoticed from writing. A page in the back/forward cache holds
    no lock, which browsers would break or refuse to cache the page for: it is released before, and taken again
    afterwards. */
export class GameLock {
  readonly owner: string;
  readonly #claims: Claims;
  readonly #id: string;
  readonly #actions: LockActions;
  readonly #clock: Clock;
  #release: () => void = () => {};
  #isOver = false;
  /** The browser grants no lock: the claim in the database counts, and is renewed. */
  #isLeased = false;
  /** Pending until it is known whether the game is still this page's. */
  #ready: Promise<unknown> = Promise.resolve();

  private constructor(claims: Claims, id: string, actions: LockActions, clock: Clock) {
    this.#claims = claims;
    this.#id = id;
    this.#actions = actions;
    this.#clock = clock;
    this.owner = takeLeftLease(id) ?? newName();
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
    // A tab whose browser grants no locks has a lease; others have none.
    if (until >= clock.now()) return true;
    const locks = lockManager();
    return locks !== undefined && isHeld(locks, id, clock).catch(() => false);
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
    return this.#isLeased ? this.#clock.now() + lease : 0;
  }
  get ready(): Promise<unknown> {
    return this.#ready;
  }

  release(): void {
    this.#isOver = true;
    removeEventListener('pagehide', this.#suspend);
    removeEventListener('pageshow', this.#resume);
    this.#release();
    if (this.#isLeased) void this.#claims.claim(this.#id, this.owner, 0, false).catch(() => {});
  }

  readonly #suspend = (): void => {
    this.#release();
    if (this.#isLeased) leaveLease(this.#id, this.owner);
  };

  readonly #resume = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    takeLeftLease(this.#id);
    this.#ready = this.#takeAgain();
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
    const request = { id: this.#id, isForced, clock: this.#clock, onLost: () => this.#lose() };
    const granted = locks ? await takeLock(locks, request) : null;
    this.#isLeased = granted === null;
    return granted;
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

/** Where a page that is left puts the name that its lease has, for the same tab after a reload. While the page is open it
    is not there, so that a copy of the tab does not get it. */
const nameOfLease = 'cellophane-lease';

const leaveLease = (id: string, owner: string): void =>
  attempt(() => sessionTexts().setItem(nameOfLease, `${id} ${owner}`), undefined);

/** The owner of the lease on a game that this tab has left; undefined if it is another's. */
const takeLeftLease = (id: string): string | undefined =>
  attempt(() => {
    const texts = sessionTexts();
    const [of, owner] = String(texts.getItem(nameOfLease)).split(' ');
    texts.removeItem(nameOfLease);
    return of === id ? owner : undefined;
  }, undefined);

const nameOf = (id: string): string => `cellophane-game-${id}`;

/** Rejects if the browser does not tell. */
async function isHeld(locks: LockManager, id: string, clock: Clock): Promise<boolean> {
  const { held = [] } = await inTime(() => locks.query(), patience.lock, clock);
  return held.some(({ name }) => name === nameOf(id));
}

interface LockRequest {
  id: string;
  isForced: boolean;
  clock: Clock;
  onLost: () => void;
}

/** Takes a lock and returns the function that releases it; false if another tab holds it; null if the browser grants
    none, or does not answer. */
function takeLock(
  locks: LockManager,
  { id, isForced, clock, onLost }: LockRequest,
): Promise<(() => void) | false | null> {
  return new Promise((resolve) => {
    let isGranted = false;
    let isOver = false;
    const leaving = new AbortController();
    const end = (outcome: (() => void) | false | null) => {
      isOver = true;
      stopLooking();
      stopWaiting();
      if (!outcome) leaving.abort();
      resolve(outcome);
    };
    // A busy browser may take that long to grant a free lock, so give up only if the lock is held.
    const stopLooking = clock.every(untilClosed, () => {
      void isHeld(locks, id, clock).then(
        (held) => held && end(false),
        () => end(null),
      );
    });
    const stopWaiting = clock.after(patience.lock, () => end(null));
    const keep = () => {
      // Too late: it is released at once.
      if (isOver) return undefined;
      isGranted = true;
      return new Promise<void>((release) =>
        end(() => {
          // Losing the lock from now on must not count as a loss.
          isGranted = false;
          release();
        }),
      );
    };
    inTime(() => locks.request(nameOf(id), isForced ? { steal: true } : { signal: leaving.signal }, keep), Infinity)
      .catch(() => {
        if (isGranted) onLost();
      })
      .finally(() => {
        if (!isOver) end(null);
      });
  });
}
