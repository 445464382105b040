import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();

test('a search finds the dungeons a catalogue keeps, in order', async () => {
  for (const where of [
    'count(item, "potion", 1..2) >= 4',
    'not monster("jackal") <= 3',
    'runic("reflection") or item("charm") <= 2',
  ]) {
    const request = { seeds: [1, 40], depth: [1, 3], where };
    const kept = [...new Set([...engine.catalog(request)].map((row) => row.seed))];
    const hits = [...engine.search(request)];
    assert.ok(kept.length > 0 && kept.length < 40, where);
    assert.deepEqual(
      hits.map((hit) => hit.seed),
      kept,
      where,
    );
    const again = [];
    for await (const hit of engine.search(request)) again.push(hit);
    assert.deepEqual(again, hits);
  }
});

test('a search that ranks has a score with every hit, and the same dungeons', () => {
  const request = { seeds: [1, 40], depth: [1, 3], where: 'count(item, "potion", 1..2) >= 4' };
  const plain = [...engine.search(request)];
  const score = '100 * count(item, "scroll", 2..3) - item("food")';
  const ranked = [...engine.search({ ...request, score })];
  assert.ok(plain.every(({ score }) => score === null));
  assert.deepEqual(
    ranked.map(({ seed }) => seed),
    plain.map(({ seed }) => seed),
  );
  for (const hit of ranked) {
    const rows = [...engine.catalog({ seeds: hit.seed, depth: request.depth })];
    const scrolls = rows.filter(({ category, depth }) => category === 'scroll' && depth > 1);
    const food = rows.filter(({ category }) => category === 'food').map(({ depth }) => depth);
    const pieces = scrolls.reduce((sum, { quantity }) => sum + quantity, 0);
    assert.equal(hit.score, 100 * pieces - Math.min(4, ...food));
  }
});

test('a score that cannot be read is refused with its column', () => {
  const request = { seeds: [1, 40], depth: [1, 3], where: 'item("food")' };
  for (const [score, ...words] of [
    ['', 'score', 'docs/catalog.md'],
    [7, 'score'],
    ['item("food") +', 'score, column 15: expected a number'],
    ['item("food") * 3', 'score, column 14'],
    ['count(item, "food", 1..9)', 'depth 9'],
  ])
    assert.throws(() => engine.search({ ...request, score }), refusal('bad-score', ...words));
  try {
    engine.search({ ...request, score: 'x' });
  } catch (error) {
    assert.equal(error.column, 1);
  }
  assert.throws(() => engine.catalog({ ...request, score: '1' }), refusal('bad-argument', 'score'));
});

test('a hit lists the entries that met the condition as rows of the catalogue', () => {
  const request = { seeds: [1, 10], depth: [1, 4], where: 'item("food") <= 4' };
  const rows = [...engine.catalog({ seeds: request.seeds, depth: request.depth })];
  const hits = [...engine.search(request)];
  assert.ok(hits.length > 0);
  for (const { seed, found } of hits) {
    assert.ok(found.length > 0);
    for (const row of found) {
      assert.equal(row.category, 'food');
      assert.ok(rows.some((other) => other.seed === seed && JSON.stringify(other) === JSON.stringify(row)));
    }
  }
});

test('the watch callback is called for every level, and dungeons are left early', () => {
  let levels = 0;
  const watch = () => {
    ++levels;
  };
  assert.deepEqual([...engine.search({ seeds: [1, 5], depth: [1, 26], where: 'item("gold") < 1', watch })], []);
  assert.equal(levels, 5);
});

test('every name in searchNames is accepted in a condition', () => {
  const names = engine.searchNames();
  assert.deepEqual(Object.keys(names), ['item', 'ally', 'monster', 'machine', 'altar', 'runic']);
  for (const [what, list] of Object.entries(names)) {
    assert.ok(list.length >= 3);
    for (const name of list) engine.search({ seeds: 1, where: `${what}("${name}")` });
  }
});

test('a search with bad options is refused, with the column of an error in the condition', () => {
  const where = 'item("dagger")';
  const refused = (options, ...expected) => assert.throws(() => engine.search(options), refusal(...expected));
  const columnOf = (options) => {
    try {
      engine.search(options);
    } catch (error) {
      return error.column;
    }
    return null;
  };
  const misspelt = { seeds: 1, where: 'item("dagger") and ally("unicorm")' };
  refused(misspelt, 'bad-where', 'column 25', 'unicorn');
  assert.equal(columnOf(misspelt), 25);
  for (const condition of [undefined, '', '  ', 7]) {
    refused({ seeds: 1, where: condition }, 'bad-where', 'condition');
    assert.equal(columnOf({ seeds: 1, where: condition }), undefined);
  }
  refused({ seeds: [2, 1], where }, 'bad-seed', '2..1');
  refused({ seeds: 1, depth: 41, where }, 'bad-depth', '41');
  refused({ seeds: 1, style: 'gothic', where }, 'bad-style', 'gothic');
  refused({ seeds: 1, where, watch: 1 }, 'bad-argument', 'watch');
  refused({ seeds: 1, where, speed: 1 }, 'bad-argument', 'speed');
});
