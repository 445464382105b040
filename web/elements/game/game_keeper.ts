/* Keeps what is played in an element under its save-key, turn by turn, and lets one element have a key at a time. */

import type { Game } from 'cellophane-play';
import { systemClock, type Clock } from '../../kit/clock';
import { GameLock } from '../../kit/game_lock';
import { KeptGame, type KeptFile, type Wanted } from './kept_game';

/** The most additions to a save before a new one: opening the game replays them. */
const mostAdditions = 400;

/** What a keeper needs of a game. */
export type Keepable = Pick<Game, 'recorded' | 'turns' | 'save' | 'addition'>;

export interface KeeperActions {
  /** Another element has taken the game over, or has played it while this page was in the back/forward cache. */
  onLost: () => void;
  onChanged: () => void;
  /** The game could not be written; told once until it can be. */
  onTrouble: (error: unknown) => void;
}

export interface KeeperParts {
  kept: KeptGame;
  actions: KeeperActions;
  clock?: Clock;
}

const idOf = ({ key }: KeptGame): string => `embedded/${key}`;

export class GameKeeper {
  readonly #kept: KeptGame;
  readonly #actions: KeeperActions;
  readonly #lock: GameLock;
  #game: Keepable | null = null;
  #wanted: Wanted = { seed: null, style: 'brogue' };
  /** What has been written of the game; null if a full save is due. */
  #file: Uint8Array | null = null;
  #additions = 0;
  /** The length in bytes of the record that has been written. */
  #written = 0;
  #isRefusalTold = false;
  #isReleased = false;

  private constructor(kept: KeptGame, actions: KeeperActions, lock: GameLock) {
    this.#kept = kept;
    this.#actions = actions;
    this.#lock = lock;
    addEventListener('pagehide', this.#leave);
  }

  /** Takes the right to a kept game; null if another element has it, unless `isForced`. Rejects where there is no
      storage. */
  static async take(
    { kept, actions, clock = systemClock }: KeeperParts,
    isForced: boolean,
  ): Promise<GameKeeper | null> {
    const { onLost, onChanged } = actions;
    const lock = await GameLock.take(kept, idOf(kept), isForced, { onLost, onChanged }, clock);
    return lock && new GameKeeper(kept, actions, lock);
  }

  /** Resolves once no element has a kept game. Rejects if `signal` ends the wait. */
  static whenFree(kept: KeptGame, signal: AbortSignal, clock: Clock = systemClock): Promise<void> {
    return GameLock.whenFree(idOf(kept), () => kept.until, signal, clock);
  }

  get key(): string {
    return this.#kept.key;
  }

  read(): KeptFile | null {
    return this.#kept.read();
  }

  /** From now on `game` is kept: at once with `isWhole`, and otherwise from its next turn on. */
  begin(game: Keepable, wanted: Wanted, isWhole: boolean): void {
    this.#game = game;
    this.#wanted = wanted;
    this.#file = null;
    this.#written = isWhole ? -1 : game.recorded;
    if (isWhole) this.note();
  }

  /** Called after anything that may have changed the game: writes the change, before anything else can happen. */
  note(): void {
    const game = this.#game;
    if (!game || game.recorded === this.#written) return;
    // What takes no turn, such as a label, does not make a game worth keeping.
    if (!this.#file && this.#written >= 0 && game.turns === 0) return;
    try {
      if (!this.isOurs()) return;
      const file = this.#fileOf(game);
      this.#kept.write(file, this.#wanted);
      this.#file = file;
      this.#written = game.recorded;
      this.#isRefusalTold = false;
    } catch (error) {
      this.#file = null;
      this.#written = -1;
      if (!this.#isRefusalTold) this.#actions.onTrouble(error);
      this.#isRefusalTold = true;
    }
  }

  /** False if another element has claimed the key, which this one may not have been told yet, as after a sleep. */
  isOurs(): boolean {
    if (this.#isReleased) return false;
    if (!this.#isClaimedElse()) return true;
    this.release();
    this.#actions.onLost();
    return false;
  }

  /** Nothing more of the game is written; what was written stays. */
  end(): void {
    this.#game = null;
  }

  /** The game is over, or another begins in its place. */
  remove(): void {
    this.end();
    if (this.isOurs()) this.#kept.remove();
  }

  /** Lets others have the key. */
  release(): void {
    this.end();
    this.#isReleased = true;
    removeEventListener('pagehide', this.#leave);
    this.#lock.release();
  }

  #fileOf(game: Keepable): Uint8Array {
    if (!this.#file || this.#additions >= mostAdditions) {
      this.#additions = 0;
      return game.save();
    }
    ++this.#additions;
    const addition = game.addition(this.#written);
    const file = new Uint8Array(this.#file.length + addition.length);
    file.set(this.#file);
    file.set(addition, this.#file.length);
    return file;
  }

  #isClaimedElse(): boolean {
    try {
      const { holder } = this.#kept;
      return holder !== null && holder !== this.#lock.owner;
    } catch {
      return false;
    }
  }

  /** The page is left: what it claimed without the browser's locks is free at once, so that it can be reloaded. */
  readonly #leave = (): void => {
    this.note();
    void this.#kept.claim('', this.#lock.owner, 0, false).catch(() => {});
  };
}
