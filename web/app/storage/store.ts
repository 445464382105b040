/* What the page keeps in this browser, in an IndexedDB database: games, recordings, and the results of games. */

import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type OpenDBCallbacks,
  type StoreNames,
} from 'idb';
import type { Bytes, Style, Variant } from 'cellophane';
import { systemClock, type Clock } from '../../kit/clock';
import { Connection } from './indexed_db_connection';

/** The facts about a stored game that need no opening of its file. */
export interface KeptGame {
  id: string;
  seed: string;
  style: Style;
  /** Left out in the long dungeon. */
  variant?: Variant;
  /** The depth the game began on. */
  start: number;
  depth: number;
  turns: number;
  /** The time of the last write, in milliseconds since 1970. */
  written: number;
  /** The name of the tab that may write the game; in browsers without locks, `until` a time in milliseconds since
      1970. */
  owner: string;
  until: number;
}

/** The facts about a game that is over. */
export type EndedGame = Pick<KeptGame, 'seed' | 'style' | 'variant' | 'depth' | 'turns' | 'written'>;

/** The same, with the number the recording is stored under. */
export interface KeptRecording extends EndedGame {
  number: number;
}

/** The most recordings stored: as many as a list shows at once. */
export const mostRecordings = 26;

/** The remains of a game that is over, which replace the game. */
export interface Remains {
  ended: EndedGame;
  recording: Bytes;
  /** Lines for the lists of past games; empty if the game does not count. */
  runs: string;
}

/** A piece of a game's file: number 0 is a save, the others are appended to it. */
export interface Piece {
  number: number;
  bytes: Uint8Array;
}

export interface GameStores extends DBSchema {
  games: { key: string; value: KeptGame };
  pieces: { key: [id: string, number: number]; value: Uint8Array };
  /** The results of games, in the engine's lines, in the order the games ended. */
  runs: { key: number; value: string };
  recordings: { key: number; value: EndedGame };
  /** The recordings' bytes, under the same numbers; apart, because lists of recordings do not need them. */
  reels: { key: number; value: Uint8Array };
}

/** `lost`: another tab owns the game. `gone`: the stored game was deleted, and a full save has to be written first. */
export type Written = 'kept' | 'lost' | 'gone';

export const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Upgrades version 3, in which `recordings` held the bytes as well. */
async function separateBytes(
  deal: IDBPTransaction<GameStores, StoreNames<GameStores>[], 'versionchange'>,
): Promise<void> {
  const reels = deal.objectStore('reels');
  for (let at = await deal.objectStore('recordings').openCursor(); at; at = await at.continue()) {
    const { bytes, ...game } = at.value as EndedGame & { bytes: Uint8Array };
    void reels.put(bytes, at.key);
    void at.update(game);
  }
}

/** From version 4 on a newer version only adds stores and fields: what means something else gets another name. So a page
    of this version goes on with the database of a newer one, which another tab may have brought meanwhile. */
const databaseVersion = 4;
const storeNames = ['games', 'pieces', 'runs', 'recordings', 'reels'] as const;

/** Opens the database of a newer version. */
async function openNewer(callbacks: OpenDBCallbacks<GameStores>): Promise<IDBPDatabase<GameStores>> {
  const newer = await openDB<GameStores>('cellophane', undefined, callbacks);
  if (storeNames.every((name) => newer.objectStoreNames.contains(name))) return newer;
  newer.close();
  throw new DOMException('The games were saved by a newer version of this page.', 'VersionError');
}

/** Rejects where the browser keeps nothing. */
const openGameStores = (onClosed: () => void): Promise<IDBPDatabase<GameStores>> => {
  const callbacks: OpenDBCallbacks<GameStores> = {
    // A newer page wants to upgrade the database, or another tab to delete it.
    blocking(_, __, { target }) {
      (target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  };
  return openDB<GameStores>('cellophane', databaseVersion, {
    ...callbacks,
    upgrade(database, version, _, deal) {
      const create = (name: StoreNames<GameStores>, options?: IDBObjectStoreParameters) =>
        database.objectStoreNames.contains(name) || database.createObjectStore(name, options);
      create('games', { keyPath: 'id' });
      create('pieces');
      create('runs', { autoIncrement: true });
      create('recordings', { autoIncrement: true });
      create('reels');
      if (version === 3) void separateBytes(deal);
    },
  }).catch((error: Error) => {
    if (error.name === 'VersionError') return openNewer(callbacks);
    throw error;
  });
};

/** The games stored in the browser's database. The pieces of a game, joined in order, are a .clph file. */
export class Store {
  /** For what is done so seldom that it is fetched only then (everything.ts). */
  readonly connection = new Connection(openGameStores);
  readonly #clock: Clock;

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** Gives the connection to the database up once pending writes are done. */
  close(): void {
    this.connection.close();
  }

  /** All stored games, the latest first. */
  async games(): Promise<KeptGame[]> {
    const games = await this.connection.transact(['games'], 'readonly', (deal) => deal.objectStore('games').getAll());
    return games.sort((a, b) => b.written - a.written);
  }

  /** The file of a game, not validated; null if the game is not stored. */
  async file(id: string): Promise<Uint8Array | null> {
    const [game, pieces] = await this.connection.transact(['games', 'pieces'], 'readonly', (deal) =>
      Promise.all([deal.objectStore('games').getKey(id), deal.objectStore('pieces').getAll(piecesOf(id))]),
    );
    if (game === undefined) return null;
    return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
  }

  /** Stores a piece if `game.owner` still owns the game. A save replaces all earlier pieces. */
  write(game: KeptGame, { number, bytes }: Piece): Promise<Written> {
    return this.connection.transact(['games', 'pieces'], 'readwrite', async (deal) => {
      const [games, pieces] = [deal.objectStore('games'), deal.objectStore('pieces')];
      const before = await games.get(game.id);
      const answer = before ? (before.owner === game.owner ? 'kept' : 'lost') : number === 0 ? 'kept' : 'gone';
      if (answer !== 'kept') return answer;
      const asked = [
        games.put(game),
        ...(number === 0 ? [pieces.delete(piecesOf(game.id))] : []),
        pieces.put(bytes, [game.id, number]),
      ];
      // From here on the write completes even if the browser freezes or closes the page.
      deal.commit();
      await Promise.all(asked);
      return answer;
    });
  }

  /** The owner of a game; null if it is not stored. */
  async owner(id: string): Promise<string | null> {
    const game = await this.connection.transact(['games'], 'readonly', (deal) => deal.objectStore('games').get(id));
    return game?.owner ?? null;
  }

  /** Makes `owner` the owner of a game until a time, in milliseconds since 1970; unless forced, only if the claim of
      another owner has expired. False if it has not. */
  claim(id: string, owner: string, until: number, isForced: boolean): Promise<boolean> {
    return this.connection.transact(['games'], 'readwrite', async (deal) => {
      const games = deal.objectStore('games');
      const game = await games.get(id);
      const isFree = !game || isForced || game.owner === owner || game.until < this.#clock.now();
      if (game && isFree) await games.put({ ...game, owner, until });
      return isFree;
    });
  }

  async runs(): Promise<string> {
    return (await this.connection.transact(['runs'], 'readonly', (deal) => deal.objectStore('runs').getAll())).join('');
  }

  async addRuns(lines: string): Promise<void> {
    await this.connection.transact(['runs'], 'readwrite', (deal) => deal.objectStore('runs').add(lines));
  }

  /** The stored recordings, the latest first. */
  async recordings(): Promise<KeptRecording[]> {
    const [numbers, games] = await this.connection.transact(['recordings'], 'readonly', (deal) => {
      const store = deal.objectStore('recordings');
      return Promise.all([store.getAllKeys(), store.getAll()]);
    });
    // Restored ones are written after later ones.
    return games
      .map((game, i) => ({ ...game, number: numbers[i] }))
      .reverse()
      .sort((a, b) => b.written - a.written);
  }

  /** The bytes of a recording. Rejects if newer ones have displaced it. */
  async recordingBytes(number: number): Promise<Uint8Array> {
    const bytes = await this.connection.transact(['reels'], 'readonly', (deal) =>
      deal.objectStore('reels').get(number),
    );
    if (!bytes) throw new Error('It is no longer saved: later games have replaced it.');
    return bytes;
  }

  /** Stores the remains of a game and deletes the game, unless another tab has taken it over. All or nothing, as when
      there is no room. The oldest recordings are deleted. */
  replace(id: string, owner: string, { ended, recording, runs }: Remains): Promise<void> {
    return this.connection.transact(['games', 'pieces', 'runs', 'recordings', 'reels'], 'readwrite', async (deal) => {
      const [games, recordings, reels] = [
        deal.objectStore('games'),
        deal.objectStore('recordings'),
        deal.objectStore('reels'),
      ];
      const [game, numbers, facts] = await Promise.all([games.get(id), recordings.getAllKeys(), recordings.getAll()]);
      // Restored ones have later numbers than newer ones.
      const oldest = numbers
        .map((number, i) => ({ number, written: facts[i].written }))
        .sort((a, b) => a.written - b.written)
        .slice(0, Math.max(0, numbers.length + 1 - mostRecordings))
        .map(({ number }) => number);
      const number = await recordings.add(ended);
      await Promise.all([
        reels.put(recording, number),
        ...(runs ? [deal.objectStore('runs').add(runs)] : []),
        ...oldest.flatMap((old) => [recordings.delete(old), reels.delete(old)]),
        ...(game?.owner === owner ? [games.delete(id), deal.objectStore('pieces').delete(piecesOf(id))] : []),
      ]);
    });
  }

  async remove(id: string): Promise<void> {
    await this.connection.transact(['games', 'pieces'], 'readwrite', (deal) =>
      Promise.all([deal.objectStore('games').delete(id), deal.objectStore('pieces').delete(piecesOf(id))]),
    );
  }
}
