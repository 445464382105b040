import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openStorage, soon } from '../../../../web/app/storage/availability';
import { Store } from '../../../../web/app/storage/store';
import { TestClock } from '../../support/clock';
import { emptyDatabase } from '../../support/database';
import { settled } from '../../support/dom';

let clock: TestClock;
beforeEach(() => {
  emptyDatabase();
  clock = new TestClock();
});

const database = (get: () => unknown) => Object.defineProperty(globalThis, 'indexedDB', { get, configurable: true });
const { games } = Store.prototype;
afterEach(() => {
  Store.prototype.games = games;
});

async function keepGame(): Promise<void> {
  const game = { id: 'a', seed: '5', style: 'brogue', start: 1, depth: 1, turns: 3, written: 1, owner: '', until: 0 };
  const store = new Store(clock);
  await store.write({ ...game, style: 'brogue' }, { number: 0, bytes: new Uint8Array(1) });
  store.close();
}

test('a database that opens gives its games, and leaves no timer', async () => {
  await keepGame();
  const place = await openStorage(clock);
  assert.deepEqual(
    place.games.map(({ seed }) => seed),
    ['5'],
  );
  assert.deepEqual([place.whyNot, place.late], ['', undefined]);
  assert.equal(clock.waiting, 0);
});

const refusals: Record<string, () => unknown> = {
  'forbids the database': () => {
    throw new DOMException('denied', 'SecurityError');
  },
  'has none': () => undefined,
};
for (const [what, get] of Object.entries(refusals))
  test(`where the browser ${what}, the reason is told`, async () => {
    database(get);
    const place = await openStorage(clock);
    assert.equal(place.store, undefined);
    assert.match(place.whyNot, /^This browser does not let this page store data \(.+\)\.$/);
  });

test('an error that may pass leaves the store', async () => {
  Store.prototype.games = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  const place = await openStorage(clock);
  assert.ok(place.store);
  assert.deepEqual([place.whyNot, place.games], ['', []]);
});

test('a database that opens late is waited for three seconds, and its games come later', async () => {
  await keepGame();
  let open = () => {};
  Store.prototype.games = async function (this: Store) {
    await new Promise<void>((resolve) => {
      open = resolve;
    });
    return games.call(this);
  };
  const opening = openStorage(clock);
  await clock.runFor(3000);
  const place = await opening;
  assert.ok(place.store && place.late);
  assert.deepEqual(place.games, []);
  open();
  assert.deepEqual(
    (await place.late).map(({ seed }) => seed),
    ['5'],
  );
  await settled();
  assert.equal(place.late, undefined);
});

test('while the database opens, other questions to it are given up at once', async () => {
  const never = new Promise<string>(() => {});
  let isGivenUp = false;
  void soon(never, { late: Promise.resolve([]) }, clock).then((answer) => {
    isGivenUp = answer === undefined;
  });
  await clock.runFor(0);
  assert.ok(isGivenUp);
  const answer = soon(Promise.resolve('here'), {}, clock);
  assert.equal(await answer, 'here');
  await assert.rejects(soon(Promise.reject(new Error('broken')), {}, clock), /broken/);
});
