import '../../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnResult, type ResultWorker } from '../../../../web/app/share/result_client';

class TestWorker implements ResultWorker {
  onmessage: ResultWorker['onmessage'] = null;
  onerror: ResultWorker['onerror'] = null;
  tasks: unknown[] = [];
  isTerminated = false;
  postMessage(task: unknown): void {
    this.tasks.push(task);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: unknown): void {
    this.onmessage!.call(this as never, { data } as MessageEvent);
  }
}
const task = { recording: new Uint8Array([1]), options: {} };

test('a worker draws one result, and ends with it', async () => {
  const worker = new TestWorker();
  const drawn = drawnResult(task, new AbortController().signal, worker);
  assert.deepEqual(worker.tasks, [task]);
  worker.answer({ card: 'the card' });
  assert.equal(await drawn, 'the card');
  assert.ok(worker.isTerminated);
});

test('what goes wrong in the worker, or keeps it from being fetched, is told', async () => {
  const failing = new TestWorker();
  const drawn = drawnResult(task, new AbortController().signal, failing);
  failing.answer({ failure: 'not over' });
  await assert.rejects(drawn, /not over/);
  const missing = new TestWorker();
  const never = drawnResult(task, new AbortController().signal, missing);
  missing.onerror!.call(missing as never, new Event('error') as ErrorEvent);
  await assert.rejects(never, /could not be fetched/);
  assert.ok(failing.isTerminated && missing.isTerminated);
});

test('a worker is ended when nobody waits any longer', () => {
  const worker = new TestWorker();
  const given = new AbortController();
  void drawnResult(task, given.signal, worker);
  given.abort();
  assert.ok(worker.isTerminated);
});
