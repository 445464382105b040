import '../../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { openDB, type IDBPDatabase } from 'idb';
import { Store, type KeptGame, type Remains } from '../../../../web/app/storage/store';
import { TestClock } from '../../support/clock';
import { emptyDatabase } from '../../support/database';

const clock = new TestClock();
let store: Store;
beforeEach(() => {
  emptyDatabase();
  store = new Store(clock);
});

const gameOf = (facts: Partial<KeptGame> = {}): KeptGame => ({
  id: 'a',
  seed: '1729',
  style: 'brogue',
  start: 1,
  depth: 1,
  turns: 1,
  written: 1,
  owner: 'me',
  until: 0,
  ...facts,
});
const bytes = (...numbers: number[]) => new Uint8Array(numbers);
const remainsOf = (turns: number, runs = ''): Remains => ({
  ended: { seed: '7', style: 'brogue', depth: 2, turns, written: turns },
  recording: bytes(turns),
  runs,
});

test('the pieces of a game, joined, are its file; a save replaces them', async () => {
  assert.equal(await store.write(gameOf(), { number: 0, bytes: bytes(1, 2) }), 'kept');
  assert.equal(await store.write(gameOf({ turns: 2 }), { number: 1, bytes: bytes(3) }), 'kept');
  assert.deepEqual(await store.file('a'), bytes(1, 2, 3));
  assert.deepEqual(
    (await store.games()).map(({ turns }) => turns),
    [2],
  );
  assert.equal(await store.write(gameOf({ turns: 3 }), { number: 0, bytes: bytes(9) }), 'kept');
  assert.deepEqual(await store.file('a'), bytes(9));
  await store.remove('a');
  assert.equal(await store.file('a'), null);
  assert.deepEqual(await store.games(), []);
});

test('games are listed by the time of their last write, the latest first', async () => {
  for (const [id, written] of [
    ['a', 5],
    ['b', 9],
    ['c', 1],
  ] as const)
    await store.write(gameOf({ id, written }), { number: 0, bytes: bytes(1) });
  assert.deepEqual(
    (await store.games()).map(({ id }) => id),
    ['b', 'a', 'c'],
  );
});

test('a piece of a game that another tab owns is refused, and so is one of a game that is not kept', async () => {
  await store.write(gameOf(), { number: 0, bytes: bytes(1) });
  assert.equal(await store.write(gameOf({ owner: 'other' }), { number: 1, bytes: bytes(2) }), 'lost');
  assert.equal(await store.write(gameOf({ owner: 'other' }), { number: 0, bytes: bytes(2) }), 'lost');
  assert.deepEqual(await store.file('a'), bytes(1));
  assert.equal(await store.write(gameOf({ id: 'b' }), { number: 1, bytes: bytes(2) }), 'gone');
  assert.equal(await store.file('b'), null);
});

test('a claim holds until its time, against all but its owner and force', async () => {
  await store.write(gameOf(), { number: 0, bytes: bytes(1) });
  assert.ok(await store.claim('a', 'me', clock.now() + 100, false));
  assert.equal(await store.claim('a', 'other', clock.now() + 100, false), false);
  assert.ok(await store.claim('a', 'me', clock.now() + 100, false));
  await clock.runFor(101);
  assert.ok(await store.claim('a', 'other', clock.now() + 100, false));
  assert.ok(await store.claim('a', 'third', clock.now() + 100, true));
  assert.equal(await store.owner('a'), 'third');
  assert.equal(await store.owner('none'), null);
  assert.ok(await store.claim('none', 'me', 0, false));
});

test('the remains of a game replace it, unless another tab has taken it over', async () => {
  await store.write(gameOf(), { number: 0, bytes: bytes(1) });
  await store.replace('a', 'other', remainsOf(5, 'run 1\n'));
  assert.equal((await store.games()).length, 1);
  await store.replace('a', 'me', remainsOf(6, 'run 2\n'));
  assert.deepEqual(await store.games(), []);
  assert.equal(await store.file('a'), null);
  assert.equal(await store.runs(), 'run 1\nrun 2\n');
  assert.deepEqual(
    (await store.recordings()).map(({ turns }) => turns),
    [6, 5],
  );
});

test('26 recordings are kept, and a displaced one says so', async () => {
  for (let turns = 1; turns <= 28; ++turns) await store.replace('none', '', remainsOf(turns));
  const recordings = await store.recordings();
  assert.deepEqual([recordings.length, recordings[0]?.turns, recordings.at(-1)?.turns], [26, 28, 3]);
  assert.deepEqual(await store.recordingBytes(recordings[0].number), bytes(28));
  await assert.rejects(store.recordingBytes(recordings.at(-1)!.number - 1), /no longer saved/);
});

test('recordings kept by version 3 of the database are moved', async () => {
  const old = await openDB('cellophane', 3, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('pieces');
      database.createObjectStore('runs', { autoIncrement: true });
      database.createObjectStore('recordings', { autoIncrement: true });
    },
  });
  await old.add('recordings', { ...remainsOf(7).ended, bytes: bytes(4, 5) });
  await old.add('recordings', { ...remainsOf(20).ended, bytes: bytes(6) });
  old.close();
  const [later, earlier] = await store.recordings();
  assert.deepEqual([earlier?.turns, later?.turns], [7, 20]);
  assert.ok(!('bytes' in earlier) && !('bytes' in later));
  assert.deepEqual(await store.recordingBytes(earlier.number), bytes(4, 5));
  assert.deepEqual(await store.recordingBytes(later.number), bytes(6));
});

test('the database of a newer version is used, unless it lacks a place', async () => {
  await store.write(gameOf(), { number: 0, bytes: bytes(1) });
  (await openDB('cellophane', 5)).close();
  assert.equal(await store.write(gameOf(), { number: 0, bytes: bytes(2) }), 'kept');
  assert.deepEqual(await new Store().file('a'), bytes(2));
  const upgrade = (database: IDBPDatabase) => database.deleteObjectStore('reels');
  (await openDB('cellophane', 6, { upgrade })).close();
  await assert.rejects(store.games(), {
    name: 'VersionError',
    message: /saved by a newer version of this page/,
  });
});

test('a connection that another tab has closed by deleting the database is opened again', async () => {
  await store.write(gameOf(), { number: 0, bytes: bytes(1) });
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('cellophane').onsuccess = resolve;
  });
  assert.deepEqual(await store.games(), []);
  assert.equal(await store.write(gameOf(), { number: 0, bytes: bytes(2) }), 'kept');
  assert.deepEqual(await store.file('a'), bytes(2));
});

test('transactions of a page in the back/forward cache wait until it is shown again', async () => {
  await store.write(gameOf(), { number: 0, bytes: bytes(1) });
  dispatchEvent(new Event('pagehide'));
  let isThere = false;
  const games = store.games().finally(() => {
    isThere = true;
  });
  // No open connection keeps another page from changing the database.
  (await openDB('cellophane', 4)).close();
  assert.equal(isThere, false);
  dispatchEvent(new Event('pageshow'));
  assert.equal((await games).length, 1);
  assert.ok(isThere);
});

test('a closed store has no listeners, and holds the database for no one', async () => {
  await store.games();
  store.close();
  dispatchEvent(new Event('pagehide'));
  (await openDB('cellophane', 5)).close();
  assert.deepEqual(await store.games(), [], 'it is not kept waiting by pagehide');
});
