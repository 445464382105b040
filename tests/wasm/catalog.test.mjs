import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();

/** The native program's output for the same dungeons (which the native tests check). */
const golden = readFileSync(new URL('../exports/catalog.csv', import.meta.url), 'utf8');
const goldenRequest = { seeds: [1, 3], depth: [1, 10] };
const columns = golden.slice(0, golden.indexOf('\n')).split(',');

/** A row as the native program writes it. */
const csvOf = (row) =>
  columns
    .map((column) => {
      const text = String(row[column] ?? '');
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');

test('the catalogue has the rows of the native program', () => {
  const lines = [...engine.catalog(goldenRequest)].map(csvOf);
  assert.ok(lines.length > 300);
  assert.deepEqual(lines, golden.trimEnd().split('\n').slice(1));
});

test('rows of the catalogue have exactly the columns of the native program', () => {
  for (const row of engine.catalog({ seeds: 1, depth: 1 })) assert.deepEqual(Object.keys(row), columns);
});

test('for await gives the same rows and lets timers run in between', async () => {
  const rows = [];
  let breaths = 0;
  const breathing = setInterval(() => {
    ++breaths;
  });
  for await (const row of engine.catalog({ seeds: [1, 6] })) rows.push(row);
  clearInterval(breathing);
  assert.deepEqual(rows, [...engine.catalog({ seeds: [1, 6] })]);
  assert.ok(breaths > 0);
});

test('the catalogue agrees with the levels it lists', () => {
  const count = (rows, what) => rows.filter((row) => what.includes(row.what)).length;
  for (const style of ['brogue', 'classic', 'accretion', 'rogue'])
    for (const depth of [1, 7, 13]) {
      const level = engine.generate({ seed: 42, depth, style });
      const rows = [...engine.catalog({ seeds: '42', depth, style })];
      const listed = level.items.filter(({ category, carriedBy }) => category !== 'gold' || carriedBy === null);
      assert.equal(count(rows, ['item']), listed.length);
      for (const { number, kind } of rows) if (number !== null) assert.equal(level.monsters[number].kind, kind);
      for (const { carrier, carrierMutation } of rows)
        if (carrier !== null) assert.equal(level.monsters[carrier].mutation, carrierMutation);
      assert.equal(count(rows, ['monster', 'ally']), level.monsters.length);
      assert.equal(count(rows, ['machine']), level.machines.length);
      assert.ok(level.items.length > 0 && level.monsters.length > 0);
      assert.ok(rows.every((row) => row.seed === '42' && row.depth === depth));
    }
});

test('a condition keeps exactly the dungeons that meet it, with all levels', () => {
  const depth = [1, 3];
  const isKept = (seed) =>
    [...engine.catalog({ seeds: seed, depth })].reduce(
      (sum, row) => sum + (row.category === 'potion' ? row.quantity : 0),
      0,
    ) >= 5;
  const expected = Array.from({ length: 30 }, (_, i) => String(i + 1)).filter(isKept);
  const rows = [...engine.catalog({ seeds: [1, 30], depth, where: 'count(item, "potion") >= 5' })];
  assert.ok(expected.length > 0 && expected.length < 30);
  assert.deepEqual([...new Set(rows.map((row) => row.seed))], expected);
  assert.deepEqual(
    rows.filter((row) => row.seed === expected[0]),
    [...engine.catalog({ seeds: expected[0], depth })],
  );
});

test('leaving the loop ends the catalogue, and each loop starts anew', () => {
  const catalog = engine.catalog({ seeds: [1n, 18446744073709551615n] });
  const firstOf = () => {
    for (const row of catalog) return row;
  };
  assert.deepEqual(firstOf(), firstOf());
  assert.equal(firstOf().seed, '1');
});

test('a catalogue ends after the largest seed', () => {
  const rows = [...engine.catalog({ seeds: ['18446744073709551614', '18446744073709551615'], depth: 1 })];
  assert.deepEqual([...new Set(rows.map((row) => row.seed))], ['18446744073709551614', '18446744073709551615']);
});

const bad = [
  [{}, 'bad-seed', 'seeds is undefined', '[from, to]'],
  [{ seeds: 0 }, 'bad-seed', 'seed'],
  [{ seeds: [9, 1] }, 'bad-seed', '9..1', 'lesser'],
  [{ seeds: [1] }, 'bad-seed', 'seeds is an array', '[from, to]', 'from 1 to 18446744073709551615'],
  [{ seeds: [1, 2, 3] }, 'bad-seed', 'seeds is an array', '[from, to]'],
  [{ seeds: [] }, 'bad-seed', 'seeds is an array', '[from, to]'],
  [{ seeds: [1, 2 ** 64] }, 'bad-seed', 'seeds[1] is 18446744073709552000', '[from, to]'],
  [{ seeds: '1..9' }, 'bad-seed', '1..9'],
  [{ seeds: 1, depth: 99 }, 'bad-depth', '99', '1 to 40', '[from, to]'],
  [{ seeds: 1, depth: [1] }, 'bad-depth', 'depth is an array', '1 to 40', '[from, to]'],
  [{ seeds: 1, depth: [0, 3] }, 'bad-depth', 'depth[0] is 0', '1 to 40'],
  [{ seeds: 1, depth: [5, 2] }, 'bad-depth', '5..2', 'lesser'],
  [{ seeds: 1, depth: [undefined, 2] }, 'bad-depth', '1 to 40'],
  [{ seeds: 1, depth: null }, 'bad-depth', '1 to 40'],
  [{ seeds: 1, style: 'gothic' }, 'bad-style', 'gothic', 'brogue'],
  [{ seeds: 1, where: '' }, 'bad-where', 'where'],
  [{ seeds: 1, where: 7 }, 'bad-where', '7'],
  [{ seeds: 1, where: 'item("unicorn")' }, 'bad-where', 'where, column 6', 'no item "unicorn"'],
  [{ seeds: 1, where: 'ally("unicorm") <= 10' }, 'bad-where', 'perhaps "unicorn"'],
  [{ seeds: 1, where: `${'('.repeat(5000)}` }, 'bad-where', 'column'],
  [{ seeds: 1, depth: 3, where: 'item("gold") <= 4' }, 'bad-where', 'depth 4', '3 to 3'],
  [{ seeds: 1, seed: 2 }, 'bad-argument', '"seed"', 'seeds'],
  [undefined, 'bad-argument', 'catalog'],
];
for (const [i, [options, code, ...words]] of bad.entries()) {
  test(`catalog options ${i} are refused at once: ${String(JSON.stringify(options)).slice(0, 60)}`, () => {
    assert.throws(() => engine.catalog(options), refusal(code, ...words));
  });
}

test('layouts are rows of the levels, in the size and with the measures asked for', () => {
  const rows = [...engine.layouts({ seeds: [1, 4], depth: [2, 3] })];
  assert.equal(rows.length, 8);
  for (const row of rows) {
    assert.deepEqual(Object.keys(row), [
      'seed',
      'depth',
      'dungeonVersion',
      'area',
      'rooms',
      'loops',
      'lakes',
      'stairs',
    ]);
    const level = engine.generate({ seed: row.seed, depth: row.depth });
    assert.equal(
      row.area,
      level.mask('findable').reduce((sum, one) => sum + one, 0),
    );
    assert.equal(row.rooms, level.toJSON().rooms.length);
    const way = level.path(level.stairs.up, level.stairs.down, { secrets: true });
    assert.equal(row.stairs, way && way.length - 1);
    level.dispose();
  }
  const dry = [...engine.layouts({ seeds: [1, 4], depth: 5, tune: { lakes: 0 }, width: 100, height: 40 })];
  assert.ok(dry.every(({ width, height, tuning }) => width === 100 && height === 40 && tuning.lakes === 0));
  assert.ok(dry.every(({ area }) => area > 500));
});

test('a tuned catalogue lists what tuned levels hold', () => {
  const tune = { machines: 0 };
  const [level, rows] = [
    engine.generate({ seed: 9, depth: 4, tune }),
    [...engine.catalog({ seeds: 9, depth: 4, tune })],
  ];
  assert.equal(rows.filter(({ what }) => what === 'monster' || what === 'ally').length, level.monsters.length);
  assert.deepEqual(rows[0].tuning, tune);
  assert.equal(rows[0].width, 79);
  assert.throws(
    () => engine.catalog({ seeds: 1, tune: { machines: 0 }, style: 'rogue' }),
    refusal('bad-tune', 'machines'),
  );
  assert.throws(() => engine.catalog({ seeds: 1, width: 9, height: 9 }), refusal('bad-size'));
  assert.throws(() => engine.catalog({ seeds: 1, watch: 3 }), refusal('bad-argument', 'watch'));
  let levels = 0;
  const listed = [...engine.catalog({ seeds: [1, 2], depth: [1, 2], watch: () => ++levels })];
  assert.ok(listed.length > levels);
  assert.equal(levels, 4);
});
