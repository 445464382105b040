import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { WorkerClient } from '../../../../web/app/search/search_client';
import { TestClock } from '../../support/clock';
import { TestWorker } from '../../support/worker';

const criteria = { where: 'item("dagger")', score: '', deepest: 2, style: 'brogue' } as const;
const check = { type: 'check', criteria } as const;

let clock: TestClock;
let worker: TestWorker;
let levels: number[];
let client: WorkerClient;
beforeEach(() => {
  clock = new TestClock();
  worker = new TestWorker();
  levels = [];
  client = new WorkerClient(worker.asWorker, { clock, onLevels: (count) => levels.push(count) });
});

/** The error of a task; null if it succeeded. */
const errorOf = (task: Promise<unknown>) =>
  task.then(
    () => null,
    (error: Error) => error.message,
  );

test('tasks are done one at a time, in their order', async () => {
  worker.isDiligent = false;
  const first = client.ask(check);
  const second = client.ask({ type: 'check', criteria: { ...criteria, where: 'item("daggre")' } });
  await clock.runFor(1);
  assert.equal(worker.tasks.length, 1);
  worker.answer();
  assert.equal(await first, null);
  await clock.runFor(1);
  worker.answer();
  assert.match((await second)!.message, /daggre/);
  assert.equal(clock.waiting, 0);
});

test('a search tells the levels it has dug', async () => {
  const hits = await client.ask({ type: 'search', criteria, first: '1', last: '3' });
  assert.ok(hits.every(({ seed }) => Number(seed) <= 3));
  assert.equal(levels.reduce((sum, count) => sum + count, 0) > 0, true);
});

test('a worker that dies fails its task, and all later ones', async () => {
  worker.isDiligent = false;
  const task = errorOf(client.ask(check));
  await clock.runFor(1);
  worker.fail('out of memory');
  assert.equal(await task, 'out of memory');
  assert.equal(client.isGone, true);
  assert.equal(worker.isTerminated, true);
  assert.equal(await errorOf(client.ask(check)), 'it is gone');
});

test('a worker whose program cannot be loaded, or that says so itself, is dead', async () => {
  for (const [act, reason] of [
    [() => worker.fail(''), 'its program could not be loaded'],
    [() => worker.say({ type: 'failure', message: 'no WebAssembly' }), 'no WebAssembly'],
  ] as const) {
    worker = new TestWorker();
    worker.isDiligent = false;
    client = new WorkerClient(worker.asWorker, { clock });
    const task = errorOf(client.ask(check));
    await clock.runFor(1);
    act();
    assert.equal(await task, reason);
  }
});

test('a silent worker is given up after 60 seconds at first, and after 8 once it has spoken', async () => {
  worker.isDiligent = false;
  const task = errorOf(client.ask(check));
  await clock.runFor(60_500);
  assert.equal(client.isGone, false);
  await clock.runFor(1000);
  assert.match((await task)!, /no sign of life for 60 seconds/);

  worker = new TestWorker();
  worker.isDiligent = false;
  client = new WorkerClient(worker.asWorker, { clock });
  const other = errorOf(client.ask(check));
  await clock.runFor(5500);
  worker.say({ type: 'levels', count: 1 });
  await clock.runFor(8000);
  assert.equal(client.isGone, false);
  await clock.runFor(1000);
  assert.match((await other)!, /no sign of life for 8 seconds/);
});

test('a dismissed worker leaves no timer', async () => {
  worker.isDiligent = false;
  const task = errorOf(client.ask(check));
  await clock.runFor(1);
  client.dismiss();
  assert.equal(await task, 'it was sent away');
  assert.deepEqual([worker.isTerminated, clock.waiting], [true, 0]);
});
