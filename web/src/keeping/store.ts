import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import type { Bytes, Style } from 'cellophane';

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
// Turns are many and small: whoever pulls the plug may lose the last of them, but never half a game.
const relaxed = { durability: 'relaxed' } as const;

/** Once, recordings lay whole among what is known of them. */
async function unreel(deal: IDBPTransaction<Shelves, StoreNames<Shelves>[], 'versionchange'>): Promise<void> {
  const reels = deal.objectStore('reels');
  for (let at = await deal.objectStore('recordings').openCursor(); at; at = await at.continue()) {
    const { bytes, ...game } = at.value as EndedGame & { bytes: Uint8Array };
    void reels.put(bytes, at.key);
    void at.update(game);
  }
}

/** Kept games in the browser's database. The pieces of one, put together in order, are a .clph file. */
export class Store {
  readonly #shelves: IDBPDatabase<Shelves>;

  private constructor(shelves: IDBPDatabase<Shelves>) { this.#shelves = shelves; }

  /** Rejects where the browser keeps nothing. `onClosed`: nothing can be written any more. */
  static async open(onClosed: () => void): Promise<Store> {
    const shelves = await openDB<Shelves>('cellophane', 4, {
      upgrade(shelves, version, _, deal) {
        if (version < 1) {
          shelves.createObjectStore('games', { keyPath: 'id' });
          shelves.createObjectStore('pieces');
        }
        if (version < 2) shelves.createObjectStore('runs', { autoIncrement: true });
        if (version < 3) shelves.createObjectStore('recordings', { autoIncrement: true });
        shelves.createObjectStore('reels');
        if (version === 3) void unreel(deal);
      },
      // A newer page wants to change the shelves, or the browser has thrown them away.
      blocking() {
        shelves.close();
        onClosed();
      },
      terminated: onClosed,
    });
    return new Store(shelves);
  }

  /** All of them, the latest first. */
  async games(): Promise<KeptGame[]> {
    const games = await this.#shelves.getAll('games');
    return games.sort((a, b) => b.written - a.written);
  }

  /** The file of a game, whatever state it is in; null if the game is not kept any more. */
  async file(id: string): Promise<Uint8Array | null> {
    const deal = this.#shelves.transaction(['games', 'pieces']);
    const [game, pieces] = await Promise.all([deal.objectStore('games').getKey(id), deal.objectStore('pieces').getAll(piecesOf(id))]);
    if (game === undefined) return null;
    return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
  }

  /** Takes a piece in, if the game still belongs to whoever writes it. A save replaces all there was. */
  async write(game: KeptGame, { number, bytes }: Piece): Promise<Written> {
    const deal = this.#shelves.transaction(['games', 'pieces'], 'readwrite', relaxed);
    const [games, pieces] = [deal.objectStore('games'), deal.objectStore('pieces')];
    const before = await games.get(game.id);
    const answer = before ? (before.owner === game.owner ? 'kept' : 'lost') : number === 0 ? 'kept' : 'gone';
    if (answer === 'kept') {
      void games.put(game);
      if (number === 0) void pieces.delete(piecesOf(game.id));
      void pieces.put(bytes, [game.id, number]);
    }
    await deal.done;
    return answer;
  }

  /** Makes a game somebody's own: at once if forced, else only if nobody's time is still running. */
  async claim(id: string, owner: string, until: number, isForced: boolean): Promise<boolean> {
    const deal = this.#shelves.transaction('games', 'readwrite', relaxed);
    const game = await deal.store.get(id);
    const isFree = !game || isForced || game.owner === owner || game.until < Date.now();
    if (game && isFree) void deal.store.put({ ...game, owner, until });
    await deal.done;
    return isFree;
  }

  async runs(): Promise<string> { return (await this.#shelves.getAll('runs')).join(''); }
  async addRuns(lines: string): Promise<void> { await this.#shelves.add('runs', lines); }

  /** The latest games that have ended, the latest first. */
  async recordings(): Promise<KeptRecording[]> {
    const { store } = this.#shelves.transaction('recordings');
    const [numbers, games] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return games.map((game, i) => ({ ...game, number: numbers[i]! })).reverse();
  }

  /** How one of them was played. Rejects if it has made room by now. */
  async reel(number: number): Promise<Uint8Array> {
    const bytes = await this.#shelves.get('reels', number);
    if (!bytes) throw new Error('It is not kept any more: later games have taken its place.');
    return bytes;
  }

  /** Keeps what is left of a game instead of the game, unless somebody else has taken that over: all of it is done, or,
      where there is no room, nothing. The oldest recordings make way. */
  async replace(id: string, owner: string, { ended, recording, runs }: Remains): Promise<void> {
    const deal = this.#shelves.transaction(['games', 'pieces', 'runs', 'recordings', 'reels'], 'readwrite', relaxed);
    const [games, recordings, reels] = [deal.objectStore('games'), deal.objectStore('recordings'), deal.objectStore('reels')];
    const [game, numbers] = await Promise.all([games.get(id), recordings.getAllKeys()]);
    const oldest = numbers.slice(0, Math.max(0, numbers.length + 1 - mostRecordings));
    const number = await recordings.add(ended);
    await Promise.all([
      reels.put(recording, number),
      ...runs ? [deal.objectStore('runs').add(runs)] : [],
      ...oldest.flatMap((old) => [recordings.delete(old), reels.delete(old)]),
      ...game?.owner === owner ? [games.delete(id), deal.objectStore('pieces').delete(piecesOf(id))] : [],
      deal.done,
    ]);
  }

  async remove(id: string): Promise<void> {
    const deal = this.#shelves.transaction(['games', 'pieces'], 'readwrite', relaxed);
    void deal.objectStore('games').delete(id);
    void deal.objectStore('pieces').delete(piecesOf(id));
    await deal.done;
  }
}
