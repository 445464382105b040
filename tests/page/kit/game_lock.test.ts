import '../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { GameLock } from '../../../web/kit/game_lock';
import { Store } from '../../../web/app/storage/store';
import { TestClock } from '../support/clock';
import { emptyDatabase } from '../support/database';
import { settled } from '../support/dom';
import { TestLocks, useLocks } from '../support/locks';

let clock: TestClock;
let store: Store;
beforeEach(async () => {
  emptyDatabase();
  clock = new TestClock();
  store = new Store(clock);
  const game = { id: 'a', seed: '1', style: 'brogue', start: 1, depth: 1, turns: 1, written: 1 } as const;
  await store.write({ ...game, owner: '', until: 0 }, { number: 0, bytes: new Uint8Array(1) });
});

/** A tab that takes the game, or tries to; `told`: what it hears of others. */
async function tab({ isForced = false } = {}) {
  const told: string[] = [];
  const actions = {
    onLost: () => told.push('lost'),
    onChanged: (isGone: boolean) => told.push(isGone ? 'gone' : 'changed'),
  };
  let lock: GameLock | null | undefined;
  void GameLock.take(store, 'a', isForced, actions, clock).then((taken) => {
    lock = taken;
  });
  // A tab that is being closed gets a moment to give up its lock.
  for (let i = 0; i < 20 && lock === undefined; ++i) await clock.runFor(250);
  assert.notEqual(lock, undefined, 'it is known whether the game is taken');
  return { lock: lock ?? null, told };
}

const ways = {
  'the browser’s locks': () => useLocks(new TestLocks()),
  'a lease in the database': () => useLocks(undefined),
};
const isTaken = async () => {
  const [game] = await store.games();
  return GameLock.isTaken('a', game.until, clock);
};

for (const [way, use] of Object.entries(ways)) {
  test(`with ${way} one tab has a game, for as long as it likes`, async () => {
    use();
    const first = await tab();
    assert.ok(first.lock);
    assert.equal((await tab()).lock, null);
    await clock.runFor(60_000);
    assert.equal(await isTaken(), true);
    assert.equal((await tab()).lock, null);
    assert.deepEqual(first.told, []);
    first.lock.release();
    await settled();
    const second = await tab();
    assert.ok(second.lock);
    second.lock.release();
    await clock.runFor(1);
    assert.equal(await isTaken(), false);
  });

  test(`with ${way} a tab can take a game over, and the other hears of it once`, async () => {
    use();
    const first = await tab();
    const second = await tab({ isForced: true });
    assert.ok(second.lock);
    assert.equal(await store.owner('a'), second.lock.owner);
    await clock.runFor(20_000);
    assert.deepEqual(first.told, ['lost']);
    assert.deepEqual(second.told, []);
    assert.equal((await tab()).lock, null, 'the second has it still');
    second.lock.release();
    await settled();
    assert.equal(clock.waiting, 0);
  });

  test(`with ${way} a page in the back/forward cache finds out what happened to its game`, async () => {
    use();
    const first = await tab();
    const goAway = () => dispatchEvent(new Event('pagehide'));
    const comeBack = async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await clock.runFor(1000);
    };
    goAway();
    await comeBack();
    assert.deepEqual(first.told, [], 'nothing');
    goAway();
    dispatchEvent(new Event('pageshow'));
    await store.claim('a', 'somebody', 0, true);
    goAway();
    await comeBack();
    assert.deepEqual(first.told, ['changed']);
    goAway();
    await new Store(clock).remove('a').catch(() => {});
    dispatchEvent(new Event('pageshow'));
    await store.remove('a');
    await comeBack();
    assert.equal(first.told.at(-1), 'gone');
    first.lock!.release();
  });
}

test('a tab that crashed loses its lease after a while', async () => {
  useLocks(undefined);
  await store.claim('a', 'crashed', clock.now() + 10_000, true);
  assert.equal((await tab()).lock, null);
  await clock.runFor(10_001);
  const { lock } = await tab();
  assert.ok(lock);
  lock.release();
});

const silent: Record<string, unknown> = {
  'never answer': { request: () => new Promise(() => {}), query: () => new Promise(() => {}) },
  'tell who holds them, and grant none': {
    request: () => new Promise(() => {}),
    query: () => Promise.resolve({ held: [] }),
  },
  refuse: { request: () => Promise.reject(new Error('no')), query: () => Promise.reject(new Error('no')) },
  throw: {
    request: () => {
      throw new Error('no');
    },
    query: () => {
      throw new Error('no');
    },
  },
  'answer something else': { request: () => 42, query: () => 42 },
  'are no locks': {},
};
for (const [what, locks] of Object.entries(silent))
  test(`where the browser’s locks ${what}, a lease in the database counts`, async () => {
    useLocks(locks as TestLocks);
    const first = await tab();
    assert.ok(first.lock);
    assert.ok(first.lock.until > clock.now());
    await clock.runFor(30_000);
    assert.deepEqual(first.told, []);
    assert.equal((await tab()).lock, null);
    const taken = isTaken();
    await clock.runFor(5000);
    assert.equal(await taken, true);
    first.lock.release();
    await settled();
    const second = await tab();
    assert.ok(second.lock);
    second.lock.release();
    await settled();
  });

test('without the browser’s locks a tab has its game again after a reload, and a copy of the tab has not', async () => {
  useLocks(undefined);
  sessionStorage.clear();
  const before = await tab();
  assert.ok(before.lock);
  assert.equal((await tab()).lock, null, 'a copy of the tab');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  const after = await tab();
  assert.ok(after.lock, 'at once, and not after ten seconds');
  assert.equal(after.lock.owner, before.lock.owner);
  assert.equal((await tab()).lock, null);
  after.lock.release();
  before.lock.release();
  await settled();
});
