import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goldenShortLevels } from './golden.mjs';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const depths = { rapid: [6, 10], bullet: [3, 5] };

test('golden levels of short dungeons have the same hashes as natively', () => {
  const rows = goldenShortLevels();
  assert.equal(rows.length, 30);
  for (const { variant, seed, depth, hash } of rows)
    assert.equal(engine.generate({ seed, depth: Number(depth), variant }).hash, hash, `${variant} ${seed} ${depth}`);
});

for (const [variant, [amulet, deepest]] of Object.entries(depths)) {
  test(`levels, games, catalogues and searches of ${variant}`, () => {
    const level = engine.generate({ seed: 5, depth: 2, variant });
    assert.deepEqual([level.variant, level.style, level.toJSON().variant], [variant, 'brogue', variant]);
    assert.notEqual(level.hash, engine.generate({ seed: 5, depth: 2 }).hash);
    assert.equal([...engine.descend({ seed: 5, variant })].length, amulet);
    assert.equal([...engine.descend({ seed: 5, variant, depth: [1, deepest] })].at(-1).depth, deepest);
    const game = engine.newGame({ seed: 5, variant });
    assert.deepEqual([game.variant, game.depth], [variant, 1]);
    const replay = engine.openReplay(game.replay());
    assert.equal(replay.variant, variant);
    const rows = [...engine.catalog({ seeds: 5, variant })];
    assert.ok(rows.every((row) => row.variant === variant));
    assert.equal(rows.at(-1).depth, amulet);
    const [hit] = engine.search({ seeds: 5, variant, where: `item("Amulet of Yendor") <= ${amulet}` });
    assert.equal(hit.seed, '5');
    const stream = engine.stream({ seeds: 5, variant, layers: ['dungeon'] });
    assert.equal([...stream].length, amulet);
    for (const call of ['generate', 'newGame', 'descend'])
      assert.throws(
        () => engine[call]({ seed: 5, variant, depth: deepest + 1 }),
        refusal('bad-depth', `1 to ${deepest}`, variant),
      );
  });
}

test('without a variant, and with brogue, everything is as before', () => {
  const level = engine.generate({ seed: 5, variant: 'brogue' });
  assert.equal(level.hash, engine.generate({ seed: 5 }).hash);
  assert.equal(level.variant, 'brogue');
  assert.equal('variant' in level.toJSON(), false);
  assert.equal(
    [...engine.catalog({ seeds: 5, depth: 1 })].some((row) => 'variant' in row),
    false,
  );
});

test('unknown variants are refused', () => {
  for (const variant of ['slow', '', null, 'rapid/bullet']) {
    const bad = refusal('bad-variant', 'variant', 'brogue, rapid, bullet');
    assert.throws(() => engine.generate({ seed: 1, variant }), bad);
    assert.throws(() => engine.newGame({ seed: 1, variant }), bad);
    assert.throws(() => engine.catalog({ seeds: 1, variant }), bad);
  }
});
