import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { goldenLevels } from './golden.mjs';
import { loadCellophane, modulePath, refusal } from './support.mjs';

const engine = await loadCellophane();
const level = engine.generate({ seed: 1729, depth: 7 });
const at = (x, y) => y * level.width + x;

test('colors hold a glyph and two colours for every cell', () => {
  const { glyph, fg, bg } = level.colors();
  for (const list of [glyph, fg, bg]) {
    assert.ok(list instanceof Uint32Array);
    assert.equal(list.length, level.width * level.height);
  }
  assert.ok([...fg, ...bg].every((color) => color <= 0xffffff));
  assert.equal(String.fromCodePoint(glyph[at(...level.stairs.down)]), '>');
  assert.ok(new Set(bg).size > 5);
});

test('colors agree with the text, and rock can be left blank', () => {
  const text = [...level.toText().replaceAll('\n', '')].map((sign) => sign.codePointAt(0));
  assert.deepEqual([...level.colors().glyph], text);
  const { glyph, bg } = level.colors({ rock: false });
  const blank = text.map((_sign, i) => i).filter((i) => glyph[i] !== text[i]);
  assert.ok(blank.length > 100);
  for (const i of blank)
    assert.deepEqual([text[i], glyph[i], bg[i], level.rows[Math.floor(i / 79)][i % 79]], [0x23, 0x20, 0, '#']);
});

test('items and monsters can be left out of colors', () => {
  const whole = level.colors();
  const { x, y } = level.items.find(({ carriedBy }) => carriedBy === null);
  const monster = level.monsters.find(({ dormant }) => !dormant);
  const bare = level.colors({ items: false, monsters: false });
  assert.notEqual(bare.glyph[at(x, y)], whole.glyph[at(x, y)]);
  assert.notEqual(bare.glyph[at(monster.x, monster.y)], whole.glyph[at(monster.x, monster.y)]);
  const withItems = level.colors({ monsters: false });
  assert.equal(withItems.glyph[at(x, y)], whole.glyph[at(x, y)]);
  assert.equal(withItems.glyph[at(monster.x, monster.y)], bare.glyph[at(monster.x, monster.y)]);
  assert.throws(() => level.colors({ items: 1 }), refusal('bad-argument', 'items', 'true, false'));
});

test('dots mix the colours of each cell, and blank cells are transparent', () => {
  const colors = level.colors({ rock: false });
  const dots = engine.dots(colors);
  assert.ok(dots instanceof Uint8ClampedArray);
  assert.equal(dots.length, level.width * level.height * 4);
  colors.glyph.forEach((sign, i) => {
    const isBlank = sign === 0x20 && colors.bg[i] === 0;
    assert.equal(dots[i * 4 + 3], isBlank ? 0 : 255);
    const ends = [colors.fg[i] >> 16, colors.bg[i] >> 16];
    if (!isBlank) assert.ok(dots[i * 4] >= Math.min(...ends) && dots[i * 4] <= Math.max(...ends), `cell ${i}`);
  });
  const painted = {
    glyph: new Uint32Array([0x20, 0x67]),
    fg: new Uint32Array([0, 0xff0000]),
    bg: new Uint32Array([0x102030, 0]),
  };
  const [red, green, blue, alpha, ...creature] = engine.dots(painted);
  assert.deepEqual([red, green, blue, alpha], [0x10, 0x20, 0x30, 255]);
  assert.ok(creature[0] > 200 && creature[1] === 0 && creature[2] === 0, String(creature));
  assert.throws(() => engine.dots(5), refusal('bad-argument', 'the colors', 'level.colors()'));
  assert.throws(
    () => engine.dots({ ...painted, bg: new Uint32Array(1) }),
    refusal('bad-argument', 'bg', 'a Uint32Array'),
  );
  assert.throws(() => engine.dots({ ...painted, glyph: [1, 2] }), refusal('bad-argument', 'glyph', 'a Uint32Array'));
});

test('colors are new arrays each time', () => {
  level.colors().glyph.fill(0);
  assert.notEqual(level.colors().glyph[at(...level.stairs.down)], 0);
});

test('without reveal secrets and dormant monsters are hidden', () => {
  const levels = [1, 2, 3, 4, 5, 6].map((seed) => engine.generate({ seed, depth: 9 }));
  assert.ok(
    levels.some((other) => other.colors({ reveal: false }).glyph.some((sign, i) => sign !== other.colors().glyph[i])),
  );
  const sleepers = levels.flatMap((other) =>
    other.monsters.filter(({ dormant }) => dormant).map(({ x, y }) => ({ other, x, y })),
  );
  assert.ok(sleepers.length > 0);
  for (const { other, x, y } of sleepers)
    assert.notEqual(other.describe(x, y), other.describe(x, y, { reveal: false }));
});

test('describe gives a sentence about a cell', () => {
  assert.match(level.describe(...level.stairs.up), /^[A-Z].*staircase.*\.$/);
  const { x, y } = level.monsters.find(({ kind, dormant }) => kind === 'jackal' && !dormant);
  assert.match(level.describe(x, y), /jackal/);
});

test('bad arguments of describe, colors and dots are refused', () => {
  assert.throws(() => level.describe(-1, 0), refusal('bad-argument', 'x', '-1', '78'));
  assert.throws(() => level.describe(0, 29), refusal('bad-argument', 'y', '29', '28'));
  assert.throws(() => level.colors({ reveal: 1 }), refusal('bad-argument', 'reveal', 'true, false'));
  assert.throws(() => level.colors({ rock: 'no' }), refusal('bad-argument', 'rock', 'true, false'));
  assert.throws(() => level.colors({ revael: true }), refusal('bad-argument', 'revael'));
});

test('the engine for levels gives the golden levels with the same colours', async () => {
  const path = fileURLToPath(new URL('map/cellophane.mjs', `file://${modulePath}`));
  assert.ok(existsSync(path), `${path} is missing`);
  const small = await (await import(path)).loadCellophane();
  for (const [i, { style, seed, depth, hash }] of goldenLevels().entries()) {
    const options = { style, seed, depth: Number(depth) };
    const level = small.generate(options);
    assert.equal(level.hash, hash, JSON.stringify(options));
    // Only every fourth level: the whole engine takes as long again, and is checked elsewhere.
    if (i % 4 === 0) assert.deepEqual(level.colors(), engine.generate(options).colors(), JSON.stringify(options));
  }
});
