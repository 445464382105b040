import type { Game } from 'cellophane';
import { Hold } from './hold';
import type { KeptGame, Piece, Remains, Store } from './store';

/** So many pieces are put behind a save before there is a new one: they are played through when the game is opened. */
const mostPieces = 400;

export interface KeeperParts {
  store: Store;
  game: Game;
  id: string;
  start: number;
  /** A game that comes out of the database is held already. */
  hold: Hold | null;
  /** Another tab has taken the game over. */
  onLost: () => void;
  /** The game could not be written; it is tried again with the next turn. */
  onTrouble: (error: unknown) => void;
}

/** Writes a game down while it is played: a few bytes whenever something has happened, one piece at a time. */
export class Keeper {
  readonly #parts: KeeperParts;
  #hold: Hold | null;
  #queue: { game: Omit<KeptGame, 'owner' | 'until'>; piece: Piece }[] = [];
  /** How much of the recording has been taken down. */
  #taken = 0;
  /** The number of the next piece; 0 where a save is due. */
  #next = 0;
  #isWriting = false;
  #isBehind = false;
  #isOver = false;
  #isFinished = false;
  #isTroubled = false;
  #draining: Promise<void> = Promise.resolve();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#hold = parts.hold;
    // Pressing a key that leads nowhere is recorded, but is no game yet.
    if (!parts.hold) this.#taken = parts.game.recorded;
  }

  /** Whether there is anything to come back to. */
  get isKeeping(): boolean { return this.#next > 0; }

  /** After anything that may have changed the game. */
  note(): void {
    const { game, start } = this.#parts;
    if (this.#isOver || game.recorded === this.#taken) return;
    if (this.#next === 0 && game.turns === 0 && game.depth === start) return;
    if (this.#isWriting) this.#isBehind = true;
    else this.#take(this.#next === 0 || this.#next >= mostPieces);
  }

  /** All of it anew, in one piece, for times when nobody waits. */
  tidy(): void {
    if (!this.#isOver && (this.#next > 1 || this.#isTroubled)) this.#take(true);
  }

  /** What has just come from a file. */
  keepAnew(): void { this.#take(true); }

  /** What is not written yet is written, whatever becomes of the game then. */
  async close(): Promise<void> {
    if (this.#isOver) return;
    if (this.#isWriting) this.#catchUp();
    else this.note();
    this.#isOver = true;
    await this.#drain();
    this.#hold?.release();
  }

  /** The game is over: there is nothing to come back to. Rejects if what is left of it cannot be written; then all is as it
      was, and it may be tried again. */
  async finish(remains: Remains): Promise<void> {
    this.#isOver = this.#isFinished = true;
    this.#queue = [];
    await this.#draining;
    await this.#parts.store.replace(this.#parts.id, this.#hold?.owner ?? '', remains);
    this.#hold?.release();
  }

  /** The game has broken down: what is written stays, and nothing more is asked of it. */
  abandon(): void {
    this.#isOver = true;
    void this.#drain().then(() => this.#hold?.release());
  }

  #take(isWhole: boolean): void {
    const { game, id, start } = this.#parts;
    const piece = { number: isWhole ? 0 : this.#next, bytes: isWhole ? game.save() : game.addition(this.#taken) };
    const { seed, style, depth, turns } = game;
    this.#queue.push({ game: { id, seed, style, start, depth, turns, written: Date.now() }, piece });
    this.#taken = game.recorded;
    this.#next = piece.number + 1;
    void this.#drain();
  }

  #catchUp(): void {
    this.#isBehind = false;
    if (this.#parts.game.recorded === this.#taken) return;
    this.#take(this.#next === 0 || this.#next >= mostPieces);
  }

  #drain(): Promise<void> {
    if (!this.#isWriting) this.#draining = this.#writeAll();
    return this.#draining;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        if (!(await this.#write(next.game, next.piece))) return;
        if (this.#isBehind && !this.#isOver && this.#queue.length === 0) this.#catchUp();
      }
      this.#isTroubled = false;
    } catch (error) {
      this.#queue = [];
      this.#next = 0;
      if (!this.#isTroubled && !this.#isOver) this.#parts.onTrouble(error);
      this.#isTroubled = true;
    } finally {
      this.#isWriting = false;
    }
  }

  /** False if there is nothing more to write. */
  async #write(game: Omit<KeptGame, 'owner' | 'until'>, piece: Piece): Promise<boolean> {
    const { store, id } = this.#parts;
    this.#hold ??= await Hold.take(store, id, false, () => this.#lose());
    if (this.#isFinished) return false;
    if (!this.#hold) return this.#lose();
    const { owner, until } = this.#hold;
    const written = await store.write({ ...game, owner, until }, piece);
    if (written === 'lost') return this.#lose();
    if (written === 'gone' && !this.#isOver) this.#take(true);
    return true;
  }

  /** Another tab has taken over, as the hold or the database says. */
  #lose(): false {
    if (!this.#isOver) {
      this.#isOver = true;
      this.#queue = [];
      this.#hold?.release();
      this.#parts.onLost();
    }
    return false;
  }

  /** For a hold that was there before. */
  lose(): void { this.#lose(); }
}
