import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { WorkerClient } from '../../../../web/app/search/search_client';
import { SeedSearch, type Plan } from '../../../../web/app/search/seed_search';
import { TestClock } from '../../support/clock';
import { settled } from '../../support/dom';
import { engine } from '../../support/engine';
import { TestWorker } from '../../support/worker';

const criteria = { where: 'count(item, "potion", 1..2) >= 4', score: '', deepest: 2, style: 'brogue' } as const;
const plan: Plan = { criteria, first: 100n, count: 40 };

let found: string[];
let troubles: string[];
beforeEach(() => {
  TestWorker.all.length = 0;
  found = [];
  troubles = [];
});

function begin(of = plan, { workers = 2, isDiligent = true } = {}): SeedSearch {
  const clock = new TestClock();
  const start = (options = {}) => {
    const worker = new TestWorker();
    worker.isDiligent = isDiligent;
    return new WorkerClient(worker.asWorker, { clock, ...options });
  };
  const search = new SeedSearch(
    of,
    { workers, start },
    {
      onHit: ({ seed }) => found.push(seed),
      onChange: () => {},
      onTrouble: (sentence) => troubles.push(sentence),
    },
  );
  search.goOn();
  return search;
}

async function until(question: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !question(); ++i) await settled();
  assert.ok(question());
}

const expected = () => [
  ...[...engine.search({ where: criteria.where, seeds: ['100', '139'], depth: [1, 2] })].map(({ seed }) => seed),
];

test('the hits are those of the engine, in the order of their seeds', async () => {
  const search = begin();
  await until(() => search.state === 'done');
  assert.ok(found.length > 3);
  assert.deepEqual(found, expected());
  assert.deepEqual([search.done, search.found], [40, found.length]);
  assert.ok(search.levels >= 40 && search.levels <= 80, `${search.levels} levels`);
  assert.deepEqual([search.workers.length, troubles], [0, []]);
  assert.ok(TestWorker.all.every(({ isTerminated }) => isTerminated));
});

test('a search generates every level once', async () => {
  // Never true, and not decided before the last level.
  const where = 'count(item, "plate armor", 1..5) >= 60';
  const search = begin({ criteria: { where, score: '', deepest: 5, style: 'brogue' }, first: 1n, count: 60 });
  await until(() => search.state === 'done');
  assert.deepEqual([search.done, search.levels, found], [60, 300, []]);
});

test('blocks that are done out of order are told in order', async () => {
  const search = begin({ ...plan, count: 8 }, { isDiligent: false });
  await settled();
  const [first, second] = TestWorker.all;
  second.answer();
  await settled();
  assert.deepEqual([found, search.done], [[], 4]);
  first.answer();
  await settled();
  assert.deepEqual(
    found,
    expected().filter((seed) => Number(seed) < 108),
  );
});

test('a paused search finishes the blocks begun and takes no others, until it goes on', async () => {
  const search = begin(plan, { isDiligent: false });
  await settled();
  search.pause();
  for (const worker of TestWorker.all) worker.answer();
  await settled();
  assert.deepEqual([search.state, search.done], ['paused', 8]);
  for (const worker of TestWorker.all) assert.deepEqual(worker.tasks, []);
  const { elapsed } = search;
  assert.equal(search.elapsed, elapsed);
  for (const worker of TestWorker.all) worker.isDiligent = true;
  search.goOn();
  await until(() => search.state === 'done');
  assert.deepEqual(found, expected());
  assert.equal(TestWorker.all.length, 2, 'the idle workers went on');
});

test('a cancelled search ends its workers at once and counts nothing any more', async () => {
  const search = begin(plan, { isDiligent: false });
  await settled();
  search.cancel();
  assert.deepEqual([search.state, search.workers.length, search.done], ['cancelled', 0, 0]);
  await settled();
  search.goOn();
  assert.equal(search.state, 'cancelled');
  assert.deepEqual(troubles, []);
});

test('a worker that dies is reported and replaced, and no hit is lost', async () => {
  const search = begin(plan, { isDiligent: false });
  await settled();
  TestWorker.all[0].fail('out of memory');
  await settled();
  assert.deepEqual(troubles, [
    'A worker stopped: out of memory. Another takes its place and does seeds 100 to 103 again.',
  ]);
  assert.equal(TestWorker.all.length, 3);
  for (const worker of TestWorker.all) {
    worker.isDiligent = true;
    worker.answer();
  }
  await until(() => search.state === 'done');
  assert.deepEqual(found, expected());
});

test('after three deaths over the same seeds the search rests, and can be tried again', async () => {
  const search = begin({ ...plan, count: 1 }, { workers: 1, isDiligent: false });
  for (let i = 0; i < 3; ++i) {
    await settled();
    TestWorker.all[i].fail('unreachable');
  }
  await settled();
  assert.equal(search.state, 'paused');
  assert.equal(troubles[0], 'A worker stopped: unreachable. Another takes its place and does seed 100 again.');
  assert.equal(
    troubles[2],
    '3 workers stopped over seed 100: unreachable. Search paused. Press Continue to try again.',
  );
  search.goOn();
  await settled();
  TestWorker.all.at(-1)!.answer();
  await until(() => search.state === 'done');
});

test('the last seed can be searched', async () => {
  const search = begin({ ...plan, first: 18446744073709551615n, count: 1 });
  await until(() => search.state === 'done');
  assert.equal(search.done, 1);
});
