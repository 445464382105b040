/* All that is stored of games in this browser, read at once, and added to what another browser has. */

import { mostRecordings, piecesOf, type EndedGame, type KeptGame, type Store } from './store';

/** A game's facts without those about the tab that plays it. */
export type GameFacts = Omit<KeptGame, 'owner' | 'until'>;

export interface Stored<Facts> {
  facts: Facts;
  bytes: Uint8Array;
}

export interface Everything {
  games: Stored<GameFacts>[];
  /** The latest first. */
  recordings: Stored<EndedGame>[];
  /** The results of games, in the engine's lines. */
  highScores: string;
}

/** What was added, and how much of it was there already, or has found no room. */
export interface Added {
  games: number;
  recordings: number;
  results: number;
  known: number;
  noRoom: number;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Reads everything in one transaction. */
export const readEverything = ({ connection }: Store): Promise<Everything> =>
  connection.transact(['games', 'pieces', 'runs', 'recordings', 'reels'], 'readonly', async (deal) => {
    const [games, numbers, ended, runs] = await Promise.all([
      deal.objectStore('games').getAll(),
      deal.objectStore('recordings').getAllKeys(),
      deal.objectStore('recordings').getAll(),
      deal.objectStore('runs').getAll(),
    ]);
    const [files, reels] = await Promise.all([
      Promise.all(games.map(({ id }) => deal.objectStore('pieces').getAll(piecesOf(id)))),
      Promise.all(numbers.map((number) => deal.objectStore('reels').get(number))),
    ]);
    return {
      games: games
        .map((game, i) => ({ facts: factsOf(game), bytes: joined(files[i]) }))
        .sort((a, b) => b.facts.written - a.facts.written),
      recordings: ended
        .flatMap((facts, i) => (reels[i] ? [{ facts, bytes: reels[i] }] : []))
        .sort((a, b) => b.facts.written - a.facts.written),
      highScores: runs.join(''),
    };
  });

function factsOf(game: KeptGame): GameFacts {
  const facts: Partial<KeptGame> = { ...game };
  delete facts.owner;
  delete facts.until;
  return facts as GameFacts;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const isEqual = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one?.length === other.length && one.every((byte, i) => byte === other[i]);

/** Adds what is not there yet, all or nothing. Nothing that is there is replaced: a game that went on elsewhere is added
    under a name of `newId`, and recordings are added as long as there is room for them. */
export const addEverything = (
  { connection }: Store,
  { games, recordings, highScores }: Everything,
  newId: () => string,
): Promise<Added> =>
  connection.transact(['games', 'pieces', 'runs', 'recordings', 'reels'], 'readwrite', async (deal) => {
    const stores = {
      games: deal.objectStore('games'),
      pieces: deal.objectStore('pieces'),
      runs: deal.objectStore('runs'),
      recordings: deal.objectStore('recordings'),
      reels: deal.objectStore('reels'),
    };
    const [ownGames, ownRuns, ownReels] = await Promise.all([
      stores.games.getAll(),
      stores.runs.getAll(),
      stores.reels.getAll(),
    ]);
    const added: Added = { games: 0, recordings: 0, results: 0, known: 0, noRoom: 0 };
    const ownFiles = await Promise.all(ownGames.map(({ id }) => stores.pieces.getAll(piecesOf(id)).then(joined)));
    for (const { facts, bytes } of games) {
      if (ownFiles.some((own) => isEqual(own, bytes))) {
        ++added.known;
        continue;
      }
      const isTaken = ownGames.some(({ id }) => id === facts.id);
      const id = isTaken ? newId() : facts.id;
      await stores.games.put({ ...facts, id, owner: '', until: 0 });
      await stores.pieces.put(bytes, [id, 0]);
      ++added.games;
    }
    let room = mostRecordings - ownReels.length;
    const missing = recordings.filter(({ bytes }) => !ownReels.some((own) => isEqual(own, bytes)));
    added.known += recordings.length - missing.length;
    for (const { facts, bytes } of missing) {
      if (--room < 0) {
        ++added.noRoom;
        continue;
      }
      await stores.reels.put(bytes, await stores.recordings.add(facts));
      ++added.recordings;
    }
    const own = new Set(linesOf(ownRuns.join('')));
    const results = linesOf(highScores);
    const newResults = results.filter((line) => !own.has(line));
    if (newResults.length > 0) await stores.runs.add(newResults.map((line) => `${line}\n`).join(''));
    added.results = newResults.length;
    added.known += results.length - newResults.length;
    return added;
  });
