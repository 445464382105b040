import type { Clock } from '../../kit/clock';
import { explained } from '../../kit/explained';
import type { AutoSaver } from '../storage/auto_saver';
import { soon, type StorageAvailability } from '../storage/availability';
import { named } from '../storage/named';
import { RetryQueue, type QueuedWrite } from '../storage/retry_queue';
import type { KeptGame, Remains } from '../storage/store';
import type { Page } from '../shell/page';
import { triedAgain } from './saving_notices';

/** The games that this browser has saved, and what is still to be written of games that are left or over. */
export class SavedGames {
  readonly #place: StorageAvailability;
  readonly #page: Page;
  readonly #clock: Clock;
  readonly #retryQueue: RetryQueue;
  /** The games that are over but still stored as unfinished. */
  readonly #ending = new Set<string>();
  #left: Promise<unknown> = Promise.resolve();

  constructor(place: StorageAvailability, page: Page, clock: Clock) {
    this.#place = place;
    this.#page = page;
    this.#clock = clock;
    this.#retryQueue = new RetryQueue(clock);
  }

  /** The latest first, once pending writes are tried; none while the database does not answer. */
  async list(): Promise<KeptGame[]> {
    const { store } = this.#place;
    const games =
      store &&
      (await soon(
        this.#retryQueue
          .settle()
          .then(() => store.games())
          .catch(() => []),
        this.#place,
        this.#clock,
      ));
    return (games ?? []).filter(({ id }) => !this.isEnding(id));
  }

  /** Whether a game is over, though its remains are not written yet. */
  isEnding(id: string): boolean {
    return this.#ending.has(id);
  }

  /** Settles once the game left last is written, or has failed to be. */
  get left(): Promise<unknown> {
    return this.#left;
  }

  /** Writes the rest of a game that is left. */
  writeLeft(left: KeptGame, autoSaver: AutoSaver): void {
    let takeBack = () => {};
    autoSaver.close();
    this.#left = this.#retryQueue.add({
      write: () => autoSaver.written(),
      onWritten: () => takeBack(),
      onTrouble: (error) => {
        const { notices, preferences } = this.#page;
        takeBack = notices.notify([
          `The game you left (${named(left, preferences.hidesSeed)}) could not be saved: ${explained(error)} ${triedAgain}`,
        ]);
      },
    });
  }

  /** Stores lines for the lists of games that are over. */
  addRuns(runs: string): void {
    const { store } = this.#place;
    if (!store) return;
    void this.#retryQueue.add({
      write: () => store.addRuns(runs),
      onTrouble: (error) =>
        this.#page.notices.notify([`High scores and statistics could not be saved: ${explained(error)} ${triedAgain}`]),
    });
  }

  /** Stores the remains of a game that is over in its place. */
  replace(
    id: string,
    autoSaver: AutoSaver,
    remains: Remains,
    { onWritten, onTrouble }: Required<Omit<QueuedWrite, 'write'>>,
  ): void {
    this.#ending.add(id);
    void this.#retryQueue.add({
      write: () => autoSaver.finish(remains),
      onWritten: (late) => {
        this.#ending.delete(id);
        onWritten(late);
      },
      onTrouble,
    });
  }

  /** Gives up what has failed so far. Settles once the game left last is written, or has failed to be. */
  async close(): Promise<void> {
    await this.#left;
    this.#retryQueue.stop();
  }
}
