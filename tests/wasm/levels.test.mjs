import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goldenLevels } from './golden.mjs';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const styles = ['brogue', 'classic', 'accretion', 'rogue'];
const largest = '18446744073709551615';

test('the engine states its version and its dungeon version', () => {
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
    assert.ok(
      level.rows.every((row) => /^[#XSs+<>l=:~,mb^h.]{79}$/.test(row)),
      level.rows.join('\n'),
    );
    assert.match(level.hash, /^[0-9a-f]{16}$/);
    const { up, down } = level.stairs;
    assert.equal(level.rows[up[1]][up[0]], '<');
    assert.equal(level.rows[down[1]][down[0]], '>');
  });
}

test('the same seed gives the same level as a number, a bigint or a string', () => {
  const one = engine.generate({ seed: 42 });
  for (const seed of ['42', 42n, 42]) assert.deepEqual(engine.generate({ seed }).rows, one.rows);
  assert.notEqual(engine.generate({ seed: 43 }).hash, one.hash);
  assert.notEqual(engine.generate({ seed: 42, depth: 2 }).hash, one.hash);
  assert.notEqual(engine.generate({ seed: 42, style: 'classic' }).hash, one.hash);
});

test('the largest seed and the deepest level can be dug', () => {
  assert.equal(engine.generate({ seed: BigInt(largest), depth: 40 }).seed, largest);
  assert.equal(engine.generate({ seed: largest }).seed, largest);
});

test('a level has JSON, text and other forms that agree', () => {
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

test('the parts of a level’s JSON are complete and consistent', () => {
  let [keys, carried, followers] = [0, 0, 0];
  for (const [seed, depth] of [
    [1, 1],
    [1, 19],
    [2, 17],
    [7, 26],
    [9, 12],
    [42, 5],
  ]) {
    const level = engine.generate({ seed, depth });
    const json = level.toJSON();
    const numbers = new Set([0, ...json.machines.map(({ number }) => number)]);
    const inside = (x, y) => x >= 0 && x < json.width && y >= 0 && y < json.height;
    for (const layer of ['dungeon', 'liquid', 'surface', 'gas']) {
      assert.equal(json.terrain[layer].length, 79 * 29);
      assert.ok(json.terrain[layer].every((index) => json.terrain.names[index] !== undefined));
    }
    for (const item of json.items) {
      assert.ok(inside(item.x, item.y) && numbers.has(item.machine) && item.quantity > 0, JSON.stringify(item));
      for (const { at, machine } of item.opens)
        assert.ok(at === null ? numbers.has(machine) && machine > 0 : inside(...at));
      assert.equal(item.category === 'key' && item.opens.length === 0, false);
      keys += item.category === 'key';
      if (item.carriedBy === null) continue;
      const bearer = json.monsters[item.carriedBy];
      assert.deepEqual([bearer.x, bearer.y], [item.x, item.y]);
      assert.equal(json.items[bearer.carrying], item);
      ++carried;
    }
    for (const [i, monster] of json.monsters.entries()) {
      assert.ok(inside(monster.x, monster.y) && numbers.has(monster.machine));
      assert.ok(monster.health > 0 && monster.health <= monster.maxHealth);
      if (monster.leader !== null) assert.ok(json.monsters[monster.leader] && monster.leader !== i);
      followers += monster.leader !== null;
    }
    for (const machine of json.machines) assert.ok(inside(...machine.origin) && numbers.has(machine.parent));
    assert.deepEqual([level.items, level.monsters, level.machines], [json.items, json.monsters, json.machines]);
    assert.deepEqual(JSON.parse(JSON.stringify(level)), json);
  }
  assert.ok(keys > 0 && carried > 0 && followers > 0, `${keys} keys, ${carried} carried, ${followers} followers`);
});

test('levels are frozen, and their JSON is a new object', () => {
  const level = engine.generate({ seed: 42, depth: 5 });
  assert.throws(() => {
    level.items[0].x = 3;
  }, TypeError);
  assert.throws(() => {
    level.monsters.push({});
  }, TypeError);
  assert.throws(() => {
    level.rows[0] = '';
  }, TypeError);
  assert.throws(() => {
    level.stairs.up[0] = 9;
  }, TypeError);
  assert.throws(() => {
    level.stairs.up = [0, 0];
  }, TypeError);
  const json = level.toJSON();
  json.items.length = 0;
  assert.ok(level.items.length > 0 && level.toJSON().items.length > 0);
});

test('the option grid sets the grid of style rogue only', () => {
  const grid = engine.generate({ seed: 5, style: 'rogue', grid: [6, 2] });
  assert.equal(grid.toJSON().rooms.length, 12);
  assert.notDeepEqual(grid.rows, engine.generate({ seed: 5, style: 'rogue' }).rows);
  for (const value of [[3], [0, 3], [3, 501], [3, 1.5], ['3', 3], '3x3', null, 3]) {
    assert.throws(
      () => engine.generate({ seed: 5, style: 'rogue', grid: value }),
      refusal('bad-argument', 'grid', 'from 1 to 500'),
    );
  }
  assert.throws(() => engine.generate({ seed: 5, grid: [3, 3] }), refusal('bad-argument', 'grid', "'rogue'"));
});

test('maps come in other sizes', () => {
  const level = engine.generate({ seed: 5, width: 100, height: 60 });
  assert.equal(level.rows.length, 60);
  assert.equal(level.rows[0].length, 100);
});

test('golden levels have the same hashes as natively', () => {
  const rows = goldenLevels();
  assert.ok(rows.length > 0);
  const wrong = rows.filter(
    ({ style, seed, depth, hash }) => engine.generate({ style, seed, depth: Number(depth) }).hash !== hash,
  );
  assert.deepEqual(wrong, []);
});

const badSeeds = [
  0,
  '0',
  0n,
  -1,
  '-1',
  -1n,
  1.5,
  '1.5',
  2 ** 64,
  2n ** 64n,
  '18446744073709551616',
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' 7',
  '0x10',
  '1e3',
  'xyzzy',
  '9'.repeat(10_000),
  null,
  undefined,
  true,
  {},
  [],
  () => 1,
];

for (const [i, seed] of badSeeds.entries()) {
  test(`bad seed ${i} is refused: ${typeof seed} ${String(seed).slice(0, 24)}`, () => {
    assert.throws(() => engine.generate({ seed }), refusal('bad-seed', 'seed', largest));
    assert.throws(() => engine.newGame({ seed }), refusal('bad-seed', 'seed', largest));
  });
}

test('what could have been meant by a bad seed is written out', () => {
  const refused = (seed, ...words) => assert.throws(() => engine.generate({ seed }), refusal('bad-seed', ...words));
  refused('xyzzy', 'seed is "xyzzy"', 'engine.seedFromText("xyzzy")');
  refused(2 ** 60, 'not a safe integer', 'write 1152921504606846976n or "1152921504606846976"');
  for (const seed of [0, -1, 2 ** 64, 1.5, '', '1..9', '0x10', undefined])
    assert.throws(
      () => engine.generate({ seed }),
      (error) =>
        /^seed is [^;]*; allowed: a whole number from 1 to \d+, as [^.]*\.$/.test(error.message.replace('1..9', '')),
    );
  assert.throws(() => engine.generate(), refusal('bad-argument', 'the level options are undefined'));
  assert.throws(() => engine.generate({ seed: 1 }).colors(7), refusal('bad-argument', 'the options are 7'));
  assert.throws(() => engine.seedFromText('0'), refusal('bad-seed', 'The seed is "0"', 'or a word.'));
  assert.throws(() => engine.seedFromText(''), refusal('bad-seed', 'The seed is empty', 'or a word.'));
});

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

for (const size of [
  { width: 0 },
  { height: -3 },
  { width: 1.5 },
  { width: 501 },
  { height: 'tall' },
  { width: 10 },
  { height: 5 },
  { width: null },
  { width: 1e9, height: 1e9 },
]) {
  test(`size ${JSON.stringify(size)} is refused`, () => {
    assert.throws(() => engine.generate({ seed: 1, ...size }), refusal('bad-size'));
  });
}

test('misspelt options are refused rather than ignored', () => {
  assert.throws(() => engine.generate({ seed: 1, dept: 3 }), refusal('bad-argument', '"dept"', 'depth'));
  assert.throws(() => engine.generate(), refusal('bad-argument', 'undefined', 'seed'));
  assert.throws(() => engine.generate(7), refusal('bad-argument', '7'));
  assert.throws(() => engine.newGame({ seed: 1, width: 9 }), refusal('bad-argument', '"width"'));
  assert.throws(() => engine.newGame({ seed: 1, view: 'map' }), refusal('bad-argument', '"view"', 'style'));
  const level = engine.generate({ seed: 1 });
  assert.throws(() => level.toPng({ looks: 1 }), refusal('bad-argument', 'a name in the drawing options is "looks"'));
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
  assert.equal(engine.seedFromText('cafe\u0301'), engine.seedFromText('caf\u00e9'), 'one word however it was composed');
  for (const text of ['', '0', '-1', '1.5', '18446744073709551616', '7'.repeat(10_000), 'x'.repeat(10_000), 7, null])
    assert.throws(() => engine.seedFromText(text), refusal('bad-seed'), `accepted ${String(text).slice(0, 30)}`);
});

test('every date has its own seed, and anything but a date is refused', () => {
  const seed = engine.dailySeed('2026-11-21');
  assert.match(seed, /^[1-9]\d*$/);
  assert.equal(engine.dailySeed('2026-11-21'), seed);
  assert.notEqual(engine.dailySeed('2026-11-22'), seed);
  for (const date of ['2026-02-30', '2026-13-01', '21.11.2026', '', 'today', 20261121, undefined])
    assert.throws(() => engine.dailySeed(date), refusal('bad-argument', 'YYYY-MM-DD'));
});

test('a descent gives the same levels as single requests', () => {
  for (const style of styles) {
    const hashes = [...engine.descend({ seed: 7, style, depth: [1, 5] })].map(({ depth, hash }) => [depth, hash]);
    assert.deepEqual(
      hashes,
      [1, 2, 3, 4, 5].map((depth) => [depth, engine.generate({ seed: 7, style, depth }).hash]),
    );
  }
  const [fourth] = engine.descend({ seed: 7, depth: 4, width: 100, height: 40 });
  assert.equal(fourth.hash, engine.generate({ seed: 7, depth: 4, width: 100, height: 40 }).hash);
  assert.equal([...engine.descend({ seed: 7, style: 'rogue' })].length, 26);
});

test('a descent can be left at any time and run beside others', () => {
  const [one, other] = [engine.descend({ seed: 7 }), engine.descend({ seed: 8 })];
  const hashes = [one.next().value.hash, other.next().value.hash, one.next().value.hash];
  one.return();
  assert.ok(one.next().done);
  assert.deepEqual(
    hashes,
    [
      [7, 1],
      [8, 1],
      [7, 2],
    ].map(([seed, depth]) => engine.generate({ seed, depth }).hash),
  );
  assert.equal(other.next().value.depth, 2);
});

test('a descent with bad options is refused at once', () => {
  assert.throws(() => engine.descend({ seed: 0 }), refusal('bad-seed'));
  assert.throws(() => engine.descend({ seed: 1, depth: [3, 2] }), refusal('bad-depth', '3..2'));
  assert.throws(() => engine.descend({ seed: 1, depth: 41 }), refusal('bad-depth', '1 to 40'));
  assert.throws(() => engine.descend({ seed: 1, width: 30 }), refusal('bad-size', '40'));
  assert.throws(() => engine.descend({ seed: 1, style: 'nethack' }), refusal('bad-style'));
  assert.throws(() => engine.descend({ seed: 1, to: 3 }), refusal('bad-argument', '"to"'));
});

test('a descent is not changed by later changes of its options', () => {
  const grid = [3, 3];
  const wanted = engine.generate({ seed: 1, style: 'rogue', grid, depth: 1 }).hash;
  for (const change of [
    () => {
      grid[0] = 0;
    },
    () => {
      grid[0] = 'x';
    },
    () => {
      grid.length = 0;
    },
  ]) {
    grid.splice(0, 2, 3, 3);
    const descent = engine.descend({ seed: 1, style: 'rogue', grid, depth: [1, 2] });
    change();
    assert.equal(descent.next().value.hash, wanted);
    descent.return();
  }
});

test('arrays with holes are refused', () => {
  const holed = [3];
  holed.length = 2;
  for (const grid of [new Array(2), holed])
    assert.throws(
      () => engine.generate({ seed: 1, style: 'rogue', grid }),
      refusal('bad-argument', 'grid', 'from 1 to 500'),
    );
  assert.throws(() => engine.catalog({ seeds: holed }), refusal('bad-seed', 'seeds[1]', 'undefined'));
  assert.throws(() => engine.descend({ seed: 1, depth: holed }), refusal('bad-depth', 'depth[1]'));
});

test('a level disposed of by a getter of its options says so', () => {
  const disposing = (use) => {
    const level = engine.generate({ seed: 5 });
    assert.throws(() => use(level), refusal('disposed', 'generate'));
  };
  disposing((level) =>
    level.toSvg({
      get theme() {
        level.dispose();
        return 'dark';
      },
    }),
  );
  disposing((level) =>
    level.toPng({
      get theme() {
        level.dispose();
        return 'dark';
      },
    }),
  );
  disposing((level) =>
    level.toUniversalVtt({
      get reveal() {
        level.dispose();
        return true;
      },
    }),
  );
  disposing((level) =>
    level.describe(1, 1, {
      get reveal() {
        level.dispose();
        return true;
      },
    }),
  );
  disposing((level) =>
    level.colors({
      get rock() {
        level.dispose();
        return true;
      },
    }),
  );
});

test('colours whose buffers were transferred are refused by dots', () => {
  const { glyph, fg, bg } = engine.generate({ seed: 5 }).colors();
  const gone = new Uint32Array(4);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  assert.throws(() => engine.dots({ glyph: gone, fg: gone, bg: gone }), refusal('bad-argument', 'glyph', 'handed on'));
  assert.equal(engine.dots({ glyph, fg, bg }).length, glyph.length * 4);
});

test('items and monsters have names, and items their auras', () => {
  const levels = [...engine.descend({ seed: 3, depth: [1, 12] })];
  const items = levels.flatMap((level) => level.items);
  const monsters = levels.flatMap((level) => level.monsters);
  assert.ok(items.every(({ name }) => name.length > 0) && monsters.every(({ name }) => name.length > 0));
  assert.ok(items.some(({ category, kind, name }) => category === 'staff' && name.startsWith(`a staff of ${kind} [`)));
  for (const aura of ['good', 'bad', null])
    assert.ok(
      items.some((item) => item.aura === aura),
      String(aura),
    );
  assert.ok(items.filter(({ enchant }) => enchant < 0).every(({ aura }) => aura === 'bad'));
  for (const group of ['ordinary', 'boss'])
    assert.ok(
      monsters.some((monster) => monster.group === group),
      group,
    );
});
