// The stages of a level's digging, by the whole engine and by the one made for digs.

import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { loadCellophane, modulePath, refusal } from './support.mjs';

const engine = await loadCellophane();
const engineAt = (folder) => import(pathToFileURL(join(dirname(modulePath), folder, 'cellophane.mjs')));
const styles = ['brogue', 'classic', 'accretion', 'rogue'];

const sameColors = (one, other) =>
  ['glyph', 'fg', 'bg'].every(
    (part) => Buffer.compare(Buffer.from(one[part].buffer), Buffer.from(other[part].buffer)) === 0,
  );

test('a level dug with stages has the same hash, and its last picture shows it', () => {
  for (const style of styles)
    for (const depth of [1, 7, 26]) {
      const plain = engine.generate({ seed: 1729, depth, style });
      const watched = engine.generate({ seed: 1729, depth, style, stages: true });
      assert.equal(watched.hash, plain.hash);
      const { steps, list } = watched.stages;
      for (const rock of [true, false])
        assert.ok(
          sameColors(watched.stages.picture(steps.length - 1, { rock }), plain.colors({ rock })),
          `${style} ${depth}`,
        );
      assert.equal(list.at(-1).last, steps.length - 1);
    }
});

test('without the option stages nothing is recorded', () => {
  for (const options of [{}, { stages: false }]) {
    const level = engine.generate({ seed: 1, ...options });
    assert.equal('stages' in level, false);
  }
});

test('stages cover all steps in order, and each step has its kind’s properties', () => {
  for (const style of styles) {
    const { stages, width, height } = engine.generate({ seed: 5, depth: 9, style, stages: true });
    let next = 0;
    for (const [i, stage] of stages.list.entries()) {
      assert.equal(stage.first, next);
      assert.ok(stage.title && /\.$/.test(stage.line), stage.name);
      for (let step = stage.first; step <= stage.last; ++step) assert.equal(stages.steps[step].stage, i);
      assert.equal(stages.steps[stage.last].kind, 'stage');
      next = stage.last + 1;
    }
    assert.equal(next, stages.steps.length);
    for (const { caption, cells, beside, refused, tried } of stages.steps) {
      assert.match(caption, /^[^a-z].*\.$/);
      for (const cell of [...cells, ...beside]) assert.ok(cell >= 0 && cell < width * height);
      assert.ok(refused.length <= 8 && (refused.length === 0 || refused.length <= tried));
    }
    // Style classic has few loops, and sometimes none.
    const telling = { rogue: 'corridor', classic: 'lake' }[style] ?? 'loop';
    assert.ok(
      stages.steps.some(({ kind }) => kind === telling),
      style,
    );
    assert.ok(stages.steps.filter(({ kind }) => kind === 'room').length > 5);
  }
});

test('a step with a room changes only the room’s cells', () => {
  const { stages } = engine.generate({ seed: 1729, depth: 4, stages: true });
  for (const [i, step] of stages.steps.entries()) {
    if (step.kind !== 'room' || i === 0) continue;
    const before = stages.picture(i - 1);
    const after = stages.picture(i);
    const [x, y] = step.at;
    const own = new Set([...step.cells, ...step.beside, y * 79 + x]);
    let changed = 0;
    for (let cell = 0; cell < after.glyph.length; ++cell) {
      if (before.glyph[cell] === after.glyph[cell] && before.bg[cell] === after.bg[cell]) continue;
      assert.ok(own.has(cell));
      ++changed;
    }
    assert.ok(changed > 0);
  }
});

test('only steps that draw cells for items have weights', () => {
  const { stages, width, height } = engine.generate({ seed: 1729, depth: 4, stages: true });
  const dealt = stages.steps.findIndex(({ kind }) => kind === 'tickets');
  const tickets = stages.tickets(dealt);
  assert.ok(tickets instanceof Uint32Array);
  assert.equal(tickets.length, width * height);
  const drawn = stages.steps
    .map((step, i) => ({ ...step, i }))
    .filter(({ kind, i }) => kind === 'item' && stages.tickets(i));
  assert.ok(drawn.length > 2);
  for (const {
    i,
    at: [x, y],
  } of drawn)
    assert.ok(stages.tickets(i)[y * width + x] > 0);
  assert.equal(stages.tickets(0), null);
});

test('pictures of steps that do not exist are refused', () => {
  const { stages } = engine.generate({ seed: 1, stages: true });
  for (const step of [-1, stages.steps.length, 1.5, '0', undefined])
    assert.throws(() => stages.picture(step), refusal('bad-argument', 'step', `${stages.steps.length - 1}`));
  assert.throws(() => stages.tickets(-1), refusal('bad-argument', 'step'));
  assert.throws(() => stages.picture(0, { rock: 1 }), refusal('bad-argument', 'rock'));
  assert.throws(() => stages.picture(0, { rocks: true }), refusal('bad-argument', 'rocks'));
  assert.throws(() => engine.generate({ seed: 1, stages: 'yes' }), refusal('bad-argument', 'stages', 'true, false'));
  assert.throws(() => engine.generate({ seed: 1, depth: 41, stages: true }), refusal('bad-depth', '41'));
  assert.throws(() => engine.generate({ seed: 1, width: 10, height: 10, stages: true }), refusal('bad-size', '10'));
});

test('stages are frozen, and pictures are copies that survive the level', () => {
  const level = engine.generate({ seed: 1, stages: true });
  assert.throws(() => {
    level.stages.steps[0].caption = '';
  }, TypeError);
  assert.throws(() => {
    level.stages.list.push({});
  }, TypeError);
  const picture = level.stages.picture(3);
  picture.glyph.fill(0);
  assert.notDeepEqual(level.stages.picture(3).glyph, picture.glyph);
  level.dispose();
  assert.ok(level.stages.picture(3).glyph.length > 0);
});

test('the engine for digs records the same stages', async () => {
  const digs = await (await engineAt('dig')).loadCellophane();
  const options = { seed: 77, depth: 12, stages: true };
  const one = engine.generate(options).stages;
  const other = digs.generate(options).stages;
  assert.deepEqual(other.steps, one.steps);
  assert.deepEqual(other.list, one.list);
  assert.ok(sameColors(one.picture(50), other.picture(50)));
});

test('the engine without recording refuses the option stages', async () => {
  const { CellophaneError: LevelsError, loadCellophane: loadLevels } = await engineAt('map');
  const levels = await loadLevels();
  assert.throws(
    () => levels.generate({ seed: 1, stages: true }),
    (error) =>
      error instanceof LevelsError &&
      error.code === 'bad-argument' &&
      error.message === 'stages is true; allowed: false, because this engine does not record how levels are dug.',
  );
  assert.equal('stages' in levels.generate({ seed: 1, stages: false }), false);
});

test('stages of maps of any size are recorded', () => {
  const { stages } = engine.generate({ seed: 3, style: 'rogue', width: 200, height: 90, grid: [5, 4], stages: true });
  assert.equal(stages.picture(2).glyph.length, 200 * 90);
  assert.equal(stages.steps.filter(({ kind }) => kind === 'room').length, 20);
});
