import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { pauseAfter } from '../../../../web/app/storage/retry';
import { RetryQueue } from '../../../../web/app/storage/retry_queue';
import { TestClock } from '../../support/clock';

let clock: TestClock;
let queue: RetryQueue;
let told: string[];
beforeEach(() => {
  clock = new TestClock();
  queue = new RetryQueue(clock);
  told = [];
});

/** A write that fails so many times. */
const writeOf = (name: string, failures: number) => ({
  write: async () => {
    await Promise.resolve();
    told.push(`${name} tried`);
    if (failures-- > 0) throw new Error(`${name} failed`);
  },
  onTrouble: (error: unknown) => told.push((error as Error).message),
  onWritten: (late: boolean) => told.push(`${name} written${late ? ' late' : ''}`),
});

test('a pause is twice the one before, up to a minute', () => {
  assert.deepEqual([1, 2, 3, 7, 8, 20].map(pauseAfter), [500, 1000, 2000, 32_000, 60_000, 60_000]);
});

test('a write that succeeds is forgotten', async () => {
  await queue.add(writeOf('a', 0));
  await queue.settle();
  assert.deepEqual(told, ['a tried', 'a written']);
  assert.equal(clock.waiting, 0);
});

test('a write that fails is tried again, and its trouble is told once', async () => {
  await queue.add(writeOf('a', 2));
  assert.deepEqual(told, ['a tried', 'a failed']);
  await clock.runFor(499);
  assert.equal(told.length, 2);
  await clock.runFor(1);
  await clock.runFor(1000);
  assert.deepEqual(told.slice(2), ['a tried', 'a tried', 'a written late']);
  assert.equal(clock.waiting, 0);
});

test('writes are tried one after the other, and a failure does not hold up the others', async () => {
  void queue.add(writeOf('a', 1));
  await queue.add(writeOf('b', 0));
  assert.deepEqual(told, ['a tried', 'a failed', 'b tried', 'b written', 'a tried', 'a written late']);
});

test('a stopped queue tries nothing more by itself', async () => {
  await queue.add(writeOf('a', 9));
  queue.stop();
  assert.equal(clock.waiting, 0);
});
