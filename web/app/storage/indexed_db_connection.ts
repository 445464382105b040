import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

/** The most attempts at one transaction when its connection is closed meanwhile. */
const mostTries = 4;
// Writes are many and small: a power failure may lose the last turns, but never damages a game.
const relaxed = { durability: 'relaxed' } as const;

/** Opens a database; `onClosed` is called when the browser or another page has closed the connection. */
type Open<Schema extends DBSchema> = (onClosed: () => void) => Promise<IDBPDatabase<Schema>>;

/** A connection to an IndexedDB database that is opened when it is needed, and again after it was closed: by the browser
    (no room, site data cleared), for a newer page, or because this page went into the back/forward cache, where an open
    transaction would keep every other page waiting. */
export class Connection<Schema extends DBSchema> {
  readonly #open: Open<Schema>;
  #database: Promise<IDBPDatabase<Schema>> | undefined;
  readonly #running = new Set<{ abort(): void }>();
  /** Pending while the page is unloaded or in the back/forward cache. */
  #shown = Promise.resolve();
  readonly #listening = new AbortController();

  constructor(open: Open<Schema>) {
    this.#open = open;
    let show = () => {};
    const hide = () => {
      this.#shown = new Promise((resolve) => {
        show = resolve;
      });
      this.#disconnect();
      for (const transaction of this.#running) abort(transaction);
    };
    const { signal } = this.#listening;
    addEventListener('pagehide', hide, { signal });
    addEventListener('pageshow', () => show(), { signal });
  }

  /** Gives the connection up once its transactions are done; a later one would open it again. */
  close(): void {
    this.#listening.abort();
    this.#disconnect();
  }

  /** Runs a transaction, which succeeds or fails as a whole. It is repeated if the connection was closed meanwhile. */
  async transact<Names extends StoreNames<Schema>[], Mode extends IDBTransactionMode, Result>(
    names: Names,
    mode: Mode,
    work: (transaction: IDBPTransaction<Schema, Names, Mode>) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 1; ; ++tries) {
      await this.#shown;
      const opening = (this.#database ??= this.#begin());
      const database = await opening;
      let transaction: IDBPTransaction<Schema, Names, Mode> | undefined;
      try {
        transaction = database.transaction(names, mode, relaxed);
        this.#running.add(transaction);
        const [result] = await Promise.all([work(transaction), transaction.done]);
        return result;
      } catch (error) {
        if (transaction) abort(transaction);
        // The browser has closed the connection without an event yet.
        else this.#forget(opening);
        if (this.#database === opening || tries === mostTries) throw error;
      } finally {
        if (transaction) this.#running.delete(transaction);
      }
    }
  }

  #disconnect(): void {
    void this.#database?.then(
      (database) => database.close(),
      () => {},
    );
    this.#database = undefined;
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

/** Aborts a transaction, unless it is being committed already. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed.
  }
}
