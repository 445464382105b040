import type { Game } from 'cellophane';
import { systemClock, type Clock } from '../../kit/clock';
import { GameLock, type LockActions } from '../../kit/game_lock';
import { pauseAfter } from './retry';
import type { KeptGame, Piece, Remains, Store } from './store';

/** The most pieces appended to a save before a new one: opening the game replays them. */
const mostPieces = 400;
/** Milliseconds after which the player is told that the database has not answered. */
const patience = 3000;
/** Failures in a row before the player is told: a connection that breaks once is opened again. */
const quietFailures = 1;

export interface AutoSaverParts {
  store: Store;
  game: Game;
  id: string;
  start: number;
  /** The lock of a game opened from the database; null for a new game. */
  lock: GameLock | null;
  clock?: Clock;
  /** Another tab has taken the game over. */
  onLost: () => void;
  /** While this page was in the back/forward cache the game was played, ended or forgotten elsewhere. */
  onChanged: () => void;
  /** The game could not be written, or, without an error, is not written yet; writing is tried again. */
  onTrouble: (error?: unknown) => void;
  /** The game is written, after trouble. */
  onKept: () => void;
}

/** Saves a game while it is played: a few bytes after every change, one piece at a time. */
export class AutoSaver implements LockActions {
  readonly #parts: AutoSaverParts;
  readonly #clock: Clock;
  #lock: GameLock | null;
  #queue: { game: Omit<KeptGame, 'owner' | 'until'>; piece: Piece }[] = [];
  /** The length in bytes of the record that has been queued for writing. */
  #taken = 0;
  /** The number of the next piece; 0 if a full save is due. */
  #next = 0;
  #isWriting = false;
  #isBehind = false;
  #isOver = false;
  #isFinished = false;
  #failures = 0;
  #failure: { error: unknown } | undefined;
  /** Prevents the next try; undefined if there is none to come. */
  #stopRetry: (() => void) | undefined;
  /** The trouble reported by `onTrouble` since the last success. */
  #told: 'nothing' | 'slow' | 'failed' = 'nothing';
  #draining: Promise<void> = Promise.resolve();

  constructor(parts: AutoSaverParts) {
    this.#parts = parts;
    this.#clock = parts.clock ?? systemClock;
    this.#lock = parts.lock;
    // What takes no turn, such as a label, does not make a game worth keeping.
    if (!parts.lock) this.#taken = parts.game.recorded;
  }

  /** Whether the game is stored, and without trouble. */
  get isKeeping(): boolean {
    return this.#next > 0 && this.#told === 'nothing';
  }

  /** Called after anything that may have changed the game: writes the change. */
  note(): void {
    if (this.#isOver || this.#stopRetry || !this.#isWorthKeeping) return;
    if (this.#isWriting) this.#isBehind = true;
    else this.#take(this.#next === 0 || this.#next >= mostPieces);
  }

  /** Writes a full save, for a game just loaded from a file. */
  keepAnew(): void {
    this.#take(true);
  }

  /** The player leaves the game: writes all of it in one piece, unless that has been done. `written` has the
      outcome. */
  close(): void {
    this.#stopRetry?.();
    if (!this.#isOver && (this.#isWorthKeeping || this.#next > 1 || this.#failures > 0)) this.#take(true);
    this.#isOver = true;
  }

  /** Resolves once all of a closed game is written. Rejects if that fails; it may be called again. */
  async written(): Promise<void> {
    await this.#drain();
    this.#lock?.release();
    if (this.#failure) throw this.#failure.error;
  }

  /** The game is over: its remains replace it. Rejects if they cannot be written; then nothing has changed, and it may
      be tried again. */
  async finish(remains: Remains): Promise<void> {
    this.#stopRetry?.();
    this.#isOver = this.#isFinished = true;
    this.#queue = [];
    await this.#draining;
    await this.#parts.store.replace(this.#parts.id, this.#lock?.owner ?? '', remains);
    this.#lock?.release();
  }

  /** The engine has failed: what is written stays, and the game is not used any more. */
  abandon(): void {
    this.#stopRetry?.();
    this.#isOver = true;
    void this.#drain().then(() => this.#lock?.release());
  }

  get #isWorthKeeping(): boolean {
    const { game, start } = this.#parts;
    return game.recorded !== this.#taken && (this.#next > 0 || game.turns > 0 || game.depth !== start);
  }

  #take(isWhole: boolean): void {
    const { game, id, start } = this.#parts;
    const piece = { number: isWhole ? 0 : this.#next, bytes: isWhole ? game.save() : game.addition(this.#taken) };
    const { seed, style, depth, turns } = game;
    this.#queue.push({ game: { id, seed, style, start, depth, turns, written: this.#clock.now() }, piece });
    this.#taken = game.recorded;
    this.#next = piece.number + 1;
    this.#isBehind = false;
    void this.#drain();
  }

  #drain(): Promise<void> {
    if (!this.#isWriting) this.#draining = this.#writeAll();
    return this.#draining;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    this.#failure = undefined;
    let stopSlow = () => {};
    try {
      for (let next = this.#queue[0]; next; next = this.#queue[0]) {
        stopSlow = this.#clock.after(patience, () => this.#tell('slow'));
        if (!(await this.#write(next.game, next.piece))) break;
        stopSlow();
        if (this.#queue[0] === next) this.#queue.shift();
        if (this.#isBehind && !this.#isOver && this.#queue.length === 0)
          this.#take(this.#next === 0 || this.#next >= mostPieces);
      }
      this.#failures = 0;
      if (this.#told !== 'nothing') this.#parts.onKept();
      this.#told = 'nothing';
    } catch (error) {
      this.#failure = { error };
      // The one piece of a closed game stays queued until `written` is called again.
      if (!this.#isOver) this.#tryLater(error);
    } finally {
      stopSlow();
      this.#isWriting = false;
    }
  }

  #tryLater(error: unknown): void {
    this.#queue = [];
    this.#next = 0;
    if (++this.#failures > quietFailures) this.#tell('failed', error);
    this.#stopRetry = this.#clock.after(pauseAfter(this.#failures), () => {
      this.#stopRetry = undefined;
      this.#take(true);
    });
  }

  #tell(trouble: 'slow' | 'failed', error?: unknown): void {
    if (this.#isOver || this.#told === 'failed' || this.#told === trouble) return;
    this.#told = trouble;
    this.#parts.onTrouble(error);
  }

  /** Writes a piece. False if there is nothing more to write. */
  async #write(game: Omit<KeptGame, 'owner' | 'until'>, piece: Piece): Promise<boolean> {
    const { store, id } = this.#parts;
    this.#lock ??= await GameLock.take(store, id, false, this, this.#clock);
    if (this.#isFinished) return false;
    if (!this.#lock) return this.#lose();
    await this.#lock.ready;
    const { owner, until } = this.#lock;
    const written = await store.write({ ...game, owner, until }, piece);
    if (written === 'lost') return this.#lose();
    if (written === 'gone' && !this.#isOver) {
      this.#queue = [];
      this.#take(true);
    }
    return true;
  }

  /** Another tab has taken the game over, according to the lock or the database. */
  #lose(onLost = this.#parts.onLost): false {
    this.#stopRetry?.();
    if (!this.#isOver) {
      this.#isOver = true;
      this.#queue = [];
      this.#lock?.release();
      onLost();
    }
    return false;
  }

  onLost(): void {
    this.#lose();
  }
  onChanged(isGone: boolean): void {
    // A game that was never written cannot be gone.
    if (!isGone || this.#next > 0) this.#lose(this.#parts.onChanged);
  }
}
