import '../../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Game } from 'cellophane';
import { GameLock } from '../../../../web/kit/game_lock';
import { AutoSaver } from '../../../../web/app/storage/auto_saver';
import { Store } from '../../../../web/app/storage/store';
import { TestClock } from '../../support/clock';
import { emptyDatabase, fillDisk } from '../../support/database';
import { settled } from '../../support/dom';
import { engine } from '../../support/engine';
import { TestLocks, useLocks } from '../../support/locks';

let clock: TestClock;
let store: Store;
let game: Game;
let told: string[];
let saver: AutoSaver;
beforeEach(() => {
  emptyDatabase();
  useLocks(new TestLocks());
  clock = new TestClock();
  store = new Store(clock);
  game = engine.newGame({ seed: '7' });
  told = [];
  saver = saverOf(game);
});

function saverOf(played: Game): AutoSaver {
  // Savers of earlier tests may still hear events of the page.
  const own = told;
  return new AutoSaver({
    store,
    game: played,
    id: 'a',
    start: 1,
    lock: null,
    clock,
    onLost: () => own.push('lost'),
    onChanged: () => own.push('changed'),
    onTrouble: (error) => own.push(error ? `trouble: ${(error as Error).message}` : 'slow'),
    onKept: () => own.push('kept'),
  });
}

/** Takes turns, as the page does: each is noted. */
async function play(turns: number): Promise<void> {
  for (let i = 0; i < turns; ++i) {
    game.step({ type: 'rest' });
    saver.note();
    await settled();
  }
}
const turnsKept = async () => (await store.games()).map(({ turns }) => turns);
async function hashKept(): Promise<string> {
  const kept = engine.loadGame((await store.file('a'))!);
  const hash = kept.stateHash();
  kept.dispose();
  return hash;
}

test('a game without any turn is not kept', async () => {
  // It is recorded, though it takes no turn.
  game.step({ type: 'inscribe', item: 'b', text: 'mine' });
  assert.ok(game.recorded > 0);
  saver.note();
  await settled();
  assert.deepEqual(await turnsKept(), []);
  assert.equal(saver.isKeeping, false);
  await play(1);
  assert.deepEqual(await turnsKept(), [1]);
  assert.equal(saver.isKeeping, true);
});

test('each turn appends a few bytes, and what is kept is the game', async () => {
  await play(1);
  const { length } = (await store.file('a'))!;
  await play(5);
  const grown = (await store.file('a'))!.length - length;
  assert.ok(grown > 0 && grown < 5 * 200, `${grown} bytes for five turns`);
  assert.equal(await hashKept(), game.stateHash());
});

test('after 400 pieces a save replaces them', async () => {
  await play(399);
  const before = (await store.file('a'))!.length;
  await play(2);
  assert.ok((await store.file('a'))!.length < before);
  assert.equal(await hashKept(), game.stateHash());
});

test('changes during a write are written after it, at once', async () => {
  for (let i = 0; i < 5; ++i) {
    game.step({ type: 'rest' });
    saver.note();
  }
  await settled();
  assert.deepEqual(await turnsKept(), [5]);
  assert.equal(await hashKept(), game.stateHash());
});

test('a write that fails once is tried again without a word', async () => {
  await play(1);
  const makeRoom = fillDisk();
  await play(1);
  makeRoom();
  await clock.runFor(500);
  assert.deepEqual(told, []);
  assert.deepEqual(await turnsKept(), [2]);
});

test('a failed save is reported once, tried again less and less often, and the end of trouble is told', async () => {
  await play(1);
  const makeRoom = fillDisk();
  await play(3);
  await clock.runFor(60_000);
  assert.deepEqual(told, ['trouble: The disk is full.']);
  assert.deepEqual(await turnsKept(), [1]);
  assert.equal(saver.isKeeping, false);
  makeRoom();
  await clock.runFor(60_000);
  assert.deepEqual(told, ['trouble: The disk is full.', 'kept']);
  assert.deepEqual(await turnsKept(), [4]);
  assert.equal(await hashKept(), game.stateHash());
});

test('a database that does not answer is reported once, until it does', async () => {
  let answer = () => {};
  const write = store.write.bind(store);
  store.write = async (...given) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return write(...given);
  };
  await play(1);
  await clock.runFor(2999);
  assert.deepEqual(told, []);
  await clock.runFor(10_000);
  assert.deepEqual(told, ['slow']);
  answer();
  await settled();
  assert.deepEqual(told, ['slow', 'kept']);
});

test('a game deleted elsewhere is written anew with its next turn', async () => {
  await play(2);
  await store.remove('a');
  await play(1);
  assert.deepEqual(await turnsKept(), [3]);
  assert.equal(await hashKept(), game.stateHash());
});

test('a game that another tab has taken over is not written to any more', async () => {
  await play(2);
  const file = await store.file('a');
  const other = await GameLock.take(store, 'a', true, { onLost() {}, onChanged() {} }, clock);
  await settled();
  assert.deepEqual(told, ['lost']);
  await play(2);
  assert.deepEqual(await store.file('a'), file);
  other!.release();
});

test('a closed game is written in one piece', async () => {
  await play(2);
  game.step({ type: 'rest' });
  saver.close();
  await saver.written();
  assert.deepEqual(await turnsKept(), [3]);
  assert.equal(await GameLock.isTaken('a', 0), false);
  await clock.runFor(100_000);
  assert.equal(clock.waiting, 0);
});

test('the piece of a game closed on a full disk is kept for another try', async () => {
  await play(1);
  const makeRoom = fillDisk();
  game.step({ type: 'rest' });
  saver.close();
  await assert.rejects(saver.written(), /disk is full/);
  await assert.rejects(saver.written(), /disk is full/);
  makeRoom();
  await saver.written();
  assert.deepEqual(await turnsKept(), [2]);
});

test('the remains of a finished game replace it, or nothing changes', async () => {
  await play(1);
  const remains = {
    ended: { seed: game.seed, style: game.style, depth: 1, turns: 1, written: 1 },
    recording: game.replay(),
    runs: 'run 1\n',
  };
  const makeRoom = fillDisk();
  await assert.rejects(saver.finish(remains), /disk is full/);
  assert.deepEqual([await turnsKept(), await store.recordings(), await store.runs()], [[1], [], '']);
  makeRoom();
  await saver.finish(remains);
  assert.deepEqual(await turnsKept(), []);
  assert.equal((await store.recordings()).length, 1);
  assert.equal(await store.runs(), 'run 1\n');
});

test('what was played elsewhere while the page was in the back/forward cache counts as a change', async () => {
  await play(1);
  dispatchEvent(new Event('pagehide'));
  const other = await GameLock.take(new Store(clock), 'a', true, { onLost() {}, onChanged() {} }, clock);
  other!.release();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settled();
  assert.deepEqual(told, ['changed']);
});
