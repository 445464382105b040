import '../../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { addEverything, readEverything, type Everything } from '../../../../web/app/storage/everything';
import { Store, type KeptGame } from '../../../../web/app/storage/store';
import { TestClock } from '../../support/clock';
import { emptyDatabase, fillDisk } from '../../support/database';

let store: Store;
beforeEach(() => {
  emptyDatabase();
  store = new Store(new TestClock());
});

const bytes = (...numbers: number[]) => new Uint8Array(numbers);
const gameOf = (id: string, written: number): KeptGame => ({
  id,
  seed: '1729',
  style: 'brogue',
  start: 1,
  depth: 2,
  turns: 3,
  written,
  owner: 'me',
  until: 7,
});
const finish = (turns: number) =>
  store.replace('none', 'me', {
    ended: { seed: '7', style: 'brogue', depth: 2, turns, written: turns },
    recording: bytes(turns),
    runs: `run ${turns}\n`,
  });
const newIds = () => {
  let last = 0;
  return () => `new-${++last}`;
};

async function fill(): Promise<void> {
  await store.write(gameOf('a', 1), { number: 0, bytes: bytes(1, 2) });
  await store.write(gameOf('a', 2), { number: 1, bytes: bytes(3) });
  await store.write(gameOf('b', 9), { number: 0, bytes: bytes(4) });
  await finish(1);
  await finish(2);
}

test('everything is read, the latest first, and is there after it is added to an empty browser', async () => {
  await fill();
  const all = await readEverything(store);
  assert.deepEqual(
    all.games.map(({ facts, bytes: file }) => [facts.id, [...file]]),
    [
      ['b', [4]],
      ['a', [1, 2, 3]],
    ],
  );
  assert.deepEqual(
    all.recordings.map(({ facts, bytes: file }) => [facts.turns, [...file]]),
    [
      [2, [2]],
      [1, [1]],
    ],
  );
  assert.equal(all.highScores, 'run 1\nrun 2\n');
  emptyDatabase();
  store = new Store(new TestClock());
  const added = await addEverything(store, all, newIds());
  assert.deepEqual(added, { games: 2, recordings: 2, results: 2, known: 0, noRoom: 0 });
  assert.deepEqual(await readEverything(store), all);
  // No tab owns a game that was restored.
  assert.deepEqual(
    (await store.games()).map(({ owner, until }) => [owner, until]),
    [
      ['', 0],
      ['', 0],
    ],
  );
});

test('what is there already is not added again', async () => {
  await fill();
  const all = await readEverything(store);
  const added = await addEverything(store, all, newIds());
  assert.deepEqual(added, { games: 0, recordings: 0, results: 0, known: 6, noRoom: 0 });
  assert.deepEqual(await readEverything(store), all);
});

test('a game that went on in one of two browsers is there in both of its states', async () => {
  await fill();
  const all = await readEverything(store);
  await store.write(gameOf('a', 20), { number: 2, bytes: bytes(5) });
  const added = await addEverything(store, all, newIds());
  assert.equal(added.games, 1);
  const files = Object.fromEntries((await readEverything(store)).games.map((game) => [game.facts.id, [...game.bytes]]));
  assert.deepEqual(files, { a: [1, 2, 3, 5], b: [4], 'new-1': [1, 2, 3] });
});

test('recordings that are there are never displaced by those of a backup, and the oldest go first later', async () => {
  const old: Everything = {
    games: [],
    recordings: [3, 2, 1].map((written) => ({
      facts: { seed: '5', style: 'brogue', depth: 1, turns: written, written },
      bytes: bytes(200, written),
    })),
    highScores: '',
  };
  for (let turns = 101; turns <= 124; ++turns) await finish(turns);
  const added = await addEverything(store, old, newIds());
  assert.deepEqual([added.recordings, added.noRoom], [2, 1]);
  const times = async () => (await store.recordings()).map(({ written }) => written);
  assert.deepEqual((await times()).slice(-3), [101, 3, 2]);
  await finish(125);
  assert.equal((await times()).length, 26);
  assert.deepEqual((await times()).slice(0, 2), [125, 124]);
  assert.deepEqual((await times()).slice(-2), [101, 3]);
});

test('without room nothing is added', async () => {
  await fill();
  const all = await readEverything(store);
  emptyDatabase();
  store = new Store(new TestClock());
  const makeRoom = fillDisk();
  await assert.rejects(addEverything(store, all, newIds()), /full/);
  makeRoom();
  assert.deepEqual(await readEverything(store), { games: [], recordings: [], highScores: '' });
});
