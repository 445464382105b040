// The browser's database of games, read and changed by tests from any page of the origin.

import { eventually } from './support.mjs';

/** All keys and values of an object store; empty if there is no such store yet. Reads again where the browser closes the
    connection meanwhile, because the data of the site is being cleared. */
const laidOut = (page, name) =>
  page.evaluate(
    (shelf) =>
      new Promise((resolve, reject) => {
        const read = () => {
          const request = indexedDB.open('cellophane');
          const onEnd = ({ target: { error } }) => (error?.name === 'AbortError' || !error ? read() : reject(error));
          request.onerror = onEnd;
          request.onsuccess = () => {
            const shelves = request.result;
            if (!shelves.objectStoreNames.contains(shelf)) {
              shelves.close();
              return resolve({ keys: [], values: [] });
            }
            let deal;
            try {
              deal = shelves.transaction(shelf);
            } catch {
              // The connection is being closed.
              return read();
            }
            const keys = deal.objectStore(shelf).getAllKeys();
            const values = deal.objectStore(shelf).getAll();
            deal.onabort = onEnd;
            deal.oncomplete = () => {
              shelves.close();
              resolve({
                keys: keys.result,
                values: values.result.map((value) => (value instanceof Uint8Array ? [...value] : value)),
              });
            };
          };
        };
        read();
      }),
    name,
  );

export const shelfOf = async (page, name) => (await laidOut(page, name)).values;

/** The games that are kept, and the pieces of their files. */
export async function kept(page) {
  const { keys, values } = await laidOut(page, 'pieces');
  return { games: await shelfOf(page, 'games'), pieces: keys.map((key, i) => ({ key, bytes: values[i] })) };
}

/** Calls a method of the object store `pieces` with these keys and bytes. */
const handle = (page, method, ...given) =>
  page.evaluate(
    ({ method: act, given: what }) =>
      new Promise((resolve) => {
        indexedDB.open('cellophane').onsuccess = ({ target: { result: shelves } }) => {
          const deal = shelves.transaction('pieces', 'readwrite');
          const pieces = deal.objectStore('pieces');
          pieces[act](...what.map((piece) => (piece.bytes ? new Uint8Array(piece.bytes) : piece.key)));
          deal.oncomplete = () => {
            shelves.close();
            resolve();
          };
        };
      }),
    { method, given },
  );

export const putPiece = (page, key, bytes) => handle(page, 'put', { bytes }, { key });
export const dropPiece = (page, key) => handle(page, 'delete', { key });

export const turnsOf = (page) => page.evaluate(() => window.cellophane.game?.turns ?? -1);

/** Waits until the database holds a game of as many turns as the one on the screen. */
export const whenKept = (page) =>
  eventually(async () => {
    const turns = await turnsOf(page);
    return (await shelfOf(page, 'games')).some((game) => game.turns === turns);
  }, 'the game was kept');
