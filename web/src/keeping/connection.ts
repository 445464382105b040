import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/** So often one transaction is begun anew because its connection was closed. */
const mostTries = 4;
// Turns are many and small: whoever pulls the plug may lose the last of them, but never half a game.
const relaxed = { durability: 'relaxed' } as const;

/** Opens a database; `onClosed` is called when the connection has been closed by somebody else. */
type Open<Schema extends DBSchema> = (onClosed: () => void) => Promise<IDBPDatabase<Schema>>;

/** A connection to a database that is opened when it is needed, and again after it was closed: by the browser (no room,
    site data cleared), for a newer page, or because this page went into the back/forward cache, where an open transaction
    would keep every other page waiting. */
export class Connection<Schema extends DBSchema> {
  readonly #open: Open<Schema>;
  #database: Promise<IDBPDatabase<Schema>> | undefined;
  readonly #running = new Set<{ abort(): void }>();
  /** Pending while the page is hidden for good or in the back/forward cache. */
  #shown = Promise.resolve();

  constructor(open: Open<Schema>) {
    this.#open = open;
    let show = () => {};
    addEventListener('pagehide', () => {
      this.#shown = new Promise((resolve) => { show = resolve; });
      void this.#database?.then((database) => database.close(), () => {});
      this.#database = undefined;
      for (const transaction of this.#running) abort(transaction);
    });
    addEventListener('pageshow', () => show());
  }

  /** One transaction: all of it is done, or nothing. It is begun anew if the connection was closed meanwhile. */
  async transact<Names extends StoreNames<Schema>[], Mode extends IDBTransactionMode, Result>(
    names: Names, mode: Mode, work: (transaction: IDBPTransaction<Schema, Names, Mode>) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 1; ; ++tries) {
      await this.#shown;
      const opening = this.#database ??= this.#begin();
      const database = await opening;
      let transaction: IDBPTransaction<Schema, Names, Mode> | undefined;
      try {
        transaction = database.transaction(names, mode, relaxed);
        this.#running.add(transaction);
        const [result] = await Promise.all([work(transaction), transaction.done]);
        return result;
      } catch (error) {
        if (transaction) abort(transaction);
        // The browser has closed it, and has not said so yet.
        else this.#forget(opening);
        if (this.#database === opening || tries === mostTries) throw error;
      } finally {
        if (transaction) this.#running.delete(transaction);
      }
    }
  }

  #begin(): Promise<IDBPDatabase<Schema>> {
    const opening: Promise<IDBPDatabase<Schema>> = this.#open(() => this.#forget(opening));
    opening.catch(() => this.#forget(opening));
    return opening;
  }

  #forget(closed: Promise<unknown>): void {
    if (this.#database === closed) this.#database = undefined;
  }
}

/** What is being committed already stays so. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {}
}
