import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goldenLevels } from './golden.mjs';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const styles = ['brogue', 'classic', 'accretion', 'rogue'];
const largest = '18446744073709551615';

test('the engine names its version and its dungeons\'', () => {
  assert.match(engine.version, /^\d+\.\d+\.\d+$/);
  assert.ok(Number.isInteger(engine.dungeonVersion) && engine.dungeonVersion >= 1);
});

for (const style of styles) {
  test(`a ${style} level has rows, stairs and a hash`, () => {
    const level = engine.generate({ seed: 1729, depth: 3, style });
    assert.equal(level.seed, '1729');
    assert.equal(level.style, style);
    assert.equal(level.depth, 3);
    assert.deepEqual([level.width, level.height], [79, 29]);
    assert.equal(level.rows.length, 29);
    assert.ok(level.rows.every((row) => /^[#XSs+<>l=:~,mb^h.]{79}$/.test(row)), level.rows.join('\n'));
    assert.match(level.hash, /^[0-9a-f]{16}$/);
    const { up, down } = level.stairs;
    assert.equal(level.rows[up[1]][up[0]], '<');
    assert.equal(level.rows[down[1]][down[0]], '>');
  });
}

test('the same link gives the same level, whatever form the seed has', () => {
  const one = engine.generate({ seed: 42 });
  for (const seed of ['42', 42n, 42]) assert.deepEqual(engine.generate({ seed }).rows, one.rows);
  assert.notEqual(engine.generate({ seed: 43 }).hash, one.hash);
  assert.notEqual(engine.generate({ seed: 42, depth: 2 }).hash, one.hash);
  assert.notEqual(engine.generate({ seed: 42, style: 'classic' }).hash, one.hash);
});

test('the largest seed and the deepest level are dug', () => {
  assert.equal(engine.generate({ seed: BigInt(largest), depth: 40 }).seed, largest);
  assert.equal(engine.generate({ seed: largest }).seed, largest);
});

test('a level has its other forms', () => {
  const level = engine.generate({ seed: 7, depth: 5 });
  const json = level.toJSON();
  assert.equal(json.format, 'cellophane-level');
  assert.equal(json.seed, '7');
  assert.equal(json.depth, 5);
  assert.deepEqual(json.rows, level.rows);
  assert.deepEqual(json.stairs, level.stairs);
  const lines = level.toText().replace(/\n$/, '').split('\n');
  assert.equal(lines.length, 29);
  assert.ok(lines.every((line) => [...line].length <= 79));
  assert.ok(level.toAnsi().includes('\x1b['));
});

test('style rogue builds on any grid, and only it', () => {
  const grid = engine.generate({ seed: 5, style: 'rogue', grid: [6, 2] });
  assert.equal(grid.toJSON().rooms.length, 12);
  assert.notDeepEqual(grid.rows, engine.generate({ seed: 5, style: 'rogue' }).rows);
  for (const value of [[3], [0, 3], [3, 501], [3, 1.5], ['3', 3], '3x3', null, 3]) {
    assert.throws(() => engine.generate({ seed: 5, style: 'rogue', grid: value }),
      refusal('bad-argument', 'grid', 'from 1 to 500'));
  }
  assert.throws(() => engine.generate({ seed: 5, grid: [3, 3] }), refusal('bad-argument', 'grid', "'rogue'"));
});

test('maps come in other sizes', () => {
  const level = engine.generate({ seed: 5, width: 100, height: 60 });
  assert.equal(level.rows.length, 60);
  assert.equal(level.rows[0].length, 100);
});

test('every golden level comes out as it does natively', () => {
  const rows = goldenLevels();
  assert.ok(rows.length > 0);
  const wrong = rows.filter(({ style, seed, depth, hash }) =>
    engine.generate({ style, seed, depth: Number(depth) }).hash !== hash);
  assert.deepEqual(wrong, []);
});

const badSeeds = [0, '0', 0n, -1, '-1', -1n, 1.5, '1.5', 2 ** 64, (2n ** 64n), '18446744073709551616', 2 ** 53,
  Number.NaN, Number.POSITIVE_INFINITY, '', ' 7', '0x10', '1e3', 'xyzzy', '9'.repeat(10_000), null, undefined, true,
  {}, [], () => 1];

for (const [i, seed] of badSeeds.entries()) {
  test(`seed ${i} of the bad ones is refused: ${typeof seed} ${String(seed).slice(0, 24)}`, () => {
    assert.throws(() => engine.generate({ seed }), refusal('bad-seed', 'seed', largest));
    assert.throws(() => engine.newGame({ seed }), refusal('bad-seed', 'seed', largest));
  });
}

for (const depth of [0, 41, -1, 1.5, 'x', '3', null, Number.NaN]) {
  test(`depth ${JSON.stringify(depth)} is refused`, () => {
    assert.throws(() => engine.generate({ seed: 1, depth }), refusal('bad-depth', 'depth', '1 to 40'));
    assert.throws(() => engine.newGame({ seed: 1, depth }), refusal('bad-depth', 'depth', '1 to 40'));
  });
}

for (const style of ['nethack', '', 'Brogue', 0, null, {}]) {
  test(`style ${JSON.stringify(style)} is refused, and the four are listed`, () => {
    assert.throws(() => engine.generate({ seed: 1, style }), refusal('bad-style', ...styles));
    assert.throws(() => engine.newGame({ seed: 1, style }), refusal('bad-style', ...styles));
  });
}

for (const size of [{ width: 0 }, { height: -3 }, { width: 1.5 }, { width: 501 }, { height: 'tall' }, { width: 10 },
  { height: 5 }, { width: null }, { width: 1e9, height: 1e9 }]) {
  test(`size ${JSON.stringify(size)} is refused`, () => {
    assert.throws(() => engine.generate({ seed: 1, ...size }), refusal('bad-size'));
  });
}

test('misspelt options are refused rather than ignored', () => {
  assert.throws(() => engine.generate({ seed: 1, dept: 3 }), refusal('bad-argument', '"dept"', 'depth'));
  assert.throws(() => engine.generate(), refusal('bad-argument', 'undefined', 'seed'));
  assert.throws(() => engine.generate(7), refusal('bad-argument', '7'));
  assert.throws(() => engine.newGame({ seed: 1, width: 9 }), refusal('bad-argument', '"width"'));
  assert.throws(() => engine.newGame({ seed: 1, view: 'dig' }), refusal('bad-argument', '"dig"', 'map'));
});

test('a typed seed is a number or a word', () => {
  assert.equal(engine.seedFromText('1729'), '1729');
  assert.equal(engine.seedFromText(largest), largest);
  assert.match(engine.seedFromText('xyzzy'), /^[1-9]\d*$/);
  assert.equal(engine.seedFromText('xyzzy'), engine.seedFromText('xyzzy'));
  assert.notEqual(engine.seedFromText('xyzzy'), engine.seedFromText('plugh'));
  // FNV-1a, 64 bits, over the bytes of UTF-8: published test vectors.
  assert.equal(engine.seedFromText('foobar'), String(0x85944171f73967e8n));
  assert.equal(engine.seedFromText('a'), String(0xaf63dc4c8601ec8cn));
  assert.match(engine.seedFromText('Höhle ♀'), /^[1-9]\d*$/);
  for (const text of ['', '0', '-1', '1.5', '18446744073709551616', '7'.repeat(10_000), 'x'.repeat(10_000), 7, null])
    assert.throws(() => engine.seedFromText(text), refusal('bad-seed'), `accepted ${String(text).slice(0, 30)}`);
});

test('every day has its seed', () => {
  const seed = engine.dailySeed('2026-11-21');
  assert.match(seed, /^[1-9]\d*$/);
  assert.equal(engine.dailySeed('2026-11-21'), seed);
  assert.notEqual(engine.dailySeed('2026-11-22'), seed);
  for (const date of ['2026-02-30', '2026-13-01', '21.11.2026', '', 'today', 20261121, undefined])
    assert.throws(() => engine.dailySeed(date), refusal('bad-argument', 'YYYY-MM-DD'));
});
