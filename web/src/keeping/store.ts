import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { Bytes, Style } from 'cellophane';
import { Connection } from './connection';

/** What is known of a kept game without opening it. */
export interface KeptGame {
  id: string;
  seed: string;
  style: Style;
  /** The depth it began on. */
  start: number;
  depth: number;
  turns: number;
  /** When it was written last, in milliseconds since 1970. */
  written: number;
  /** Who may write it, and, where the browser has no locks, until when. */
  owner: string;
  until: number;
}

/** What is known of a game that is over without watching it again. */
export type EndedGame = Pick<KeptGame, 'seed' | 'style' | 'depth' | 'turns' | 'written'>;

/** The same, with the number it is kept under. */
export interface KeptRecording extends EndedGame { number: number }

/** So many of them are kept: as many as a list shows at once. */
const mostRecordings = 26;

/** What is left of a game: it takes the place of what there was to go on with. */
export interface Remains {
  ended: EndedGame;
  recording: Bytes;
  /** Lines for the lists; none if it does not count. */
  runs: string;
}

/** A piece of a game's file: number 0 is a save, the others are what was put behind it. */
export interface Piece {
  number: number;
  bytes: Uint8Array;
}

interface Shelves extends DBSchema {
  games: { key: string; value: KeptGame };
  pieces: { key: [id: string, number: number]; value: Uint8Array };
  /** What games have come to, as the engine tells it, in the order they ended. */
  runs: { key: number; value: string };
  recordings: { key: number; value: EndedGame };
  /** How they were played, under the same numbers: a list of them needs none of it. */
  reels: { key: number; value: Uint8Array };
}

/** `gone`: somebody has cleared the shelf, and a save has to come first. */
export type Written = 'kept' | 'lost' | 'gone';

const piecesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Once, recordings lay whole among what is known of them. */
async function unreel(deal: IDBPTransaction<Shelves, StoreNames<Shelves>[], 'versionchange'>): Promise<void> {
  const reels = deal.objectStore('reels');
  for (let at = await deal.objectStore('recordings').openCursor(); at; at = await at.continue()) {
    const { bytes, ...game } = at.value as EndedGame & { bytes: Uint8Array };
    void reels.put(bytes, at.key);
    void at.update(game);
  }
}

/** Rejects where the browser keeps nothing. */
const openShelves = (onClosed: () => void): Promise<IDBPDatabase<Shelves>> => openDB<Shelves>('cellophane', 4, {
  upgrade(shelves, version, _, deal) {
    const create = (name: StoreNames<Shelves>, options?: IDBObjectStoreParameters) =>
      shelves.objectStoreNames.contains(name) || shelves.createObjectStore(name, options);
    create('games', { keyPath: 'id' });
    create('pieces');
    create('runs', { autoIncrement: true });
    create('recordings', { autoIncrement: true });
    create('reels');
    if (version === 3) void unreel(deal);
  },
  // A newer page wants to change the shelves, or another tab to throw them away.
  blocking(_, __, { target }) {
    (target as IDBDatabase).close();
    onClosed();
  },
  terminated: onClosed,
}).catch((error: Error) => {
  throw error.name === 'VersionError' ? new DOMException('A newer version of this page keeps the games.', error.name) : error;
});

/** Kept games in the browser's database. The pieces of one, put together in order, are a .clph file. */
export class Store {
  readonly #connection = new Connection(openShelves);

  /** All of them, the latest first. */
  async games(): Promise<KeptGame[]> {
    const games = await this.#connection.transact(['games'], 'readonly', (deal) => deal.objectStore('games').getAll());
    return games.sort((a, b) => b.written - a.written);
  }

  /** The file of a game, whatever state it is in; null if the game is not kept any more. */
  async file(id: string): Promise<Uint8Array | null> {
    const [game, pieces] = await this.#connection.transact(['games', 'pieces'], 'readonly', (deal) =>
      Promise.all([deal.objectStore('games').getKey(id), deal.objectStore('pieces').getAll(piecesOf(id))]));
    if (game === undefined) return null;
    return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
  }

  /** Takes a piece in, if the game still belongs to whoever writes it. A save replaces all there was. */
  write(game: KeptGame, { number, bytes }: Piece): Promise<Written> {
    return this.#connection.transact(['games', 'pieces'], 'readwrite', async (deal) => {
      const [games, pieces] = [deal.objectStore('games'), deal.objectStore('pieces')];
      const before = await games.get(game.id);
      const answer = before ? (before.owner === game.owner ? 'kept' : 'lost') : number === 0 ? 'kept' : 'gone';
      if (answer !== 'kept') return answer;
      const asked = [
        games.put(game),
        ...number === 0 ? [pieces.delete(piecesOf(game.id))] : [],
        pieces.put(bytes, [game.id, number]),
      ];
      // From here on it is done without this page, should the browser freeze or close it.
      deal.commit();
      await Promise.all(asked);
      return answer;
    });
  }

  /** Who may write a game; null if it is not kept. */
  async owner(id: string): Promise<string | null> {
    const game = await this.#connection.transact(['games'], 'readonly', (deal) => deal.objectStore('games').get(id));
    return game?.owner ?? null;
  }

  /** Makes a game somebody's own: at once if forced, else only if nobody's time is still running. */
  claim(id: string, owner: string, until: number, isForced: boolean): Promise<boolean> {
    return this.#connection.transact(['games'], 'readwrite', async (deal) => {
      const games = deal.objectStore('games');
      const game = await games.get(id);
      const isFree = !game || isForced || game.owner === owner || game.until < Date.now();
      if (game && isFree) await games.put({ ...game, owner, until });
      return isFree;
    });
  }

  async runs(): Promise<string> {
    return (await this.#connection.transact(['runs'], 'readonly', (deal) => deal.objectStore('runs').getAll())).join('');
  }

  async addRuns(lines: string): Promise<void> {
    await this.#connection.transact(['runs'], 'readwrite', (deal) => deal.objectStore('runs').add(lines));
  }

  /** The latest games that have ended, the latest first. */
  async recordings(): Promise<KeptRecording[]> {
    const [numbers, games] = await this.#connection.transact(['recordings'], 'readonly', (deal) => {
      const store = deal.objectStore('recordings');
      return Promise.all([store.getAllKeys(), store.getAll()]);
    });
    return games.map((game, i) => ({ ...game, number: numbers[i]! })).reverse();
  }

  /** How one of them was played. Rejects if it has made room by now. */
  async reel(number: number): Promise<Uint8Array> {
    const bytes = await this.#connection.transact(['reels'], 'readonly', (deal) => deal.objectStore('reels').get(number));
    if (!bytes) throw new Error('It is not kept any more: later games have taken its place.');
    return bytes;
  }

  /** Keeps what is left of a game instead of the game, unless somebody else has taken that over: all of it is done, or,
      where there is no room, nothing. The oldest recordings make way. */
  replace(id: string, owner: string, { ended, recording, runs }: Remains): Promise<void> {
    return this.#connection.transact(['games', 'pieces', 'runs', 'recordings', 'reels'], 'readwrite', async (deal) => {
      const [games, recordings, reels] = [deal.objectStore('games'), deal.objectStore('recordings'), deal.objectStore('reels')];
      const [game, numbers] = await Promise.all([games.get(id), recordings.getAllKeys()]);
      const oldest = numbers.slice(0, Math.max(0, numbers.length + 1 - mostRecordings));
      const number = await recordings.add(ended);
      await Promise.all([
        reels.put(recording, number),
        ...runs ? [deal.objectStore('runs').add(runs)] : [],
        ...oldest.flatMap((old) => [recordings.delete(old), reels.delete(old)]),
        ...game?.owner === owner ? [games.delete(id), deal.objectStore('pieces').delete(piecesOf(id))] : [],
      ]);
    });
  }

  async remove(id: string): Promise<void> {
    await this.#connection.transact(['games', 'pieces'], 'readwrite', (deal) =>
      Promise.all([deal.objectStore('games').delete(id), deal.objectStore('pieces').delete(piecesOf(id))]));
  }
}
